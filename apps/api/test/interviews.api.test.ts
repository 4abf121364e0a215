import { formatDate } from '@job-alert/domain/india/calendar';
import { beforeAll, describe, expect, test } from 'vitest';
import { decideApplication, setApplicationActive } from './builders/admin.js';
import { apply, approvedApplication, type Office, openOffice } from './builders/applications.js';
import { approvedEmployer, openJob, propose, schedule, scheduleError, setJobActive } from './builders/employer.js';
import { daysFromToday } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

const MY_INTERVIEWS = `query ($when: InterviewWhen) { viewer { interviews(when: $when, first: 100) {
  nodes { application { id candidate { firstName } } date time roundType approvalState }
} } }`;

const OFFERED = `{
  viewer {
    applications(first: 100, filter: { canBeInvited: true }) { nodes { id invitationProblem } }
    others: applications(first: 100, filter: { canBeInvited: false }) { nodes { id invitationProblem } }
    jobs(filter: { approvalState: APPROVED }) { nodes { id } }
  }
}`;

describe('scheduling an interview', () => {
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
  });

  const applicant = async () => (await approvedApplication(portal, office)).applicationId;

  /** Schedules and approves an interview. */
  async function scheduleAndApprove(applicationId: string, values: Record<string, unknown> = {}): Promise<void> {
    await schedule(office.employer, applicationId, values);
    await decideApplication(office.admin, applicationId, 'APPROVE');
  }

  test('proposes the status INTERVIEW_SCHEDULED with the interview', async () => {
    const id = await applicant();
    expect(await schedule(office.employer, id)).toMatchObject({
      status: 'PENDING',
      proposedStatus: 'INTERVIEW_SCHEDULED',
      interviews: [{ roundType: 'FIRST_ROUND', date: daysFromToday(3), time: '11:00', approvalState: 'PENDING' }],
    });
  });

  test.each([
    ['a day in the past', { date: '2020-01-01' }, { date: ['Interview date and time must be in the future.'] }],
    [
      'a reschedule without an earlier interview',
      { roundType: 'RESCHEDULE' },
      { roundType: ['A reschedule requires an earlier interview for this application.'] },
    ],
  ])('is rejected for %s', async (_, values, fields) => {
    const id = await applicant();
    expect(await scheduleError(office.employer, id, values)).toMatchObject({ code: 'INVALID_INPUT', fields });
    const rows: unknown[] = await portal.dataSource.query('SELECT 1 FROM interview WHERE application_id = ?', [id]);
    expect(rows).toEqual([]);
  });

  test('is offered for applications that can be invited, even while their job is inactive', async () => {
    const own = { ...office, employer: await approvedEmployer(portal, office.admin) };
    own.jobId = await openJob(own.employer, own.admin);
    const { applicationId: free } = await approvedApplication(portal, own);
    const { applicationId: waiting } = await approvedApplication(portal, own);
    const { applicationId: rejected } = await approvedApplication(portal, own);
    await propose(own.employer, waiting, 'SHORTLISTED');
    await propose(own.employer, rejected, 'REJECTED');
    await decideApplication(office.admin, rejected, 'APPROVE');
    const offered = async () => {
      const answer = await own.employer.client.ask<{
        viewer: {
          applications: { nodes: { id: string; invitationProblem: null }[] };
          others: { nodes: { id: string; invitationProblem: string }[] };
          jobs: { nodes: { id: string }[] };
        };
      }>(OFFERED);
      const { applications, jobs, others } = answer.viewer;
      return { ids: applications.nodes, jobs: jobs.nodes.map(({ id }) => id), others: others.nodes };
    };
    const others = [
      { id: rejected, invitationProblem: expect.any(String) },
      { id: waiting, invitationProblem: expect.stringContaining('Please wait for admin approval.') },
    ];
    expect(await offered()).toEqual({ ids: [{ id: free, invitationProblem: null }], jobs: [own.jobId], others });
    await setJobActive(own.employer, own.jobId, false);
    expect(await offered()).toEqual({ ids: [{ id: free, invitationProblem: null }], jobs: [own.jobId], others });
    await schedule(own.employer, free);
  });

  test.each([
    ['replaces the earlier interview by a reschedule that is approved', 'APPROVE', 5],
    ['keeps the earlier interview when the reschedule is rejected', 'REJECT', 3],
  ] as const)('%s', async (_, decision, days) => {
    const id = await applicant();
    await scheduleAndApprove(id);
    const both = await schedule(office.employer, id, { roundType: 'RESCHEDULE', date: daysFromToday(5) });
    expect(both.interviews.map(({ date }) => date)).toEqual([daysFromToday(3), daysFromToday(5)]);
    await decideApplication(office.admin, id, decision);
    const stands = 'query ($id: ID!) { application(id: $id) { status interviews { date approvalState round } } }';
    expect(await office.employer.client.ask(stands, { id })).toEqual({
      application: {
        status: 'INTERVIEW_SCHEDULED',
        // A moved interview keeps its round.
        interviews: [{ date: daysFromToday(days), approvalState: 'APPROVED', round: 'FIRST_ROUND' }],
      },
    });
  });

  test('is warned about, but possible, at the time of another interview of the company', async () => {
    const { candidate, applicationId: first } = await approvedApplication(portal, office);
    const id = await applicant();
    const [date, time] = [daysFromToday(9), '15:00'];
    const warnings = `query ($id: ID!, $date: Date!, $time: String!) {
      application(id: $id) { interviewWarnings(date: $date, time: $time) }
    }`;
    await schedule(office.employer, first, { date, time });
    const sentence = expect.stringMatching(/^You already have an interview on .* 3:00 pm: \S.* for “.+”\.$/);
    const warned = async (values: object) =>
      (
        await office.employer.client.ask<{ application: { interviewWarnings: string[] } }>(warnings, {
          id,
          date,
          ...values,
        })
      ).application.interviewWarnings;
    expect(await warned({ time: '15:20' })).toContainEqual(sentence);
    // An interview does not stand in the way of its own new time.
    expect(await warned({ id: first, time })).not.toContainEqual(sentence);
    expect(await warned({ time: '25:00' })).toEqual([]);
    expect(await candidate.client.ask(warnings, { id: first, date, time })).toEqual({
      application: { interviewWarnings: [] },
    });
    expect(await schedule(office.employer, id, { date, time })).toMatchObject({ status: 'PENDING' });
  });

  test('adds a next round beside the first', async () => {
    const id = await applicant();
    await scheduleAndApprove(id);
    const next = await schedule(office.employer, id, { roundType: 'NEXT_ROUND', date: daysFromToday(6) });
    expect(next.interviews.map(({ roundType }) => roundType)).toEqual(['FIRST_ROUND', 'NEXT_ROUND']);
  });

  test('rejects an interview within 30 minutes of another interview of the candidate, even with another company', async () => {
    const { candidate, applicationId } = await approvedApplication(portal, office);
    await schedule(office.employer, applicationId, { date: daysFromToday(4), time: '10:00' });
    const other = await approvedEmployer(portal, office.admin);
    const otherId = await apply(candidate, await openJob(other, office.admin));
    await decideApplication(office.admin, otherId, 'APPROVE');
    const error = await scheduleError(other, otherId, { date: daysFromToday(4), time: '10:29' });
    expect(error).toMatchObject({
      code: 'INTERVIEW_CLASH',
      message: `The candidate already has an interview on ${formatDate(daysFromToday(4))} 10:00 am.`,
    });
    expect(JSON.stringify(error)).not.toContain('Surat');
    const [row]: { status: string }[] = await portal.dataSource.query('SELECT status FROM application WHERE id = ?', [
      otherId,
    ]);
    expect(row?.status).toBe('APPLIED');
    expect(await schedule(other, otherId, { date: daysFromToday(4), time: '10:30' })).toMatchObject({
      status: 'PENDING',
    });
  });

  test('lists upcoming interviews with the next one first, and past interviews with the latest one first', async () => {
    const own = { ...office, employer: await approvedEmployer(portal, office.admin) };
    own.jobId = await openJob(own.employer, own.admin);
    const ids: string[] = [];
    for (const days of [4, 2, 3]) {
      const { applicationId } = await approvedApplication(portal, own);
      await schedule(own.employer, applicationId, { date: daysFromToday(days) });
      ids.push(applicationId);
    }
    const listed = async (when: string | null) => {
      const { viewer } = await own.employer.client.ask<{
        viewer: { interviews: { nodes: { application: { id: string } }[] } };
      }>(MY_INTERVIEWS, { when });
      return viewer.interviews.nodes.map(({ application }) => ids.indexOf(application.id));
    };
    expect(await listed('UPCOMING')).toEqual([1, 2, 0]);
    expect(await listed(null)).toEqual([0, 2, 1]);
    await portal.dataSource.query(
      'UPDATE interview SET starts_at = starts_at - INTERVAL 30 DAY WHERE application_id IN (?, ?)',
      [ids[1], ids[2]],
    );
    expect(await listed('UPCOMING')).toEqual([0]);
    expect(await listed('PAST')).toEqual([2, 1]);
  });

  test('shows no interview of an inactive application in the list', async () => {
    const own = { ...office, employer: await approvedEmployer(portal, office.admin) };
    own.jobId = await openJob(own.employer, own.admin);
    const { applicationId } = await approvedApplication(portal, own);
    await schedule(own.employer, applicationId);
    await decideApplication(office.admin, applicationId, 'APPROVE');
    await setApplicationActive(office.admin, applicationId, false);
    expect(await own.employer.client.ask(MY_INTERVIEWS)).toEqual({ viewer: { interviews: { nodes: [] } } });
  });
});

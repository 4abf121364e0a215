import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decideApplication } from './builders/admin.js';
import { approvedApplication, type Office, openOffice } from './builders/applications.js';
import { approvedEmployer, openJob, propose, schedule } from './builders/employer.js';
import { mailsTo, mailTo } from './builders/mails.js';
import { type Actor, daysFromToday } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const INTERVIEWS = 'query ($id: ID!) { application(id: $id) { interviews { cancelledAt } } }';
const CANCELLED = { interviews: [{ cancelledAt: expect.any(String) }] };
const STANDS = { interviews: [{ cancelledAt: null }] };

describe('a planned interview is cancelled', () => {
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await startPortal();
    office = await openOffice(portal);
  });
  afterAll(() => portal.stop());

  /** An application whose candidate has been invited. */
  async function invited(of: Office = office): Promise<{ candidate: Actor; applicationId: string }> {
    const application = await approvedApplication(portal, of);
    await schedule(of.employer, application.applicationId);
    await decideApplication(office.admin, application.applicationId, 'APPROVE');
    return application;
  }

  const interviewsFor = async (who: Actor, id: string) =>
    (await who.client.ask<{ application: object }>(INTERVIEWS, { id })).application;
  const kindsTo = async ({ email }: Actor) => (await mailsTo(portal, email)).map(({ kind }) => kind);

  test.each(['SELECTED', 'REJECTED'])('when %s is approved, on both sides and in the calendar', async (status) => {
    const { candidate, applicationId: id } = await invited();
    await propose(office.employer, id, status);
    expect(await interviewsFor(office.employer, id)).toEqual(STANDS);
    await decideApplication(office.admin, id, 'APPROVE');
    expect(await interviewsFor(office.employer, id)).toEqual(CANCELLED);
    expect(await interviewsFor(candidate, id)).toEqual(CANCELLED);

    const invitation = await mailTo(portal, candidate.email, 'INTERVIEW');
    const { subject, text, calendar } = await mailTo(portal, candidate.email, 'INTERVIEW_CANCELLED');
    expect(subject).toMatch(/^Cancelled: interview on /);
    expect(text).not.toContain('https://meet.example/room');
    const uid = /UID:\S+/.exec(invitation.calendar ?? '')?.[0];
    expect(calendar).toContain('METHOD:CANCEL\r\n');
    expect(calendar).toContain('STATUS:CANCELLED\r\n');
    expect(calendar).toContain(`${uid}\r\nSEQUENCE:1\r\n`);
  });

  test('but not when the proposal is rejected, nor after it has taken place', async () => {
    const { candidate, applicationId: id } = await invited();
    await propose(office.employer, id, 'REJECTED');
    await decideApplication(office.admin, id, 'REJECT');
    expect(await interviewsFor(candidate, id)).toEqual(STANDS);
    await portal.dataSource.query(
      'UPDATE interview SET starts_at = starts_at - INTERVAL 9 DAY WHERE application_id = ?',
      [id],
    );
    await propose(office.employer, id, 'SELECTED');
    await decideApplication(office.admin, id, 'APPROVE');
    expect(await interviewsFor(candidate, id)).toEqual(STANDS);
    expect(await kindsTo(candidate)).not.toContain('INTERVIEW_CANCELLED');
  });

  test('and the candidate is free at that time again', async () => {
    const { candidate, applicationId: id } = await invited();
    await propose(office.employer, id, 'REJECTED');
    await decideApplication(office.admin, id, 'APPROVE');
    const other = { ...office, employer: await approvedEmployer(portal, office.admin) };
    const jobId = await openJob(other.employer, office.admin);
    const { applyToJob } = await candidate.client.ask<{ applyToJob: { application: { id: string } } }>(
      'mutation ($jobId: ID!) { applyToJob(input: { jobId: $jobId }) { application { id } } }',
      { jobId },
    );
    await decideApplication(office.admin, applyToJob.application.id, 'APPROVE');
    expect(await schedule(other.employer, applyToJob.application.id)).toMatchObject({ status: 'PENDING' });
  });

  test.each([
    ['application', 'deleteApplications', (id: string, _: Office) => id],
    ['job', 'deleteJobs', (_: string, { jobId }: Office) => jobId],
    ['employer', 'deleteUsers', (_: string, { employer }: Office) => employer.id],
  ])('when its %s is deleted', async (_, mutation, idOf) => {
    const own = { ...office, employer: await approvedEmployer(portal, office.admin) };
    own.jobId = await openJob(own.employer, own.admin);
    const { candidate, applicationId } = await invited(own);
    const { candidate: uninvited, applicationId: waiting } = await approvedApplication(portal, own);
    await schedule(own.employer, waiting, { date: daysFromToday(8) });
    const ids = mutation === 'deleteApplications' ? [applicationId, waiting] : [idOf(applicationId, own)];
    await office.admin.client.ask(
      `mutation ($ids: [ID!]!) { ${mutation}(input: { ids: $ids }) { deleted { interviews } } }`,
      { ids },
    );
    expect((await mailTo(portal, candidate.email, 'INTERVIEW_CANCELLED')).calendar).toContain('METHOD:CANCEL\r\n');
    expect(await kindsTo(uninvited)).not.toContain('INTERVIEW_CANCELLED');
  });

  test('without a mail to somebody whose own account is deleted', async () => {
    const { candidate } = await invited();
    await office.admin.client.ask(
      'mutation ($ids: [ID!]!) { deleteUsers(input: { ids: $ids }) { deleted { users } } }',
      {
        ids: [candidate.id],
      },
    );
    expect(await mailsTo(portal, candidate.email)).toEqual([]);
  });
});

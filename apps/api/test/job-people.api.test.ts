import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decideApplication, deleteUsers } from './builders/admin.js';
import { apply, type Office, openOffice, WITHDRAW } from './builders/applications.js';
import { MovableClock } from './builders/clock.js';
import { invitee, INVITE, member, REMOVE } from './builders/company-members.js';
import { jobInput, POST_JOB, PROPOSE } from './builders/employer.js';
import { mailsTo } from './builders/mails.js';
import { type Actor, insertCandidate } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const EDIT = 'mutation ($input: EditJobInput!) { editJob(input: $input) { job { people { id } } } }';
const PEOPLE = 'query ($id: ID!) { job(id: $id) { people { id } description deadline openings } }';

interface JobWithPeople {
  job: { people: { id: string }[]; description: string; deadline: string; openings: number };
}

describe('the people of a job', () => {
  const clock = MovableClock.atNoon();
  let portal: Portal;
  let office: Office;
  let recruiter: Actor;
  beforeAll(async () => {
    portal = await startPortal({}, clock);
  });
  beforeEach(async () => {
    office = await openOffice(portal);
    recruiter = await member(portal, office.employer);
    await portal.dataSource.query('DELETE FROM outbox_message');
  });
  afterAll(() => portal.stop());

  const people = async () => {
    const { job } = await office.employer.client.ask<JobWithPeople>(PEOPLE, { id: office.jobId });
    return job.people.map(({ id }) => id);
  };
  const name = async (peopleIds: readonly string[] | undefined) => {
    const { job } = await office.employer.client.ask<JobWithPeople>(PEOPLE, { id: office.jobId });
    const { description, deadline, openings } = job;
    return { input: { id: office.jobId, description, deadline, openings, ...(peopleIds && { peopleIds }) } };
  };
  const edit = async (peopleIds?: readonly string[]) => office.employer.client.ask(EDIT, await name(peopleIds));
  const passedOn = async () => {
    const candidate = await insertCandidate(portal);
    const id = await apply(candidate, office.jobId);
    await decideApplication(office.admin, id, 'APPROVE');
    await afterAnHour();
    return { candidate, id };
  };
  const afterAnHour = async () => {
    clock.letPass(61);
    await portal.container.decisionNotifications.sendDue();
  };
  const kinds = async ({ email }: Actor) => (await mailsTo(portal, email)).toReversed().map(({ kind }) => kind);

  test('are everyone who works for the company, also for emails', async () => {
    await office.employer.client.ask(INVITE, { input: invitee({ email: 'open@invitation.example' }) });
    expect(await people()).toEqual([]);
    const { candidate, id } = await passedOn();
    await recruiter.client.ask(PROPOSE, { input: { id, status: 'SHORTLISTED' } });
    await decideApplication(office.admin, id, 'APPROVE');
    await afterAnHour();
    await candidate.client.ask(WITHDRAW, { id, reason: 'OTHER_JOB' });
    for (const person of [office.employer, recruiter])
      expect(await kinds(person)).toEqual(['NEW_APPLICANTS', 'PROPOSAL_DECIDED', 'APPLICATION_WITHDRAWN']);
    expect((await mailsTo(portal, 'open@invitation.example')).map(({ kind }) => kind)).toEqual(['INVITATION']);
    const [owners, own] = await Promise.all(
      [office.employer, recruiter].map(async ({ email }) => (await mailsTo(portal, email))[1]?.text),
    );
    expect(owners).toContain('The proposal of Ravi Desai has been approved');
    expect(own).toContain('Your proposal has been approved');
    expect((await mailsTo(portal, office.admin.email)).map(({ text }) => text).join('\n')).toContain(
      'Ravi Desai, Surat Silk Mills proposes',
    );
    expect((await mailsTo(portal, candidate.email)).map(({ text }) => text).join('\n')).not.toContain('Ravi Desai');
  });

  test('are named to administrators with the company until their account is deleted', async () => {
    const { id } = await passedOn();
    await recruiter.client.ask(PROPOSE, { input: { id, status: 'SHORTLISTED' } });
    const texts = async () => {
      const { viewer } = await office.admin.client.ask<{ viewer: { notifications: { nodes: { text: string }[] } } }>(
        '{ viewer { notifications { nodes { text } } } }',
      );
      return viewer.notifications.nodes.map(({ text }) => text).filter((text) => text.includes('proposes'));
    };
    expect(await texts()).toMatchObject([expect.stringMatching(/^Ravi Desai, Surat Silk Mills proposes/)]);
    await deleteUsers(office.admin, recruiter.id);
    expect(await texts()).toMatchObject([expect.stringMatching(/^Surat Silk Mills proposes/)]);
  });

  test('are those whom the company names, who alone get the emails, until it removes them', async () => {
    await edit([recruiter.id]);
    expect(await people()).toEqual([recruiter.id]);
    await edit();
    expect(await people()).toEqual([recruiter.id]);
    await passedOn();
    expect([await kinds(office.employer), await kinds(recruiter)]).toEqual([[], ['NEW_APPLICANTS']]);
    await office.employer.client.ask(REMOVE, { id: recruiter.id });
    expect(await people()).toEqual([]);
    await passedOn();
    // The emails that were not sent to the removed member are deleted.
    expect([await kinds(office.employer), await kinds(recruiter)]).toEqual([['NEW_APPLICANTS'], []]);
  });

  test('are named when the job is posted, and must work for the company', async () => {
    const { employer } = office;
    const stranger = (await openOffice(portal)).employer;
    const post = (peopleIds: readonly string[]) => ({ input: { ...jobInput(), peopleIds } });
    expect(await employer.client.errorOf(POST_JOB, post([stranger.id]))).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { peopleIds: ['Choose people who work for the company.'] },
    });
    expect(await stranger.client.outcome(EDIT, await name([stranger.id]))).toBe('NOT_FOUND');
    const { postJob } = await employer.client.ask<{ postJob: { job: { id: string } } }>(POST_JOB, post([employer.id]));
    const { job } = await recruiter.client.ask<JobWithPeople>(PEOPLE, { id: postJob.job.id });
    expect(job.people).toEqual([{ id: employer.id }]);
  });
});

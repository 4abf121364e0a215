import { buffer } from 'node:stream/consumers';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { JobMemberEntity } from '../src/database/entities/jobs/job-member.entity.js';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { hashToken } from '../src/platform/crypto.js';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import type { Clock } from '../src/platform/clock.js';
import { createAdmin, decideApplication } from './builders/admin.js';
import { apply, type Office, openOffice, WITHDRAW } from './builders/applications.js';
import { candidateInput, completeCandidate, profileInput, SAVE_SKILLS, saveProfile } from './builders/candidate.js';
import { employerInput, PROPOSE, registerEmployer, schedule } from './builders/employer.js';
import { filesIn, pdf } from './builders/files.js';
import { insertInvitee, invite } from './builders/job-invitations.js';
import { createAlert } from './builders/job-alerts.js';
import { mailTo } from './builders/mails.js';
import { type Actor, daysFromToday, insertCandidate, visitor } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';
import { ADD_NOTE } from './matrix/notes.js';
import { ADD_TO_POOL, CREATE_POOL } from './matrix/talent-pools.js';

const REQUEST = 'mutation { requestMyData { url expiresAt } }';
const ERASE = `mutation ($password: String!) {
  deleteMyAccount(input: { password: $password }) {
    deleted { users companies jobs applications interviews files }
  }
}`;

const GIVE_FEEDBACK = `mutation ($id: ID!) {
  giveInterviewFeedback(input: {
    id: $id, recommendation: NO, skills: 2, communication: 3, attitude: 4, note: "Too early."
  }) { interview { id } }
}`;

const GIVE_BY_LINK = `mutation ($token: String!) {
  giveInterviewFeedbackByLink(input: {
    token: $token, recommendation: YES, skills: 5, communication: 4, attitude: 3
  }) { interview { id } }
}`;

class SteppingClock implements Clock {
  ahead = 0;
  now(): Date {
    return new Date(Date.now() + this.ahead);
  }
}

describe('own data', () => {
  const clock = new SteppingClock();
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await startPortal({}, clock);
    office = await openOffice(portal);
  });
  afterAll(() => portal.stop());

  const linkOf = async (person: Actor): Promise<string> =>
    (await person.client.ask<{ requestMyData: { url: string } }>(REQUEST)).requestMyData.url;

  /** Returns the archive's files by name. */
  async function archiveOf(person: Actor): Promise<Map<string, Buffer>> {
    const response = await fetch(`${portal.url}${await linkOf(person)}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const zip = await fromBufferPromise(Buffer.from(await response.arrayBuffer()), { lazyEntries: true });
    const files = new Map<string, Buffer>();
    for await (const entry of zip.eachEntry()) {
      files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
    }
    return files;
  }
  const dataOf = async (person: Actor) => JSON.parse((await archiveOf(person)).get('data.json')?.toString() ?? '{}');

  /** Adds the candidate to a pool of the administrators. */
  async function addToPool(candidate: Actor): Promise<void> {
    const { createTalentPool } = await office.admin.client.ask<{ createTalentPool: { pool: { id: string } } }>(
      CREATE_POOL,
      { name: 'Loom operators' },
    );
    await office.admin.client.ask(ADD_TO_POOL, { poolId: createTalentPool.pool.id, candidateIds: [candidate.id] });
  }

  describe('of a candidate', () => {
    test('lists the invitations to jobs, without the name of the administrator', async () => {
      const candidate = await insertInvitee(portal);
      await invite(portal, office.admin, office.jobId, candidate, 'This job fits you.');
      const { invitations } = await dataOf(candidate);
      expect(invitations).toMatchObject([{ title: 'Textile Designer', message: 'This job fits you.', answer: null }]);
      expect(JSON.stringify(invitations)).not.toContain('Patel');
    });

    test('say which administrators opened the profile, once in half an hour, and who opened the resume', async () => {
      const candidate = await completeCandidate(portal);
      const other = await createAdmin(portal);
      const open = ({ client }: Actor, fields: string) =>
        client.ask<{ candidate: { resume?: { url: string } } }>(`{ candidate(id: ${candidate.id}) { ${fields} } }`);
      const profile = 'id gender resume { url }';
      await open(office.admin, 'id firstName lastName email');
      await open(candidate, profile);
      expect((await dataOf(candidate)).views).toEqual([]);
      await Promise.all([open(office.admin, profile), open(office.admin, profile)]);
      await open(office.admin, 'skills');
      await open(other, profile);
      clock.ahead += 31 * 60_000;
      const { resume } = (await open(office.admin, profile)).candidate;
      expect((await fetch(`${portal.url}${resume?.url}`)).status).toBe(200);
      const events = await portal.dataSource.manager.find(AuditEventEntity, {
        where: { action: 'VIEW_PROFILE', subjectId: candidate.id },
        order: { id: 'ASC' },
      });
      expect(events.map(({ actorId }) => actorId)).toEqual([office.admin.id, other.id, office.admin.id]);
      const name = expect.stringMatching(/\w+ \w+/);
      const view = { at: expect.any(String), name, role: 'ADMIN' };
      expect((await dataOf(candidate)).views).toEqual([
        { ...view, file: null },
        { ...view, file: null },
        { ...view, file: null },
        { ...view, file: 'resume.docx' },
      ]);
      clock.ahead = 0;
    });

    test('is one archive with the profile, identity numbers, applications and the uploaded files', async () => {
      const candidate = await completeCandidate(portal);
      const certificate = pdf('../degree.pdf');
      const numbers = { panNumber: 'ABCDE1234F' };
      await saveProfile(candidate, profileInput(numbers), { 'educations.0.certificate': certificate });
      await candidate.client.ask(SAVE_SKILLS, { skills: ['Tally Prime'] });
      const applicationId = await apply(candidate, office.jobId);
      await decideApplication(office.admin, applicationId, 'APPROVE');
      const callMade = { kind: 'CALL', outcome: 'CALL_BACK', dueOn: todayInIndia(new Date()) };
      const call = { ...callMade, doneAt: null };
      for (const [subjectKind, subjectId] of [
        ['CANDIDATE', candidate.id],
        ['APPLICATION', applicationId],
      ]) {
        const input = { subjectKind, subjectId, text: `Noted on ${subjectKind}.`, ...callMade };
        await office.admin.client.ask(ADD_NOTE, { input });
      }
      const saved = 'mutation ($jobId: ID!) { saveJob(input: { jobId: $jobId }) { user { id } } }';
      await candidate.client.ask(saved, { jobId: office.jobId });
      const guest = { name: 'Anita Shah', email: 'anita@mills.example' };
      await schedule(office.employer, applicationId, { interviewers: [guest] });
      await decideApplication(office.admin, applicationId, 'APPROVE');
      const { manager } = portal.dataSource;
      await manager.query('UPDATE interview SET starts_at = starts_at - INTERVAL 9 DAY');
      const [{ id: interviewId }] = await manager.query('SELECT id FROM interview WHERE application_id = ?', [
        applicationId,
      ]);
      await office.employer.client.ask(GIVE_FEEDBACK, { id: interviewId });
      const { text } = await mailTo(portal, guest.email, 'INTERVIEWER_INVITED');
      const token = /interview-feedback\?token=([\w-]+)/.exec(text)?.[1];
      await visitor(portal).ask(GIVE_BY_LINK, { token });
      const withdrawal = { reason: 'OTHER', note: 'We move to Pune.' };
      await candidate.client.ask(WITHDRAW, { id: applicationId, ...withdrawal });
      await createAlert(candidate, { query: 'loom' });
      await addToPool(candidate);
      const archive = await archiveOf(candidate);
      const data = JSON.parse(archive.get('data.json')?.toString() ?? '');
      const feedback = { recommendation: 'NO', skills: 2, communication: 3, attitude: 4, note: 'Too early.' };
      const guests = { recommendation: 'YES', skills: 5, communication: 4, attitude: 3, note: null };
      expect(data.interviewFeedback).toEqual([
        { interviewId, cancelNote: null, ...feedback, givenAt: expect.any(String) },
        { interviewId, cancelNote: null, ...guests, givenAt: expect.any(String) },
      ]);
      expect((await dataOf(office.employer)).interviewFeedback).toEqual([
        { cancelNote: null, ...feedback, givenAt: expect.any(String) },
        { cancelNote: null, ...guests, givenAt: expect.any(String) },
      ]);
      expect(data.notes).toEqual([
        { applicationId: null, text: 'Noted on CANDIDATE.', ...call, createdAt: expect.any(String) },
        { applicationId, text: 'Noted on APPLICATION.', ...call, createdAt: expect.any(String) },
      ]);
      expect(data).toMatchObject({
        account: {
          id: candidate.id,
          email: candidate.email,
          consentVersion: expect.any(String),
          emailVerifiedAt: null,
        },
        profile: { panNumber: 'ABCDE1234F', addressLine1: '4 Mill Lane' },
        experiences: [{ companyName: 'Tapi Prints' }],
        educations: [{ qualification: 'B.Des.', marks: '78.50' }],
        skills: ['Tally Prime'],
        applications: [
          {
            id: applicationId,
            job: { title: 'Textile Designer' },
            approvals: [{ resultingStatus: 'APPLIED' }, {}],
            withdrawal,
          },
        ],
        savedJobs: [{ jobId: office.jobId, title: 'Textile Designer', savedAt: expect.any(String) }],
        pools: [{ name: 'Loom operators', note: null, addedAt: expect.any(String) }],
        jobAlerts: [{ name: 'Looms', filter: '{"query":"loom"}', frequency: 'AT_ONCE' }],
        sessions: [{}],
      });
      const names = [...archive.keys()].filter((name) => name.startsWith('files/'));
      expect(names.map((name) => name.replace(/\d+/, 'n')).toSorted()).toEqual([
        'files/n-degree.pdf',
        'files/n-resume.docx',
      ]);
      const degree = names.find((name) => name.endsWith('degree.pdf')) ?? '';
      expect(archive.get(degree)).toEqual(Buffer.from(certificate.bytes));
    });

    test("contains no pending proposal, no secrets and no data of the employer's account", async () => {
      const candidate = await insertCandidate(portal);
      const applicationId = await apply(candidate, office.jobId);
      await decideApplication(office.admin, applicationId, 'APPROVE');
      const input = {
        id: applicationId,
        status: 'SELECTED',
        dateOfJoining: daysFromToday(30),
        feedback: 'Not yet to be told.',
      };
      await office.employer.client.upload(PROPOSE, { input }, { 'input.offerLetter': pdf('offer.pdf') });
      const archive = await archiveOf(candidate);
      const text = archive.get('data.json')?.toString() ?? '';
      expect([...archive.keys()]).toEqual(['data.json']);
      for (const hidden of [
        'Not yet to be told',
        'offer.pdf',
        office.employer.email,
        candidate.token,
        'argon2',
        'storageKey',
      ]) {
        expect([hidden, text.includes(hidden)]).toEqual([hidden, false]);
      }
    });
  });

  test('of an employer contains the company, its jobs and the sent offer letters', async () => {
    const { id: userId } = office.employer;
    await portal.dataSource.manager.insert(JobMemberEntity, { jobId: office.jobId, userId });
    const data = await dataOf(office.employer);
    expect(data).toMatchObject({
      account: { email: office.employer.email, type: 'EMPLOYER' },
      membership: { companyName: 'Surat Silk Mills', role: 'OWNER' },
      worksOnJobs: [{ id: office.jobId, title: 'Textile Designer' }],
      company: { name: 'Surat Silk Mills', gstin: expect.stringMatching(/^24\d{11}Z5$/) as string },
      addresses: [{ city: 'Surat' }],
      jobs: [{ id: office.jobId, title: 'Textile Designer' }],
    });
    expect(data).not.toHaveProperty('applications');
    const names = [...(await archiveOf(office.employer)).keys()];
    expect(names.some((name) => name.endsWith('-offer.pdf'))).toBe(true);
  });

  test('is downloaded by a personal link that expires after a minute, and the download is recorded', async () => {
    const [candidate, other] = [await insertCandidate(portal), await insertCandidate(portal)];
    const link = await linkOf(candidate);
    const status = async (url: string) => (await fetch(`${portal.url}${url}`)).status;
    expect(await status(link)).toBe(200);
    expect(await status(link.replace(hashToken(candidate.token), hashToken(other.token)))).toBe(403);
    expect(await status(link.replace(/expires=\d/, 'expires=9'))).toBe(403);
    expect(await status('/my-data.zip')).toBe(403);
    clock.ahead = 61_000;
    expect(await status(link)).toBe(403);
    clock.ahead = 0;
    const events = await portal.dataSource.manager.findBy(AuditEventEntity, { action: 'EXPORT_DATA' });
    expect(events.filter(({ actorId }) => actorId === candidate.id)).toHaveLength(1);
  });

  test.each<[string, (person: Actor) => Promise<unknown>]>([
    ['the session of its link has ended', ({ client }) => client.ask('mutation { signOut { user { id } } }')],
    ['the account is off', ({ id }) => portal.dataSource.manager.update(UserEntity, { id }, { isActive: false })],
  ])('is no longer returned once %s', async (_, end) => {
    const candidate = await insertCandidate(portal);
    const link = await linkOf(candidate);
    await end(candidate);
    expect((await fetch(`${portal.url}${link}`)).status).toBe(403);
  });

  describe('when the owner deletes the account', () => {
    const password = candidateInput().password;

    test('is deleted with the applications, files and emails of a candidate', async () => {
      const before = (await filesIn(portal.filesFolder)).length;
      const candidate = await completeCandidate(portal);
      await apply(candidate, office.jobId);
      const data = await candidate.client.ask<{ deleteMyAccount: { deleted: object } }>(ERASE, { password });
      expect(data.deleteMyAccount.deleted).toMatchObject({ users: 1, companies: 0, applications: 1, files: 1 });
      expect((await filesIn(portal.filesFolder)).length).toBe(before);
      expect(await candidate.client.ask('{ viewer { id } }')).toEqual({ viewer: null });
      const mails = await portal.dataSource.query('SELECT 1 FROM outbox_message WHERE recipient = ?', [
        candidate.email,
      ]);
      expect(mails).toEqual([]);
      const events = await portal.dataSource.manager.findBy(AuditEventEntity, { subjectId: candidate.id });
      expect(events.map(({ action }) => action)).toContain('DELETE_OWN');
    });

    test('is deleted with the company of an employer', async () => {
      const employer = await registerEmployer(portal);
      const data = await employer.client.ask<{ deleteMyAccount: { deleted: object } }>(ERASE, {
        password: employerInput().password,
      });
      expect(data.deleteMyAccount.deleted).toMatchObject({ users: 1, companies: 1 });
      expect(await portal.dataSource.manager.existsBy(UserEntity, { id: employer.id })).toBe(false);
    });

    test('is not deleted with a wrong password or with two guesses in one request', async () => {
      const employer = await registerEmployer(portal);
      expect(await employer.client.errorOf(ERASE, { password: 'Wrong&Guess1' })).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { password: ['The password is not correct.'] },
      });
      const aliases = `mutation { a: deleteMyAccount(input: { password: "a" }) { deleted { users } } b: deleteMyAccount(input: { password: "b" }) { deleted { users } } }`;
      expect((await employer.client.errorOf(aliases)).message).toContain('Only one');
      expect(await portal.dataSource.manager.existsBy(UserEntity, { id: employer.id })).toBe(true);
    });
  });
});

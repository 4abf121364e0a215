import { beforeAll, describe, expect, test } from 'vitest';
import { StoredFileEntity } from '../src/database/entities/accounts/stored-file.entity.js';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { createAdmin, decideApplication, setUserActive, userActiveError } from './builders/admin.js';
import { apply, approvedApplication, invitedApplication, type Office, openOffice } from './builders/applications.js';
import { completeCandidate } from './builders/candidate.js';
import { openJob, PROPOSE, propose, schedule } from './builders/employer.js';
import { filesIn, pdf } from './builders/files.js';
import { mailsTo, mailTo } from './builders/mails.js';
import { type Actor, daysFromToday, insertCandidate, visitor } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

const COUNTS = '{ users companies jobs applications interviews files notified runningCompanies }';
const PREVIEW = `query ($kind: DeletionKind!, $ids: [ID!]!) { deletionPreview(kind: $kind, ids: $ids) ${COUNTS} }`;
const DELETE = {
  USERS: `mutation ($ids: [ID!]!) { payload: deleteUsers(input: { ids: $ids, confirmedCompanies: ["Surat Silk Mills"] }) { deleted ${COUNTS} } }`,
  JOBS: `mutation ($ids: [ID!]!) { payload: deleteJobs(input: { ids: $ids }) { deleted ${COUNTS} } }`,
  APPLICATIONS: `mutation ($ids: [ID!]!) { payload: deleteApplications(input: { ids: $ids }) { deleted ${COUNTS} } }`,
};
type Kind = keyof typeof DELETE;
type Counts = Record<'users' | 'companies' | 'jobs' | 'applications' | 'interviews' | 'files' | 'notified', number> & {
  runningCompanies: string[];
};

const NOTHING: Counts = {
  users: 0,
  companies: 0,
  jobs: 0,
  applications: 0,
  interviews: 0,
  files: 0,
  notified: 0,
  runningCompanies: [],
};

describe('deleting records', () => {
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await sharedPortal();
  });

  const preview = async (kind: Kind, ids: string[]): Promise<Counts> =>
    (await office.admin.client.ask<{ deletionPreview: Counts }>(PREVIEW, { kind, ids })).deletionPreview;
  const remove = async (kind: Kind, ids: string[], admin = office.admin): Promise<Counts> =>
    (await admin.client.ask<{ payload: { deleted: Counts } }>(DELETE[kind], { ids })).payload.deleted;
  const storedFileCount = async () => (await filesIn(portal.filesFolder)).length;
  const rowsOf = async (table: string) =>
    Number((await portal.dataSource.query(`SELECT COUNT(*) n FROM ${table}`))[0].n);

  /** An application with an interview and an offer letter, of a candidate with documents. */
  async function richApplication(): Promise<{ candidate: Actor; applicationId: string }> {
    const candidate = await completeCandidate(portal);
    const applicationId = await apply(candidate, office.jobId);
    await decideApplication(office.admin, applicationId, 'APPROVE');
    await schedule(office.employer, applicationId, { date: daysFromToday(5) });
    await decideApplication(office.admin, applicationId, 'APPROVE');
    const input = { id: applicationId, status: 'SELECTED', dateOfJoining: daysFromToday(30) };
    await office.employer.client.upload(PROPOSE, { input }, { 'input.offerLetter': pdf('offer.pdf') });
    await decideApplication(office.admin, applicationId, 'APPROVE');
    return { candidate, applicationId };
  }

  describe('with everything that belongs to them', () => {
    beforeAll(async () => {
      office = await openOffice(portal);
    });

    test('deletes a candidate with the applications, interviews and stored files', async () => {
      const before = await storedFileCount();
      const { candidate, applicationId } = await richApplication();
      const goes = { ...NOTHING, users: 1, applications: 1, interviews: 1, files: 2 };
      expect(await preview('USERS', [candidate.id])).toEqual(goes);
      expect(await storedFileCount()).toBe(before + 2);
      expect(await remove('USERS', [candidate.id])).toEqual(goes);
      expect(await storedFileCount()).toBe(before);
      expect(await preview('USERS', [candidate.id])).toEqual(NOTHING);
      expect(await candidate.client.ask('{ viewer { id } }')).toEqual({ viewer: null });
      const one = 'query ($id: ID!) { application(id: $id) { id } }';
      expect(await office.admin.client.ask(one, { id: applicationId })).toEqual({ application: null });
    });

    test('deletes an application with its interviews and letter, but nothing of the candidate', async () => {
      const { candidate, applicationId } = await richApplication();
      expect(await remove('APPLICATIONS', [applicationId])).toEqual({
        ...NOTHING,
        applications: 1,
        interviews: 1,
        files: 1,
        notified: 1,
      });
      const remaining = await portal.dataSource.manager.findBy(StoredFileEntity, { ownerId: candidate.id });
      expect(remaining.map(({ purpose }) => purpose)).toEqual(['RESUME']);
      await remove('USERS', [candidate.id]);
    });

    test('deletes jobs with their applications and removes them from the public lists', async () => {
      const { candidate } = await richApplication();
      const jobs = [office.jobId, await openJob(office.employer, office.admin)];
      expect(await remove('JOBS', jobs)).toMatchObject({ users: 0, jobs: 2, applications: 1, interviews: 1, files: 1 });
      expect(await visitor(portal).ask('{ openJobs { nodes { id } } }')).toEqual({ openJobs: { nodes: [] } });
      expect(await rowsOf('job_term')).toBe(0);
      await remove('USERS', [candidate.id]);
    });

    test('deletes an employer with the company, its jobs and their applications', async () => {
      office = { ...office, jobId: await openJob(office.employer, office.admin) };
      const { candidate } = await richApplication();
      const { employer } = office;
      expect(await remove('USERS', [employer.id])).toEqual({
        users: 1,
        companies: 1,
        jobs: 1,
        applications: 1,
        interviews: 1,
        files: 1,
        notified: 1,
        runningCompanies: ['Surat Silk Mills'],
      });
      for (const table of ['company', 'job', 'application', 'interview', 'approval', 'company_address']) {
        expect([table, await rowsOf(table)]).toEqual([table, 0]);
      }
      await remove('USERS', [candidate.id]);
      expect(await rowsOf('stored_file')).toBe(0);
    });
  });

  describe('of an employer with running applications', () => {
    test('deactivates the employer unless the name is confirmed, and sends each candidate one email', async () => {
      office = await openOffice(portal);
      const { employer, admin } = office;
      const { candidate } = await invitedApplication(portal, office);
      const { candidate: rejected, applicationId: ended } = await approvedApplication(portal, office);
      await propose(employer, ended, 'REJECTED');
      await decideApplication(admin, ended, 'APPROVE');
      await apply(candidate, await openJob(employer, admin));
      expect(await preview('USERS', [employer.id])).toMatchObject({
        applications: 3,
        notified: 1,
        runningCompanies: ['Surat Silk Mills'],
      });
      const DELETE_EMPLOYERS = `mutation ($ids: [ID!]!, $names: [String!]) {
        deleteUsers(input: { ids: $ids, confirmedCompanies: $names }) { deleted { users notified } deactivatedIds }
      }`;
      expect(await admin.client.ask(DELETE_EMPLOYERS, { ids: [employer.id], names: ['Another Company'] })).toEqual({
        deleteUsers: { deleted: { users: 0, notified: 0 }, deactivatedIds: [employer.id] },
      });
      const state = 'query ($id: ID!) { user(id: $id) { isActive } }';
      expect(await admin.client.ask(state, { id: employer.id })).toEqual({ user: { isActive: false } });
      const kindsTo = async (email: string) => (await mailsTo(portal, email)).map(({ kind }) => kind);
      expect(await kindsTo(candidate.email)).not.toContain('APPLICATIONS_ENDED');
      await setUserActive(admin, employer.id, false);
      expect((await kindsTo(employer.email)).filter((kind) => kind === 'ACCOUNT_DEACTIVATED')).toHaveLength(1);
      expect((await kindsTo(candidate.email)).filter((kind) => kind === 'APPLICATIONS_ON_HOLD')).toHaveLength(1);
      const onHold = await mailTo(portal, candidate.email, 'APPLICATIONS_ON_HOLD');
      expect(onHold.subject).toBe('2 of your applications at Surat Silk Mills are on hold');
      expect(onHold.text).toMatch(/^Your interview on .* may not take place\. Write to \S+ before you go\.$/m);
      expect(await kindsTo(rejected.email)).not.toContain('APPLICATIONS_ON_HOLD');

      expect(await admin.client.ask(DELETE_EMPLOYERS, { ids: [employer.id], names: ['Surat Silk Mills'] })).toEqual({
        deleteUsers: { deleted: { users: 1, notified: 1 }, deactivatedIds: [] },
      });
      const { subject, text, calendar } = await mailTo(portal, candidate.email, 'APPLICATIONS_ENDED');
      expect(subject).toBe('2 of your applications have ended');
      expect(text).toContain('will not take place.');
      expect(text).not.toContain('Surat Silk Mills');
      expect(calendar).toContain('METHOD:CANCEL');
      expect(await kindsTo(candidate.email)).not.toContain('INTERVIEW_CANCELLED');
      expect(await kindsTo(rejected.email)).not.toContain('APPLICATIONS_ENDED');
    });
  });

  describe('with a planned interview', () => {
    beforeAll(async () => {
      office = await openOffice(portal);
    });

    test.each(['USERS', 'APPLICATIONS'] as const)(
      'of %s removes it from the calendar of the employer',
      async (kind) => {
        const { candidate, applicationId } = await invitedApplication(portal, office, { time: '11:00' });
        await remove(kind, [kind === 'USERS' ? candidate.id : applicationId]);
        const { subject, text, calendar } = await mailTo(portal, office.employer.email, 'INTERVIEW_CANCELLED');
        expect(subject).toMatch(/^Cancelled: interview on \w{3} \d+ \w{3}, 11:00 am \(India\) for Textile Designer$/);
        expect(text).toContain('because the application was removed from the portal.');
        expect(calendar).toContain('METHOD:CANCEL');
        for (const part of [subject, text, calendar]) expect(part).not.toContain('Patel');
        await portal.dataSource.query("DELETE FROM outbox_message WHERE kind = 'INTERVIEW_CANCELLED'");
      },
    );
  });

  describe('with safeguards', () => {
    beforeAll(async () => {
      office = await openOffice(portal);
    });

    test('counts a repeated id once and ignores an unknown id', async () => {
      const { candidate } = await approvedApplication(portal, office);
      expect(await remove('USERS', [candidate.id, candidate.id, '987654321'])).toMatchObject({ users: 1 });
    });

    test('deletes several people in one call, but no more than a thousand', async () => {
      const people: { id: string }[] = await Promise.all(Array.from({ length: 5 }, () => insertCandidate(portal)));
      const ids = people.map(({ id }) => id);
      expect(await remove('USERS', ids)).toMatchObject({ users: 5 });
      const many = Array.from({ length: 1_001 }, (_, index) => String(index + 1));
      for (const invalidIds of [many, []]) {
        const error = await office.admin.client.errorOf(DELETE.USERS, { ids: invalidIds });
        expect(error).toMatchObject({ code: 'MALFORMED', message: 'Choose between 1 and 1,000 records.' });
      }
    });

    test('rejects a list with your own account and deletes no account', async () => {
      const { candidate } = await approvedApplication(portal, office);
      const error = await office.admin.client.errorOf(DELETE.USERS, { ids: [candidate.id, office.admin.id] });
      expect(error).toMatchObject({ code: 'FORBIDDEN', message: 'You cannot delete your own account.' });
      expect(await preview('USERS', [candidate.id])).toMatchObject({ users: 1 });
    });

    test('leaves one administrator when two delete each other at once', async () => {
      const [one, two] = [await createAdmin(portal), await createAdmin(portal)];
      const outcomes = await Promise.all([
        one.client.outcome(DELETE.USERS, { ids: [two.id] }),
        two.client.outcome(DELETE.USERS, { ids: [one.id] }),
      ]);
      expect(outcomes.toSorted()).not.toEqual(['OK', 'OK']);
      expect(outcomes).toContain('OK');
      const remaining = [one.id, two.id].map((id) => portal.dataSource.manager.existsBy(UserEntity, { id }));
      expect((await Promise.all(remaining)).filter(Boolean)).toHaveLength(1);
    });

    test('rejects the deactivation of your own account', async () => {
      expect(await userActiveError(office.admin, office.admin.id, false)).toMatchObject({ code: 'FORBIDDEN' });
    });
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { CompanyEntity } from '../src/database/entities/companies/company.entity.js';
import { CompanyMemberEntity } from '../src/database/entities/companies/company-member.entity.js';
import { JobEntity } from '../src/database/entities/jobs/job.entity.js';
import { COMPANY_COLUMNS } from '../src/features/merges/company-merges.repository.js';
import { createAdmin, decideApplication, deleteUsers, setUserActive } from './builders/admin.js';
import { apply } from './builders/applications.js';
import { assign } from './builders/assignments.js';
import { INVITE, invitee, member, REMOVE, TRANSFER } from './builders/company-members.js';
import { MERGE_COMPANIES, mergeCompanies, mergeInput, previewMerge, sameGstin } from './builders/company-merges.js';
import {
  approvedEmployer,
  jobInput,
  openJob,
  POST_JOB,
  postJob,
  propose,
  registerEmployer,
  schedule,
} from './builders/employer.js';
import { askToJoin, joinRequests } from './builders/join-requests.js';
import { mailsTo } from './builders/mails.js';
import { PASSWORD } from './builders/password-links.js';
import { type Actor, insertCandidate, visitor } from './builders/records.js';
import { SecondConnection } from './builders/second-connection.js';
import { PASSWORD as OWNERS } from './builders/second-factor.js';
import { type Portal, startPortal } from './harness.js';
import { ADD_NOTE } from './matrix/notes.js';

const TEAM = '{ viewer { company { id name members { id role } } } }';
const WORK = `{ viewer { jobs { nodes { id companyName } totalCount } applications { nodes { id } totalCount }
  interviews { nodes { id } totalCount } } }`;
const COMPANY = `query ($id: ID!) { company(id: $id) { id email employer { id } merges { removedId removedName mergedByName }
  possibleDuplicates { company { id } } notes { text } joinRequests { email } } }`;
const CREATE_LINK =
  'mutation ($input: CreateReportLinkInput!) { createReportLink(input: $input) { reportLink { id } } }';
const ERASE =
  'mutation ($password: String!) { deleteMyAccount(input: { password: $password }) { deleted { users companies } } }';
const OPEN_JOBS =
  'query ($companyId: ID!) { openJobs(filter: { companyId: $companyId }) { nodes { id companyName } } }';
const SEARCH = 'query ($search: String!) { companies(filter: { search: $search }) { nodes { id } } }';

interface Team {
  viewer: { company: { id: string; name: string; members: { id: string; role: string }[] } };
}
interface Work {
  viewer: Record<'applications' | 'interviews', { nodes: { id: string }[]; totalCount: number }> & {
    jobs: { nodes: { id: string; companyName: string }[]; totalCount: number };
  };
}

/** The columns of the schema whose name or foreign key says that they hold the id of a company. */
const NAMING_COMPANIES = `SELECT CONCAT(c.table_name, '.', c.column_name) AS name FROM information_schema.columns c
  WHERE c.table_schema = DATABASE() AND c.column_name REGEXP '(company|employer)_id$'
    AND c.table_name IN (SELECT table_name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE')
  UNION SELECT CONCAT(k.table_name, '.', k.column_name) FROM information_schema.key_column_usage k
  WHERE k.table_schema = DATABASE() AND k.referenced_table_name = 'company'`;
/** Columns with another name. */
const OTHERS = ['company.id', 'company_merge.removed_id', 'stored_file.owner_id'];

describe('two companies with one GSTIN', () => {
  let portal: Portal;
  let admin: Actor;
  beforeAll(async () => {
    portal = await startPortal();
    admin = await createAdmin(portal);
  });
  afterAll(() => portal.stop());

  const rows = (sql: string, values: unknown[] = []) => portal.dataSource.query<Record<string, unknown>[]>(sql, values);
  const team = async ({ client }: Actor) => (await client.ask<Team>(TEAM)).viewer.company;
  const work = async ({ client }: Actor) => (await client.ask<Work>(WORK)).viewer;
  const userOf = (id: string) => portal.dataSource.manager.findOneBy(UserEntity, { id });
  const companyOf = async (id: string) => {
    const data = await admin.client.ask<{ company: { merges: object[] } & Record<string, unknown> }>(COMPANY, { id });
    return data.company;
  };
  const errorOf = async (keepId: string, removeId: string, values: object = {}) =>
    admin.client.errorOf(MERGE_COMPANIES, { input: await mergeInput(admin, keepId, removeId, values) });

  /** Returns the columns that still hold the id of a company, except those that record it. */
  async function columnsWith(companyId: string): Promise<string[]> {
    const found: string[] = [];
    for (const [name, rule] of Object.entries(COMPANY_COLUMNS)) {
      if (rule === 'RECORD') continue;
      const [table, column] = name.split('.');
      const [{ total }] = (await rows(`SELECT COUNT(*) AS total FROM ${table} WHERE ${column} = ?`, [companyId])) as [
        { total: string },
      ];
      if (Number(total) > 0) found.push(name);
    }
    return found;
  }

  test('have a rule for each column of the schema that names a company', async () => {
    const named = (await rows(NAMING_COMPANIES)).map(({ name }) => String(name).toLowerCase());
    expect(named).toContain('job.company_id');
    expect(Object.keys(COMPANY_COLUMNS).toSorted()).toEqual([...new Set([...named, ...OTHERS])].toSorted());
  });

  test('become one: people, jobs, applications, interviews, requests and notes belong to the company that stays', async () => {
    const { keep, removed } = await sameGstin(portal, admin);
    const recruiter = await member(portal, removed);
    const interviewer = await member(portal, removed, { role: 'INTERVIEWER' });
    const open = invitee();
    await removed.client.ask(INVITE, { input: open });
    const [jobOfKeep, job, waitingJob] = [
      await openJob(keep, admin),
      await openJob(removed, admin),
      await postJob(removed),
    ];
    const candidate = await insertCandidate(portal);
    const ofKeep = await apply(candidate, jobOfKeep);
    const ofRemoved = await apply(candidate, job);
    await decideApplication(admin, ofRemoved, 'APPROVE');
    await schedule(removed, ofRemoved);
    await admin.client.ask(ADD_NOTE, {
      input: { subjectKind: 'COMPANY', subjectId: removed.id, text: 'Calls on Mondays.' },
    });
    await admin.client.ask(CREATE_LINK, {
      input: { name: 'The branch', report: 'time-to-fill', query: `companyId=${removed.id}`, days: 30 },
    });

    const preview = await previewMerge(admin, keep.id, removed.id);
    expect(preview).toMatchObject({
      keep: { company: { id: keep.id }, members: 1, jobs: 1, applications: 1, interviews: 0 },
      removed: { company: { id: removed.id, name: 'Tapi Silk' }, members: 3, jobs: 2, applications: 1, interviews: 1 },
      problem: null,
    });
    expect(preview.effects.slice(0, 2)).toEqual([
      '3 members, 1 open invitation, 2 jobs, 1 application, 1 interview and 1 note go over, each with its history.',
      'Meera Shah stays the owner. The owner of the company that ends, Meera Shah, becomes a recruiter.',
    ]);
    expect(await columnsWith(removed.id)).toContain('application_fact.company_id');

    const { mergeCompanies: done } = await mergeCompanies(admin, keep.id, removed.id);
    expect(done).toMatchObject({
      merge: { removedId: removed.id, removedName: 'Tapi Silk', mergedByName: 'Asha Patel' },
      company: { id: keep.id },
    });
    expect(await columnsWith(removed.id)).toEqual([]);

    // The people of both see the company that stays, with the sessions that they had.
    const { id: invitedId } = await portal.dataSource.manager.findOneByOrFail(UserEntity, { email: open.email });
    for (const person of [keep, removed, recruiter]) {
      expect(await team(person)).toMatchObject({ id: keep.id, name: 'Surat Silk Mills' });
      const { jobs, applications, interviews } = await work(person);
      expect(jobs.nodes.map(({ id }) => id).toSorted()).toEqual([jobOfKeep, job, waitingJob].toSorted());
      expect(new Set(jobs.nodes.map(({ companyName }) => companyName))).toEqual(new Set(['Surat Silk Mills']));
      expect(applications.nodes.map(({ id }) => id)).toEqual([ofRemoved]);
      expect(interviews.totalCount).toBe(1);
    }
    const roles = Object.fromEntries((await team(keep)).members.map(({ id, role }) => [id, role]));
    expect(roles).toEqual({
      [keep.id]: 'OWNER',
      [removed.id]: 'RECRUITER',
      [recruiter.id]: 'RECRUITER',
      [interviewer.id]: 'INTERVIEWER',
      [invitedId]: 'RECRUITER',
    });
    await decideApplication(admin, ofKeep, 'APPROVE');
    expect((await work(removed)).applications.totalCount).toBe(2);
    await propose(removed, ofKeep, 'SHORTLISTED');

    // Candidates and administrators see it too.
    const listed = await visitor(portal).ask<{ openJobs: { nodes: object[] } }>(OPEN_JOBS, { companyId: keep.id });
    expect(listed.openJobs.nodes).toHaveLength(2);
    expect(await visitor(portal).ask(OPEN_JOBS, { companyId: removed.id })).toEqual({ openJobs: { nodes: [] } });
    expect(await companyOf(removed.id)).toBeNull();
    expect(await companyOf(keep.id)).toMatchObject({
      employer: { id: keep.id },
      merges: [{ removedId: removed.id, removedName: 'Tapi Silk', mergedByName: 'Asha Patel' }],
      possibleDuplicates: [],
      notes: [{ text: 'Calls on Mondays.' }],
    });
    expect(await admin.client.ask(SEARCH, { search: 'Tapi' })).toEqual({ companies: { nodes: [] } });
    expect(await rows('SELECT query FROM spreadsheet_link WHERE name = ?', ['The branch'])).toEqual([
      { query: `companyId=${keep.id}` },
    ]);
    const facts = 'SELECT COUNT(*) AS total FROM application_fact WHERE company_id = ?';
    expect(await rows(facts, [keep.id])).toEqual([{ total: '2' }]);
  });

  test('keep the responsible administrator of the company that ends for its jobs, and for a company that has none', async () => {
    const { keep, removed } = await sameGstin(portal, admin);
    const job = await openJob(removed, admin);
    await assign(admin, 'COMPANY', [removed.id], admin.id);
    await mergeCompanies(admin, keep.id, removed.id);
    const { manager } = portal.dataSource;
    expect(await manager.findOneByOrFail(CompanyEntity, { id: keep.id })).toMatchObject({ responsibleId: admin.id });
    expect(await manager.findOneByOrFail(JobEntity, { id: job })).toMatchObject({ responsibleId: admin.id });
  });

  test('tell the owner who stays and each member of the other company once', async () => {
    const { keep, removed } = await sameGstin(portal, admin);
    const recruiter = await member(portal, removed);
    const left = await member(portal, removed);
    await removed.client.ask(REMOVE, { id: left.id });
    await mergeCompanies(admin, keep.id, removed.id);
    const subjects = async ({ email }: Actor) =>
      (await mailsTo(portal, email)).filter(({ kind }) => kind === 'COMPANIES_MERGED').map(({ subject }) => subject);
    expect(await subjects(keep)).toEqual(['Surat Silk Mills now includes Tapi Silk']);
    for (const person of [removed, recruiter])
      expect(await subjects(person)).toEqual(['Tapi Silk is now part of Surat Silk Mills']);
    expect(await subjects(left)).toEqual([]);
    expect(await userOf(left.id)).toMatchObject({ isActive: false });
    // Invited again by the company that stays.
    expect(await keep.client.outcome(INVITE, { input: invitee({ email: left.email }) })).toBe('OK');
  });

  test('are recorded in the audit trail, and the history of the company that ends goes on under the other one', async () => {
    const { keep, removed } = await sameGstin(portal, admin);
    await mergeCompanies(admin, keep.id, removed.id);
    const events = await rows(
      "SELECT action, subject_id AS subjectId, details FROM audit_event WHERE subject_type = 'COMPANY' AND subject_id IN (?, ?) ORDER BY id",
      [keep.id, removed.id],
    );
    const merges = events.filter(({ action }) => action === 'MERGE');
    expect(merges.map(({ subjectId, details }) => [subjectId, JSON.parse(String(details))])).toEqual([
      [keep.id, { removedId: removed.id }],
      [removed.id, { keepId: keep.id }],
    ]);
    expect(events.filter(({ subjectId, action }) => subjectId === removed.id && action !== 'MERGE')).toEqual([]);
    const moved = events.filter(({ details }) => String(details).includes('mergedCompanyId'));
    expect(moved.map(({ action }) => action)).toContain('APPROVE');
  });

  test('end one request of a person who has asked to join both, and the request to approve the company that ends', async () => {
    const keep = await approvedEmployer(portal, admin);
    const removed = await registerEmployer(portal);
    await rows(
      'UPDATE company SET gstin = (SELECT gstin FROM (SELECT gstin FROM company WHERE id = ?) k) WHERE id = ?',
      [keep.id, removed.id],
    );
    const [{ gstin }] = (await rows('SELECT gstin FROM company WHERE id = ?', [keep.id])) as [{ gstin: string }];
    const both = await askToJoin(portal, gstin);
    const [asked] = await joinRequests(admin, keep.id);
    await rows(
      `INSERT INTO company_join_request (company_id, email, first_name, last_name, contact, organization_name, website, gstin, requested_at)
        SELECT ?, email, first_name, last_name, contact, organization_name, website, gstin, requested_at FROM company_join_request
        WHERE id = ?`,
      [removed.id, asked?.id],
    );
    const { effects } = await previewMerge(admin, keep.id, removed.id);
    expect(effects).toContain('The request to approve the company that ends is withdrawn.');
    await mergeCompanies(admin, keep.id, removed.id);
    expect((await joinRequests(admin, keep.id)).map(({ email }) => email)).toEqual([both.email]);
    expect(await rows('SELECT state FROM approval WHERE company_id = ?', [keep.id])).toEqual([{ state: 'APPROVED' }]);
  });

  test('keep the account of the first user: it leaves with its person, not with the company', async () => {
    const { keep, removed } = await sameGstin(portal, admin);
    const owner = await member(portal, removed);
    await removed.client.ask(TRANSFER, { id: owner.id, password: OWNERS });
    const jobId = await openJob(owner, admin);
    await removed.client.ask(ERASE, { password: OWNERS });
    expect(await userOf(removed.id)).not.toBeNull();
    await mergeCompanies(admin, keep.id, removed.id);
    expect(await userOf(removed.id)).toBeNull();
    expect((await team(owner)).members).toEqual([
      { id: keep.id, role: 'OWNER' },
      { id: owner.id, role: 'RECRUITER' },
    ]);
    expect(await owner.client.ask(ERASE, { password: PASSWORD })).toEqual({
      deleteMyAccount: { deleted: { users: 1, companies: 0 } },
    });
    expect((await work(keep)).jobs.nodes.map(({ id }) => id)).toEqual([jobId]);
  });

  test('leave a first user who was removed inactive, and one who is deleted by an administrator takes no job along', async () => {
    const { keep, removed } = await sameGstin(portal, admin);
    const owner = await member(portal, removed);
    await removed.client.ask(TRANSFER, { id: owner.id, password: OWNERS });
    const jobId = await openJob(owner, admin);
    await owner.client.ask(REMOVE, { id: removed.id });
    expect(await userOf(removed.id)).toMatchObject({ isActive: true });
    await mergeCompanies(admin, keep.id, removed.id);
    expect(await userOf(removed.id)).toMatchObject({ isActive: false });
    await deleteUsers(admin, removed.id);
    expect((await work(keep)).jobs.nodes.map(({ id }) => id)).toEqual([jobId]);
  });

  test('are refused with a sentence: one company, another GSTIN, a deactivated company, another name, a changed company', async () => {
    const { keep, removed } = await sameGstin(portal, admin);
    const other = await approvedEmployer(portal, admin);
    const input = await mergeInput(admin, keep.id, removed.id);
    expect(await admin.client.errorOf(MERGE_COMPANIES, { input: { ...input, removeId: keep.id } })).toMatchObject({
      code: 'INVALID_INPUT',
      message: 'Choose two different companies.',
    });
    expect(await errorOf(keep.id, other.id)).toMatchObject({
      code: 'INVALID_INPUT',
      message: 'Only companies with the same GSTIN can be merged, and these have different ones.',
    });
    expect((await previewMerge(admin, keep.id, other.id)).effects).toEqual([]);
    expect(await errorOf(keep.id, removed.id, { confirmedName: 'Tapi' })).toMatchObject({
      code: 'INVALID_INPUT',
      message: 'Type the name of the company that ends, exactly as it is shown.',
    });
    for (const stale of [{ keepVersion: input.keepVersion - 1 }, { removeVersion: input.removeVersion - 1 }]) {
      expect(await errorOf(keep.id, removed.id, stale)).toMatchObject({ code: 'STALE_VERSION' });
    }
    await setUserActive(admin, removed.id, false);
    expect(await errorOf(keep.id, removed.id)).toMatchObject({
      message: 'Tapi Silk is deactivated. Activate it before you merge it.',
    });
    await setUserActive(admin, removed.id, true);
    await mergeCompanies(admin, keep.id, removed.id);
    expect(await admin.client.outcome(MERGE_COMPANIES, { input })).toBe('NOT_FOUND');
  });

  test('are renamed in notifications, whose links lead to the company that stays and which name no member who has left', async () => {
    const { keep, removed } = await sameGstin(portal, admin);
    const recruiter = await member(portal, removed);
    await postJob(recruiter);
    const news = () =>
      rows('SELECT kind, text, path FROM notification WHERE company_id IN (?, ?)', [keep.id, removed.id]);
    const named = async (text: string) => (await news()).filter((one) => String(one['text']).includes(text));
    expect(await named('Ravi Desai, Tapi Silk')).not.toEqual([]);
    const path = `/job-alert/admin/manage-employer?status=Pending&record=${removed.id}`;
    expect((await news()).map((one) => one['path'])).toContain(path);
    await mergeCompanies(admin, keep.id, removed.id);
    expect(await named('Ravi Desai, Surat Silk Mills')).not.toEqual([]);
    expect((await news()).map((one) => one['path'])).not.toContain(path);
    await recruiter.client.ask(ERASE, { password: PASSWORD });
    expect(await named('Ravi Desai')).toEqual([]);
  });

  test('can be merged into a third one, whose record then lists both merges', async () => {
    const { keep, removed } = await sameGstin(portal, admin);
    await mergeCompanies(admin, keep.id, removed.id);
    const third = await approvedEmployer(portal, admin);
    await rows('UPDATE company c JOIN company k ON k.id = ? SET c.gstin = k.gstin WHERE c.id = ?', [keep.id, third.id]);
    await mergeCompanies(admin, third.id, keep.id);
    expect((await companyOf(third.id)).merges).toMatchObject([{ removedId: keep.id }, { removedId: removed.id }]);
    expect((await team(removed)).members).toHaveLength(3);
  });

  test('reject a write that began before the merge and waited for it', async () => {
    const { keep, removed } = await sameGstin(portal, admin);
    const recruiter = await member(portal, removed);
    const second = await SecondConnection.open(portal);
    try {
      await admin.client.ask(ADD_NOTE, {
        input: { subjectKind: 'COMPANY', subjectId: removed.id, text: 'Holds the merge up.' },
      });
      const input = await mergeInput(admin, keep.id, removed.id);
      await second.begin(['SELECT id FROM note WHERE company_id = ? FOR UPDATE', [removed.id]]);
      const merging = admin.client.outcome(MERGE_COMPANIES, { input });
      await second.untilWaiting(1, merging);
      const posting = recruiter.client.outcome(POST_JOB, { input: jobInput() });
      await second.untilWaiting(2, posting);
      await second.commit();
      expect([await merging, await posting]).toEqual(['OK', 'STALE_VERSION']);
      expect(await recruiter.client.outcome(POST_JOB, { input: jobInput() })).toBe('OK');
    } finally {
      await second.close();
    }
  });

  test('leave one owner and no orphan after 20 concurrent merges, removals, transfers and invitations', async () => {
    const { keep, removed } = await sameGstin(portal, admin);
    const [ofKeep, ofRemoved] = [await member(portal, keep), await member(portal, removed)];
    await openJob(removed, admin);
    const [one, other] = [await mergeInput(admin, keep.id, removed.id), await mergeInput(admin, removed.id, keep.id)];
    const round = () => [
      admin.client.outcome(MERGE_COMPANIES, { input: one }),
      admin.client.outcome(MERGE_COMPANIES, { input: other }),
      keep.client.outcome(TRANSFER, { id: ofKeep.id, password: OWNERS }),
      removed.client.outcome(TRANSFER, { id: ofRemoved.id, password: OWNERS }),
      removed.client.outcome(INVITE, { input: invitee() }),
      keep.client.outcome(REMOVE, { id: ofKeep.id }),
      removed.client.outcome(POST_JOB, { input: jobInput() }),
    ];
    const outcomes = await Promise.all([...round(), ...round(), ...round()]);
    // The first two of each round are merges; one company remains after the first that succeeds.
    const merges = outcomes.filter((_, index) => index % (outcomes.length / 3) < 2);
    expect(merges.filter((outcome) => outcome === 'OK')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'INTERNAL')).toEqual([]);
    const ids = [keep.id, removed.id];
    const left = await rows('SELECT id FROM company WHERE id IN (?, ?)', ids);
    expect(left.length).toBeGreaterThan(0);
    for (const { id } of left) {
      const owners = { companyId: String(id), role: 'OWNER' } as const;
      expect(await portal.dataSource.manager.countBy(CompanyMemberEntity, owners)).toBe(1);
    }
    for (const id of ids) if (!left.some((company) => company['id'] === id)) expect(await columnsWith(id)).toEqual([]);
  });
});

import fc from 'fast-check';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_RELEASE } from '../../../test-release.js';
import { openDataSource } from '../src/database/data-source.js';
import { rebuildFacts, backfillDecisionGroups } from '../src/database/reports/report-facts.js';
import { driverCode } from '../src/database/transaction.js';
import { reportViewNames } from '../src/database/reports/views.js';
import { DECIDE, decideApplication, deleteUsers } from './builders/admin.js';
import { APPLY, apply, approvedApplication, type Office, openOffice, WITHDRAW } from './builders/applications.js';
import type { TestClient } from './builders/client.js';
import { MovableClock } from './builders/clock.js';
import { interviewInput, openJob, PROPOSE, propose, SCHEDULE, schedule } from './builders/employer.js';
import { INVITE, insertInvitee } from './builders/job-invitations.js';
import { type Actor, daysFromToday, insertCandidate, logIn } from './builders/records.js';
import { documentedViews, statementsOfTheDocs } from './builders/reporting-docs.js';
import { type Portal, startPortal } from './harness.js';
import { RUNS } from './property/hostile.js';

const UNDO = 'mutation ($approvalId: ID!) { undoDecision(input: { approvalId: $approvalId }) { approval { id } } }';
const ANSWER = 'mutation ($input: AnswerOfferInput!) { answerOffer(input: $input) { application { id } } }';
const JOINED = 'mutation ($input: RecordJoiningInput!) { recordJoining(input: $input) { application { id } } }';
const CANCEL = 'mutation ($id: ID!) { cancelInterview(input: { id: $id, reason: JOB_ON_HOLD }) { interview { id } } }';
const HELD =
  'mutation ($id: ID!, $held: Boolean!) { setInterviewHeld(input: { id: $id, held: $held }) { interview { id } } }';
const SWITCH =
  'mutation ($id: ID!, $isActive: Boolean!) { setJobActive(input: { id: $id, isActive: $isActive }) { job { id } } }';
const EDIT = 'mutation ($input: EditJobInput!) { editJob(input: $input) { job { id } } }';
const MERGE =
  'mutation ($keepId: ID!, $removeId: ID!) { mergeCandidates(input: { keepId: $keepId, removeId: $removeId }) { candidate { id } } }';
const RECORD =
  'mutation ($id: ID!, $isActive: Boolean!) { setApplicationActive(input: { id: $id, isActive: $isActive }) { application { id } } }';
const ACCEPT_INVITATION =
  'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { invitation { id } } }';
const DECLINE_INVITATION =
  'mutation ($input: DeclineInvitationInput!) { declineInvitation(input: $input) { invitation { id } } }';
const RECOMMEND =
  'mutation ($input: RecommendApplicationInput!) { recommendApplication(input: $input) { application { id } } }';
const EMPLOYER_ACTIVE =
  'mutation ($id: ID!, $isActive: Boolean!) { setUserActive(input: { id: $id, isActive: $isActive }) { user { id } } }';

const FACTS = [
  'application_fact',
  'approval_fact',
  'interview_fact',
  'offer_fact',
  'invitation_fact',
  'job_fact',
] as const;
const ORDERS: Readonly<Record<(typeof FACTS)[number], string>> = {
  application_fact: 'application_id',
  approval_fact: 'approval_id',
  interview_fact: 'interview_id',
  offer_fact: 'offer_id',
  invitation_fact: 'invitation_id',
  job_fact: 'job_id',
};

/** The number of actions in a generated test. */
const ACTS = IS_RELEASE ? 180 : 80;
/** The possible minutes between two actions. */
const PAUSES = [...Array.from({ length: 15 }, (_, index) => index / 20), 30, 5 * 24 * 60];
const HALF_A_DAY = 12 * 60;
const OFFERED = { status: 'SELECTED', dateOfJoining: daysFromToday(300) };
const STEPS = [
  { status: 'SHORTLISTED' },
  { status: 'INTERVIEW_NOT_ATTENDED' },
  OFFERED,
  { ...OFFERED, dateOfJoining: daysFromToday(310) },
  { ...OFFERED, dateOfJoining: daysFromToday(320), feedback: 'Fits.' },
  { status: 'REJECTED', feedback: 'No.' },
];

describe('the facts of reports', () => {
  const clock = new MovableClock();
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await startPortal({}, clock);
    office = await openOffice(portal);
    const own = { firstName: 'Zubeidah', lastName: 'Quraishinagar', contact: '9000112233', email: 'zq@named.example' };
    const candidate = await insertCandidate(portal, own);
    const id = await apply(candidate, await openJob(office.employer, office.admin));
    await decideApplication(office.admin, id, 'APPROVE');
    await schedule(office.employer, id, { notes: 'Ask for Zubeidah.' });
    await decideApplication(office.admin, id, 'APPROVE');
    await propose(office.employer, id, 'SELECTED', { feedback: 'Zubeidah fits.', dateOfJoining: daysFromToday(390) });
    await decideApplication(office.admin, id, 'APPROVE');
  });
  afterAll(() => portal.stop());

  const facts = async (which = 'TRUE') => {
    const all: Record<string, Record<string, unknown>[]> = {};
    for (const table of FACTS)
      all[table] = await portal.dataSource.query(`SELECT * FROM ${table} WHERE ${which} ORDER BY ${ORDERS[table]}`);
    return all;
  };
  const ids = async (sql: string): Promise<string[]> =>
    (await portal.dataSource.query<{ id: string }[]>(sql)).map(({ id }) => id);

  const personalData = /Zubeidah|Quraishi|9000112233|named\.example|Meera|Shah|Asha|Patel|98123456/;
  /** Returns the tables or views that contain personal data, with the first match. */
  async function personalDataIn(
    dataSource: DataSource,
    names: readonly string[],
  ): Promise<[name: string, match: string][]> {
    const matches: [string, string][] = [];
    for (const name of names) {
      const match = personalData.exec(JSON.stringify(await dataSource.query(`SELECT * FROM ${name} LIMIT 20000`)))?.[0];
      if (match !== undefined) matches.push([name, match]);
    }
    return matches;
  }

  test('contain no personal data in any column', async () => {
    const tables = [...FACTS, 'sign_up_fact', 'source_day', 'known_source', 'job_view_day'];
    expect(await personalDataIn(portal.dataSource, tables)).toEqual([]);
  });

  test('can be read by the account of docs/reporting.md, which sees no personal data and can only read the views', async () => {
    const address = new URL(portal.databaseUrl);
    const account = `reports_${process.pid}_${Date.now().toString(36)}`;
    const password = 'Only&Views7';
    const statements = statementsOfTheDocs(address.pathname.slice(1), account, password);
    expect(statements).toHaveLength(1 + reportViewNames.length);
    for (const statement of statements) await portal.dataSource.query(statement);
    address.username = account;
    address.password = encodeURIComponent(password);
    try {
      const reports = await openDataSource(address.href, 1);
      try {
        const seen = async (column: string, where: string): Promise<string[]> => {
          const sql = `SELECT ${column} AS name FROM information_schema.${where} ORDER BY ordinal_position`;
          return (await reports.query<{ name: string }[]>(sql)).map(({ name }) => name);
        };
        const columns: Record<string, string[]> = {};
        for (const view of reportViewNames)
          columns[view] = await seen(
            'column_name',
            `columns WHERE table_schema = DATABASE() AND table_name = '${view}'`,
          );
        expect(documentedViews()).toEqual(columns);
        expect(await personalDataIn(reports, reportViewNames)).toEqual([]);
        expect(await reports.query('SELECT 1 FROM report_offer LIMIT 1')).toHaveLength(1);
        const others = await ids(
          "SELECT table_name AS id FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
        );
        const tried = [
          ...others.map((table) => `SELECT 1 FROM \`${table}\` LIMIT 1`),
          'DELETE FROM report_application',
          'CREATE TABLE stray (id INT)',
          'DROP VIEW report_day',
        ];
        const permitted: string[] = [];
        for (const sql of tried) {
          const code = await reports.query(sql).then(() => 'OK', driverCode);
          if (code !== 'ER_TABLEACCESS_DENIED_ERROR') permitted.push(`${code}: ${sql}`);
        }
        expect([others.length > 40, permitted]).toEqual([true, []]);
      } finally {
        await reports.destroy();
      }
    } finally {
      await portal.dataSource.query(`DROP USER '${account}'@'%'`);
    }
  });

  test('stay stored with a deletion date when candidates, jobs and companies are deleted', async () => {
    const other = await openOffice(portal);
    const deletedApplication = await approvedApplication(portal, other);
    const staying = await approvedApplication(portal, other);
    await schedule(other.employer, deletedApplication.applicationId);
    const unstamped = async () => {
      const all = await facts();
      return Object.entries(all).map(([table, rows]) => [
        table,
        rows.map(
          ({ gone_at: _at, stopped_at: _stopped, stopped_by: _by, is_listed: _listed, stopped_on: _on, ...row }) => row,
        ),
      ]);
    };
    const deletionStates = async (table: string, column: string, id: string): Promise<boolean[]> => {
      const rows = await portal.dataSource.query<{ goneAt: Date | null }[]>(
        `SELECT gone_at AS goneAt FROM ${table} WHERE ${column} = ?`,
        [id],
      );
      return rows.map(({ goneAt }) => goneAt !== null);
    };
    const before = await unstamped();
    await deleteUsers(office.admin, deletedApplication.candidate.id);
    expect(await deletionStates('application_fact', 'application_id', deletedApplication.applicationId)).toEqual([
      true,
    ]);
    expect(await deletionStates('approval_fact', 'application_id', deletedApplication.applicationId)).toEqual([
      true,
      true,
    ]);
    expect(await deletionStates('interview_fact', 'application_id', deletedApplication.applicationId)).toEqual([true]);
    expect(await deletionStates('application_fact', 'application_id', staying.applicationId)).toEqual([false]);
    expect(await unstamped()).toEqual(before);
    await deleteUsers(office.admin, other.employer.id);
    expect(await deletionStates('job_fact', 'job_id', other.jobId)).toEqual([true]);
    expect(await deletionStates('approval_fact', 'company_id', other.employer.id)).not.toContain(false);
    expect(await unstamped()).toEqual(before);
    const [job] = await portal.dataSource.query(
      'SELECT closed_why AS why, is_open AS isOpen, title FROM report_job WHERE job_id = ?',
      [other.jobId],
    );
    expect(job).toEqual({ why: 'DELETED', isOpen: 0, title: null });
    await rebuildFacts(portal.dataSource.manager);
    expect(await unstamped()).toEqual(before);
  });

  test('equal the facts rebuilt from the records after random actions', { timeout: 120_000 }, async () => {
    const people: Actor[] = [];
    for (let count = 0; count < 8; count += 1) people.push(await insertInvitee(portal));
    const jobs = [office.jobId, await openJob(office.employer, office.admin, { openings: 1 })];
    const { employer, admin } = office;
    const clients = new Map<string, TestClient>();
    const logEverybodyIn = async (): Promise<void> => {
      for (const { id } of [employer, admin, ...people]) clients.set(id, (await logIn(portal, id)).client);
    };
    await logEverybodyIn();
    const as = (who: Actor | undefined, document: string, variables: Record<string, unknown>): Promise<string> =>
      clients.get(who?.id ?? '')?.outcome(document, variables) ?? Promise.resolve('NOBODY');
    const some = async (sql: string, place: number): Promise<string> => {
      const idsInOrder = await ids(sql);
      return idsInOrder[place % idsInOrder.length] ?? '1';
    };
    const anApplication = (place: number) => some('SELECT id FROM application ORDER BY id', place);
    const aRequest = (place: number) =>
      some("SELECT id FROM approval ORDER BY state = 'PENDING' DESC, id DESC", place % 3);
    const aMeeting = (place: number) => some('SELECT id FROM interview ORDER BY id', place);
    const owner = async (id: string): Promise<Actor> => {
      const [row] = await portal.dataSource.query('SELECT candidate_id AS id FROM application WHERE id = ?', [id]);
      return people.find((one) => one.id === row?.id) ?? (people[0] as Actor);
    };
    const acts: ((place: number, choice: number) => Promise<unknown>)[] = [
      (place, choice) => as(people[place % 8], APPLY, { jobId: jobs[choice % 2] }),
      async (place, choice) => {
        const approvalId = await aRequest(place);
        const decision = choice % 6 === 0 ? 'REJECT' : 'APPROVE';
        const end = await as(admin, DECIDE, { approvalId, decision });
        return choice % 5 === 0 ? as(admin, UNDO, { approvalId }) : end;
      },
      async (place) => as(admin, UNDO, { approvalId: await aRequest(place) }),
      async () => {
        const [latest] = await ids(
          'SELECT id FROM approval WHERE decided_at IS NOT NULL ORDER BY decided_at DESC, id DESC LIMIT 1',
        );
        return as(admin, UNDO, { approvalId: latest ?? '1' });
      },
      async (place, choice) =>
        as(employer, PROPOSE, {
          input: { id: await anApplication(place), ...STEPS[choice % STEPS.length] },
        }),
      async (place, choice) => {
        const applicationId = await anApplication(place);
        const roundType = ['FIRST_ROUND', 'NEXT_ROUND', 'RESCHEDULE'][choice % 3];
        const date = daysFromToday(30 + (choice % 400));
        return as(employer, SCHEDULE, { input: interviewInput({ applicationId, roundType, date }) });
      },
      async (place) => as(employer, CANCEL, { id: await aMeeting(place) }),
      async (place, choice) => as(employer, HELD, { id: await aMeeting(place), held: choice % 3 > 0 }),
      async (place, choice) => {
        const [row] = await portal.dataSource.query(
          'SELECT id, offer_id AS offerId FROM application WHERE offer_id IS NOT NULL ORDER BY id LIMIT 1 OFFSET ?',
          [place % 4],
        );
        if (!row) return undefined;
        const answers = [
          { answer: 'ACCEPTED' },
          { answer: 'DECLINED', reason: 'PAY' },
          { answer: 'OTHER_DATE', wishedDate: daysFromToday(900) },
        ];
        const input = { applicationId: row.id, offerId: row.offerId, ...answers[choice % 3] };
        return as(await owner(row.id), ANSWER, { input });
      },
      async (place) => {
        const id = await anApplication(place % 3);
        return as(await owner(id), WITHDRAW, { id, reason: 'PAY' });
      },
      async (place, choice) => as(admin, RECORD, { id: await anApplication(place), isActive: choice % 8 > 0 }),
      (place, choice) =>
        as(choice % 2 === 0 ? admin : employer, SWITCH, { id: jobs[place % 2], isActive: choice % 5 > 0 }),
      (_, choice) => as(admin, EMPLOYER_ACTIVE, { id: employer.id, isActive: choice % 9 > 0 }),
      async (place, choice) => {
        const description = choice % 5 === 0 ? 'Only unmarried girls.' : `Weaves ${choice}.`;
        const input = {
          id: jobs[place % 2],
          description,
          openings: 1 + (choice % 3),
          deadline: daysFromToday(20 + choice),
        };
        return as(employer, EDIT, { input });
      },
    ];
    acts.push(async (place, choice) => {
      const [id] = await ids('SELECT id FROM application WHERE offer_id IS NOT NULL ORDER BY id');
      const outcomes = [
        { outcome: 'JOINED', day: daysFromToday(-place % 9) },
        { outcome: 'DROPPED', reason: 'PERSONAL' },
        { outcome: 'POSTPONED', day: daysFromToday(900) },
      ];
      return as(choice % 2 === 0 ? admin : employer, JOINED, { input: { applicationId: id, ...outcomes[choice % 3] } });
    });
    acts.push(
      (place, choice) =>
        as(admin, INVITE, { input: { jobId: jobs[choice % 2], candidateIds: [people[place % 8]?.id] } }),
      async (place, choice) => {
        const [row] = await portal.dataSource.query(
          'SELECT id, candidate_id AS candidateId FROM job_invitation WHERE answer IS NULL LIMIT 1 OFFSET ?',
          [place % 2],
        );
        if (!row) return undefined;
        const invitee = people.find(({ id }) => id === row.candidateId);
        if (choice % 2 === 0) return as(invitee, ACCEPT_INVITATION, { input: { id: row.id } });
        return as(invitee, DECLINE_INVITATION, { input: { id: row.id, reason: 'WORK' } });
      },
      async (place, choice) =>
        as(admin, RECOMMEND, { input: { applicationId: await anApplication(place), rating: 1 + (choice % 5) } }),
    );
    // Decisions and proposals have more weight, because most other actions depend on them.
    const weights = [
      0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 4, 4, 4, 4, 5, 5, 5, 6, 7, 8, 8, 14, 14, 9, 10, 11, 12, 13, 15, 15,
      16, 16, 17, 17,
    ];
    const story = fc.array(
      fc.tuple(fc.constantFrom(...weights), fc.nat(999), fc.nat(999), fc.constantFrom(...PAUSES)),
      { minLength: ACTS, maxLength: ACTS },
    );
    const property = fc.asyncProperty(story, async (lines) => {
      for (const [act, place, choice, pause] of lines) {
        await acts[act]?.(place, choice);
        clock.letPass(pause);
        if (pause > HALF_A_DAY) await logEverybodyIn();
      }
      await logEverybodyIn();
      expect(await as(admin, MERGE, { keepId: people[0]?.id, removeId: people[1]?.id })).toBe('OK');
      const before = await facts('gone_at IS NULL');
      for (const table of FACTS) await portal.dataSource.query(`DELETE FROM ${table}`);
      await rebuildFacts(portal.dataSource.manager);
      expect(await facts()).toEqual(before);
      expect(before.application_fact?.length).toBeGreaterThan(0);
      // Restores the state that a server of the previous release leaves, which lacks these columns.
      await portal.dataSource.query(
        'UPDATE approval_fact SET decision_group = NULL, clock_minutes = NULL, working_minutes = NULL',
      );
      await backfillDecisionGroups(portal.dataSource.manager);
      expect(await facts()).toEqual(before);
    });
    await fc.assert(property, { ...RUNS, numRuns: 1, endOnFailure: true });
  });
});

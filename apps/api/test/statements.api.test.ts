import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClientEntity } from '../src/database/entities/messages/api-client.entity.js';
import { WebhookEntity } from '../src/database/entities/messages/webhook.entity.js';
import { decideApplication } from './builders/admin.js';
import { apply, approvedApplication, type Office, openOffice } from './builders/applications.js';
import type { TestClient } from './builders/client.js';
import { approvedEmployer, openJob, propose, registerEmployer, schedule, setJobActive } from './builders/employer.js';
import { member } from './builders/company-members.js';
import { type Actor, daysFromToday, insertCandidate, visitor } from './builders/records.js';
import { RestClient } from './builders/rest.js';
import { saveJob } from './builders/saved-jobs.js';
import { givePassword, PASSWORD } from './builders/second-factor.js';
import { StatementListener } from './builders/statements.js';
import { type Portal, startPortal } from './harness.js';

const LOGIN = `mutation ($email: String!, $password: String!) {
  signIn(input: { email: $email, password: $password }) { token user { id email firstName isActive isProfileComplete isEmailVerified } } }`;

type Who = 'anybody' | 'candidate' | 'employer' | 'admin';

const JOB =
  'id title description companyName preferredSkills questions { text ruledOutBy } applicantCount isOpen viewerCanEdit viewerCanDecide flaggedTerms { words } changesSinceApproval { field }';
const APPLICATION =
  'id candidate { id firstName lastName } job { id title companyName } status proposedStatus displayStatus feedback answers { question answer rulesOut } allowedProposals';

/** The content of the home screens. The first statement records the visit. */
const CANDIDATE_HOME = `... on CandidateDashboard {
  lastVisitAt missingProfileParts hasApplied changes { summary subject { ... on Application { id displayStatus job { id title } } } }
  interviews { id startsAt location application { id job { id title companyName } } } offers { id job { title } }
  savedJobsClosing { id title ... on OpenJob { deadline } }
}`;
const EMPLOYER_REQUEST =
  'id summary subject { ... on Application { id candidate { firstName } job { title } } ... on Job { id description } }';
const EMPLOYER_HOME = `... on EmployerDashboard {
  lastVisitAt hasPosted newApplicantCount newApplicants { ${APPLICATION} } closingJobs { ${JOB} } waitingCount
  dueJoinings { day application { ${APPLICATION} } } dueJoiningCount waiting { ${EMPLOYER_REQUEST} } rejected { ${EMPLOYER_REQUEST} }
  interviews { id startsAt application { id candidate { id firstName } job { id title } } }
}`;

type List = readonly [who: Who, document: string, most?: number];

/** Every list with the fields of its screen, without nested records. */
const LISTS: readonly List[] = [
  ['admin', '{ companies { nodes { id name fullName email approvalState } totalCount } }'],
  ['admin', '{ candidates { nodes { id firstName email appliedJobsCount } totalCount } }'],
  ['admin', `{ jobs { nodes { ${JOB} } totalCount } }`],
  ['admin', `{ applications { nodes { ${APPLICATION} } totalCount } }`],
  [
    'admin',
    '{ applications(filter: { search: "a" }, orderBy: { field: STATUS_UPDATED_AT, direction: ASC }) { nodes { id } totalCount } }',
  ],
  // With the viewer and the company's state.
  ['employer', `{ viewer { jobs { nodes { ${JOB} } totalCount } } }`, 4],
  ['employer', `{ viewer { id applications { nodes { ${APPLICATION} } totalCount } } }`],
  ['employer', '{ viewer { id interviews { nodes { id startsAt } totalCount } } }'],
  ['candidate', `{ viewer { id applications { nodes { ${APPLICATION} } totalCount } } }`],
  ['candidate', '{ viewer { id sessions { browser lastUsedAt isCurrent } } }'],
  ['candidate', '{ viewer { id savedJobs { nodes { savedAt job { id title } } totalCount } } }'],
  ['candidate', '{ viewer { id jobAlerts { id name state path } } }', 1],
  ['candidate', '{ viewer { id appliedJobs { job { id } applyState reapplyOn } } }'],
  [
    'admin',
    '{ search(query: "a", first: 20) { __typename ... on Candidate { id email } ... on Company { id name } ... on Job { id title } ... on User { id email } } }',
    5,
  ],
  ['admin', '{ approvals(filter: { state: PENDING, isLate: true }) { nodes { id dueAt isLate } totalCount } }'],
  ['admin', '{ waitingCounts { companies { waiting late } applications { waiting late } } }'],
  ['candidate', `{ viewer { id dashboard { ${CANDIDATE_HOME} } } }`, 4],
  ['employer', `{ viewer { id dashboard { ${EMPLOYER_HOME} } } }`, 4],
  ['admin', '{ agenda { interviewsToday pendingOffers joiningsThisWeek } }', 1],
  ['admin', '{ applications(filter: { agenda: INTERVIEWS_TODAY, search: "a" }) { nodes { id } totalCount } }'],
  ['admin', '{ dashboardCounts { totalJobs totalPendingApprovals } }'],
  ...Object.entries({
    TIME_TO_FILL: 1,
    TIME_TO_HIRE: 3,
    PASS_THROUGH: 5,
    STAGE_TIME: 2,
    APPROVALS: 3,
    SOURCES: 4,
    SOURCING: 2,
    OFFERS: 2,
    INTERVIEWS: 2,
    CLIENT_SCORECARD: 6,
    JOBS: 5,
  }).map(([report, most]): List => ['admin', `{ reports(names: [${report}]) { since summary { cells } } }`, most]),
];

/** Lists with nested records. Each kind of record adds one statement, independent of the number of rows. */
const NESTED: readonly [who: Who, document: string, statements: number][] = [
  ['admin', '{ companies { nodes { id addresses { city } } } }', 2],
  ['admin', '{ applications { nodes { id approvals { resultingStatus } interviews { date } } } }', 3],
  [
    'admin',
    '{ companies(first: 100) { nodes { id jobs(first: 1) { nodes { id title applicantCount } totalCount } } } }',
    3,
  ],
  ['admin', '{ companies { nodes { employer { id email } } } }', 2],
  // A nested user.
  ['admin', '{ companies { nodes { employer { id type isProfileComplete } } } }', 2],
  ['admin', '{ candidates { nodes { user { id isEmailVerified } } } }', 2],
  ['admin', '{ candidates { nodes { applications(first: 1) { nodes { id status job { title } } } } } }', 2],
  ['admin', '{ jobs { nodes { applications(first: 1) { nodes { id candidate { firstName } } } } } }', 2],
  ['admin', '{ approvals { nodes { requestedBy { email company { name } candidate { city } } } } }', 4],
  ['employer', '{ viewer { id jobs { nodes { id applications(first: 1) { nodes { id } } } } } }', 4],
  ['admin', '{ candidates { nodes { id possibleDuplicates { reasons candidate { email } } } } }', 4],
  ['admin', '{ companies { nodes { id possibleDuplicates { reasons company { email } } } } }', 3],
  ['admin', '{ applicationSummaries { nodes { id status job { title } company { name } } } }', 1],
  ['admin', '{ applicationSummaries { nodes { id interviews { startsAt outcome } } } }', 2],
  ['admin', '{ webhooks { id apiClient { name } deliveries { nodes { id response } } } }', 2],
  ['admin', '{ candidates { nodes { id merges { removedEmail } } } }', 2],
  ['admin', '{ companies { nodes { id notes { text } } } }', 2],
  ['admin', '{ candidates { nodes { id skills } } }', 2],
  ['employer', '{ viewer { id applications { nodes { id candidate { id skills } } } } }', 3],
  ['candidate', '{ openJobs { nodes { id match { matched total } } } }', 2],
  ['admin', '{ candidates { nodes { id notes { text } } } }', 2],
  ['admin', '{ applications { nodes { id notes { text } } } }', 2],
  ['admin', '{ applications { nodes { id offer { reply { answer } } offerReplies { answer } } } }', 2],
  // None of these applications has an offer.
  ['admin', '{ applications(first: 3) { nodes { id joining { outcome day } viewerCanRecordJoining } } }', 1],
  ['admin', '{ companies { nodes { id approvals { id state } } } }', 2],
  ['admin', '{ jobs { nodes { id approvals { id state } } } }', 2],
  ['admin', '{ jobs { nodes { approval { state requestedAt } } } }', 2],
  ['admin', '{ auditEvents { nodes { subjectName actor { id firstName } } } }', 3],
  ['admin', '{ jobs { nodes { id company { id } } } }', 1],
  ['admin', '{ jobs { nodes { id company { id name addresses { city } } } } }', 3],
  ['employer', '{ viewer { id applications { nodes { id approvals { resultingStatus } } } } }', 3],
  [
    'employer',
    '{ viewer { id interviews { nodes { startsAt outcome feedback { note } application { candidate { id firstName } job { title } } } } } }',
    3,
  ],
  [
    'admin',
    '{ applications { nodes { id candidate { id email } job { id title ... on Job { company { name } } } } } }',
    4,
  ],
  ['candidate', '{ viewer { id applications { nodes { id approvals { resultingStatus } interviews { date } } } } }', 3],
  ['candidate', '{ viewer { id savedJobs { nodes { job { id ... on OpenJob { deadline path } } } } } }', 2],
];

/** Two webhooks of one key, each with one event. */
async function addWebhooks({ dataSource: { manager }, container }: Portal): Promise<void> {
  const createdAt = new Date();
  const key = { name: 'Payroll', keyHash: 'a', scopes: ['WEBHOOKS'], createdAt };
  const { id: apiClientId } = await manager.save(manager.create(ApiClientEntity, key));
  const webhook = { apiClientId, url: 'https://a.example', eventTypes: ['OFFER_ANSWERED' as const], secretSealed: 'a' };
  for (let times = 0; times < 2; times += 1) await manager.insert(WebhookEntity, { ...webhook, createdAt });
  await container.webhookEvents.write(manager, 'OFFER_ANSWERED', { applicationId: '1' });
}

describe('the number of SQL statements', () => {
  let portal: Portal;
  let office: Office;
  let candidate: Actor;
  let listener: StatementListener;
  beforeAll(async () => {
    portal = await startPortal();
    listener = new StatementListener(portal);
    office = await openOffice(portal);
    ({ candidate } = await addRow(1));
    for (const jobId of [office.jobId, await openJob(office.employer, office.admin)]) await saveJob(candidate, jobId);
    await addWebhooks(portal);
    for (let times = 0; times < 2; times += 1) await insertCandidate(portal, { contact: '9123456789' });
    await fillHomes();
  });

  /**
   * Adds the other entries of the home screens next to the interview: an offer, a saved job that closes soon, a new applicant, a due joining, and
   * pending and rejected requests.
   */
  async function fillHomes(): Promise<void> {
    const { employer, admin } = office;
    const closing = await openJob(employer, admin, { deadline: daysFromToday(3) });
    await saveJob(candidate, closing);
    const offered = await apply(candidate, await openJob(employer, admin));
    await decideApplication(admin, offered, 'APPROVE');
    await propose(employer, offered, 'SELECTED', { dateOfJoining: daysFromToday(20) });
    await decideApplication(admin, offered, 'APPROVE');
    const { applicationId: hired } = await approvedApplication(portal, office);
    await propose(employer, hired, 'SELECTED', { dateOfJoining: daysFromToday(0) });
    await decideApplication(admin, hired, 'APPROVE');
    const { applicationId: refused } = await approvedApplication(portal, office);
    await propose(employer, refused, 'SHORTLISTED');
    await decideApplication(admin, refused, 'REJECT');
    const { applicationId: waiting } = await approvedApplication(portal, office);
    await propose(employer, waiting, 'SHORTLISTED');
  }
  afterAll(() => portal.stop());

  /** Adds a company, a job, an application and an interview. */
  async function addRow(day: number): Promise<{ candidate: Actor }> {
    await approvedEmployer(portal, office.admin);
    const jobId = await openJob(office.employer, office.admin);
    const added = await approvedApplication(portal, { ...office, jobId });
    await schedule(office.employer, added.applicationId, { date: daysFromToday(day) });
    await decideApplication(office.admin, added.applicationId, 'APPROVE');
    return added;
  }

  const clientOf = (who: Who): TestClient => {
    if (who === 'anybody') return visitor(portal);
    return { candidate, employer: office.employer, admin: office.admin }[who].client;
  };

  test.each([
    '{ openJobs { nodes { id title description preferredSkills company { name website } path } pageInfo { endCursor } } }',
    // The search results fill the page.
    '{ openJobs(first: 1, filter: { query: "textile", location: "surat" }) { edges { cursor node { id } } } }',
    '{ openJobs(filter: { location: "surat" }) { edges { cursor node { id } } } }',
    '{ openJobs(first: 1, page: 2) { nodes { id title } } }',
    '{ jobChanges { nodes { cursor kind at jobId job { id title updatedAt company { name } } } pageInfo { endCursor } } }',
    '{ openJob(id: "1") { id title company { name } } }',
  ])('for open jobs is one: %s', async (document) => {
    expect(await listener.during(() => visitor(portal).ask(document))).toHaveLength(1);
  });

  test('for a rejected query stays the same when the query is repeated', async () => {
    const { client } = await registerEmployer(portal);
    const ask = () => client.outcome('query Refused { candidate(id: "1") { id } }');
    const counts: number[] = [];
    for (let times = 0; times < 3; times += 1) {
      counts.push((await listener.during(async () => expect(await ask()).toBe('PROFILE_INCOMPLETE'))).length);
    }
    expect(counts).toEqual([counts[0], counts[0], counts[0]]);
  });

  test('for open jobs is two with the total', async () => {
    const sql = await listener.during(() => visitor(portal).ask('{ openJobs { nodes { id } totalCount } }'));
    expect(sql.map((text) => text.includes('COUNT(*)'))).toEqual([false, true]);
  });

  test.each([
    ['looks for their family as well when a page is not full', 'textile', 2],
    ['looks at the words when nothing is found', 'zzzzqqqq', 3],
    ['is repeated when one letter was wrong', 'textlie', 5],
  ])('for a search of open jobs: %s', async (_, query, statements) => {
    const document = `{ openJobs(filter: { query: "${query}" }) { nodes { id } } }`;
    expect(await listener.during(() => visitor(portal).ask(document))).toHaveLength(statements);
  });

  test.each([
    ['all of them', '', 1],
    ['by salary', 'orderBy: { field: SALARY, direction: DESC },', 1],
    ['of some days', 'filter: { postedWithinDays: 3 },', 1],
    ['chosen ones', 'filter: { cities: ["Surat"], workModes: [ONSITE, REMOTE] },', 1],
    ['a search, which counts the family too', 'filter: { query: "textile", cities: ["Surat"] },', 2],
  ])('for open jobs is constant with the facets: %s', async (_, filter, more) => {
    const document = `{ openJobs(${filter} first: 1) { nodes { id } facets { cities { value count } isComplete } } }`;
    expect(await listener.during(() => visitor(portal).ask(document))).toHaveLength(1 + more);
  });

  test('is measured on home screens that contain every kind of content', async () => {
    const homes = [
      [candidate, CANDIDATE_HOME, ['changes', 'interviews', 'offers', 'savedJobsClosing']],
      [
        office.employer,
        EMPLOYER_HOME,
        ['newApplicants', 'closingJobs', 'dueJoinings', 'waiting', 'rejected', 'interviews'],
      ],
    ] as const;
    for (const [{ client }, home, sections] of homes) {
      const { viewer } = await client.ask<{ viewer: { dashboard: Record<string, unknown> } }>(
        `{ viewer { dashboard { ${home} } } }`,
      );
      for (const section of sections) expect([section, viewer.dashboard[section]]).not.toEqual([section, []]);
    }
  });

  describe('of a list', () => {
    const countAll = async (): Promise<number[]> => {
      const counts: number[] = [];
      for (const [who, document] of LISTS) {
        counts.push((await listener.during(() => clientOf(who).ask(document))).length);
      }
      return counts;
    };
    let few: number[];
    let more: number[];
    beforeAll(async () => {
      few = await countAll();
      await addRow(2);
      await addRow(3);
      more = await countAll();
    });

    test.each(LISTS.map(([who, document, most = 3], index) => ({ who, document, most, index })))(
      'for the $who is at most $most, and the same for more rows: $document',
      ({ most, index }) => {
        expect(few[index]).toBeGreaterThan(0);
        expect(few[index]).toBeLessThanOrEqual(most);
        expect(more[index]).toBe(few[index]);
      },
    );
  });

  test('is the same for the owner of a company and for a recruiter, per list and per login', async () => {
    const { employer } = office;
    const recruiter = await member(portal, employer);
    await givePassword(portal, employer.id);
    await givePassword(portal, recruiter.id);
    const lists = [...LISTS, ...NESTED].filter(([who]) => who === 'employer').map(([, document]) => document);
    const counted = async ({ client }: Actor) => {
      const { viewer } = await client.ask<{ viewer: { email: string } }>('{ viewer { email } }');
      const input = { email: viewer.email, password: PASSWORD };
      const work = [
        () => visitor(portal).ask(LOGIN, input),
        () => new RestClient(portal.url).post('api/login', input),
        ...lists.map((document) => () => client.ask(document)),
      ];
      const counts: number[] = [];
      for (const one of work) {
        // The first time also records activity and a visit.
        await one();
        counts.push((await listener.during(one)).length);
      }
      return counts;
    };
    expect(await counted(recruiter)).toEqual(await counted(employer));
  });

  test('adds one for all related jobs of an open job or of a list', async () => {
    const jobId = await openJob(office.employer, office.admin);
    const card = '{ id title company { name } }';
    const page = `query ($id: ID!) { openJob(id: $id) { id similar ${card} sameCompany ${card} sameCity ${card} } }`;
    const sql = await listener.during(() => visitor(portal).ask(page, { id: jobId }));
    expect(sql).toHaveLength(2);
    const lists = `{ openJobs(first: 3) { nodes { id similar ${card} sameCompany ${card} } } }`;
    expect(await listener.during(() => visitor(portal).ask(lists))).toHaveLength(2);
  });

  test('adds one for the similar jobs of all closed jobs', async () => {
    const applied = await insertCandidate(portal);
    for (let jobs = 0; jobs < 3; jobs += 1) {
      const jobId = await openJob(office.employer, office.admin);
      await apply(applied, jobId);
      await setJobActive(office.employer, jobId, false);
    }
    const similar = '{ viewer { id appliedJobs { job { id ... on ClosedJob { similar { id title } } } } } }';
    // The statements read the applications, their jobs and the similar jobs.
    expect(await listener.during(() => applied.client.ask(similar))).toHaveLength(3);
    expect(await applied.client.ask(similar)).toMatchObject({
      viewer: { appliedJobs: Array(3).fill({ job: { similar: expect.arrayContaining([expect.anything()]) } }) },
    });
  });

  test.each(NESTED)(
    'for the %s grows with the kinds of nested records, not with the rows: %s',
    async (who, document, statements) => {
      expect(await listener.during(() => clientOf(who).ask(document))).toHaveLength(statements);
    },
  );
});

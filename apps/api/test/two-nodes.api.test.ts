import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createAdmin, DECIDE, decideJob, decisionOn, setUserActive, deleteUsers } from './builders/admin.js';
import { APPLY, apply, openOffice } from './builders/applications.js';
import { candidateInput, myProfile, REGISTER_CANDIDATE, registerCandidate } from './builders/candidate.js';
import { TestClient } from './builders/client.js';
import {
  approvedEmployer,
  employerInput,
  openJob,
  postJob,
  REGISTER_EMPLOYER,
  registerEmployer,
  setJobActive,
} from './builders/employer.js';
import { filesIn, pdf } from './builders/files.js';
import { passwordLink } from './builders/password-link.js';
import { type Actor, insertCandidate, logIn, visitor } from './builders/records.js';
import { type Portal, startPortal, startSecondNode } from './harness.js';

const VIEWER = '{ viewer { id } }';
const SIGN_IN =
  'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { token } }';
const OPEN_JOBS = `{ ${Array.from({ length: 10 }, (_, index) => `jobs${index}: openJobs { totalCount }`).join(' ')} }`;
const SITEMAP_LIFETIME = 300_000;

/** Starts two servers with the same database and files, as behind a load balancer. */
async function startTwo(
  environment: Record<string, string> = {},
): Promise<{ nodes: [Portal, Portal]; stop(): Promise<void> }> {
  const first = await startPortal(environment);
  const second = await startSecondNode(first, environment);
  const stop = async () => {
    await second.stop();
    await first.stop();
  };
  return { nodes: [first, second], stop };
}

describe('two servers with one database', () => {
  let stop: () => Promise<void>;
  let first: Portal;
  let second: Portal;
  let admin: Actor;
  beforeAll(async () => {
    ({
      nodes: [first, second],
      stop,
    } = await startTwo());
    admin = await createAdmin(first);
  });
  afterEach(() => void vi.restoreAllMocks());
  afterAll(() => stop());

  const over = (node: Portal, { token }: Actor): TestClient => new TestClient(node.url, token);
  /** Returns the user that each server finds for a login. */
  const seenAs = (actor: Actor): Promise<unknown[]> =>
    Promise.all([first, second].map(async (node) => (await over(node, actor).ask<{ viewer: unknown }>(VIEWER)).viewer));

  describe('a session works on both servers and ends on both at once:', () => {
    const PASSWORD = 'Print&Weave9';
    const endings: Record<string, (actor: Actor) => Promise<unknown>> = {
      'by logging out': (actor) => over(second, actor).ask('mutation { signOut { user { id } } }'),
      'when an administrator deactivates the account': ({ id }) =>
        setUserActive({ ...admin, client: over(second, admin) }, id, false),
      'when the password is set anew': async ({ id }) =>
        visitor(second).ask(
          'mutation ($token: String!) { resetPassword(input: { token: $token, password: "Fresh&Start9" }) { email } }',
          {
            token: await passwordLink(first, id),
          },
        ),
      'when an administrator deletes the account': ({ id }) =>
        deleteUsers({ ...admin, client: over(second, admin) }, id),
      'when the owner deletes the account': (actor) =>
        over(second, actor).ask(
          'mutation ($password: String!) { deleteMyAccount(input: { password: $password }) { deleted { users } } }',
          {
            password: PASSWORD,
          },
        ),
    };
    test.each(Object.entries(endings))('%s', async (_, end) => {
      const { id } = await registerCandidate(first, { password: PASSWORD });
      const logins = [await logIn(first, id), await logIn(second, id)];
      for (const login of logins) expect(await seenAs(login)).toEqual([{ id }, { id }]);
      await end(logins[0] as Actor);
      // Logging out leaves other logins unchanged.
      const ended = end === endings['by logging out'] ? logins.slice(0, 1) : logins;
      for (const login of ended) expect(await seenAs(login)).toEqual([null, null]);
    });
  });

  test('show a job as open or closed as soon as the other server opens or closes it', async () => {
    const employer = await approvedEmployer(first, admin);
    const id = await postJob(employer);
    const isSeen = async (): Promise<boolean> => {
      const document = 'query ($id: ID!) { openJob(id: $id) { id } }';
      return (await visitor(second).ask<{ openJob: unknown }>(document, { id })).openJob !== null;
    };
    expect(await isSeen()).toBe(false);
    await decideJob(admin, id, 'APPROVE');
    expect(await isSeen()).toBe(true);
    await setJobActive(employer, id, false);
    expect(await isSeen()).toBe(false);
  });

  test('serve job sitemaps that are at most five minutes old', async () => {
    const employer = await approvedEmployer(first, admin);
    await openJob(employer, admin);
    const id = await openJob(employer, admin, { title: 'Jobber' });
    const lists = async (): Promise<boolean[]> =>
      Promise.all(
        [first, second].map(async ({ url }) => {
          const answer = await fetch(`${url}/sitemap/jobs/1.xml`);
          expect(answer.headers.get('cache-control')).toBe(`public, max-age=${SITEMAP_LIFETIME / 1_000}`);
          return (await answer.text()).includes(`/${id}-jobber`);
        }),
      );
    expect(await lists()).toEqual([true, true]);
    await setJobActive(admin, id, false);
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + SITEMAP_LIFETIME);
    expect(await lists()).toEqual([false, false]);
  });

  test('both serve an uploaded file through the same link', async () => {
    const { id } = await registerCandidate(first);
    const { resume } = await myProfile({ ...(await logIn(second, id)) });
    const bytes = (await filesIn(first.filesFolder)).map((file) => file.length);
    for (const { url } of [first, second]) {
      const answer = await fetch(`${url}${resume?.url}`);
      expect(answer.status).toBe(200);
      expect(bytes).toContain((await answer.arrayBuffer()).byteLength);
    }
  });

  test('accept only one of many concurrent applications, decisions and sign-ups over both servers', async () => {
    const candidate = await insertCandidate(first);
    const office = await openOffice(first);
    const both = (count: number, ask: (node: Portal) => Promise<string>): Promise<string[]> =>
      Promise.all(Array.from({ length: count }, (_, index) => ask(index % 2 === 0 ? first : second)));
    const jobId = await openJob(office.employer, admin);
    const applied = await both(20, (node) => over(node, candidate).outcome(APPLY, { jobId }));
    expect(applied.toSorted()).toEqual(['OK', ...Array<string>(19).fill('REAPPLY_TOO_SOON')]);
    const id = await apply(candidate, office.jobId);
    const decision = await decisionOn(admin.client, 'application', id, 'APPROVE');
    const decided = await both(10, (node) => over(node, admin).outcome(DECIDE, decision));
    expect(decided.toSorted()).toEqual([...Array<string>(9).fill('ALREADY_DECIDED'), 'OK']);
    const { email } = candidateInput();
    const signedUp = await both(10, (node) =>
      node === first
        ? visitor(node).outcome(REGISTER_EMPLOYER, { input: employerInput({ email }) })
        : visitor(node).uploadOutcome(
            REGISTER_CANDIDATE,
            { input: candidateInput({ email }) },
            { 'input.resume': pdf() },
          ),
    );
    expect(signedUp.toSorted()).toEqual([...Array<string>(9).fill('EMAIL_TAKEN'), 'OK']);
  });
});

describe('limits on two servers with one database', () => {
  const BUDGET = 5_000;
  /** The cost of OPEN_JOBS in points: the request, ten lists and their counts. */
  const COST = 225;
  let stop: () => Promise<void>;
  let nodes: [Portal, Portal];
  beforeAll(async () => {
    ({ nodes, stop } = await startTwo({ RATE_LIMITS: 'on', GRAPHQL_BUDGET_PER_MINUTE: String(BUDGET) }));
  });
  afterAll(() => stop());

  test('count five wrong passwords for an account on both servers together', async () => {
    const input = employerInput();
    await visitor(nodes[0]).ask(REGISTER_EMPLOYER, { input });
    const { email, password } = input;
    const attempt = (turn: number, word: string) =>
      visitor(nodes[turn % 2] as Portal).outcome(SIGN_IN, { email, password: word });
    for (let turn = 0; turn < 5; turn += 1) expect(await attempt(turn, 'Wrong&Word1')).toBe('INVALID_CREDENTIALS');
    expect([await attempt(0, password), await attempt(1, password)]).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
  });

  test('let a caller exceed the query budget by at most a fifth on both servers, and by a tenth after a switch', async () => {
    const counts = nodes.map(({ container }) => vi.spyOn(container.limiter, 'count'));
    const pointsSpent = async (viewers: readonly TestClient[]): Promise<number> => {
      let spent = 0;
      for (let turn = 0, refused = 0; refused < viewers.length; turn += 1) {
        const outcome = await (viewers[turn % viewers.length] as TestClient).outcome(OPEN_JOBS);
        if (outcome === 'OK') spent += COST;
        refused = outcome === 'OK' ? 0 : refused + 1;
        // Requests do not wait until the other server is informed. This client waits, so that the figures are the same every time.
        await Promise.all(counts.flatMap(({ mock }) => mock.results.map(({ value }) => value)));
      }
      return spent;
    };
    // The first request with a document pays for parsing it.
    for (const node of nodes) expect(await visitor(node).outcome(OPEN_JOBS)).toBe('OK');
    const spreading = await logIn(nodes[0], (await registerEmployer(nodes[0])).id);
    const spread = await pointsSpent(nodes.map(({ url }) => new TestClient(url, spreading.token)));
    expect(spread).toBeGreaterThan(BUDGET - 2 * COST);
    expect(spread).toBeLessThanOrEqual(BUDGET * 1.2);

    const changing = await logIn(nodes[0], (await registerEmployer(nodes[0])).id);
    const [here, there] = nodes.map(({ url }) => new TestClient(url, changing.token)) as [TestClient, TestClient];
    const alone = await pointsSpent([here]);
    expect(alone).toBe(BUDGET - (BUDGET % COST));
    expect(await pointsSpent([there])).toBeLessThanOrEqual(BUDGET * 0.1 + COST);
  });
});

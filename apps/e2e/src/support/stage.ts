import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import type { TestContext } from 'vitest';
import { newPerson, openBrowser, type Person, saveScreenshot } from './browser.ts';
import { type Portal, sharedPortal, startPortal } from './server/portal.ts';
import { DEMO, enter, enterShared } from './session.ts';

type Role = keyof typeof DEMO;

/** A portal with the demo's records, and three of its users, logged in. */
export interface Stage {
  portal: Portal;
  browser: Browser;
  people: Record<Role, Person>;
  /** The session tokens of the users, for GraphQL requests in their name. */
  tokens: Record<Role, string>;
  /** For `afterEach`: after a failed step, saves a picture of each screen and prints the server's log. */
  explain(context: Pick<TestContext, 'task'>): Promise<void>;
  /** Returns errors that no user saw: console errors, and errors in the server's log. */
  silentProblems(): string[];
  close(): Promise<void>;
}

/** For `afterEach`: after a failed step, saves a picture of each screen and prints the consoles and the server's log. */
export async function explainFailure(
  { task }: Pick<TestContext, 'task'>,
  name: string,
  portal: Portal,
  people: Readonly<Record<string, Person>>,
): Promise<void> {
  if (task.result?.state !== 'fail') return;
  for (const [who, { page, complaints }] of Object.entries(people)) {
    await saveScreenshot(page, `failed-${name}-${who}`).catch(() => undefined);
    console.error(who, complaints);
  }
  console.error(portal.log());
}

/** Returns errors that no user saw: errors in the people's consoles and in the server's log. */
export const silentProblems = (portal: Portal, people: Readonly<Record<string, Person>>): string[] => [
  ...Object.values(people).flatMap(({ complaints }) => complaints),
  ...portal
    .log()
    .split('\n')
    .filter((line) => /"level":(?:50|60)/.test(line)),
];

type Widths = Partial<Record<Role, number>>;
type StageOptions = BrowserContextOptions & { showsPdf?: boolean };

const AT_A_PHONE: Widths = { candidate: 390 };

/** Starts a portal with the demo and logs in its three users, the candidate with the width of a phone. */
export async function openStage(name: string, widths = AT_A_PHONE, options: StageOptions = {}): Promise<Stage> {
  const portal = await startPortal(name, { demo: true });
  return stageOf(portal, (role, context) => enter(context, portal.url, role, DEMO[role]), name, widths, options);
}

/** Like `openStage`, with the portal and the sessions that files share. Only for files that change no data of other files and end no session. */
export async function openSharedStage(name: string, widths = AT_A_PHONE, options: StageOptions = {}): Promise<Stage> {
  const portal = await sharedPortal();
  return stageOf(portal, (role, context) => enterShared(context, portal.url, role), name, widths, options);
}

async function stageOf(
  portal: Portal,
  logIn: (role: Role, context: BrowserContext) => Promise<string>,
  name: string,
  widths: Widths,
  { showsPdf, ...options }: StageOptions,
): Promise<Stage> {
  const browser = await openBrowser({ showsPdf: showsPdf ?? false });
  const arrive = async (role: Role) => {
    const person = await newPerson(browser, portal.url, widths[role], options);
    return { person, token: await logIn(role, person.context) };
  };
  const [admin, employer, candidate] = await Promise.all([arrive('admin'), arrive('employer'), arrive('candidate')]);
  const people = { admin: admin.person, employer: employer.person, candidate: candidate.person };
  return {
    portal,
    browser,
    people,
    tokens: { admin: admin.token, employer: employer.token, candidate: candidate.token },
    explain: (context) => explainFailure(context, name, portal, people),
    silentProblems: () => silentProblems(portal, people),
    async close() {
      await browser.close();
      await portal.stop();
    },
  };
}

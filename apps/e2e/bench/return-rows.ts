import type { BrowserContext, Page } from 'playwright-core';
import type { Figures, Row } from './row.ts';
import { onSlowComputer, quantile, type SlowComputer } from './slow-computer.ts';

/** The rows of a full page of a list. If the demo has fewer, they are repeated. */
const ROWS = 25;
const VISITS = 7;

interface List {
  name: string;
  role: 'employer' | 'admin';
  path: string;
  /** The menu entries of the list and of another screen. */
  entry: string;
  elsewhere: string;
}

const EMPLOYER = '/job-alert/employer/';
const OFFICE = '/job-alert/admin/';

const LISTS: readonly List[] = [
  { name: 'Applicants', role: 'employer', path: `${EMPLOYER}applicants`, entry: 'Applicants', elsewhere: 'Home' },
  { name: 'My Jobs', role: 'employer', path: `${EMPLOYER}my-jobs`, entry: 'My Jobs', elsewhere: 'Home' },
  {
    name: 'Manage Candidates',
    role: 'admin',
    path: `${OFFICE}manage-candidate`,
    entry: 'Manage Candidate',
    elsewhere: 'Home',
  },
  {
    name: 'Manage Applications',
    role: 'admin',
    path: `${OFFICE}manage-application`,
    entry: 'Manage Application',
    elsewhere: 'Home',
  },
  {
    name: 'the approvals queue',
    role: 'admin',
    path: `${OFFICE}pending-approval`,
    entry: 'Pending Approval',
    elsewhere: 'Home',
  },
];

/** The time to return to a list that has already been read: from the click on its menu entry until its rows are painted. */
export const returnRows: readonly Row[] = LISTS.map((list) => ({
  name: `return to ${list.name}, ${ROWS} rows`,
  goals: { 'median ms': { atMost: 250 } },
  measure: (stage) => onSlowComputer(stage, list.role, (computer, slowDown) => returnTo(computer, slowDown, list)),
}));

async function returnTo({ page, context }: SlowComputer, slowDown: () => Promise<void>, list: List): Promise<Figures> {
  await repeatRows(context);
  await page.goto(list.path);
  await rowsOf(page)
    .nth(ROWS - 1)
    .waitFor();
  await leaveFor(page, list);
  await slowDown();
  const milliseconds: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const painted = timeToRows(page);
    await entryOf(page, list.entry).click();
    milliseconds.push(await painted);
    await leaveFor(page, list);
  }
  // Ignores requests of the last screen that are still open.
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  return { 'median ms': quantile(milliseconds, 0.5), 'slowest ms': Math.max(...milliseconds) };
}

const rowsOf = (page: Page) => page.locator('main [data-row-key]');
const entryOf = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).first();

async function leaveFor(page: Page, { elsewhere }: List): Promise<void> {
  await entryOf(page, elsewhere).click();
  await rowsOf(page).first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}

/** Returns the time in milliseconds from the next click to the frame that shows a full page of rows. */
function timeToRows(page: Page): Promise<number> {
  return page.evaluate(
    (rows) =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        window.addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
        const watch = new MutationObserver(() => {
          if (pressed === 0 || document.querySelectorAll('main [data-row-key]').length < rows) return;
          watch.disconnect();
          // The first message after the start of a frame arrives when the frame is painted.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve(performance.now() - pressed), { once: true });
            port1.start();
            port2.postMessage(null);
          });
        });
        watch.observe(document.body, { childList: true, subtree: true });
      }),
    ROWS,
  );
}

/** Fills the lists of all responses up to a page with copies of their rows under other ids. */
async function repeatRows(context: BrowserContext): Promise<void> {
  await context.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const answer: unknown = await response.json();
    fillLists(answer);
    await route.fulfill({ response, json: answer });
  });
}

function fillLists(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if (name === 'nodes' && Array.isArray(part)) {
      const rows: { id?: string }[] = part;
      for (let index = 0; rows[index] && rows.length < ROWS; index += 1)
        rows.push({ ...rows[index], id: `${9_000 + rows.length}` });
    } else fillLists(part);
  }
}

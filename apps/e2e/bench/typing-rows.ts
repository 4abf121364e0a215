import type { CDPSession, Page } from 'playwright-core';
import { openPage } from '../src/support/open-page.ts';
import type { Figures, Row } from './row.ts';
import { onSlowComputer, quantile, type SlowComputer } from './slow-computer.ts';

/** The keys typed into each field, and the pause after each key, in which everything that it starts can finish. */
const KEYS = 44;
const PAUSE_MS = 150;

interface Typing {
  name: string;
  role: 'employer' | 'candidate' | null;
  path: string;
  /** The keys that are typed repeatedly into the fields with these labels. `<` deletes a character. */
  fields: Readonly<Record<string, string>>;
}

const FORMS: readonly Typing[] = [
  {
    name: 'Job Post',
    role: 'employer',
    path: '/job-alert/employer/job-post',
    fields: {
      'Job Title': 'looms ',
      'Job Description': 'looms ',
      State: 'guj<<<',
      'Minimum Salary': '12<<',
      'Application Deadline': '12/<<<',
      'Preferred Skills': 'loom, ',
    },
  },
  {
    name: "the candidate's information",
    role: 'candidate',
    path: '/job-alert/candidate/edit-profile-management',
    fields: { 'First name': 'asha<<<<', 'Contact No': '98<<', 'Address Line-1': 'road ', State: 'guj<<<' },
  },
  {
    name: 'Company Profile',
    role: 'employer',
    path: '/job-alert/employer/edit-company-profile',
    fields: { 'Full Name': 'meera ', 'Contact Number': '98<<' },
  },
  {
    name: "the candidate's sign-up",
    role: null,
    path: '/job-alert/candidate/signup',
    fields: { 'First Name': 'asha<<<<', 'Contact No': '98<<' },
  },
];

/** The time from a key press until the browser has painted it. The row of a bare input shows the browser's own share. */
export const typingRows: readonly Row[] = [
  { name: 'typing, an input alone', goals: {}, measure: (stage) => onSlowComputer(stage, null, typeIntoBareInput) },
  ...FORMS.flatMap(({ name, role, path, fields }) =>
    Object.entries(fields).map(
      ([label, text]): Row => ({
        name: `typing, ${name}: ${label}`,
        goals: { 'median ms': { atMost: 16 } },
        measure: (stage) =>
          onSlowComputer(stage, role, (computer, slowDown) => typeInto(computer, slowDown, path, label, text)),
      }),
    ),
  ),
];

async function typeIntoBareInput({ page, devTools }: SlowComputer, slowDown: () => Promise<void>): Promise<Figures> {
  await page.setContent('<input aria-label="Alone">');
  await page.getByLabel('Alone').focus();
  await slowDown();
  return keysOf(page, devTools, 'abc ');
}

async function typeInto(
  { page, devTools }: SlowComputer,
  slowDown: () => Promise<void>,
  path: string,
  label: string,
  text: string,
): Promise<Figures> {
  await openPage(page, path);
  await page
    .getByRole('textbox', { name: label, exact: true })
    .or(page.getByRole('combobox', { name: label, exact: true }))
    .focus();
  await page.keyboard.press('End');
  await type(page, text, text.length);
  await slowDown();
  return keysOf(page, devTools, text);
}

async function type(page: Page, text: string, keys: number): Promise<void> {
  for (let index = 0; index < keys; index += 1) {
    const sign = text[index % text.length] ?? '';
    await page.keyboard.press(sign === '<' ? 'Backspace' : sign === ' ' ? 'Space' : sign);
    await page.waitForTimeout(PAUSE_MS);
  }
}

/** An entry of a browser trace, with the fields that are read here. Times are in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args: { data?: { type?: string } };
}

/** Types the text and returns, from a trace, the time of each key from its first event to the commit of the frame that shows it. */
async function keysOf(page: Page, devTools: CDPSession, text: string): Promise<Figures> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]));
  devTools.on('Tracing.dataCollected', collect);
  await devTools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
      excludedCategories: ['*'],
    },
  });
  await type(page, text, KEYS);
  const complete = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve));
  await devTools.send('Tracing.end');
  await complete;
  devTools.off('Tracing.dataCollected', collect);
  const milliseconds = timesToFrame(events);
  if (milliseconds.length < KEYS / 2) throw new Error(`Only ${milliseconds.length} of ${KEYS} keys were painted.`);
  return {
    'median ms': quantile(milliseconds, 0.5),
    'p95 ms': quantile(milliseconds, 0.95),
    keys: milliseconds.length,
  };
}

function timesToFrame(events: readonly TraceEvent[]): number[] {
  const dispatched = (kind: string) =>
    events
      .filter(({ name, ph, args }) => name === 'EventDispatch' && ph === 'X' && args.data?.type === kind)
      .toSorted((a, b) => a.ts - b.ts);
  const keys = dispatched('keydown');
  const inputs = dispatched('input');
  const [first] = keys;
  const frames = events
    .filter(({ name, pid, tid }) => name === 'Commit' && pid === first?.pid && tid === first.tid)
    .map(({ ts, dur = 0 }) => ts + dur)
    .toSorted((a, b) => a - b);
  return keys.flatMap(({ ts }, index) => {
    const end = keys[index + 1]?.ts ?? Infinity;
    const typed = inputs.find((input) => input.ts > ts && input.ts < end);
    const frame = frames.find((at) => typed && at > typed.ts + (typed.dur ?? 0) && at < end);
    // A key that the field rejects is never painted.
    return frame === undefined ? [] : [(frame - ts) / 1000];
  });
}

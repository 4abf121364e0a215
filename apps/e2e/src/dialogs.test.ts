import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { stepsOutside, waitForFocus } from './support/focus.ts';
import { fillJob } from './support/job-form.ts';
import { printed, seenButtons } from './support/paper.ts';
import { openStage, type Stage } from './support/stage.ts';
import { measured, watchWidth } from './support/still.ts';

type Role = 'employer' | 'candidate';
interface Layer {
  /** What it is called in a failure. */
  name: string;
  role: Role;
  path: string;
  /** What opens it; the focus returns there. */
  opener: (page: Page) => Locator;
  /** The entry of the menu that the opener shows first. */
  entry?: string;
  /** What has to be done before. */
  before?: (page: Page) => Promise<void>;
}

const employer = '/job-alert/employer';
const candidate = '/job-alert/candidate';
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const box = (name: string | RegExp) => (page: Page) => page.getByRole('combobox', { name }).first();
const actions = { role: 'employer', path: `${employer}/my-jobs`, opener: button(/^Actions for/) } as const;

/** All that can stand over a screen; the screens behind have their own test. */
const OVERLAY = '[role="dialog"], [role="menu"], [role="listbox"], [data-dates-dropdown], #area-menu';

const DIALOGS: readonly Layer[] = [
  { ...actions, name: 'Job Details', entry: 'View' },
  { ...actions, name: 'Edit', entry: 'Edit' },
  { ...actions, name: 'Confirm Status Change', entry: 'Inactive' },
  { name: 'Preview', role: 'employer', path: `${employer}/job-post`, opener: button('Preview'), before: fillJob },
  { name: 'the candidate', role: 'employer', path: `${employer}/applicants`, opener: button('Kiran Patel') },
  {
    name: 'the candidate, on the board',
    role: 'employer',
    path: `${employer}/applicants?view=pipeline`,
    opener: button('Kiran Patel'),
  },
  { name: 'delete the account', role: 'employer', path: `${employer}/my-data`, opener: button('Delete My Account') },
  {
    name: 'Application History',
    role: 'candidate',
    path: `${candidate}/application-management`,
    opener: button(/^View History: Industrial/),
  },
  { name: 'delete the account', role: 'candidate', path: `${candidate}/my-data`, opener: button('Delete My Account') },
];

const post = { role: 'employer', path: `${employer}/job-post` } as const;
const profile = { role: 'candidate', path: `${candidate}/edit-profile-management` } as const;

const LISTS: readonly Layer[] = [
  { ...actions, name: 'the actions of a job' },
  { name: 'the statuses of jobs', role: 'employer', path: `${employer}/my-jobs`, opener: box('Status') },
  { ...post, name: 'the states of India', opener: box('State') },
  { ...post, name: 'the countries', opener: box('Country') },
  { ...post, name: 'the job types', opener: box('Job Type') },
  { ...post, name: 'the work modes', opener: box('Work Mode') },
  { ...profile, name: 'the countries', opener: box('Country') },
  { name: 'the jobs', role: 'employer', path: `${employer}/schedule-interview`, opener: box('Job Title') },
  { name: 'the genders', role: 'candidate', path: `${candidate}/edit-profile-management`, opener: box('Gender') },
  { name: 'the account', role: 'employer', path: `${employer}/jobs-home`, opener: button(/^Account of|the menu$/) },
  {
    name: 'the account',
    role: 'candidate',
    path: `${candidate}/candidate-home`,
    opener: button(/^Account of|the menu$/),
  },
];

describe.each([1440, 360])('what opens over a screen, at %d px', (width) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(`dialogs_${width}`, { employer: width, candidate: width });
  });
  afterAll(() => stage?.close());
  afterEach((context) => stage.explain(context));

  test.each(DIALOGS)('$role, $name: keeps the focus inside, closes with Escape and gives it back', async (layer) => {
    const { page } = stage.people[layer.role];
    const opener = await reach(page, layer);
    await opener.press('Enter');
    if (layer.entry) {
      await waitForFocus(page.getByRole('menu'));
      const entry = page.getByRole('menuitem', { name: layer.entry, exact: true });
      while (!(await entry.evaluate((element) => element === document.activeElement))) {
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
    }
    const dialog = page.getByRole('dialog');
    await waitForFocus(dialog);
    await dialog.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    expect(await faultsOf(page, OVERLAY)).toEqual([]);
    expect(await stepsOutside(dialog)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await waitForFocus(opener);
  });

  test.each(LISTS)(
    '$role, $name: is accessible, opens inside the page, closes with Escape and gives the focus back',
    async (layer) => {
      const { page } = stage.people[layer.role];
      const opener = await reach(page, layer);
      const ofChoices = (await opener.getAttribute('role')) === 'combobox';
      const seen = await watchWidth(page);
      await opener.press(ofChoices ? 'ArrowDown' : 'Enter');
      const opened = opener.and(page.locator('[aria-expanded=true]'));
      await opened.waitFor();
      // A menu stays empty until the server has said who asks, which is after its button.
      await page.locator(OVERLAY).filter({ visible: true }).first().waitFor();
      // A list whose choices are still being fetched is empty, which axe would mark.
      if (ofChoices) await page.getByRole('option').first().waitFor();
      expect(await faultsOf(page, OVERLAY)).toEqual([]);
      expect(await seen.jsonValue()).toEqual({ most: 0 });
      await page.keyboard.press('Escape');
      await opened.waitFor({ state: 'detached' });
      await waitForFocus(opener);
    },
  );

  test('the calendar is accessible, gives a day to its field and closes with Escape', async () => {
    const { page } = stage.people.employer;
    const opener = (at: Page) => at.getByRole('button', { name: 'Application Deadline: open the calendar' });
    const calendarButton = await reach(page, { ...post, name: 'the calendar', opener });
    const field = page.getByRole('textbox', { name: 'Application Deadline' });
    const calendar = page.getByRole('dialog', { name: 'Calendar: Application Deadline' });
    await calendarButton.press('Enter');
    await calendar.waitFor();
    expect(await faultsOf(page, OVERLAY)).toEqual([]);
    await calendar.getByRole('button', { name: 'Next month' }).click();
    await calendar.getByRole('button', { name: /^15 / }).click();
    await calendar.waitFor({ state: 'detached' });
    expect(await field.inputValue()).toMatch(/^15\//);
    await waitForFocus(calendarButton);
    await calendarButton.press('Enter');
    await calendar.waitFor();
    await page.keyboard.press('Escape');
    await calendar.waitFor({ state: 'detached' });
    await waitForFocus(calendarButton);
  });

  test('an application prints what the dialog says, without the screen behind it', async () => {
    const { page } = stage.people.employer;
    await (
      await reach(page, { role: 'employer', path: `${employer}/applicants`, name: '', opener: button('Kiran Patel') })
    ).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Educational Background').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await printed(page)).toMatch(/Kiran Ramesh Patel[^]*Address Information/);
    expect([await printed(page), ...(await seenButtons(page))]).toEqual([expect.not.stringContaining('Applicants')]);
    expect(await measured(dialog, (element) => element.scrollHeight > element.clientHeight)).toBe(false);
    await page.emulateMedia({ media: null });
  });

  test('a profile prints all its steps, without navigation and buttons', async () => {
    const { page } = stage.people.candidate;
    await reach(page, { ...profile, name: '', opener: (at) => at.getByLabel('First name') });
    expect(await printed(page)).not.toContain('Professional Experience');
    await page.emulateMedia({ media: 'print' });
    await page.getByText('Professional Experience').first().waitFor();
    expect(await printed(page)).toMatch(/Personal Details[^]*Professional Experience[^]*University/);
    expect(await printed(page)).not.toContain('Job Explorer');
    expect(await seenButtons(page)).toEqual([]);
    await page.emulateMedia({ media: null });
  });

  test('nobody saw an error on the way', () => expect(stage.silentFaults()).toEqual([]));
});

/** Goes to the screen unless it is there: what closed left it as it was. */
async function reach(page: Page, { path, opener, before }: Layer): Promise<Locator> {
  if (!page.url().endsWith(path)) await page.goto(path);
  await before?.(page);
  const found = opener(page);
  await found.focus();
  return found;
}

import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { stepsOutside, waitForFocus } from './support/focus.ts';
import { fillJob } from './support/job-form.ts';
import { visibleButtons, visibleText } from './support/paper.ts';
import { IS_RELEASE, sampled } from '../../../test-release.ts';
import { measure, watchWidth } from './support/settled.ts';
import { openSharedStage, type Stage } from './support/stage.ts';

interface Layer {
  /** The name in a failure message. */
  name: string;
  role: 'employer' | 'candidate';
  path: string;
  /** The control that opens the layer. The focus returns to it. */
  opener: (page: Page) => Locator;
  /** The entry to choose in the menu that the opener shows first. */
  entry?: string;
  /** True if a double click opens it. The second click must not close it. */
  isDoubleClicked?: true;
  /** The steps before the layer can open. */
  before?: (page: Page) => Promise<void>;
  /** True if phones show another form. */
  differsOnPhone?: true;
}

/** The widths of a desktop and of the narrowest phone that the portal supports. */
const DESKTOP = 1440;
const PHONE = 360;

const employer = '/job-alert/employer';
const candidate = '/job-alert/candidate';
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const box = (name: string | RegExp) => (page: Page) => page.getByRole('combobox', { name }).first();

const myJobs = { role: 'employer', path: `${employer}/my-jobs` } as const;
const post = { role: 'employer', path: `${employer}/job-post` } as const;
const profile = { role: 'candidate', path: `${candidate}/edit-profile-management` } as const;
const actions = { ...myJobs, opener: button(/^Actions for/) } as const;
const applicant = { role: 'employer', path: `${employer}/applicants`, opener: button('Kiran Patel') } as const;
const deletion = { role: 'employer', path: `${employer}/my-data`, opener: button('Delete My Account') } as const;
const account = { name: 'the account', opener: button(/^Account of|the menu$/), differsOnPhone: true } as const;

/** On phones the filters of a list are in a drawer. */
async function openFilters(page: Page): Promise<void> {
  if (page.viewportSize()?.width === PHONE) await page.getByRole('button', { name: /^Filters/ }).click();
}

/** All layers above a screen. The screens themselves have their own test. */
const OVERLAY = '[role="dialog"], [role="menu"], [role="listbox"], [data-dates-dropdown], #area-menu';

/** The last two have the same dialog as an earlier one. */
const DIALOGS: readonly Layer[] = [
  { ...applicant, name: 'the candidate', differsOnPhone: true },
  { ...deletion, name: 'delete the account', isDoubleClicked: true },
  { ...post, name: 'Preview', opener: button('Preview'), before: fillJob },
  {
    name: 'Application History',
    role: 'candidate',
    path: `${candidate}/application-management`,
    opener: button(/^View History: Industrial/),
  },
  { ...actions, name: 'Job Details', entry: 'View', differsOnPhone: true },
  { ...actions, name: 'Edit', entry: 'Edit' },
  { ...actions, name: 'Confirm Status Change', entry: 'Inactive' },
  { ...applicant, name: 'the candidate, on the board', path: `${employer}/applicants?view=pipeline` },
  { ...deletion, name: 'delete the account', role: 'candidate', path: `${candidate}/my-data` },
];

/** The first three are of different kinds. Each of the others is like one of them. */
const LISTS: readonly Layer[] = [
  { ...account, role: 'employer', path: `${employer}/jobs-home` },
  { ...actions, name: 'the actions of a job', differsOnPhone: true },
  { ...post, name: 'the states of India', opener: box('State'), differsOnPhone: true },
  { ...account, role: 'candidate', path: `${candidate}/candidate-home` },
  { name: 'the jobs', role: 'employer', path: `${employer}/schedule-interview`, opener: box('Job Title') },
  { ...post, name: 'the countries', opener: box('Country') },
  { ...post, name: 'the job types', opener: box('Job Type') },
  { ...post, name: 'the work modes', opener: box('Work Mode') },
  { ...myJobs, name: 'the statuses of jobs', opener: box('Status'), before: openFilters },
  { ...profile, name: 'the countries', opener: box('Country') },
  { ...profile, name: 'the genders', opener: box('Gender') },
];

describe('overlays and printed pages', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openSharedStage('dialogs', {});
  });
  afterAll(() => stage?.close());
  afterEach((context) => stage.explain(context));

  test('an application prints the content of its dialog without the page behind it', async () => {
    const { page } = stage.people.employer;
    const opener = await reach(page, applicant, DESKTOP);
    await opener.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Educational Background').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await visibleText(page)).toMatch(/Kiran Ramesh Patel[^]*Address Information/);
    expect([await visibleText(page), ...(await visibleButtons(page))]).toEqual([
      expect.not.stringContaining('Applicants'),
    ]);
    expect(await measure(dialog, (element) => element.scrollHeight > element.clientHeight)).toBe(false);
    await page.emulateMedia({ media: null });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  test('a profile prints all its steps, without navigation and buttons', async () => {
    const { page } = stage.people.candidate;
    await reach(page, { ...profile, opener: (at) => at.getByLabel('First name') }, DESKTOP);
    expect(await visibleText(page)).not.toContain('Professional Experience');
    await page.emulateMedia({ media: 'print' });
    await page.getByText('Professional Experience').first().waitFor();
    expect(await visibleText(page)).toMatch(/Personal Details[^]*Professional Experience[^]*University/);
    expect(await visibleText(page)).not.toContain('Job Explorer');
    expect(await visibleButtons(page)).toEqual([]);
    await page.emulateMedia({ media: null });
  });

  describe.each([DESKTOP, PHONE])('at %d px', (width) => {
    /** On a phone only those that differ there. */
    const testedLayers = (layers: readonly Layer[]) =>
      layers.filter(({ differsOnPhone }) => width === DESKTOP || differsOnPhone || IS_RELEASE);

    test.each(testedLayers(sampled(DIALOGS, 4)))(
      '$role, $name: keeps the focus inside, closes with Escape and returns the focus',
      async (layer) => {
        const { page } = stage.people[layer.role];
        const opener = await reach(page, layer, width);
        if (layer.isDoubleClicked) await opener.dblclick();
        else await opener.press('Enter');
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
        expect(await problemsOf(page, OVERLAY)).toEqual([]);
        expect(await stepsOutside(dialog)).toEqual([]);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        await waitForFocus(opener);
      },
    );

    test.each(testedLayers(sampled(LISTS, 3)))(
      '$role, $name: is accessible, opens inside the page, closes with Escape and returns the focus',
      async (layer) => {
        const { page } = stage.people[layer.role];
        const opener = await reach(page, layer, width);
        const ofChoices = (await opener.getAttribute('role')) === 'combobox';
        const overflow = await watchWidth(page);
        await opener.press(ofChoices ? 'ArrowDown' : 'Enter');
        const expanded = opener.and(page.locator('[aria-expanded=true]'));
        await expanded.waitFor();
        // A menu is empty until the server has returned the viewer, which is later than its button.
        await page.locator(OVERLAY).filter({ visible: true }).first().waitFor();
        // A list without its options is empty, which axe would report.
        if (ofChoices) await page.getByRole('option').first().waitFor();
        expect(await problemsOf(page, OVERLAY)).toEqual([]);
        expect(await overflow.jsonValue()).toEqual({ most: 0 });
        await page.keyboard.press('Escape');
        await expanded.waitFor({ state: 'detached' });
        await waitForFocus(opener);
      },
    );

    test('the calendar is accessible, sets the day of its field, closes with Escape and returns the focus', async () => {
      const { page } = stage.people.employer;
      const opener = button('Application Deadline: open the calendar');
      const calendarButton = await reach(page, { ...post, opener }, width);
      const calendar = page.getByRole('dialog', { name: 'Calendar: Application Deadline' });
      await calendarButton.press('Enter');
      await calendar.waitFor();
      expect(await problemsOf(page, OVERLAY)).toEqual([]);
      await calendar.getByRole('button', { name: 'Next month' }).click();
      await calendar.getByRole('button', { name: /^15 / }).click();
      await calendar.waitFor({ state: 'detached' });
      expect(await page.getByRole('textbox', { name: 'Application Deadline' }).inputValue()).toMatch(/^15\//);
      await waitForFocus(calendarButton);
      await calendarButton.press('Enter');
      await calendar.waitFor();
      await page.keyboard.press('Escape');
      await calendar.waitFor({ state: 'detached' });
      await waitForFocus(calendarButton);
    });
  });

  test('no unexpected errors occur', () => expect(stage.silentProblems()).toEqual([]));
});

/** Opens the screen unless it is already open in the same width. A closed layer leaves the screen as it was. */
async function reach(
  page: Page,
  { path, opener, before }: Pick<Layer, 'path' | 'opener' | 'before'>,
  width: number,
): Promise<Locator> {
  if (!page.url().endsWith(path) || page.viewportSize()?.width !== width) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
  }
  await before?.(page);
  const control = opener(page);
  await control.focus();
  return control;
}

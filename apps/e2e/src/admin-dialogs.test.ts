import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { takeScreenshot } from './support/browser.ts';
import { press } from './support/form.ts';
import { openAdminStage } from './support/admin-stage.ts';
import { sampled } from '../../../test-release.ts';
import { boxOf, settled } from './support/settled.ts';
import { openSharedStage, type Stage } from './support/stage.ts';

const pressFirst = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const fromMenu = (item: string) => async (page: Page) => {
  await pressFirst(/^More about /)(page);
  await page.getByRole('menuitem', { name: item }).click();
};

const OVERLAY = '[role="dialog"], [role="menu"]';

/** The name of the pictures, the screen of the overlay, and the function that opens it. */
type Overlay = readonly [name: string, screen: string, open: (page: Page) => Promise<void>];

/** Every dialog and menu. The first ones differ most, because `sampled` runs those at the front. */
const OVERLAYS: readonly Overlay[] = [
  ['api-key', 'api-keys', (page) => press(page, 'Create API key')],
  ['employer-information', 'manage-employer', pressFirst(/^View /)],
  ['application-menu', 'manage-application', pressFirst(/^More about /)],
  ['application-details', 'manage-application', fromMenu('View Details')],
  ['notifications', 'pending-approval', pressFirst(/notification/i)],
  ['employer-rejection', 'manage-employer?status=Pending', pressFirst(/^Reject (?!Selected)/)],
  ['candidate-information', 'manage-candidate', pressFirst(/^View /)],
  ['candidate-import', 'manage-candidate', (page) => press(page, 'Bulk Import')],
  [
    'candidate-deletion',
    'manage-candidate',
    async (page) => {
      await page
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .first()
        .check();
      await press(page, 'Delete Selected (1)');
      await page.getByText('This cannot be undone.').waitFor();
    },
  ],
  ['job-information', 'manage-jobs-listing', pressFirst(/^View /)],
  ['job-candidates', 'manage-jobs-listing', pressFirst(/^Candidates of /)],
  ['pools', 'find-candidates', (page) => press(page, 'Pools')],
  ['application-history', 'manage-application', fromMenu('View History')],
  ['profile-menu', 'pending-approval', pressFirst(/^Account of /)],
];

describe("the administrator's area", () => {
  let stage: Stage;
  let page: Page;

  beforeAll(async () => {
    stage = await openSharedStage('admin_dialogs', {});
    page = stage.people.admin.page;
  });
  afterAll(() => stage?.close());
  afterEach((context) => stage.explain(context));

  const sidebars = [
    [800, 250],
    [799, 50],
    [1440, 250],
    [360, 50],
  ] as const;
  test.each(sampled(sidebars, 2))(
    'at %i px has a sidebar of %i px, and its button toggles the other width',
    async (screen, sidebar) => {
      await page.setViewportSize({ width: screen, height: 900 });
      await openAdminStage(page, 'api-keys');
      const width = async () => (await boxOf(page.getByRole('complementary'))).width;
      await expect.poll(width).toBe(sidebar);
      const toggle = page.getByRole('button', { name: / the sidebar$/ });
      await toggle.click();
      await expect.poll(width).toBe(sidebar === 250 ? 50 : 250);
      // A second click restores the first width.
      await toggle.click();
      await expect.poll(width).toBe(sidebar);
    },
  );

  test.each(sampled(OVERLAYS, 3))('%s has no serious axe finding and fits the screen', async (name, screen, open) => {
    const overlay = page.getByRole('dialog').or(page.getByRole('menu')).first();
    if (!page.url().endsWith(`/${screen}`)) await openAdminStage(page, screen);
    // A menu closes when the width of the screen changes, so it is opened for each width.
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      await overlay.waitFor();
      await settled(page);
      expect(await problemsOf(page, OVERLAY)).toEqual([]);
      const box = await boxOf(overlay);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      // The picture comes last, because it scrolls to the top, which closes the menu of a row further down.
      await takeScreenshot(page, `admin-${name}-${width}`);
      // The picture changes the height of the window, which closes a menu or hides it for a moment, so that it loses the focus.
      await overlay.evaluateAll(([element]) => element?.focus());
      await page.keyboard.press('Escape');
      await overlay.waitFor({ state: 'hidden' });
    }
  });

  test('causes no unexpected errors', () => {
    expect(stage.silentProblems()).toEqual([]);
  });
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../../web/src/config/paths.ts';
import { seriousFaults } from './support/axe.ts';
import { newPerson, openBrowser, picture } from './support/browser.ts';
import { type Portal, startPortal } from './support/portal.ts';
import { DEMO, enter } from './support/session.ts';
import { settled, tooWide } from './support/still.ts';

const { candidate, employer, admin, resetPassword, ...open } = paths;

/** Every screen of each role by its name in the pictures, from the web app's own list of addresses: a new screen is here at once. */
const SCREENS = {
  visitor: {
    ...open,
    openingsNone: `${open.openings}?title=zeppelin`,
    notFound: '/job-alert/nowhere',
    resetPassword: resetPassword('some-token'),
    candidateSignUp: candidate.signUp,
    candidateLogin: candidate.login,
    employerSignUp: employer.signUp,
    employerLogin: employer.login,
    adminLogin: admin.login,
  },
  candidate: signedIn(candidate),
  employer: signedIn(employer),
  admin: signedIn(admin),
};

/** A desk and the narrowest phone that the portal promises to fit. */
const WIDTHS = [1440, 360] as const;

describe('every screen, with the demo in it', () => {
  let portal: Portal;
  let browser: Browser;

  beforeAll(async () => {
    portal = await startPortal('screens', { demo: true });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });

  for (const role of Object.keys(SCREENS) as (keyof typeof SCREENS)[]) {
    test(`of ${role}: axe finds nothing serious, nothing is wider than the screen, the console is silent`, async () => {
      const { page, context, complaints } = await newPerson(browser, portal.url);
      if (role !== 'visitor') await enter(context, portal.url, role, DEMO[role]);
      const faults: string[] = [];
      for (const [name, path] of Object.entries(SCREENS[role])) {
        await page.goto(path);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await settled(page);
          await picture(page, `${role}-${name}-${width}`);
          faults.push(...(await faultsOf(page)).map((fault) => `${name} at ${width} px: ${fault}`));
        }
        // The browser itself reports a page that is sent with status 404, as it should be.
        const own = complaints.splice(0).filter((complaint) => !complaint.includes('status of 404'));
        faults.push(...own.map((complaint) => `${name}: ${complaint}`));
      }
      await context.close();
      expect(faults).toEqual([]);
    });
  }
});

/** What axe finds serious or critical, and a page that is wider than the screen. */
async function faultsOf(page: Page): Promise<string[]> {
  const found = await seriousFaults(page);
  const over = await tooWide(page);
  return over > 0 ? [...found, `is ${over} px too wide`] : found;
}

/** The screens of a role's area: all but those that lead into it. */
function signedIn(area: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(area).filter(([name]) => name !== 'login' && name !== 'signUp'));
}

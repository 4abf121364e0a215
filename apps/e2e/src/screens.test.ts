import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../../web/src/config/paths.ts';
import { problemsOf } from './support/axe.ts';
import { newPerson, openBrowser, type Person, takeScreenshot } from './support/browser.ts';
import { lengthenValues } from './support/long-values.ts';
import { type Portal, sharedPortal } from './support/server/portal.ts';
import { IS_RELEASE } from '../../../test-release.ts';
import { enterShared } from './support/session.ts';
import { filled, scrollThrough } from './support/settled.ts';

const { candidate, employer, admin, resetPassword, ...open } = paths;

/** Every screen of each role by the name of its picture. The addresses are the web app's own list, so new screens are included. */
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
  admin: {
    ...signedIn(admin),
    foundCandidates: `${admin.findCandidates}?none=zeppelin&order=active`,
  },
};

/**
 * Screens with the same parts as another screen of the list, such as a second login or a second table of records, and screens on which another
 * end-to-end test runs axe. `npm run test:release` opens them too.
 */
const TWINS: ReadonlySet<string> = new Set([
  open.services,
  open.contact,
  open.about,
  open.privacyPolicy,
  open.forgotPassword,
  open.verifyEmail,
  open.confirmEmail,
  open.stopAlert,
  open.confirmPreferences,
  open.offer,
  open.invitation,
  open.accountDeleted,
  candidate.home,
  candidate.applications,
  candidate.savedJobs,
  candidate.myData,
  employer.signUp,
  employer.login,
  employer.myJobs,
  employer.interviewCalendar,
  employer.companyProfile,
  employer.account,
  employer.myData,
  admin.login,
  admin.candidates,
  admin.jobs,
  admin.applications,
  admin.contactMessages,
  admin.undeliveredMails,
  admin.reports,
  admin.webhooks,
]);

/** The widths of a desktop and of the narrowest phone that the portal supports. */
const WIDTHS = [1440, 360] as const;

describe('the pages with demo data', () => {
  let portal: Portal;
  let browser: Browser;

  beforeAll(async () => {
    portal = await sharedPortal();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });

  describe.each(Object.keys(SCREENS) as (keyof typeof SCREENS)[])('of the %s', (role) => {
    let person: Person;
    beforeAll(async () => {
      person = await newPerson(browser, portal.url);
      await lengthenValues(person.context);
      if (role !== 'visitor') await enterShared(person.context, portal.url, role);
    });
    afterAll(() => person?.context.close());

    test.each(Object.entries(SCREENS[role]).filter(([, path]) => IS_RELEASE || !TWINS.has(path)))(
      '%s has no serious axe finding, shows long values in full and has no console message',
      async (name, path) => {
        const { page, complaints } = person;
        const problems: string[] = [];
        await page.goto(path);
        // Reports load when they come into view.
        if (name === 'reports' || name === 'home') await scrollThrough(page);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await filled(page);
          await takeScreenshot(page, `${role}-${name}-${width}`);
          problems.push(...(await problemsOf(page)).map((problem) => `at ${width} px: ${problem}`));
        }
        // The browser itself reports pages with status 404, which are expected here.
        problems.push(...complaints.splice(0).filter((complaint) => !complaint.includes('status of 404')));
        expect(problems).toEqual([]);
      },
    );
  });
});

/** The screens of a role's area, without the login and the sign-up. */
function signedIn(area: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(area).filter(([name]) => name !== 'login' && name !== 'signUp'));
}

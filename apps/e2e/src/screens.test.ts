import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, openBrowser, picture } from './support/browser.ts';
import { type Portal, startPortal } from './support/portal.ts';
import { DEMO, enter } from './support/session.ts';

/** Every screen of each role, by what it is called in the pictures. */
const SCREENS = {
  visitor: {
    home: '/',
    openings: '/job-alert/job-opportunites',
    'openings-none': '/job-alert/job-opportunites?title=zeppelin',
    services: '/job-alert/services',
    about: '/job-alert/about',
    contact: '/job-alert/contact',
    'privacy-policy': '/job-alert/privacy-policy',
    'not-found': '/job-alert/nowhere',
    'candidate-sign-up': '/job-alert/candidate/signup',
    'employer-sign-up': '/job-alert/employer/signup',
    login: '/job-alert/candidate/login',
    'admin-login': '/job-alert/wp-login/wp/admin',
    'forgot-password': '/job-alert/forget-password',
    'reset-password': '/reset-password/some-token',
  },
  candidate: {
    home: '/job-alert/candidate/candidate-home',
    profile: '/job-alert/candidate/edit-profile-management',
    jobs: '/job-alert/candidate/job-management',
    applications: '/job-alert/candidate/application-management',
  },
  employer: {
    home: '/job-alert/employer/jobs-home',
    'company-profile': '/job-alert/employer/edit-company-profile',
    'job-post': '/job-alert/employer/job-post',
    'my-jobs': '/job-alert/employer/my-jobs',
    applicants: '/job-alert/employer/applicants',
    'schedule-interview': '/job-alert/employer/schedule-interview',
  },
  admin: {
    home: '/job-alert/admin/home',
    'manage-employer': '/job-alert/admin/manage-employer',
    'manage-candidate': '/job-alert/admin/manage-candidate',
    'manage-jobs': '/job-alert/admin/manage-jobs-listing',
    'manage-applications': '/job-alert/admin/manage-application',
    'pending-approvals': '/job-alert/admin/pending-approval',
    'contact-messages': '/job-alert/admin/contact-messages',
    'undelivered-mails': '/job-alert/admin/undelivered-mails',
  },
} as const;

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
    for (const width of WIDTHS) {
      test(`of ${role} at ${width} px: axe finds nothing serious, nothing is wider than the screen, the console is silent`, async () => {
        const { page, context, complaints } = await newPerson(browser, portal.url, width);
        if (role !== 'visitor') await enter(context, portal.url, role, DEMO[role]);
        const faults: string[] = [];
        for (const [name, path] of Object.entries(SCREENS[role])) {
          await page.goto(path, { waitUntil: 'networkidle' });
          await picture(page, `${role}-${name}-${width}`);
          faults.push(...(await faultsOf(page, width)).map((fault) => `${name}: ${fault}`));
          // The browser itself reports a page that is sent with status 404, as it should be.
          faults.push(...complaints.splice(0).filter((complaint) => !complaint.includes('status of 404')));
        }
        await context.close();
        expect(faults).toEqual([]);
      });
    }
  }
});

/** What axe finds serious or critical, and a page that is wider than the screen. */
async function faultsOf(page: Page, width: number): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  const found = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  return needed > width ? [...found, `is ${needed} px wide`] : found;
}

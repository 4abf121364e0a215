import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, openBrowser, type Person, takeScreenshot } from './support/browser.ts';
import { fieldValue, fill, reads } from './support/form.ts';
import { hydrate } from './support/open-page.ts';
import { type Portal, startPortal } from './support/server/portal.ts';
import { IS_RELEASE } from '../../../test-release.ts';
import { DEMO } from './support/session.ts';
import { explainFailure } from './support/stage.ts';

/** 50 kB/s with a latency of 300 ms. */
const SLOW = { offline: false, latency: 300, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const QUICK = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Forms of visitors, each with a field and its button. */
const FORMS = [
  ['/job-alert/candidate/signup', 'First Name', 'Sign Up'],
  ['/job-alert/employer/signup', 'Organization Name', 'Sign Up'],
  ['/job-alert/forget-password', 'Email', 'Send Reset Link'],
  ['/job-alert/contact', 'Name', 'Send Message'],
] as const;

describe.runIf(IS_RELEASE)('a form over a slow connection', () => {
  let portal: Portal;
  let browser: Browser;
  let person: Person;
  beforeAll(async () => {
    portal = await startPortal('slow', { demo: true });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });
  afterEach(async (context) => {
    await explainFailure(context, 'slow', portal, { person });
    await person.context.close();
  });

  test.each([
    ['before', 390],
    ['before', 1440],
    ['after', 1440],
  ] as const)('of the login can be submitted %s its code has loaded, at %i px', async (when, width) => {
    const { page, release } = await arrive('/job-alert/candidate/login', width);
    if (when === 'after') {
      release();
      await hydrate(page);
    }
    await fill(page, 'Email', DEMO.candidate.email);
    await fill(page, 'Password', DEMO.candidate.password);
    await page.locator('form button[type=submit]').click();
    if (when === 'before') {
      await reads(page, 'Loading…');
      expect(await isLive(page)).toBe(false);
      await takeScreenshot(page, `slow-login-${width}`);
      release();
    }
    await reads(page, 'Login successfully!');
    expect(new URL(page.url()).search).toBe('');
  });

  test.each(FORMS)('of %s accepts text at once and keeps it', async (path, field, button) => {
    const { page, line, release } = await arrive(path, 390);
    await fill(page, field, 'Asha Patel');
    const send = page.getByRole('button', { name: button, exact: true });
    // The page itself loads over the slow connection too.
    await send.waitFor();
    expect([await send.isEnabled(), await isLive(page)]).toEqual([true, false]);
    await line.send('Network.emulateNetworkConditions', QUICK);
    release();
    await page.locator('html[data-hydrated]').waitFor();
    expect(await fieldValue(page, field)).toBe('Asha Patel');
  });

  /**
   * Opens a page over the slow connection and waits until a part of it is visible. Its code loads only after `release`, because on a busy machine
   * even the slow connection may be faster than the typing.
   */
  async function arrive(path: string, width: number): Promise<{ page: Page; line: CDPSession; release: () => void }> {
    person = await newPerson(browser, portal.url, width);
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    await person.page.route(/\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    const line = await person.context.newCDPSession(person.page);
    await line.send('Network.emulateNetworkConditions', SLOW);
    await person.page.goto(path, { waitUntil: 'commit' });
    await person.page.getByRole('heading', { level: 1 }).first().waitFor();
    return { page: person.page, line, release };
  }

  const isLive = (page: Page): Promise<boolean> => page.evaluate(() => 'hydrated' in document.documentElement.dataset);
});

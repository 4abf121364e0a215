import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { newPerson, takeScreenshot } from './support/browser.ts';
import { fill, press, reads } from './support/form.ts';
import { openPage } from './support/open-page.ts';
import { sampled } from '../../../test-release.ts';
import { DEMO } from './support/session.ts';
import { measure } from './support/settled.ts';
import { openSharedStage, type Stage } from './support/stage.ts';

/** Each form with its button and the field that receives the focus when the form is submitted empty. */
const EMPTY_FORMS = [
  ['employer', '/job-alert/employer/job-post', 'Post Job', 'Job Title'],
  ['employer', '/job-alert/employer/schedule-interview', 'Schedule', 'Job Title'],
  ['visitor', '/job-alert/candidate/signup', 'Sign Up', 'First Name'],
  ['visitor', '/job-alert/employer/signup', 'Sign Up', 'Organization Name'],
  ['visitor', '/job-alert/forget-password', 'Send Reset Link', 'Email'],
  ['visitor', '/job-alert/contact', 'Send Message', 'Name'],
] as const;

describe('a form', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openSharedStage('forms', {});
  });
  afterAll(() => stage?.close());
  afterEach((context) => stage.explain(context));

  const visitor = () => newPerson(stage.browser, stage.portal.url);

  test.each(sampled(EMPTY_FORMS, 1))(
    'of %s at %s focuses its first invalid field when it is submitted empty, at desktop and phone width',
    async (...form) => {
      const [who, path, button, first] = form;
      const { context } = who === 'visitor' ? await visitor() : stage.people[who];
      const page = await context.newPage();
      await openPage(page, path);
      await press(page, button);
      await page.getByLabel(first).and(page.locator(':focus[aria-invalid=true]')).waitFor();
      const problems: string[] = [];
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        problems.push(...(await problemsOf(page)));
        await takeScreenshot(page, `form-${who}-${path.split('/').at(-1)}-${width}`);
      }
      expect(problems).toEqual([]);
      await (who === 'visitor' ? context.close() : page.close());
    },
  );

  test('keeps the focus on its button and shows the reason when the server rejects it', async () => {
    const { page, context } = await visitor();
    await openPage(page, '/job-alert/candidate/login');
    await fill(page, 'Email', 'nobody@example.com');
    await fill(page, 'Password', 'Wrong@1234');
    await page.locator('main button[type=submit]').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    expect(await page.locator(':focus').textContent()).toBe('Log in');
    await context.close();
  });

  /** Opens a page whose scripts load only after `release` is called. */
  async function arriveBeforeCode(path: string) {
    const { page, context, complaints } = await visitor();
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    return { page, context, complaints, release };
  }

  test('can be submitted before its code has loaded, shows a loading message, and is sent after loading', async () => {
    const { page, context, complaints, release } = await arriveBeforeCode('/job-alert/candidate/login');
    await fill(page, 'Email', DEMO.candidate.email);
    await fill(page, 'Password', DEMO.candidate.password);
    const choice = page.getByRole('checkbox').last();
    await choice.check({ force: true });
    const button = page.locator('main button[type=submit]');
    expect(await measure(button, (element) => getComputedStyle(element).backgroundColor)).toBe('rgb(31, 71, 131)');
    await button.click();
    await reads(page, 'Loading…');
    expect(await page.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(false);
    release();
    await reads(page, 'Login successfully!');
    expect(await choice.isChecked()).toBe(true);
    expect(new URL(page.url()).search).toBe('');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('keeps input from before its code has loaded, and is sent once on a double click', async () => {
    const { page, context, complaints, release } = await arriveBeforeCode('/job-alert/contact');
    await page.getByRole('radio', { name: 'Candidate' }).check({ force: true });
    await fill(page, 'Name', 'Asha Patel');
    await fill(page, 'Email', 'asha@example.com');
    await fill(page, 'Message', 'When do you open?');
    release();
    await page.locator('html[data-hydrated]').waitFor();
    expect(await page.getByRole('radio', { name: 'Candidate' }).isChecked()).toBe(true);
    await fill(page, 'Phone', '9876543210');
    let sent = 0;
    page.on('request', (request) => {
      if (request.postData()?.includes('mutation')) sent += 1;
    });
    await page.getByRole('button', { name: 'Send Message' }).dblclick();
    await reads(page, 'Your message has been sent.');
    expect(sent).toBe(1);
    // The map near the form sends requests to its service as soon as it scrolls into view, which may be now.
    const own = complaints.filter((complaint) => !/openstreetmap\.org|ERR_NAME_NOT_RESOLVED/.test(complaint));
    expect(own).toEqual([]);
    await context.close();
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seriousFaults } from './support/axe.ts';
import { newPerson, picture } from './support/browser.ts';
import { fill, focused, held, press, reads } from './support/form.ts';
import { openPage } from './support/open-page.ts';
import { openStage, type Stage } from './support/stage.ts';

/** Each form with its button, and the field that takes the focus when nothing was filled in. */
const EMPTY_FORMS = [
  ['visitor', '/job-alert/candidate/signup', 'Sign Up', 'First Name'],
  ['visitor', '/job-alert/employer/signup', 'Sign Up', 'Organization Name'],
  ['visitor', '/job-alert/forget-password', 'Send Reset Link', 'Email'],
  ['visitor', '/job-alert/contact', 'Send Message', 'Name'],
  ['employer', '/job-alert/employer/job-post', 'Post Job', 'Job Title'],
  ['employer', '/job-alert/employer/schedule-interview', 'Schedule', 'Job Title'],
] as const;

describe('a form', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage('forms', {});
  });
  afterAll(() => stage?.close());
  afterEach((context) => stage.explain(context));

  const visitor = () => newPerson(stage.browser, stage.portal.url);

  test.each(EMPTY_FORMS)(
    'of %s at %s that is sent empty leads to its first field, at a desk and on a phone',
    async (...form) => {
      const [who, path, button, first] = form;
      const { context } = who === 'visitor' ? await visitor() : stage.people[who];
      const page = await context.newPage();
      await openPage(page, path);
      await press(page, button);
      await page.getByLabel(first).and(page.locator(':focus[aria-invalid=true]')).waitFor();
      const faults: string[] = [];
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        faults.push(...(await seriousFaults(page)));
        await picture(page, `form-${who}-${path.split('/').at(-1)}-${width}`);
      }
      expect(faults).toEqual([]);
      await (who === 'visitor' ? context.close() : page.close());
    },
  );

  test('that is refused gives its button back, with the focus on it and the reason beside it', async () => {
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

  test('that is sent by a double click is sent once', async () => {
    const { page, context } = await visitor();
    let sent = 0;
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('mutation')) sent += 1;
      await route.continue();
    });
    await openPage(page, '/job-alert/contact');
    await fill(page, 'Name', 'Asha Patel');
    await fill(page, 'Email', 'asha@example.com');
    await fill(page, 'Phone', '\u202a+91 98765 43210\u202c');
    await fill(page, 'Message', 'When do you open?');
    expect(await held(page, 'Phone')).toBe('9876543210');
    await page.getByRole('button', { name: 'Send Message' }).dblclick();
    await page.getByRole('status').filter({ hasText: /./ }).first().waitFor();
    expect(sent).toBe(1);
    await context.close();
  });

  test('has its date chosen by the keyboard alone', async () => {
    const page = await stage.people.employer.context.newPage();
    await openPage(page, '/job-alert/employer/job-post');
    const deadline = page.getByRole('textbox', { name: 'Application Deadline' });
    await deadline.focus();
    await page.keyboard.press('ArrowDown');
    await page.locator('[role=dialog] :focus').waitFor();
    for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
    await focused(page, 'Application Deadline');
    expect(await deadline.inputValue()).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
    await page.close();
  });

  test('reads a salary as it is said, and keeps what can mean several numbers', async () => {
    const page = await stage.people.employer.context.newPage();
    await openPage(page, '/job-alert/employer/job-post');
    await fill(page, 'Minimum Salary', '4.5 lakh');
    await fill(page, 'Maximum Salary', '6-7 lakh');
    await page.keyboard.press('Tab');
    await reads(page, '₹4,50,000 a year');
    await reads(page, 'Maximum salary must be a whole number');
    expect([await held(page, 'Minimum Salary'), await held(page, 'Maximum Salary')]).toEqual(['450000', '6-7 lakh']);
    await page.close();
  });

  test('of a dialog that a double click has opened stays open', async () => {
    const page = await stage.people.admin.context.newPage();
    await openPage(page, '/job-alert/admin/manage-candidate');
    await page.getByRole('row').nth(1).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Delete Selected (1)' }).dblclick();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.getByRole('button', { name: 'Cancel' }).isEnabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.close();
  });
});

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, picture } from './support/browser.ts';
import { fill, held, press, reads } from './support/form.ts';
import { inOrder } from './support/in-order.ts';
import { fillJob } from './support/job-form.ts';
import { DEMO, endSession, enter } from './support/session.ts';
import { openStage, type Stage } from './support/stage.ts';

/** A form of each area with something typed into it, and a way out. */
const FORMS = [
  ['employer', '/job-alert/employer/jobs-home', 'Job Post', 'Job Title', 'My Jobs'],
  ['employer', '/job-alert/employer/jobs-home', 'Schedule Interview', 'Location / Link', 'Applicants'],
  ['candidate', '/job-alert/candidate/candidate-home', 'Profile Management', 'City', 'My Applications'],
] as const;

describe('what was typed and not saved', () => {
  inOrder();
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage('unsaved', {});
  });
  afterAll(() => stage?.close());
  afterEach((context) => stage.explain(context));

  test.each(FORMS)('of %s at %s > %s is asked for before a link, Back and a closed tab', async (...form) => {
    const [role, home, screen, field, elsewhere] = form;
    const page = await stage.people[role].context.newPage();
    await page.goto(home);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: screen }).click();
    await fill(page, field, 'Bhuj');
    const asked = questionsOf(page);

    await bar.getByRole('link', { name: elsewhere }).click();
    await answer(page, 'Stay');
    await page.evaluate(() => window.history.back());
    await answer(page, 'Stay');
    expect([await held(page, field), new URL(page.url()).pathname === home]).toEqual(['Bhuj', false]);
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked.at(-1)).toBe('beforeunload');
    expect(asked).toEqual(['beforeunload']);
    expect(await held(page, field)).toBe('Bhuj');
    await page.close();
  });

  test('is given up when the person says so', async () => {
    const page = await stage.people.employer.context.newPage();
    await page.goto('/job-alert/employer/job-post');
    await fill(page, 'Job Title', 'Bhuj');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Jobs' }).click();
    await answer(page, 'Leave');
    await reads(page, 'All the jobs you have posted, with their applicants.');
    await page.close();
  });

  test('of a job post is posted after all when the session has ended meanwhile', async () => {
    const { token, ...person } = await somebody('employer');
    const { page, context } = person;
    await page.goto('/job-alert/employer/job-post');
    await fillJob(page);
    await endSession(stage.portal.url, token, person);
    await press(page, 'Post Job');
    await logInAgain(page, 'employer');
    await reads(page, 'Form submitted successfully!');
    await context.close();
  });

  test('into a dialog of the administrator stays below the question for the password, a chosen file too', async () => {
    const { token, ...person } = await somebody('admin');
    const { page, context } = person;
    await page.goto('/job-alert/admin/manage-employer');
    await press(page, 'Bulk Import');
    const dialog = page.getByRole('dialog', { name: /Import/ });
    // Larger than what the server reads before it refuses.
    const buffer = Buffer.from(`org_name,email\n${'A,a@example.com\n'.repeat(120_000)}`);
    await dialog.locator('input[type=file]').setInputFiles({ name: 'employers.csv', mimeType: 'text/csv', buffer });
    await endSession(stage.portal.url, token, person);
    await press(dialog, 'Preview');
    await logInAgain(page, 'admin');
    await dialog.getByRole('alert').waitFor();
    await reads(dialog, 'employers.csv');
    await context.close();
  });

  /** A person of the demo with a login of their own, which may end. */
  async function somebody(role: keyof typeof DEMO) {
    const person = await newPerson(stage.browser, stage.portal.url);
    return { ...person, token: await enter(person.context, stage.portal.url, role, DEMO[role]) };
  }

  async function logInAgain(page: Page, role: keyof typeof DEMO): Promise<void> {
    const question = page.getByRole('dialog', { name: 'Your session has ended' });
    await question.locator('input[autocomplete=current-password]').fill(DEMO[role].password);
    await page.keyboard.press('Escape');
    await picture(page, `session-ended-${role}`);
    await press(question, 'Log in');
    await question.waitFor({ state: 'detached' });
  }

  async function answer(page: Page, name: 'Stay' | 'Leave'): Promise<void> {
    const question = page.getByRole('dialog', { name: 'You have unsaved changes' });
    await press(question, name);
    await question.waitFor({ state: 'detached' });
  }

  /** Stays whenever the browser asks, and notes what it asked. */
  function questionsOf(page: Page): string[] {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    return asked;
  }
});

import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { dayFromToday } from './support/day.ts';
import { fill, focused, held, press, reads } from './support/form.ts';
import { inOrder } from './support/in-order.ts';
import { fillJob } from './support/job-form.ts';
import { openStage, type Stage } from './support/stage.ts';

const JOB = 'Loom Maintenance Engineer';

describe("the employer's desk: profile, jobs and lists", () => {
  inOrder();
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage('employer_desk');
    page = stage.people.employer.page;
  });
  afterAll(() => stage?.close());
  afterEach((context) => stage.explain(context));

  test('the profile tells each wrong field beside it, takes the focus there, and loses nothing', async () => {
    await page.goto('/job-alert/employer/edit-company-profile');
    await fill(page, 'Full Name', '');
    await fill(page, 'Contact Number', '98765');
    await press(page, 'Next');
    await reads(page, 'Full Name is required.');
    await reads(page, 'Contact number must be exactly 10 digits.');
    await focused(page, 'Full Name');
    await fill(page, 'Full Name', 'Hetal Vaghela');
    await fill(page, 'Contact Number', '5550100101');
    await press(page, 'Next');
    await fill(page, 'Year Established', '98');
    await fill(page, 'Company Email', 'office');
    await press(page, 'Next');
    await reads(page, 'Enter a valid company email address.');
    await reads(page, 'Year must be 4 digits.');
    await focused(page, 'Company Email');
    await press(page, 'Previous');
    await press(page, 'Next');
    expect([await held(page, 'Year Established'), await held(page, 'Company Email')]).toEqual(['98', 'office']);
    await fill(page, 'Year Established', '1998');
    await fill(page, 'Company Email', 'office@nilambarweaves.example.com');
    await press(page, 'Next');
    await press(page, '+ Add Location');
    await press(page, 'Submit');
    await reads(page, 'Address Line One is required.');
    await reads(page, 'Pincode is required.');
    await press(page, '- Remove');
    await press(page, 'Submit');
    await reads(page, 'Profile submitted successfully.');
    await page.waitForURL('**/job-alert/employer/jobs-home');
  });

  test('a job is read through in the preview, corrected and posted', async () => {
    await page.getByRole('link', { name: 'Job Post' }).first().click();
    await fillJob(page, {
      'Job Title': JOB,
      'Job Description': 'You keep ninety water-jet looms running with a team of five fitters.',
      'Minimum Qualification': 'Diploma in Mechanical Engineering',
      'Preferred Skills': 'Looms, Pneumatics',
      'Maximum Salary': '300000',
    });
    await press(page, 'Preview');
    await reads(page, 'Max salary should be greater than min salary');
    await focused(page, 'Maximum Salary');
    await fill(page, 'Maximum Salary', '720000');
    await press(page, 'Preview');
    const preview = page.getByRole('dialog', { name: 'Preview' });
    await reads(preview, JOB);
    await reads(preview, '₹4,80,000 to ₹7,20,000');
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'detached' });
    await press(page, 'Post Job');
    await reads(page, 'Form submitted successfully!');
    await expect.poll(() => held(page, 'Job Title')).toBe('');
  });

  test('the posted job is edited, posted again, taken off and put back', async () => {
    await page.getByRole('link', { name: 'My Jobs' }).first().click();
    await act('Edit');
    const edit = page.getByRole('dialog');
    await fill(edit, 'Application Deadline', dayFromToday(-1));
    await fill(edit, 'No of Openings', '7');
    await press(edit, 'Save');
    await reads(edit, 'Deadline cant be a past date.');
    await fill(edit, 'Application Deadline', dayFromToday(25));
    await press(edit, 'Save');
    await reads(page, 'Job updated successfully.');
    await reads(rows().first(), dayFromToday(25));
    await act('Post Again');
    await page.waitForURL('**/job-alert/employer/job-post');
    // The address changes before the form is there, and the form before it is filled in.
    await expect.poll(() => held(page, 'Job Title')).toBe(JOB);
    expect(await held(page, 'Application Deadline')).toBe('');
    await fill(page, 'Application Deadline', dayFromToday(40));
    await press(page, 'Post Job');
    await reads(page, 'Form submitted successfully!');
    await page.getByRole('link', { name: 'My Jobs' }).first().click();
    await expect.poll(() => rows().count()).toBe(2);
    await act('Inactive');
    await reads(page, "Are you sure you want to change this job's status to Inactive?");
    await press(page, 'Yes, Change');
    await reads(rows().first(), 'Inactive');
    await page.goto(`/job-alert/employer/my-jobs?search=${encodeURIComponent('loom')}&status=inactive`);
    await act('Active');
    await press(page, 'Yes, Change');
    await reads(page, 'No jobs found.');
  });

  test('words to check wait for the administrator, who sees what has changed and can take the job off', async () => {
    const title = 'Accounts Executive';
    const list = `?search=${encodeURIComponent(title)}`;
    const office = stage.people.admin.page;
    const ofJob = page.getByRole('row').filter({ hasText: title });
    await page.goto(`/job-alert/employer/my-jobs${list}`);
    await ofJob.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
    const edit = page.getByRole('dialog');
    await fill(edit, 'Job Description', 'You keep the books of a mill. Male candidates preferred.');
    await reads(
      edit,
      /^If you save this, the job waits for approval again.* “Male candidates preferred” \(gender\)\.$/,
    );
    await press(edit, 'Save');
    await reads(page, 'Job updated. It is waiting for approval again.');
    await office.goto(`/job-alert/admin/manage-jobs-listing${list}&status=pending`);
    await reads(office, 'Words to check: “Male candidates preferred” (gender)');
    await press(office, `Approve ${title}`);
    const question = office.getByRole('dialog', { name: 'Approve this job?' });
    await reads(question, 'Changed since approval');
    await press(question, 'Approve');
    await reads(office, `${title} was approved.`);
    await office.goto(`/job-alert/admin/manage-jobs-listing${list}`);
    await office.getByRole('combobox', { name: `Active or inactive: ${title}` }).selectOption('Inactive');
    await reads(office, `${title} is now Inactive.`);
    await page.goto(`/job-alert/employer/my-jobs${list}`);
    await reads(ofJob, 'Taken off by an administrator');
    await ofJob.getByRole('button', { name: `Actions for ${title}` }).click();
    expect(await page.getByRole('menuitem', { name: 'Active', exact: true }).isDisabled()).toBe(true);
  });

  test('the lists leave as CSV, narrowed as they are', async () => {
    await page.goto('/job-alert/employer/my-jobs?search=Loom%20Maintenance&sort=oldest');
    const jobs = await exported();
    expect(jobs.name).toBe('my-jobs.csv');
    expect(jobs.text.trim().split(/\r\n/)).toHaveLength(3);
    expect(jobs.text).toMatch(new RegExp(`\\d+,${JOB},.*,7,0,Active,Pending`));
    await page.goto('/job-alert/employer/applicants?search=Kiran&status=rejected');
    const applicants = await exported();
    expect(applicants.name).toBe('applicants.csv');
    expect(applicants.text.trim().split(/\r\n/)).toHaveLength(2);
    expect(applicants.text).toMatch(/,Kiran Patel,.*,Weaving Shed Supervisor,Rejected,/);
  });

  test('nobody saw an error on the way', () => expect(stage.silentFaults()).toEqual([]));

  const rows = (): Locator => page.getByRole('row').filter({ hasText: JOB });
  async function act(item: string): Promise<void> {
    await rows()
      .first()
      .getByRole('button', { name: `Actions for ${JOB}` })
      .click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  }
  async function exported(): Promise<{ name: string; text: string }> {
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Export CSV')]);
    return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
  }
});

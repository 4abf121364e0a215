import type { Page } from 'playwright-core';
import { dayFromToday } from './day.ts';
import { choose, fill } from './form.ts';

/** Fields of the job post by label. */
type JobTexts = Readonly<Record<string, string>>;

const LOOM_FITTER: JobTexts = {
  'Job Title': 'Loom Engineer',
  'Job Description': 'You keep looms running.',
  'No of Openings': '2',
  City: 'Surat',
  'Minimum Salary': '480000',
  'Maximum Salary': '720000',
  'Minimum Qualification': 'Diploma',
  'Preferred Skills': 'Looms',
  'Minimum Experience': '2',
  'Maximum Experience': '6',
};

/** Fills in a full-time, on-site job in Gujarat with a deadline in twenty days. `texts` replaces fields of the loom fitter's job. */
export async function fillJob(page: Page, texts: JobTexts = {}): Promise<void> {
  await choose(page, 'Job Type', 'Full Time');
  await choose(page, 'Work Mode', 'On-site');
  await choose(page, 'State', 'Gujarat');
  await fill(page, 'Application Deadline', dayFromToday(20));
  for (const [label, text] of Object.entries({ ...LOOM_FITTER, ...texts })) await fill(page, label, text);
}

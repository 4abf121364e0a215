import { addDays, formatDate, todayInIndia } from '@job-alert/domain/india/calendar';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { paths, withQuery } from '../../../config/paths';
import { enterText } from '../../../testing/enter-text';
import { openAs } from '../../../testing/open-as';
import { press } from '../../../testing/press';
import { answerMutation, answerQuery, errorResponse } from '../../../testing/server';
import {
  CompaniesForJobDocument,
  CompanyForJobDocument,
  CorrectJobDocument,
  JobToReviseDocument,
  PostJobForCompanyDocument,
} from './on-behalf.generated';

const nextMonth = addDays(todayInIndia(new Date()), 30);
const company = {
  id: '7',
  name: 'Bright Labs',
  website: 'https://bright.example.com',
  industry: 'Instruments',
  description: 'We build instruments.',
};
const job = {
  id: '12',
  title: 'Data Analyst',
  description: 'Numbers.',
  jobType: 'FULL_TIME',
  workMode: 'REMOTE',
  openings: 3,
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  salaryMin: 300_000,
  salaryMax: 600_000,
  minimumQualification: 'B.Sc.',
  preferredSkills: ['SQL', 'Excel'],
  minExperience: 1,
  maxExperience: 4,
  questions: [],
  deadline: nextMonth,
  companyName: 'Bright Labs',
  companyWebsite: 'https://bright.example.com',
  companyDescription: 'We build instruments.',
  industry: 'Instruments',
  version: 5,
  approvals: [],
} as const;

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
const choose = async (label: RegExp, option: string) => {
  await userEvent.click(field(label));
  await userEvent.click(screen.getByRole('option', { name: option, hidden: true }));
};

it('an administrator chooses a company, posts a job for it and says who asked for it', async () => {
  answerQuery(CompaniesForJobDocument, { companies: { nodes: [company] } });
  answerQuery(CompanyForJobDocument, { company });
  const sent = answerMutation(PostJobForCompanyDocument, { postJobForCompany: { job: { id: '12' } } });
  const app = openAs('admin', paths.admin.postJob);
  await userEvent.click(await screen.findByLabelText(/Company/, { selector: 'input' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Bright Labs', hidden: true }));
  expect(await screen.findByDisplayValue('https://bright.example.com')).toHaveAttribute('readonly');
  await choose(/Job Type/, 'Full Time');
  await choose(/Work Mode/, 'Remote');
  await choose(/^State/, 'Maharashtra');
  await enterText(field(/Application Deadline/), formatDate(nextMonth));
  await userEvent.tab();
  for (const [label, value] of [
    [/Job Title/, 'Data Analyst'],
    [/Job Description/, 'Numbers.'],
    [/No of Openings/, '3'],
    [/^City/, 'Pune'],
    [/Minimum Salary/, '300000'],
    [/Maximum Salary/, '600000'],
    [/Minimum Qualification/, 'B.Sc.'],
    [/Preferred Skills/, 'SQL, Excel'],
    [/Minimum Experience/, '1'],
    [/Maximum Experience/, '4'],
  ] as const)
    await enterText(field(label), value);
  await press('Post Job');
  expect(await screen.findByText('Please enter who asked for it.')).toBeVisible();
  expect(sent).toEqual([]);
  await enterText(field(/^Name/), 'Ravi Shah');
  await choose(/Asked how/, 'WhatsApp');
  await press('Post Job');
  await waitFor(() => expect(app.path()).toBe(paths.admin.jobs));
  expect(sent).toEqual([
    expect.objectContaining({
      companyId: '7',
      askedBy: 'Ravi Shah',
      askedChannel: 'WHATSAPP',
      title: 'Data Analyst',
      companyName: 'Bright Labs',
      preferredSkills: 'SQL, Excel',
    }),
  ]);
});

it('an administrator corrects any field of a job, and reads that a waiting correction ends', async () => {
  const changes = [{ label: 'Place', before: 'Pune, Maharashtra', after: 'Surat, Gujarat' }];
  const approvals = [{ id: '9', kind: 'JOB_CORRECTION', state: 'PENDING', changes } as const];
  answerQuery(JobToReviseDocument, {
    job: { ...job, preferredSkills: [...job.preferredSkills], questions: [], approvals },
  });
  const answers = [
    errorResponse('STALE_VERSION', 'This record has been changed by someone else. Reload it and try again.'),
    { correctJob: { job: { id: '12' } } },
  ];
  const sent = answerMutation(CorrectJobDocument, () => answers.shift() ?? errorResponse('INTERNAL', 'No.'));
  const app = openAs('admin', withQuery(paths.admin.correctJob, { job: '12' }));
  expect(await screen.findByRole('heading', { name: 'Correct Data Analyst' })).toBeVisible();
  expect(screen.getByText('It ends when you save this form, and the employer is told.')).toBeVisible();
  await enterText(field(/^City/), 'Nashik');
  await enterText(field(/^Name/), 'Ravi Shah');
  await choose(/Asked how/, 'Meeting');
  await press('Save Correction');
  expect(await screen.findByText(/changed by someone else/)).toBeVisible();
  await press('Save Correction');
  await waitFor(() => expect(app.path()).toBe(paths.admin.jobs));
  expect(sent.at(-1)).toMatchObject({ id: '12', version: 5, city: 'Nashik', askedChannel: 'MEETING', openings: 3 });
});

import { addDays, formatDate, todayInIndia } from '@job-alert/domain/india/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../../config/paths';
import { ViewerDocument } from '../../../lib/graphql/viewer.generated';
import { aSession, aViewer } from '../../../testing/data/builders';
import { enterText } from '../../../testing/enter-text';
import { pendingResponse } from '../../../testing/pending-response';
import { press } from '../../../testing/press';
import { renderApp } from '../../../testing/render-app';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../../testing/server';
import { type HiringCompanyFragment, PostJobCompanyDocument, PostJobDocument } from './post-job.generated';
import { emptyJob } from './post-job-form';

const employer = aSession('employer');
const nextMonth = addDays(todayInIndia(new Date()), 30);

const company: HiringCompanyFragment = {
  id: '7',
  name: 'Bright Labs',
  website: 'https://bright.example.com',
  industry: 'Instruments',
  description: 'We build instruments.',
  members: [],
  approvalState: 'APPROVED',
  approval: null,
};

const posted = { postJob: { job: { id: '12', title: 'Data Analyst' } } };

const field = (label: RegExp | string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
const type = (label: RegExp, value: string) => enterText(field(label), value);
const choose = async (label: RegExp, option: string) => {
  await userEvent.click(field(label));
  await userEvent.click(screen.getByRole('option', { name: option, hidden: true }));
};

async function setDeadline(date: string) {
  await type(/Application Deadline/, formatDate(date));
  await userEvent.tab();
}

async function fillIn() {
  await choose(/Job Type/, 'Full Time');
  await choose(/Work Mode/, 'Remote');
  await choose(/^State/, 'Maharashtra');
  await setDeadline(nextMonth);
  for (const [label, value] of [
    [/Job Title/, 'Data Analyst'],
    [/Job Description/, 'Numbers and\ncharts.'],
    [/No of Openings/, '3'],
    [/^City/, 'Pune'],
    [/Minimum Salary/, '300000'],
    [/Maximum Salary/, '600000'],
    [/Minimum Qualification/, 'B.Sc.'],
    [/Preferred Skills/, 'SQL, Excel, sql'],
    [/Minimum Experience/, '1'],
    [/Maximum Experience/, '4'],
  ] as const) {
    await type(label, value);
  }
}

async function open(state?: unknown) {
  const app = renderApp(paths.employer.postJob, { as: employer, state });
  await screen.findByRole('button', { name: 'Post Job' });
  return app;
}

/** Opens the form with the values of a job that is posted again, so that they need not be typed. */
const openFilledIn = () =>
  open({
    id: '12',
    accountId: employer.user.id,
    values: {
      ...emptyJob,
      title: 'Data Analyst',
      description: 'Numbers and\ncharts.',
      jobType: 'FULL_TIME',
      workMode: 'WORK_FROM_HOME',
      deadline: nextMonth,
      openings: '3',
      city: 'Pune',
      state: 'Maharashtra',
      salaryMin: '300000',
      salaryMax: '600000',
      minimumQualification: 'B.Sc.',
      preferredSkills: 'SQL, Excel',
      minExperience: '1',
      maxExperience: '4',
    },
  });

beforeEach(() => {
  answerQuery(ViewerDocument, aViewer(employer));
  answerQuery(PostJobCompanyDocument, { viewer: { id: '7', company } });
});

describe('posting a job for a company that is not approved', () => {
  const openWithApproval = (approvalState: 'PENDING' | 'REJECTED') => {
    const undecided = { ...company, approvalState, approval: { id: '4', reason: null, note: 'No such GSTIN.' } };
    answerQuery(PostJobCompanyDocument, { viewer: { id: '7', company: undecided } });
    answerQuery(ViewerDocument, aViewer(employer, { company: undecided }));
    renderApp(paths.employer.postJob, { as: employer });
  };

  it('shows a rejected company the reason and the next step instead of the form', async () => {
    openWithApproval('REJECTED');
    expect(await screen.findByText('You cannot post jobs at the moment.')).toBeVisible();
    expect(screen.getByText('Your company has not been approved. Please contact admin.')).toBeVisible();
    expect(screen.getByText('“No such GSTIN.”')).toBeVisible();
    expect(screen.queryByLabelText(/Job Title/)).toBeNull();
    expect(screen.queryByText(/goes live/)).toBeNull();
  });

  it('tells a pending company that its jobs also wait for the approval of the company', async () => {
    openWithApproval('PENDING');
    expect(await screen.findByText(/goes live once an administrator approves both your company/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Post Job' })).toBeVisible();
  });
});

describe('posting a job', () => {
  it('shows six sections, the company from its profile and the choices, and marks missing fields', async () => {
    await open();
    const sections = [
      'Job Details',
      'Location',
      'Salary Range',
      'Qualification',
      'Experience Required',
      'Company Information',
    ];
    for (const name of sections) expect(screen.getByRole('group', { name })).toBeVisible();
    expect(field('Company Name')).toHaveValue('Bright Labs');
    expect(field('Company Description')).toHaveValue('We build instruments.');
    expect(field('Industries')).toHaveValue('Instruments');
    for (const label of ['Company Name', 'Company Website', 'Industries', 'Company Description']) {
      expect(field(label)).toHaveAttribute('readonly');
    }
    expect(field(/Country/)).toHaveValue('India');
    const optionsOf = async (label: RegExp) => {
      await userEvent.click(field(label));
      const list = document.getElementById(field(label).getAttribute('aria-controls') ?? '');
      return [...(list?.querySelectorAll('[role=option]') ?? [])].map((option) => option.textContent);
    };
    expect(await optionsOf(/Job Type/)).toEqual(['Full Time', 'Part Time']);
    expect(await optionsOf(/Work Mode/)).toEqual(['On-site', 'Remote', 'Hybrid', 'Work From Home']);
    expect(await optionsOf(/Country/)).toEqual(['India']);
    const states = await optionsOf(/^State/);
    expect(states.slice(0, 3)).toEqual(['Andhra Pradesh', 'Arunachal Pradesh', 'Assam']);
    expect(states).toHaveLength(36);
    await press('Post Job');
    const sentences = [
      'Job Title is required.',
      'Job Description is required.',
      'Job Type is required.',
      'Application Deadline is required.',
      'No of Openings is required.',
      'Work Mode is required.',
      'City is required.',
      'State is required.',
      'Minimum salary is required',
      'Maximum salary is required',
      'Minimum Qualification is required.',
      'Preferred Skills is required.',
      'Minimum experience is required',
      'Maximum experience is required',
    ];
    for (const sentence of sentences) expect(await screen.findByText(sentence)).toBeVisible();
    await waitFor(() => expect(field(/Job Title/)).toHaveFocus());
  });

  it('accepts digits with separators and units for salary, experience and openings', async () => {
    await open();
    await type(/Minimum Salary/, '3,00,000');
    await type(/Maximum Salary/, '4-5 lakh');
    await type(/Maximum Experience/, '4 y');
    await type(/No of Openings/, '2 x');
    await userEvent.tab();
    expect(screen.getByText('₹3,00,000 a year')).toBeVisible();
    const labels = [/Minimum Salary/, /Maximum Salary/, /Maximum Experience/, /No of Openings/];
    expect(labels.map((label) => field(label).value)).toEqual(['300000', '4-5 lakh', '4', '2']);
    expect(await screen.findByText('Maximum salary must be a whole number')).toBeVisible();
  });

  it('rejects a maximum not above its minimum, a salary of zero and a deadline that is not after today', async () => {
    await openFilledIn();
    await type(/Maximum Salary/, '300000');
    await type(/Maximum Experience/, '1');
    await press('Post Job');
    expect(await screen.findByText('Max salary should be greater than min salary')).toBeVisible();
    expect(screen.getByText('Max experience should be greater than min experience')).toBeVisible();
    await type(/Minimum Salary/, '0');
    await setDeadline(todayInIndia(new Date()));
    await press('Post Job');
    expect(await screen.findByText('Minimum salary must be positive')).toBeVisible();
    expect(screen.getByText("Deadline can't be a past date.")).toBeVisible();
  });

  it('posts the job, shows success for 2 s, empties the form and links to the posted job', async () => {
    const done = pendingResponse(posted);
    const sent = answerMutation(PostJobDocument, () => done.answer);
    await open();
    await fillIn();
    await press('Add a question');
    const question = within(screen.getByRole('group', { name: 'Question 1' }));
    await enterText(question.getByLabelText(/^Question/), 'Which shift?');
    await userEvent.click(question.getByLabelText(/Kind of answer/, { selector: 'input' }));
    await userEvent.click(screen.getByRole('option', { name: 'One of several', hidden: true }));
    await userEvent.type(question.getByLabelText(/Answers to choose from/), 'Day{Enter}Night');
    await userEvent.click(question.getByRole('checkbox', { name: 'Night' }));
    await press('Post Job');
    expect(await screen.findByRole('button', { name: 'Posting...' })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(sent).toHaveLength(1));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    done.release();
    await screen.findByText('Form submitted successfully!');
    expect(sent).toEqual([
      {
        title: 'Data Analyst',
        description: 'Numbers and\ncharts.',
        jobType: 'FULL_TIME',
        workMode: 'REMOTE',
        deadline: nextMonth,
        openings: 3,
        city: 'Pune',
        state: 'Maharashtra',
        country: 'India',
        salaryMin: 300000,
        salaryMax: 600000,
        minimumQualification: 'B.Sc.',
        preferredSkills: 'SQL, Excel',
        minExperience: 1,
        maxExperience: 4,
        companyName: null,
        companyWebsite: null,
        companyDescription: null,
        industry: null,
        questions: [
          {
            text: 'Which shift?',
            kind: 'ONE_OF',
            isRequired: true,
            options: ['Day', 'Night'],
            ruledOutBy: ['Night'],
            minimum: null,
            maximum: null,
          },
        ],
      },
    ]);
    expect(field(/Job Title/)).toHaveValue('');
    expect(screen.queryByRole('group', { name: 'Question 1' })).toBeNull();
    expect(field('Company Name')).toHaveValue('Bright Labs');
    const link = screen.getByRole('link', { name: 'See it in My Jobs' });
    expect(link).toHaveFocus();
    expect(link).toHaveAccessibleDescription('“Data Analyst” has been sent for approval.');
    expect(link).toHaveAttribute('href', `${paths.employer.myJobs}?search=Data+Analyst`);
    await vi.advanceTimersByTimeAsync(2100);
    await waitFor(() => expect(screen.queryByText('Form submitted successfully!')).toBeNull());
    expect(link).toBeVisible();
  });

  it('accepts manually entered company data when the profile cannot be loaded', async () => {
    answerQuery(PostJobCompanyDocument, () => networkFailure());
    const sent = answerMutation(PostJobDocument, posted);
    await openFilledIn();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load company information. Please enter manually.');
    await press('Post Job');
    expect(await screen.findByText('Company Name is required.')).toBeVisible();
    await type(/Company Name/, 'Bright Labs');
    await type(/Company Website/, 'https://bright.example.com');
    await type(/Industries/, 'Instruments');
    await type(/Company Description/, 'We build instruments.');
    await press('Post Job');
    await screen.findByText('Form submitted successfully!');
    expect(sent).toMatchObject([
      {
        companyName: 'Bright Labs',
        companyWebsite: 'https://bright.example.com',
        companyDescription: 'We build instruments.',
        industry: 'Instruments',
      },
    ]);
  });

  it('loads the company again on Retry and keeps the typed text', async () => {
    answerQuery(PostJobCompanyDocument, () => networkFailure());
    await open();
    await type(/Job Title/, 'Data Analyst');
    answerQuery(PostJobCompanyDocument, { viewer: { id: '7', company } });
    await press('Retry');
    await waitFor(() => expect(field('Company Name')).toHaveValue('Bright Labs'));
    expect(field('Company Name')).toHaveAttribute('readonly');
    expect(field(/Job Title/)).toHaveValue('Data Analyst');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the typed text after an error and shows server messages beside their fields', async () => {
    await openFilledIn();
    const notApproved = 'Your company has not been approved. Please contact admin.';
    for (const [response, sentence] of [
      [errorResponse('COMPANY_NOT_APPROVED', notApproved), notApproved],
      [errorResponse('INTERNAL', 'boom'), 'Something went wrong.'],
      [networkFailure(), 'Network error. Please try again later.'],
    ] as const) {
      answerMutation(PostJobDocument, () => response);
      await press('Post Job');
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
      expect(field(/Job Title/)).toHaveValue('Data Analyst');
    }
    const fields = { 'input.city': ['City is not known.'] };
    answerMutation(PostJobDocument, () => errorResponse('INVALID_INPUT', 'City is not known.', { fields }));
    await press('Post Job');
    await waitFor(() => expect(field(/^City/)).toHaveAccessibleDescription('City is not known.'));
    await waitFor(() => expect(field(/^City/)).toHaveFocus());
    localStorage.removeItem('token');
    await press('Post Job');
    expect(await screen.findByText('Authentication token not found. Please log in again.')).toBeVisible();
  });

  it('shows a preview of a valid job as candidates see it, with the flagged terms marked', async () => {
    answerMutation(PostJobDocument, () => posted);
    await openFilledIn();
    await type(/Job Title/, '');
    await press('Preview');
    expect(await screen.findByText('Job Title is required.')).toBeVisible();
    await waitFor(() => expect(field(/Job Title/)).toHaveFocus());
    await type(/Job Title/, 'Data Analyst');
    await press('Add a question');
    const question = within(screen.getByRole('group', { name: 'Question 1' }));
    await enterText(question.getByLabelText(/^Question/), 'Do you have a two-wheeler?');
    await userEvent.click(question.getByRole('checkbox', { name: 'No' }));
    await press('Preview');
    const preview = async () => within(await screen.findByRole('dialog', { name: 'Preview' }));
    const plain = await preview();
    expect(plain.getByRole('region', { name: 'Questions when applying' })).toHaveTextContent(
      /Do you have a two-wheeler\?Yes or no, must be answered$/,
    );
    for (const text of [
      'Data Analyst',
      'Pune, Maharashtra',
      '₹3,00,000 to ₹6,00,000 a year',
      '1-4 years',
      'SQL',
      'Excel',
    ]) {
      expect(plain.getByText(text)).toBeVisible();
    }
    await press('Close the preview');
    expect(screen.queryByText(/will check these words/)).toBeNull();
    await type(/Job Title/, 'Data Analyst (female only)');
    await type(/Job Description/, 'Numbers. Registration fee Rs 500.');
    const notice =
      /^An administrator will check these words: “female only” \(gender\), “Registration fee” \(money from candidates\)\./;
    expect(await screen.findByText(notice)).toBeVisible();
    await press('Preview');
    expect((await preview()).getByText(notice)).toBeVisible();
    const marked = [...screen.getByRole('dialog').querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marked).toEqual(['female only', 'Registration fee']);
    await press('Close the preview');
    await press('Post Job');
    await screen.findByText('Form submitted successfully!');
  });
});

describe('the people of the job', () => {
  const colleague = (id: string, firstName: string, isInvited = false) =>
    ({ id, firstName, lastName: 'Desai', role: 'RECRUITER', isInvited }) as const;

  it('are everyone, or those who are chosen among the members of a company with several', async () => {
    const members = [colleague('7', 'Meera'), colleague('8', 'Ravi'), colleague('9', 'Asha', true)];
    answerQuery(PostJobCompanyDocument, { viewer: { id: '7', company: { ...company, members } } });
    const sent = answerMutation(PostJobDocument, posted);
    await openFilledIn();
    const people = within(screen.getByRole('group', { name: 'People who work on this job' }));
    expect(people.getByLabelText('Everyone')).toBeChecked();
    expect(people.queryByLabelText('Asha Desai')).toBeNull();
    await userEvent.click(people.getByLabelText('Ravi Desai'));
    expect(people.getByLabelText('Everyone')).not.toBeChecked();
    await userEvent.click(people.getByLabelText('Everyone'));
    expect(people.getByLabelText('Ravi Desai')).not.toBeChecked();
    await userEvent.click(people.getByLabelText('Ravi Desai'));
    await press('Post Job');
    await screen.findByText(/has been sent for approval/);
    expect(sent).toMatchObject([{ peopleIds: ['8'] }]);
  });
});

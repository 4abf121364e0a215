import { addDays, formatDate, todayInIndia } from '@job-alert/domain/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths, withQuery } from '../../config/paths';
import { ViewerDocument } from '../../lib/graphql/viewer.generated';
import { aSession, aViewer } from '../../testing/builders';
import { enterText } from '../../testing/enter-text';
import { exported } from '../../testing/exported';
import { press } from '../../testing/press';
import { renderApp } from '../../testing/render-app';
import { answerMutation, answerQuery, networkFailure, refusal } from '../../testing/server';
import {
  EditJobDocument,
  type EditJobMutationVariables,
  JobToCopyDocument,
  JobToEditDocument,
  type JobToEditQuery,
  type MyJobFragment,
  MyJobsDocument,
  type MyJobsQueryVariables,
  SetJobActiveDocument,
  type SetJobActiveMutationVariables,
} from './my-jobs.generated';
import { PostJobCompanyDocument } from './post-job.generated';

const employer = aSession('employer');
const today = todayInIndia(new Date());
const nextMonth = addDays(today, 30);

const analyst: MyJobFragment = {
  id: '12',
  title: 'Data Analyst',
  postedAt: '2026-03-01T10:00:00.000Z',
  deadline: nextMonth,
  openings: 1500,
  applicantCount: 4,
  isActive: true,
  takenOffAt: null,
  takenOffNote: null,
  viewerCanActivate: true,
  approvalState: 'APPROVED',
  approval: null,
  wordsToCheck: [],
};

const toEdit: { job: NonNullable<JobToEditQuery['job']> } = {
  job: {
    id: '12',
    description: 'Numbers.',
    deadline: nextMonth,
    openings: 2,
    version: 5,
    approvalState: 'APPROVED',
    changesSinceApproval: [],
  },
};

let asked: MyJobsQueryVariables[];

/** Answers the list and notes what it is asked for. */
function answerJobs(nodes: MyJobFragment[], hasNextPage = false) {
  answerQuery(MyJobsDocument, (variables) => {
    asked.push(variables);
    return { viewer: { id: '7', jobs: { nodes, pageInfo: { hasNextPage } } } };
  });
}

async function open(query: Record<string, string> = {}) {
  const app = renderApp(withQuery(paths.employer.myJobs, query), { as: employer });
  await screen.findByRole('heading', { name: 'My Jobs' });
  return app;
}

async function act(item: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Data Analyst' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

const type = (label: RegExp, value: string) =>
  enterText(screen.getByLabelText(label, { selector: 'input, textarea' }), value);

beforeEach(() => {
  asked = [];
  answerQuery(ViewerDocument, aViewer(employer));
  answerJobs([analyst]);
});

describe('the own jobs', () => {
  it('stand in a table with the specified columns', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'My jobs' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual([
      'Job Title',
      'Posted On',
      'Application Deadline',
      'No of Openings',
      'Total Applicants',
      'Status',
      'Action',
    ]);
    const [, row] = within(table).getAllByRole('row');
    expect(
      within(row as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Data Analyst', '01/03/2026', formatDate(nextMonth), '1,500', '4', 'Active', 'Actions']);
    expect(screen.getByRole('link', { name: '4 applicants of Data Analyst' })).toHaveAttribute(
      'href',
      `${paths.employer.applicants}?job=12`,
    );
  });

  it('say whether they are inactive, wait for approval or were not approved', async () => {
    answerJobs([
      { ...analyst, isActive: false },
      { ...analyst, id: '13', approvalState: 'PENDING' },
      { ...analyst, id: '14', approvalState: 'REJECTED' },
    ]);
    await open();
    expect(await screen.findByText('Waiting for approval')).toBeVisible();
    expect(screen.getByText('Not approved')).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Inactive' })).toBeVisible();
  });

  it('say that an administrator has taken one off and why, and do not offer to put it back', async () => {
    const takenOff = { takenOffAt: '2026-11-20T06:30:00.000Z', takenOffNote: 'Fees are asked for.' };
    answerJobs([{ ...analyst, isActive: false, ...takenOff, viewerCanActivate: false }]);
    await open();
    expect(await screen.findByText('Taken off by an administrator')).toBeVisible();
    expect(screen.getByText('“Fees are asked for.”')).toBeVisible();
    await press('Actions for Data Analyst');
    expect(await screen.findByRole('menuitem', { name: 'Active' })).toBeDisabled();
    await userEvent.click(screen.getByRole('menuitem', { name: 'View' }));
    const dialog = await screen.findByRole('dialog', { name: 'Job Details' });
    expect(dialog).toHaveTextContent(
      'Taken off by an administrator on 20/11/2026. Please contact admin to put it back.“Fees are asked for.”',
    );
  });

  it('are closed once their deadline has passed, and green only while candidates can apply', async () => {
    answerJobs([
      { ...analyst, title: 'Live' },
      { ...analyst, id: '13', title: 'Over', deadline: '2020-01-05' },
      { ...analyst, id: '14', title: 'New', approvalState: 'PENDING' },
    ]);
    await open();
    await screen.findByRole('table');
    const shown = ['Live', 'Over', 'New'].map((title) => {
      const row = screen.getByText(title).closest('tr') as HTMLElement;
      const badge = row.querySelector<HTMLElement>('[data-tone]');
      return [badge?.textContent, badge?.dataset.tone, row.querySelector('p')?.textContent];
    });
    expect(shown).toEqual([
      ['Active', 'green', undefined],
      ['Closed', 'grey', 'Active, deadline passed'],
      ['Active', 'grey', 'Waiting for approval'],
    ]);
  });

  it('are found by title, status and sort, which stand in the URL', async () => {
    const app = await open();
    await screen.findByRole('table');
    await type(/Job Title/, 'Data2 An!');
    expect(screen.getByLabelText('Job Title')).toHaveValue('Data An');
    await userEvent.click(screen.getByLabelText('Status', { selector: 'input' }));
    await userEvent.click(screen.getByRole('option', { name: 'Inactive', hidden: true }));
    await userEvent.click(screen.getByLabelText('Sort By', { selector: 'input' }));
    await userEvent.click(screen.getByRole('option', { name: 'Oldest', hidden: true }));
    await press('Search');
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        filter: { search: 'Data An', isActive: false },
        orderBy: { field: 'POSTED_AT', direction: 'ASC' },
        page: 1,
      }),
    );
    expect(app.router.state.location.search).toBe('?search=Data+An&status=inactive&sort=oldest');
    expect(screen.getByLabelText('Job Title')).toHaveValue('Data An');
  });

  it('are paged by the server', async () => {
    answerJobs([analyst], true);
    const app = await open({ page: '2' });
    await screen.findByRole('table');
    expect(asked).toEqual([{ filter: {}, orderBy: { field: 'POSTED_AT', direction: 'DESC' }, page: 2 }]);
    await press('Next page');
    await waitFor(() => expect(asked.at(-1)?.page).toBe(3));
    expect(app.router.state.location.search).toBe('?page=3');
  });

  it('may be none at all, or none that match', async () => {
    answerJobs([]);
    await open({ search: 'chef' });
    expect(await screen.findByText('No jobs found.')).toBeVisible();
    await press('Clear the search');
    expect(await screen.findByText('Post your first job and it appears here.')).toBeVisible();
    expect(screen.getByText('No jobs found.')).toBeVisible();
  });

  it('lead back from a page behind the last one', async () => {
    answerJobs([]);
    await open({ page: '9' });
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the first page' }));
    await waitFor(() => expect(asked.at(-1)?.page).toBe(1));
  });

  it('are exported as they are narrowed', async () => {
    const fetched = await exported(/my-jobs\.csv$/, async () => {
      await open({ search: 'Data', status: 'active', sort: 'oldest', page: '2' });
    });
    expect(fetched).toEqual(['/exports/my-jobs.csv?search=Data&status=active&sort=oldest']);
  });

  it('can be fetched again after a failure', async () => {
    answerQuery(MyJobsDocument, () => networkFailure());
    await open();
    expect(await screen.findByText('Failed to fetch jobs. Please try again.')).toBeVisible();
    answerJobs([analyst]);
    await press('Retry');
    expect(await screen.findByRole('table')).toBeVisible();
  });
});

describe('View', () => {
  it('shows title, posting, deadline and openings', async () => {
    await open();
    await act('View');
    const dialog = await screen.findByRole('dialog', { name: 'Job Details' });
    for (const text of ['Data Analyst', '01/03/2026', formatDate(nextMonth), '1,500']) {
      expect(within(dialog).getByText(text)).toBeVisible();
    }
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('Inactive and Active', () => {
  it('ask first, change the job and reload the list', async () => {
    const sent: SetJobActiveMutationVariables[] = [];
    answerMutation(SetJobActiveDocument, (variables) => {
      sent.push(variables);
      answerJobs([{ ...analyst, isActive: false }]);
      return { setJobActive: { job: { ...analyst, isActive: false } } };
    });
    await open();
    await act('Inactive');
    const dialog = await screen.findByRole('dialog', { name: 'Confirm Status Change' });
    expect(dialog).toHaveTextContent("Are you sure you want to change this job's status to Inactive?");
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeVisible();
    await press('Yes, Change');
    expect(await screen.findByText('Job status updated successfully.')).toBeVisible();
    expect(sent).toEqual([{ input: { id: '12', isActive: false } }]);
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(screen.getByRole('cell', { name: 'Inactive' })).toBeVisible();
  });

  it('change nothing when cancelled', async () => {
    await open();
    await act('Inactive');
    await screen.findByRole('dialog');
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('cell', { name: 'Active' })).toBeVisible();
  });

  it('offer only what changes something', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Data Analyst' }));
    expect(await screen.findByRole('menuitem', { name: 'Active' })).toBeDisabled();
    expect(screen.getByRole('menuitem', { name: 'Inactive' })).toBeEnabled();
  });

  it.each([
    ['the server refuses', refusal('NOT_FOUND', 'Job not found.'), 'Failed to update status: Job not found.'],
    ['the server fails', refusal('INTERNAL', 'boom'), 'Failed to update status: Unknown error'],
    ['the network is down', networkFailure(), 'Network error. Please try again.'],
  ])('say for 3 s that %s', async (_case, response, sentence) => {
    answerMutation(SetJobActiveDocument, () => response);
    await open();
    await act('Inactive');
    await screen.findByRole('dialog');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await press('Yes, Change');
    expect(await screen.findByText(sentence)).toBeVisible();
    await vi.advanceTimersByTimeAsync(3100);
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  });
});

describe('Edit', () => {
  it('changes description, deadline and openings from the version that was read', async () => {
    const sent: EditJobMutationVariables[] = [];
    answerQuery(JobToEditDocument, toEdit);
    answerMutation(EditJobDocument, (variables) => {
      sent.push(variables);
      return { editJob: { job: { ...analyst, description: 'Charts.', version: 6 } } };
    });
    await open();
    await act('Edit');
    await screen.findByDisplayValue('Numbers.');
    await type(/Job Description/, 'Charts.');
    await type(/No of Openings/, '3x');
    await press('Save');
    expect(await screen.findByText('Job updated successfully.')).toBeVisible();
    expect(sent).toEqual([
      { input: { id: '12', description: 'Charts.', deadline: nextMonth, openings: 3, version: 5 } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says before that certain words send the job back to waiting, and afterwards that it waits', async () => {
    answerQuery(JobToEditDocument, toEdit);
    answerMutation(EditJobDocument, ({ input }) => ({
      editJob: { job: { ...analyst, approvalState: 'PENDING', description: input.description, version: 6 } },
    }));
    await open();
    await act('Edit');
    await screen.findByDisplayValue('Numbers.');
    const waits = 'If you save this, the job waits for approval again, and candidates do not see it until then.';
    await type(/Job Description/, 'Numbers. Male candidates preferred.');
    expect(
      await screen.findByText(`${waits} An administrator has to check: “Male candidates preferred” (gender).`),
    ).toBeVisible();
    await type(/Job Description/, 'Numbers for everybody.');
    expect(screen.queryByText(waits, { exact: false })).toBeNull();
    await type(/Job Description/, 'Numbers. Male candidates preferred.');
    await press('Save');
    expect(await screen.findByText('Job updated. It is waiting for approval again.')).toBeVisible();
  });

  it('says that a job no longer waits once the words are gone', async () => {
    const description = 'Numbers. Unmarried only.';
    answerQuery(JobToEditDocument, {
      job: {
        ...toEdit.job,
        approvalState: 'PENDING',
        description,
        changesSinceApproval: [{ field: 'DESCRIPTION', approved: 'Numbers.', present: description }],
      },
    });
    answerJobs([
      { ...analyst, approvalState: 'PENDING', wordsToCheck: [{ topic: 'MARITAL_STATUS', words: 'Unmarried' }] },
    ]);
    await open();
    expect(await screen.findByText('Words to check: “Unmarried” (marital status)')).toBeVisible();
    await act('Edit');
    expect(await screen.findByText(/^An administrator will check these words: “Unmarried”/)).toBeVisible();
    await type(/Job Description/, 'Numbers and charts.');
    expect(
      await screen.findByText('If you save this, the job no longer waits for approval: the words to check are gone.'),
    ).toBeVisible();
  });

  it('refuses a deadline that is not after today', async () => {
    answerQuery(JobToEditDocument, toEdit);
    await open();
    await act('Edit');
    await screen.findByDisplayValue('Numbers.');
    await type(/Application Deadline/, formatDate(addDays(today, -1)));
    await userEvent.tab();
    await press('Save');
    expect(await screen.findByText('Deadline cant be a past date.')).toBeVisible();
  });

  it("shows the server's refusal and keeps the input", async () => {
    answerQuery(JobToEditDocument, toEdit);
    answerMutation(EditJobDocument, () => refusal('STALE_VERSION', 'This record has been changed by someone else.'));
    await open();
    await act('Edit');
    await screen.findByDisplayValue('Numbers.');
    await type(/Job Description/, 'Charts.');
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent('This record has been changed by someone else.');
    expect(screen.getByDisplayValue('Charts.')).toBeVisible();
  });

  it('moves the focus to the field that the server refuses', async () => {
    answerQuery(JobToEditDocument, toEdit);
    answerMutation(EditJobDocument, () =>
      refusal('INVALID_INPUT', 'Please check.', { fields: { deadline: ['Deadline cant be a past date.'] } }),
    );
    await open();
    await act('Edit');
    await screen.findByDisplayValue('Numbers.');
    await type(/Job Description/, 'Charts.');
    await press('Save');
    expect(await screen.findByText('Deadline cant be a past date.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Deadline/ })).toHaveFocus();
  });

  it('asks before Escape or the close button give up what was typed, and closes an untouched form at once', async () => {
    const confirm = vi.fn(() => false);
    vi.stubGlobal('confirm', confirm);
    answerQuery(JobToEditDocument, toEdit);
    await open();
    await act('Edit');
    await screen.findByDisplayValue('Numbers.');
    await type(/Job Description/, 'Charts.');
    await userEvent.keyboard('{Escape}');
    await press('Close the dialog');
    expect(confirm).toHaveBeenCalledTimes(2);
    expect(screen.getByDisplayValue('Charts.')).toBeVisible();
    await type(/Job Description/, 'Numbers.');
    await press('Close the dialog');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(confirm).toHaveBeenCalledTimes(2);
  });
});

describe('Post Again', () => {
  it('opens the Job Post form with the values of the job, the deadline aside', async () => {
    answerQuery(JobToCopyDocument, {
      job: {
        id: '12',
        title: 'Data Analyst',
        description: 'Numbers.',
        jobType: 'PART_TIME',
        openings: 2,
        workMode: 'HYBRID',
        city: 'Pune',
        state: 'Maharashtra',
        country: 'India',
        salaryMin: 300000,
        salaryMax: 600000,
        minimumQualification: 'B.Sc.',
        preferredSkills: ['SQL', 'Excel'],
        minExperience: 1,
        maxExperience: 4,
      },
    });
    answerQuery(PostJobCompanyDocument, {
      viewer: {
        id: '7',
        company: {
          id: '7',
          name: 'B',
          website: 'https://b.example.com',
          industry: 'I',
          description: 'D',
          approvalState: 'APPROVED',
          approval: null,
        },
      },
    });
    const app = await open();
    await act('Post Again');
    expect(await screen.findByDisplayValue('SQL, Excel')).toBeVisible();
    expect(app.path()).toBe(paths.employer.postJob);
    expect(screen.getByLabelText(/Job Title/)).toHaveValue('Data Analyst');
    expect(screen.getByLabelText(/Application Deadline/, { selector: 'input' })).toHaveValue('');
  });
});

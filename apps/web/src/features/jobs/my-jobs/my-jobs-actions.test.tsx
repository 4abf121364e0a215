import { addDays, formatDate } from '@job-alert/domain/india/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../../config/paths';
import {
  act,
  analyst,
  answerJobs,
  nextMonth,
  open,
  requests,
  setUp,
  today,
  toEdit,
  type,
} from '../../../testing/data/my-jobs';
import { enterText } from '../../../testing/enter-text';
import { press } from '../../../testing/press';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../../testing/server';
import { answerUnsaved } from '../../../testing/unsaved-question';
import { PostJobCompanyDocument } from '../job-posting/post-job.generated';
import {
  EditJobDocument,
  ExtendJobDeadlineDocument,
  JobToCopyDocument,
  JobToEditDocument,
  type MyJobFragment,
  SetJobActiveDocument,
} from './my-jobs.generated';

beforeEach(setUp);

const paused: MyJobFragment = { ...analyst, isActive: false, jobStatus: 'PAUSED' };

describe('the actions Inactive and Active', () => {
  it('offer only a change of status, ask for confirmation, show errors for 3 s and reload the list', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Data Analyst' }));
    expect(await screen.findByRole('menuitem', { name: 'Active' })).toBeDisabled();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Inactive' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm Status Change' });
    expect(dialog).toHaveTextContent("Are you sure you want to change this job's status to Inactive?");
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('cell', { name: 'Live Active' })).toBeVisible();

    vi.useFakeTimers({ shouldAdvanceTime: true });
    for (const [response, sentence] of [
      [errorResponse('NOT_FOUND', 'Job not found.'), 'Failed to update status: Job not found.'],
      [networkFailure(), 'Network error. Please try again.'],
    ] as const) {
      answerMutation(SetJobActiveDocument, () => response);
      await act('Inactive');
      await screen.findByRole('dialog');
      await press('Yes, Change');
      expect(await screen.findByText(sentence)).toBeVisible();
      await vi.advanceTimersByTimeAsync(3100);
      await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }

    const requestCount = requests.length;
    const sent = answerMutation(SetJobActiveDocument, () => {
      answerJobs([paused]);
      return { setJobActive: { job: paused } };
    });
    await act('Inactive');
    await screen.findByRole('dialog');
    await press('Yes, Change');
    await screen.findByText('Job status updated successfully.');
    expect(sent).toEqual([{ id: '12', isActive: false }]);
    await waitFor(() => expect(requests).toHaveLength(requestCount + 1));
    expect(screen.getByRole('cell', { name: 'Paused Inactive' })).toBeVisible();
  });
});

describe('the action Edit', () => {
  it('keeps the input after an error, and saves description, deadline and openings with the version it read', async () => {
    answerQuery(JobToEditDocument, toEdit);
    const past = 'Deadline cant be a past date.';
    await open();
    await act('Edit');
    await screen.findByDisplayValue('Numbers.');
    await type(/Application Deadline/, formatDate(addDays(today, -1)));
    await userEvent.tab();
    await press('Save');
    expect(await screen.findByText(past)).toBeVisible();
    await type(/Application Deadline/, formatDate(nextMonth));
    await userEvent.tab();
    await type(/Job Description/, 'Charts.');
    const stale = 'This record has been changed by someone else.';
    answerMutation(EditJobDocument, () => errorResponse('STALE_VERSION', stale));
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent(stale);
    expect(screen.getByDisplayValue('Charts.')).toBeVisible();
    answerMutation(EditJobDocument, () =>
      errorResponse('INVALID_INPUT', 'Please check.', { fields: { deadline: [past] } }),
    );
    await press('Save');
    expect(await screen.findByText(past)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Deadline/ })).toHaveFocus());

    const sent = answerMutation(EditJobDocument, {
      editJob: { job: { ...analyst, description: 'Charts.', version: 6, questions: [] } },
    });
    await type(/No of Openings/, '');
    await type(/No of Openings/, '3x');
    await press('Save');
    await screen.findByText('Job updated successfully.');
    expect(sent).toEqual([
      { id: '12', description: 'Charts.', deadline: nextMonth, openings: 3, questions: [], version: 5 },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('changes the people of the job back to everyone', async () => {
    const colleague = (id: string, firstName: string) =>
      ({ id, firstName, lastName: 'Desai', role: 'RECRUITER', isInvited: false }) as const;
    const company = { id: '7', members: [colleague('7', 'Meera'), colleague('8', 'Ravi')] };
    answerQuery(JobToEditDocument, { job: { ...toEdit.job, people: [{ id: '8' }], company } });
    const sent = answerMutation(EditJobDocument, {
      editJob: { job: { ...analyst, description: 'Numbers.', version: 6, questions: [] } },
    });
    await open();
    await act('Edit');
    expect(await screen.findByLabelText('Ravi Desai')).toBeChecked();
    await userEvent.click(screen.getByLabelText('Everyone'));
    await press('Save');
    await screen.findByText('Job updated successfully.');
    expect(sent).toMatchObject([{ id: '12', peopleIds: [] }]);
  });

  it('warns that flagged terms require a new approval, and says after saving that the job waits for it', async () => {
    answerQuery(JobToEditDocument, toEdit);
    answerMutation(EditJobDocument, ({ input }) => ({
      editJob: {
        job: {
          ...analyst,
          approvalState: 'PENDING' as const,
          description: input.description,
          version: 6,
          questions: [],
        },
      },
    }));
    await open();
    await act('Edit');
    await screen.findByDisplayValue('Numbers.');
    const waits = 'If you save this, the job needs approval again, and candidates cannot see it until it is approved.';
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

  it('says that a waiting job no longer needs approval when its flagged terms are removed', async () => {
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
      { ...analyst, approvalState: 'PENDING', flaggedTerms: [{ topic: 'MARITAL_STATUS', words: 'Unmarried' }] },
    ]);
    await open();
    expect(await screen.findByText('Flagged terms: “Unmarried” (marital status)')).toBeVisible();
    await act('Edit');
    expect(await screen.findByText(/^An administrator will check these words: “Unmarried”/)).toBeVisible();
    await type(/Job Description/, 'Numbers and charts.');
    expect(
      await screen.findByText('If you save this, the job no longer needs approval: it has no words to check.'),
    ).toBeVisible();
  });

  it('asks before Escape or the close button discards changes, and closes an unchanged form at once', async () => {
    answerQuery(JobToEditDocument, toEdit);
    await open();
    await act('Edit');
    await screen.findByDisplayValue('Numbers.');
    await type(/Job Description/, 'Charts.');
    await userEvent.keyboard('{Escape}');
    await answerUnsaved('Stay');
    await press('Close the dialog');
    await answerUnsaved('Stay');
    expect(screen.getByDisplayValue('Charts.')).toBeVisible();
    await type(/Job Description/, 'Numbers.');
    await press('Close the dialog');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the action Post Again', () => {
  it('opens the Job Post form with the values of the job except the deadline', async () => {
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
        questions: [],
      },
    });
    answerQuery(PostJobCompanyDocument, () => networkFailure());
    const app = await open();
    await act('Post Again');
    expect(await screen.findByDisplayValue('SQL, Excel')).toBeVisible();
    expect(app.path()).toBe(paths.employer.postJob);
    expect(screen.getByLabelText(/Job Title/)).toHaveValue('Data Analyst');
    expect(screen.getByLabelText(/Application Deadline/, { selector: 'input' })).toHaveValue('');
  });
});

describe('the action Extend deadline', () => {
  it('is in the row of a closed job, sends only the new date and keeps the focus on the page', async () => {
    const closed: MyJobFragment = { ...analyst, deadline: addDays(today, -3), jobStatus: 'CLOSED' };
    const later = addDays(today, 30);
    answerJobs([closed]);
    const sent = answerMutation(ExtendJobDeadlineDocument, {
      extendJobDeadline: { job: { ...closed, deadline: later, jobStatus: 'LIVE', version: 6 } },
    });
    await open();
    await press('Extend deadline of Data Analyst');
    const dialog = within(await screen.findByRole('dialog', { name: 'Extend deadline' }));
    expect(dialog.getByText(`“Data Analyst” closed on ${formatDate(closed.deadline)}.`)).toBeVisible();
    const field = dialog.getByRole('textbox', { name: /New application deadline/ });
    await enterText(field, formatDate(today));
    await userEvent.click(dialog.getByRole('button', { name: 'Extend' }));
    expect(await dialog.findByText(`The new deadline must be after ${formatDate(today)}.`)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '+ 1 month' }));
    expect(field).toHaveValue(formatDate(later));
    await userEvent.click(dialog.getByRole('button', { name: 'Extend' }));
    expect(await screen.findByText(`“Data Analyst” takes applications until ${formatDate(later)}.`)).toBeVisible();
    expect(sent).toEqual([{ id: '12', deadline: later }]);
    expect(await screen.findByRole('cell', { name: 'Live Active' })).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Extend deadline of Data Analyst' })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });
});

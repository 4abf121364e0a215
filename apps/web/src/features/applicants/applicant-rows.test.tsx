import { addDays, formatDate, todayInIndia } from '@job-alert/domain/india/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../config/paths';
import { ViewerDocument } from '../../lib/graphql/viewer.generated';
import { aPage } from '../../testing/data/a-page';
import {
  anApplicant,
  answerApplicants,
  choose,
  openRow,
  sent,
  setUp,
  statusField,
} from '../../testing/data/applicants';
import { aSession, aViewer } from '../../testing/data/builders';
import { answerJobs } from '../../testing/data/my-jobs';
import { enterText } from '../../testing/enter-text';
import { pendingResponse } from '../../testing/pending-response';
import { press } from '../../testing/press';
import { renderApp } from '../../testing/render-app';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../testing/server';
import { answerUnsaved } from '../../testing/unsaved-question';
import { SignInDocument } from '../accounts/login/sign-in.public.generated';
import { InterviewSubjectDocument } from '../interviews/interviews.generated';
import { ProposeStatusDocument } from './applicants.generated';

beforeEach(setUp);

describe('a proposal that was rejected', () => {
  it('shows the rejected status and the reason in its row', async () => {
    const row = anApplicant('APPLIED', {
      approval: {
        id: '71',
        state: 'REJECTED',
        proposedStatus: 'SHORTLISTED',
        reason: 'MORE_FACTS_NEEDED',
        note: 'Did you meet her?',
      },
    });
    await openRow(row);
    expect(await screen.findByText('Shortlisted was not approved.')).toBeVisible();
    expect(screen.getByText('We need more facts.')).toBeVisible();
    expect(screen.getByText('“Did you meet her?”')).toBeVisible();
  });
});

describe('a missed interview', () => {
  const row = anApplicant('SHORTLISTED', { hasInterview: false });

  it('asks for confirmation before it is proposed when no interview was planned', async () => {
    await openRow(row);
    await choose('Interview Not Attended');
    await press('Submit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose Interview Not Attended?' }));
    expect(dialog.getByText('No interview with Meera Iyer is planned here.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
    expect(statusField()).toHaveDisplayValue('Interview Not Attended');
    await press('Submit');
    await press('Propose');
    expect(await screen.findByText('Waiting for approval: Interview Not Attended')).toBeVisible();
    expect(sent).toEqual([{ id: '1201', status: 'INTERVIEW_NOT_ATTENDED' }]);
  });

  it('is proposed without confirmation when an interview was planned', async () => {
    await openRow({ ...row, hasInterview: true });
    await choose('Interview Not Attended');
    await press('Submit');
    expect(await screen.findByText('Waiting for approval: Interview Not Attended')).toBeVisible();
    expect(sent).toEqual([{ id: '1201', status: 'INTERVIEW_NOT_ATTENDED' }]);
  });
});

const inTwoMonths = addDays(todayInIndia(new Date()), 60);

describe('a row of the applicants table', () => {
  it('offers only the same and later statuses with their fields, and can be submitted only after a change', async () => {
    await openRow(anApplicant('SHORTLISTED'));
    const choices = within(statusField()).getAllByRole<HTMLOptionElement>('option');
    expect(choices.map((option) => [option.textContent, option.disabled])).toEqual([
      ['Applied', true],
      ['Shortlisted', false],
      ['Interview Scheduled', false],
      ['Interview Not Attended', false],
      ['Selected', false],
      ['Rejected', false],
    ]);
    const submit = screen.getByRole('button', { name: 'Submit' });
    expect(submit).toBeDisabled();
    const editable = () =>
      ['Feedback for', 'Offer letter for', 'Date of joining of'].map(
        (label) => screen.queryAllByLabelText(`${label} Meera Iyer`).length > 0,
      );
    expect(editable()).toEqual([false, false, false]);
    await choose('Rejected');
    expect(editable()).toEqual([true, false, false]);
    await choose('Selected');
    expect(editable()).toEqual([true, true, true]);
    expect(submit).toBeEnabled();
    await choose('Shortlisted');
    expect(submit).toBeDisabled();
  });

  it('submits the fields that belong to its status', async () => {
    const row = anApplicant('SHORTLISTED');
    await openRow(row);
    const application = { ...row, status: 'PENDING', proposedStatus: 'SELECTED' } as const;
    const done = pendingResponse({ proposeApplicationStatus: { application: { ...application, history: [] } } });
    answerMutation(ProposeStatusDocument, ({ input }) => {
      sent.push(input);
      return done.answer;
    });
    await choose('Selected');
    await enterText(screen.getByLabelText('Feedback for Meera Iyer'), ' Well done. ');
    await enterText(
      screen.getByLabelText('Date of joining of Meera Iyer', { selector: 'input' }),
      formatDate(inTwoMonths),
    );
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await press('Submit');
    expect(screen.getByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-disabled', 'true');
    done.release();
    await screen.findByText('Application submitted successfully! Proposed: Selected');
    expect(sent).toEqual([{ id: '1201', status: 'SELECTED', feedback: 'Well done.', dateOfJoining: inTwoMonths }]);
    expect(screen.getByText('Waiting for approval: Selected')).toBeVisible();
    await vi.advanceTimersByTimeAsync(3100);
    await waitFor(() => expect(screen.queryByText(/^Application submitted successfully!/)).toBeNull());
  });

  it('shows the proposed status and no inputs while it waits for approval', async () => {
    await openRow(
      anApplicant('PENDING', { proposedStatus: 'SELECTED', feedback: 'Well done.', dateOfJoining: '2030-12-15' }),
    );
    const row = within(screen.getAllByRole('row')[1] as HTMLElement);
    for (const text of ['Waiting for approval: Selected', 'Well done.', '15/12/2030']) {
      expect(row.getByText(text)).toBeVisible();
    }
    for (const role of ['combobox', 'textbox'] as const) expect(row.queryByRole(role)).toBeNull();
    expect(row.queryByRole('button', { name: 'Submit' })).toBeNull();
  });

  it('shows the specified error and the current state when it already waits for approval', async () => {
    await openRow(anApplicant('SHORTLISTED'));
    const sentence = "Cannot update application with 'Pending' status. Please wait for admin approval.";
    answerMutation(ProposeStatusDocument, () => errorResponse('APPLICATION_PENDING', sentence));
    answerApplicants([anApplicant('PENDING', { proposedStatus: 'SELECTED' })]);
    await choose('Rejected');
    await press('Submit');
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(await screen.findByText('Waiting for approval: Selected')).toBeVisible();
  });

  it('shows the withdrawal with its reason and no inputs when the candidate has withdrawn', async () => {
    const withdrawal = { at: '2026-03-04T10:00:00.000Z', reason: 'PAY', note: 'Too little.' } as const;
    await openRow(anApplicant('SHORTLISTED', { withdrawal }));
    const [, row] = screen.getAllByRole('row');
    expect(row).not.toHaveTextContent('Shortlisted');
    expect(row).toHaveTextContent(/WithdrawnWithdrawn on 04\/03\/2026.*The pay is too low.*“Too little\.”/);
    expect(within(row as HTMLElement).queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  });

  it('opens Schedule Interview with its ids instead of saving when Interview Scheduled is chosen', async () => {
    const app = await openRow(anApplicant('SHORTLISTED'));
    const application = {
      id: '1201',
      candidate: { id: '40', firstName: 'Meera', lastName: 'Iyer' },
      job: { id: '12', title: 'Data Analyst' },
      invitationProblem: null,
      interviews: [],
    };
    answerQuery(InterviewSubjectDocument, {
      application,
      viewer: { id: '7', interviews: aPage([]) },
    });
    await choose('Interview Scheduled');
    await screen.findByRole('button', { name: 'Schedule' });
    expect(app.path()).toBe(paths.employer.scheduleInterview);
    expect(app.router.state.location.search).toBe('?job=12&candidate=40&application=1201');
    expect(sent).toEqual([]);
  });

  it('shows an error and keeps the input when submitting fails', async () => {
    await openRow(anApplicant('SHORTLISTED'));
    await choose('Rejected');
    await enterText(screen.getByLabelText('Feedback for Meera Iyer'), 'Sorry.');
    const notAllowed = 'An application cannot go back to an earlier status.';
    for (const [response, sentence] of [
      [errorResponse('STATUS_NOT_ALLOWED', notAllowed), `Error submitting row: ${notAllowed}`],
      [errorResponse('INTERNAL', 'boom'), 'Error submitting row: Something went wrong.'],
      [networkFailure(), 'Error submitting row: Network error. Please try again later.'],
    ] as const) {
      answerMutation(ProposeStatusDocument, () => response);
      await press('Submit');
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
      expect(screen.getByLabelText('Feedback for Meera Iyer')).toHaveValue('Sorry.');
      expect(statusField()).toHaveDisplayValue('Rejected');
    }
  });

  it('warns before unsubmitted changes are lost', async () => {
    answerJobs([]);
    const app = await openRow(anApplicant('SHORTLISTED'));
    await choose('Rejected');
    await userEvent.click(screen.getAllByRole('link', { name: 'My Jobs' })[0] as HTMLElement);
    await answerUnsaved('Stay');
    expect(app.path()).toBe(paths.employer.applicants);
    await userEvent.click(screen.getAllByRole('link', { name: 'My Jobs' })[0] as HTMLElement);
    await answerUnsaved('Leave');
    await waitFor(() => expect(app.path()).toBe(paths.employer.myJobs));
  });

  it('offers to continue an unsubmitted draft after the page is reopened', async () => {
    const app = await openRow(anApplicant('SHORTLISTED'));
    await choose('Rejected');
    await enterText(screen.getByLabelText('Feedback for Meera Iyer'), 'Sorry.');
    app.unmount();
    await openRow(anApplicant('SHORTLISTED'));
    expect(statusField()).toHaveDisplayValue('Shortlisted');
    expect(screen.getByRole('group', { name: 'Unfinished proposal for Meera Iyer' })).toHaveTextContent(
      'You have an unfinished proposal for Meera Iyer from',
    );
    await press('Continue');
    expect(statusField()).toHaveDisplayValue('Rejected');
    expect(screen.getByLabelText('Feedback for Meera Iyer')).toHaveValue('Sorry.');
    await press('Submit');
    await screen.findByText('Waiting for approval: Rejected');
  });

  it('offers a draft again to a person who was removed from the company and invited again, and to nobody else', async () => {
    const app = await openRow(anApplicant('SHORTLISTED'));
    await choose('Rejected');
    await enterText(screen.getByLabelText('Feedback for Meera Iyer'), 'Sorry.');
    answerMutation(ProposeStatusDocument, () => errorResponse('UNAUTHENTICATED', 'Please log in to continue.'));
    answerMutation(SignInDocument, () =>
      errorResponse('ACCOUNT_INACTIVE', 'Your account is inactive. Please contact admin.'),
    );
    await press('Submit');
    await screen.findByRole('dialog', { name: 'Your session has ended' });
    await enterText(screen.getByLabelText(/Your password/), 'Secret#12');
    await press('Log in');
    await answerUnsaved('Leave');
    expect(await screen.findByRole('heading', { name: 'Employer Login' })).toBeVisible();
    app.unmount();

    const again = await openRow(anApplicant('SHORTLISTED'));
    await press('Continue');
    expect(screen.getByLabelText('Feedback for Meera Iyer')).toHaveValue('Sorry.');
    again.unmount();

    const colleague = aSession('employer', { id: '9', token: 'token-9' });
    answerQuery(ViewerDocument, aViewer(colleague));
    renderApp(paths.employer.applicants, { as: colleague });
    await screen.findByRole('table', { name: 'Applicants' });
    expect(screen.queryByRole('group', { name: /^Unfinished proposal/ })).toBeNull();
  });
});

import type { ApplicationStatus } from '@job-alert/domain/application-status';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths, withQuery } from '../../config/paths';
import type { ProposeApplicationStatusInput } from '../../lib/graphql/schema.generated';
import { ViewerDocument } from '../../lib/graphql/viewer.generated';
import { aSession, aViewer } from '../../testing/builders';
import { exported } from '../../testing/exported';
import { renderApp } from '../../testing/render-app';
import { answerMutation, answerQuery, networkFailure, refusal } from '../../testing/server';
import { controlUploads } from '../../testing/uploads';
import { InterviewSubjectDocument } from '../interviews/interviews.generated';
import {
  type ApplicantFragment,
  ApplicantHistoryDocument,
  ApplicantJobsDocument,
  ApplicantsDocument,
  type ApplicantsQueryVariables,
  ProposeStatusDocument,
} from './applicants.generated';

const employer = aSession('employer');

function anApplicant(status: ApplicationStatus, overrides: Partial<ApplicantFragment> = {}): ApplicantFragment {
  return {
    id: '1201',
    candidate: { id: '40', firstName: 'Meera', lastName: 'Iyer' },
    appliedAt: '2026-03-01T10:00:00.000Z',
    job: { id: '12', title: 'Data Analyst' },
    status,
    proposedStatus: status,
    approval: null,
    isActive: true,
    invitationProblem: null,
    feedback: null,
    dateOfJoining: null,
    offerLetter: null,
    ...overrides,
  };
}

let asked: ApplicantsQueryVariables[];
let sent: ProposeApplicationStatusInput[];

/** Answers the list and notes what it is asked for. */
function answerApplicants(nodes: ApplicantFragment[], hasNextPage = false) {
  answerQuery(ApplicantsDocument, (variables) => {
    asked.push(variables);
    return { viewer: { id: '7', applications: { nodes, pageInfo: { hasNextPage } } } };
  });
}

/** Opens the list with one row and takes its proposals. */
async function openRow(row: ApplicantFragment) {
  answerApplicants([row]);
  answerMutation(ProposeStatusDocument, ({ input }) => {
    sent.push(input);
    const application = { ...row, status: 'PENDING', proposedStatus: input.status } as const;
    return { proposeApplicationStatus: { application } };
  });
  const app = renderApp(paths.employer.applicants, { as: employer });
  await screen.findByRole('table', { name: 'Applicants' });
  return app;
}

const statusField = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status of Meera Iyer' });
/** Chooses a step in the row. */
const choose = (label: string) => {
  const option = within(statusField()).getByRole<HTMLOptionElement>('option', { name: label });
  fireEvent.change(statusField(), { target: { value: option.value } });
};
/** The choices of the search's select, which stays open afterwards. */
function optionsOf(field: HTMLElement) {
  fireEvent.click(field);
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
  if (!list) throw new Error('The field has no list.');
  return within(list).getAllByRole('option', { hidden: true });
}
const optionOf = (field: HTMLElement, label: string) =>
  optionsOf(field).find((option) => option.textContent === label) as HTMLElement;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  asked = [];
  sent = [];
  answerQuery(ViewerDocument, aViewer(employer));
});

describe('a proposal that was rejected', () => {
  it('says in its row and in the history what was not approved and why', async () => {
    const row = anApplicant('APPLIED', {
      approval: {
        id: '71',
        state: 'REJECTED',
        proposedStatus: 'SHORTLISTED',
        reason: 'MORE_FACTS_NEEDED',
        note: 'Did you meet her?',
      },
    });
    answerQuery(ApplicantHistoryDocument, {
      application: {
        id: row.id,
        approvals: [
          {
            id: '70',
            state: 'APPROVED',
            requestedAt: '2026-03-01T10:00:00.000Z',
            decidedAt: '2026-03-02T10:00:00.000Z',
            proposedStatus: 'APPLIED',
            feedback: null,
            reason: null,
            note: null,
          },
          {
            id: '71',
            state: 'REJECTED',
            requestedAt: '2026-03-01T10:00:00.000Z',
            decidedAt: '2026-03-04T10:00:00.000Z',
            proposedStatus: 'SHORTLISTED',
            feedback: null,
            reason: 'MORE_FACTS_NEEDED',
            note: 'Did you meet her?',
          },
        ],
      },
    });
    await openRow(row);
    expect(await screen.findByText('Shortlisted was not approved.')).toBeVisible();
    expect(screen.getByText('We need more facts.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'History of Meera Iyer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'History: Meera Iyer' }));
    await dialog.findByText('“Did you meet her?”');
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'AppliedApproved02/03/2026 15:30',
      'ShortlistedRejected04/03/2026 15:30We need more facts.“Did you meet her?”',
    ]);
  });
});

describe('the list of applicants', () => {
  it('shows the specified columns', async () => {
    await openRow(anApplicant('APPLIED'));
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Application ID',
      'Candidate Name',
      'Application Date',
      'Job Title',
      'Status',
      'Feedback',
      'Offer Letter',
      'Date of Joining',
      'Action',
    ]);
    const row = screen.getAllByRole('row')[1] as HTMLElement;
    for (const text of ['1201', 'Meera Iyer', '01/03/2026', 'Data Analyst']) {
      expect(within(row).getByText(text)).toBeVisible();
    }
    expect(statusField()).toHaveDisplayValue('Applied');
  });

  it('says that it is loading', async () => {
    answerQuery(ApplicantsDocument, () => new Promise(() => undefined));
    renderApp(paths.employer.applicants, { as: employer });
    expect(await screen.findByText('Loading applications...')).toBeVisible();
  });

  it('may be empty', async () => {
    answerApplicants([]);
    renderApp(paths.employer.applicants, { as: employer });
    expect(await screen.findByText('No Applications found.')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    answerQuery(ApplicantsDocument, () => networkFailure());
    renderApp(paths.employer.applicants, { as: employer });
    expect(await screen.findByText('Could not load applications.')).toBeVisible();
    answerApplicants([anApplicant('APPLIED')]);
    press('Retry');
    expect(await screen.findByRole('table', { name: 'Applicants' })).toBeVisible();
  });

  it('is paged by the server', async () => {
    answerApplicants([anApplicant('APPLIED')], true);
    renderApp(withQuery(paths.employer.applicants, { page: 2 }), { as: employer });
    fireEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(asked.map(({ page }) => page)).toEqual([2, 3]));
  });
});

describe('the export of the applicants', () => {
  it('holds the list as it is narrowed, on the board too', async () => {
    answerApplicants([anApplicant('SHORTLISTED')]);
    const search = { search: 'Meera', job: '12', status: 'shortlisted' };
    const fetched = await exported(/applicants\.csv$/, async () =>
      renderApp(withQuery(paths.employer.applicants, { ...search, view: 'pipeline', page: '2' }), { as: employer }),
    );
    expect(fetched).toEqual(['/exports/applicants.csv?search=Meera&job=12&status=shortlisted']);
  });

  it('is not offered for an empty list', async () => {
    answerApplicants([]);
    renderApp(paths.employer.applicants, { as: employer });
    await screen.findByText('No Applications found.');
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });
});

describe('the pipeline', () => {
  it('shows the applicants by the step that they stand at or that is asked for', async () => {
    answerApplicants([
      anApplicant('APPLIED'),
      anApplicant('PENDING', {
        id: '1202',
        candidate: { id: '41', firstName: 'Arjun', lastName: 'Singh' },
        proposedStatus: 'SELECTED',
      }),
    ]);
    const app = renderApp(withQuery(paths.employer.applicants, { job: 12 }), { as: employer });
    await screen.findByRole('table', { name: 'Applicants' });
    fireEvent.click(screen.getByRole('radio', { name: 'Pipeline' }));
    const selected = await screen.findByRole('region', { name: 'Selected: 1' });
    expect(within(selected).getByRole('button', { name: 'Arjun Singh' })).toBeVisible();
    expect(within(selected).getByText('Waits for admin approval')).toBeVisible();
    const applied = screen.getByRole('region', { name: 'Applied: 1' });
    expect(within(applied).getByRole('button', { name: 'Meera Iyer' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Rejected: 0' })).toBeVisible();
    expect(asked.at(-1)).toEqual({ filter: { jobId: '12' }, first: 100, page: 1 });
    expect(app.router.state.location.search).toBe('?job=12&view=pipeline');
  });
});

describe('searching applicants', () => {
  it('takes letters and spaces, puts the search into the URL and says for 3 s that it succeeded', async () => {
    answerQuery(ApplicantJobsDocument, {
      viewer: { id: '7', jobs: { nodes: [{ id: '12', title: 'Data Analyst' }] } },
    });
    const app = await openRow(anApplicant('APPLIED'));
    fireEvent.change(screen.getByLabelText('Candidate Name'), { target: { value: 'Meera 2!' } });
    fireEvent.click(screen.getByLabelText('Job Title', { selector: 'input' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Data Analyst', hidden: true }));
    fireEvent.click(optionOf(screen.getByLabelText('Status', { selector: 'input' }), 'Interview Scheduled'));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    press('Search');
    expect(await screen.findByText('Search successful')).toBeVisible();
    expect(asked.at(-1)).toEqual({
      filter: { search: 'Meera', jobId: '12', status: 'INTERVIEW_SCHEDULED' },
      page: 1,
    });
    expect(app.router.state.location.search).toBe('?search=Meera&job=12&status=interview_schedule');
    expect(screen.getByLabelText('Job Title', { selector: 'input' })).toHaveValue('Data Analyst');
    await vi.advanceTimersByTimeAsync(3100);
    await waitFor(() => expect(screen.queryByText('Search successful')).toBeNull());
  });

  it.each([
    ['nothing is found', () => answerApplicants([]), 'No applications found.'],
    ['it fails', () => answerQuery(ApplicantsDocument, () => networkFailure()), 'Search failed. Please try again.'],
  ])('says so when %s', async (_case, answer, sentence) => {
    await openRow(anApplicant('APPLIED'));
    answer();
    fireEvent.change(screen.getByLabelText('Candidate Name'), { target: { value: 'Zoya' } });
    press('Search');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Candidate Name')).toHaveValue('Zoya');
  });

  it('can be cleared when nothing matches', async () => {
    answerApplicants([]);
    renderApp(withQuery(paths.employer.applicants, { status: 'Rejected' }), { as: employer });
    expect(await screen.findByText(/Nothing matches this search/)).toBeVisible();
    press('Clear the search');
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({}));
    expect(asked[0]?.filter).toEqual({ status: 'REJECTED' });
  });
});

describe('a row', () => {
  it('offers the same and later statuses only', async () => {
    await openRow(anApplicant('INTERVIEW_SCHEDULED'));
    const choices = within(statusField()).getAllByRole<HTMLOptionElement>('option');
    expect(choices.map((option) => [option.textContent, option.disabled])).toEqual([
      ['Applied', true],
      ['Shortlisted', true],
      ['Interview Scheduled', false],
      ['Interview Not Attended', false],
      ['Selected', false],
      ['Rejected', false],
    ]);
  });

  it('has feedback for a selection and a rejection, offer letter and date of joining for a selection only', async () => {
    await openRow(anApplicant('SHORTLISTED'));
    const editable = () =>
      ['Feedback for', 'Offer letter for', 'Date of joining of'].map(
        (label) => screen.queryAllByLabelText(`${label} Meera Iyer`).length > 0,
      );
    expect(editable()).toEqual([false, false, false]);
    choose('Rejected');
    expect(editable()).toEqual([true, false, false]);
    choose('Selected');
    expect(editable()).toEqual([true, true, true]);
  });

  it('is submitted with what goes with its status', async () => {
    await openRow(anApplicant('SHORTLISTED'));
    choose('Selected');
    fireEvent.change(screen.getByLabelText('Feedback for Meera Iyer'), { target: { value: ' Well done. ' } });
    fireEvent.change(screen.getByLabelText('Date of joining of Meera Iyer', { selector: 'input' }), {
      target: { value: '15/12/2030' },
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    press('Submit');
    expect(screen.getByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-disabled', 'true');
    expect(await screen.findByText('Application submitted successfully!')).toBeVisible();
    expect(sent).toEqual([{ id: '1201', status: 'SELECTED', feedback: 'Well done.', dateOfJoining: '2030-12-15' }]);
    expect(screen.getByText('Waiting for approval: Selected')).toBeVisible();
    await vi.advanceTimersByTimeAsync(3100);
    await waitFor(() => expect(screen.queryByText('Application submitted successfully!')).toBeNull());
  });

  it('shows how far its offer letter has come, and stops it with Cancel', async () => {
    await openRow(anApplicant('SHORTLISTED'));
    const requests = controlUploads();
    choose('Selected');
    const letter = new File(['%PDF-1.7'], 'offer.pdf', { type: 'application/pdf' });
    fireEvent.change(document.querySelector('input[type="file"]') as HTMLElement, { target: { files: [letter] } });
    press('Submit');
    await waitFor(() => expect(requests).toHaveLength(1));
    requests[0]?.progress(300, 1000);
    const bar = await screen.findByRole('progressbar', { name: 'Upload: Offer letter for Meera Iyer' });
    expect(bar).toHaveAttribute('aria-valuenow', '30');
    const cancel = screen.getByRole('button', { name: 'Cancel the upload of offer letter for Meera Iyer' });
    await waitFor(() => expect(cancel).toBeEnabled());
    fireEvent.click(cancel);
    expect(await screen.findByText('Upload cancelled. Nothing has been saved.')).toBeVisible();
    expect(screen.getByText('offer.pdf')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
  });

  it('does not send feedback and offer with a status that has none', async () => {
    await openRow(anApplicant('SELECTED', { feedback: 'Yes.', dateOfJoining: '2030-12-15' }));
    choose('Rejected');
    fireEvent.change(screen.getByLabelText('Feedback for Meera Iyer'), { target: { value: 'Not this time.' } });
    press('Submit');
    await screen.findByText('Application submitted successfully!');
    expect(sent).toEqual([{ id: '1201', status: 'REJECTED', feedback: 'Not this time.' }]);
  });

  it('that waits for approval says for what, and has nothing to choose or to submit', async () => {
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

  it('cannot be submitted before something has changed', async () => {
    await openRow(anApplicant('SHORTLISTED'));
    const submit = screen.getByRole('button', { name: 'Submit' });
    expect(submit).toBeDisabled();
    choose('Rejected');
    expect(submit).toBeEnabled();
    choose('Shortlisted');
    expect(submit).toBeDisabled();
  });

  it('that waits meanwhile is refused with the specified words and then shown as it stands', async () => {
    await openRow(anApplicant('SHORTLISTED'));
    const sentence = "Cannot update application with 'Pending' status. Please wait for admin approval.";
    answerMutation(ProposeStatusDocument, () => refusal('APPLICATION_PENDING', sentence));
    answerApplicants([anApplicant('PENDING', { proposedStatus: 'SELECTED' })]);
    choose('Rejected');
    press('Submit');
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(await screen.findByText('Waiting for approval: Selected')).toBeVisible();
  });

  it('goes to Schedule Interview with its ids instead of saving', async () => {
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
      viewer: { id: '7', interviews: { nodes: [], pageInfo: { hasNextPage: false } } },
    });
    choose('Interview Scheduled');
    await screen.findByRole('button', { name: 'Schedule' });
    expect(app.path()).toBe(paths.employer.scheduleInterview);
    expect(app.router.state.location.search).toBe('?job=12&candidate=40&application=1201');
    expect(sent).toEqual([]);
  });

  it.each([
    [
      'the server refuses',
      refusal('STATUS_NOT_ALLOWED', 'An application cannot go back to an earlier status.'),
      'Error submitting row: An application cannot go back to an earlier status.',
    ],
    ['the server fails', refusal('INTERNAL', 'boom'), 'Error submitting row: Something went wrong.'],
    ['the network is down', networkFailure(), 'Error submitting row: Network error. Please try again later.'],
  ])('says that it could not be submitted when %s, and keeps what was entered', async (_case, response, sentence) => {
    await openRow(anApplicant('SHORTLISTED'));
    answerMutation(ProposeStatusDocument, () => response);
    choose('Rejected');
    fireEvent.change(screen.getByLabelText('Feedback for Meera Iyer'), { target: { value: 'Sorry.' } });
    press('Submit');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('Feedback for Meera Iyer')).toHaveValue('Sorry.');
    expect(statusField()).toHaveDisplayValue('Rejected');
  });

  it('warns before changes that were not submitted are left behind', async () => {
    const app = await openRow(anApplicant('SHORTLISTED'));
    const confirm = vi.fn(() => false);
    vi.stubGlobal('confirm', confirm);
    choose('Rejected');
    fireEvent.click(screen.getAllByRole('link', { name: 'My Jobs' })[0] as HTMLElement);
    await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
    expect(app.path()).toBe(paths.employer.applicants);
  });
});

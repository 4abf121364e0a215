import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths, withQuery } from '../../config/paths';
import { ViewerDocument } from '../../lib/graphql/viewer.generated';
import {
  anApplicant,
  answerApplicants,
  aProfile,
  employer,
  openRow,
  optionOf,
  requests,
  setUp,
  statusField,
} from '../../testing/data/applicants';
import { aViewer } from '../../testing/data/builders';
import { noJoining } from '../../testing/data/joining';
import { noRecommendation } from '../../testing/data/recommendation';
import { enterText } from '../../testing/enter-text';
import { exported } from '../../testing/exported';
import { pendingResponse } from '../../testing/pending-response';
import { press } from '../../testing/press';
import { renderApp } from '../../testing/render-app';
import { answerMutation, answerQuery, networkFailure } from '../../testing/server';
import {
  type ApplicantFragment,
  ApplicantJobsDocument,
  ApplicantsDocument,
  ProposeStatusesDocument,
} from './applicants.generated';
import { ApplicantDrawerDocument } from './drawer/applicant-drawer.generated';

beforeEach(setUp);

describe('the list of applicants', () => {
  it('shows the specified columns', async () => {
    await openRow(anApplicant('APPLIED'));
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      '',
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

  it('shows loading, can be retried after a failure and offers no export while it is empty', async () => {
    const failure = pendingResponse(networkFailure());
    answerQuery(ApplicantsDocument, () => failure.answer);
    renderApp(paths.employer.applicants, { as: employer });
    expect(await screen.findByText('Loading applications...')).toBeVisible();
    failure.release();
    expect(await screen.findByText('Could not load applications.')).toBeVisible();
    answerApplicants([]);
    await press('Retry');
    expect(await screen.findByText('No Applications found.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });
});

describe('an unread applicant', () => {
  it('has a mark, and can be filtered', async () => {
    await openRow(anApplicant('APPLIED', { isUnread: true }));
    const row = screen.getAllByRole('row')[1] as HTMLElement;
    expect(within(row).getByRole('img', { name: 'Unread' })).toBeVisible();
    answerApplicants([anApplicant('APPLIED')]);
    renderApp(withQuery(paths.employer.applicants, { unread: 'yes' }), { as: employer });
    await waitFor(() => expect(requests.at(-1)?.filter).toMatchObject({ isUnread: true }));
  });
});

describe('recommended applicants', () => {
  it('have a chip in the cell of the name, and can be filtered', async () => {
    await openRow(anApplicant('APPLIED', { isRecommended: true }));
    const row = screen.getAllByRole('row')[1] as HTMLElement;
    expect(within(row).getByText('Recommended')).toBeVisible();
    answerApplicants([anApplicant('APPLIED')]);
    renderApp(withQuery(paths.employer.applicants, { recommended: 'yes' }), { as: employer });
    await waitFor(() => expect(requests.at(-1)?.filter).toMatchObject({ isRecommended: true }));
  });
});

describe('the export of the applicants', () => {
  it('uses the current filters in the pipeline view', async () => {
    answerApplicants([anApplicant('SHORTLISTED')]);
    const search = { search: 'Meera', job: '12', status: 'shortlisted' };
    const fetched = await exported(/applicants\.csv$/, async () =>
      renderApp(withQuery(paths.employer.applicants, { ...search, view: 'pipeline', page: '2' }), { as: employer }),
    );
    expect(fetched).toEqual(['/exports/applicants.csv?search=Meera&job=12&status=shortlisted']);
  });
});

describe('the pipeline', () => {
  it('groups applicants by current or proposed status and keeps the selection of the table', async () => {
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
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Meera Iyer' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Pipeline' }));
    const selected = await screen.findByRole('region', { name: 'Selected: 1' });
    expect(within(selected).getByRole('button', { name: 'Arjun Singh' })).toBeVisible();
    expect(within(selected).getByText('Waiting for approval')).toBeVisible();
    const applied = screen.getByRole('region', { name: 'Applied: 1' });
    expect(within(applied).getByRole('button', { name: 'Meera Iyer' })).toBeVisible();
    const choice = within(applied).getByRole('checkbox', { name: 'Select Meera Iyer' });
    expect(choice).toBeChecked();
    await userEvent.click(choice);
    await userEvent.click(choice);
    expect(screen.getAllByRole('checkbox', { name: /^Select [A-Z]/ })).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Propose for Selected (1)' })).toBeEnabled();
    expect(screen.getByRole('region', { name: 'Rejected: 0' })).toBeVisible();
    expect(requests.at(-1)).toEqual({ filter: { jobId: '12' }, first: 100, page: 1 });
    expect(app.router.state.location.search).toBe('?job=12&view=pipeline');
  });
});

describe('a card of the pipeline', () => {
  const openBoard = async (row: ApplicantFragment) => {
    answerApplicants([row]);
    answerQuery(ApplicantDrawerDocument, {
      application: { ...noJoining, ...noRecommendation, ...row, candidate: aProfile, interviews: [], history: [] },
    });
    renderApp(withQuery(paths.employer.applicants, { view: 'pipeline' }), { as: employer });
    await moving();
  };
  const moving = async () => userEvent.click(await screen.findByRole('button', { name: 'Move to…: Meera Iyer' }));

  it('opens the drawer with the status chosen in its menu, and marks an unsubmitted move except to an interview', async () => {
    await openBoard(anApplicant('SHORTLISTED'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Interview Scheduled' }));
    const invitation = within(await screen.findByRole('dialog', { name: 'Meera Iyer' }));
    expect(await invitation.findByRole('link', { name: 'Choose date and time' })).toBeVisible();
    await userEvent.click(invitation.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(/not submitted yet/)).toBeNull();
    await moving();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rejected' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Meera Iyer' }));
    expect(await drawer.findByRole('radio', { name: 'Rejected' })).toBeChecked();
    expect(drawer.getByRole('button', { name: 'Submit' })).toBeEnabled();
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Rejected: not submitted yet')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move to…: Meera Iyer' })).toHaveFocus());
  });

  it('lists the statuses that it cannot move to, with the reason', async () => {
    await openBoard(anApplicant('REJECTED'));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Shortlisted, Interview Scheduled, Interview Not Attended, SelectedAn application cannot go back to an earlier status.',
    ]);
    for (const item of items) expect(item).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('selected applicants', () => {
  const other = { id: '1202', candidate: { id: '41', firstName: 'Arjun', lastName: 'Singh' } };
  const third = { id: '1203', candidate: { id: '42', firstName: 'Zoya', lastName: 'Khan' } };

  it('stay selected on the next page and count in the bulk proposal', async () => {
    answerQuery(ViewerDocument, aViewer(employer));
    answerQuery(ApplicantsDocument, ({ page }) => {
      const nodes = page === 2 ? [anApplicant('APPLIED', other)] : [anApplicant('APPLIED')];
      return {
        viewer: {
          id: '7',
          applications: { nodes, pageInfo: { hasNextPage: page !== 2, endCursor: null }, totalCount: 2 },
        },
      };
    });
    renderApp(paths.employer.applicants, { as: employer });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Meera Iyer' }));
    await press('Next page');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Arjun Singh' }));
    expect(screen.getByText('2 selected')).toBeVisible();
    await press('Propose for Selected (2)');
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose a step for 2 applicants' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await press('Clear selection');
    expect(screen.getByRole('button', { name: 'Propose for Selected (0)' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('receive one proposal together, with skipped and failed ones named and failed ones still selected', async () => {
    const rows = [anApplicant('APPLIED'), anApplicant('APPLIED', other), anApplicant('REJECTED', third)];
    answerApplicants(rows);
    const sent = answerMutation(ProposeStatusesDocument, () => {
      const application = { ...anApplicant('APPLIED'), status: 'PENDING', proposedStatus: 'SHORTLISTED' } as const;
      const failed = { applicationId: '1202', application: null, message: 'This application is inactive.' };
      return {
        proposeApplicationStatuses: { results: [{ applicationId: '1201', application, message: null }, failed] },
      };
    });
    renderApp(paths.employer.applicants, { as: employer });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    await press('Propose for Selected (3)');
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose a step for 3 applicants' }));
    expect(dialog.getByRole('button', { name: 'Propose' })).toBeDisabled();
    expect(dialog.getByText('Meera Iyer, Arjun Singh, Zoya Khan')).toBeVisible();
    expect(dialog.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'SHORTLISTED',
      'SELECTED',
      'REJECTED',
    ]);
    await userEvent.click(dialog.getByRole('radio', { name: /^Shortlisted/ }));
    expect(dialog.getByText('Meera Iyer, Arjun Singh')).toBeVisible();
    expect(dialog.getByText('Left out: Zoya Khan. An application cannot go back to an earlier status.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Propose for 2 applicants' }));
    expect(await screen.findByText('1 proposal submitted. Arjun Singh: This application is inactive.')).toBeVisible();
    expect(sent).toEqual([
      {
        proposals: [
          { id: '1201', status: 'SHORTLISTED' },
          { id: '1202', status: 'SHORTLISTED' },
        ],
      },
    ]);
    expect(screen.getByText('Waiting for approval: Shortlisted')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Meera Iyer' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select Arjun Singh' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select Zoya Khan' })).not.toBeChecked();
  });
});

describe('the next page of the applicants', () => {
  it('makes the present rows inert until it has loaded, so that no click reaches them', async () => {
    const next = pendingResponse({
      viewer: {
        id: '7',
        applications: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 2 },
      },
    });
    answerQuery(ApplicantsDocument, ({ page }) => {
      const nodes = [anApplicant('APPLIED')];
      if (page === 2) return next.answer;
      return {
        viewer: { id: '7', applications: { nodes, pageInfo: { hasNextPage: true, endCursor: null }, totalCount: 2 } },
      };
    });
    const app = renderApp(paths.employer.applicants, { as: employer });
    const row = await screen.findByRole('row', { name: /Meera Iyer/ });
    expect(row.closest('[inert]')).toBeNull();
    await press('Next page');
    await waitFor(() => expect(row.closest('[inert]')).not.toBeNull());
    expect(screen.getByRole('checkbox', { name: 'Select all rows' })).toBeDisabled();
    await act(() => app.router.navigate(-1));
    await waitFor(() => expect(row.closest('[inert]')).toBeNull());
    await act(() => app.router.navigate(`${paths.employer.applicants}?view=pipeline&page=2`));
    const card = await screen.findByRole('button', { name: 'Meera Iyer' });
    await waitFor(() => expect(card.closest('[inert]')).not.toBeNull());
  });
});

describe('searching applicants', () => {
  it('keeps only letters and spaces of the name, stores the search in the URL and shows success for 3 s', async () => {
    answerQuery(ApplicantJobsDocument, {
      viewer: { id: '7', jobs: { nodes: [{ id: '12', title: 'Data Analyst' }] } },
    });
    const app = await openRow(anApplicant('APPLIED'));
    await enterText(screen.getByLabelText('Candidate Name'), 'Meera 2!');
    await userEvent.click(screen.getByLabelText('Job Title', { selector: 'input' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Data Analyst', hidden: true }));
    await userEvent.click(
      await optionOf(screen.getByLabelText('Status', { selector: 'input' }), 'Interview Scheduled'),
    );
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await press('Search');
    expect(await screen.findByText('Search successful')).toBeVisible();
    expect(requests.at(-1)).toEqual({
      filter: { search: 'Meera', jobId: '12', status: 'INTERVIEW_SCHEDULED' },
      first: 25,
      page: 1,
    });
    expect(app.router.state.location.search).toBe('?search=Meera&job=12&status=interview_schedule');
    expect(screen.getByLabelText('Job Title', { selector: 'input' })).toHaveValue('Data Analyst');
    await vi.advanceTimersByTimeAsync(3100);
    await waitFor(() => expect(screen.queryByText('Search successful')).toBeNull());
  });

  it('shows a message for no results and for an error, and keeps the typed text', async () => {
    await openRow(anApplicant('APPLIED'));
    answerApplicants([]);
    await enterText(screen.getByLabelText('Candidate Name'), 'Zoya');
    await press('Search');
    expect(await screen.findByText('No applications found.')).toBeVisible();
    expect(screen.getByLabelText('Candidate Name')).toHaveValue('Zoya');
    answerQuery(ApplicantsDocument, () => networkFailure());
    await enterText(screen.getByLabelText('Candidate Name'), 'Zoya Khan');
    await press('Search');
    expect(await screen.findByText('Search failed. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Candidate Name')).toHaveValue('Zoya Khan');
  });

  it("filters by the candidate's reply and can be cleared when nothing matches", async () => {
    answerApplicants([]);
    renderApp(withQuery(paths.employer.applicants, { status: 'Rejected', reply: 'Offer_declined' }), { as: employer });
    expect(await screen.findByText(/Nothing matches this search/)).toBeVisible();
    await press('Clear the search');
    await waitFor(() => expect(requests.at(-1)?.filter).toEqual({}));
    expect(requests[0]?.filter).toEqual({ status: 'REJECTED', candidateReply: 'DECLINED' });
  });
});

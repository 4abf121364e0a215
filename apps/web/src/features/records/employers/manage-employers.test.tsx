import { COMPANY_SORTS } from '@job-alert/domain/lists/list-sorts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { takeConsoleErrors } from '../../../testing/console';
import { anEmployer, aPage, open, row, serveEmployers } from '../../../testing/data/managed-employers';
import { enterText } from '../../../testing/enter-text';
import { pendingResponse } from '../../../testing/pending-response';
import { press } from '../../../testing/press';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../../testing/server';
import { ManagedEmployersDocument, SetEmployerActiveDocument } from './manage-employers.generated';

describe('the list of employers', () => {
  it('has the specified columns, 25 rows per page and the joining date in Indian time', async () => {
    const requests = serveEmployers([anEmployer()]);
    open();
    const { getByText } = await row('Asha Patel');
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      '',
      'Employer Name',
      'Company Name',
      'Contact No',
      'Email Id',
      'Status',
      'Active/Inactive',
      'Date Joined',
      'Actions',
    ]);
    for (const text of ['Himalaya Textiles', '9876543210', 'asha@himalaya.example', 'Pending', '01/04/2026']) {
      expect(getByText(text)).toBeVisible();
    }
    expect(requests).toEqual([{ first: 25, page: 1, orderBy: COMPANY_SORTS.LATEST.orderBy, filter: {} }]);
    expect(screen.getByText('1 employer')).toBeVisible();
  });

  it('shows a message when it is empty, and returns to page 1 when the requested page does not exist', async () => {
    const requests = serveEmployers([]);
    const app = open('?page=9');
    expect(await screen.findByText('No employers found.')).toBeVisible();
    expect(screen.getByText(/Employers appear here when they sign up/)).toBeVisible();
    expect(requests.map(({ page }) => page)).toEqual([9, 1]);
    expect(app.router.state.location.search).toBe('');
  });

  it('shows an error when it cannot be fetched, and loads after Retry', async () => {
    answerQuery(ManagedEmployersDocument, () => errorResponse('INTERNAL', 'boom'));
    const app = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch employers. Please try again.');
    serveEmployers([anEmployer()]);
    await app.user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Asha Patel')).toBeVisible();
  });

  it('reads the status filter from the URL in any letter case, and keeps the page in the URL', async () => {
    const requests = serveEmployers([anEmployer()], true);
    const app = open('?status=pENDING');
    await app.user.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() =>
      expect(requests.at(-1)).toEqual({
        first: 25,
        page: 2,
        orderBy: COMPANY_SORTS.LATEST.orderBy,
        filter: { approvalState: 'PENDING' },
      }),
    );
    expect(app.router.state.location.search).toBe('?status=pENDING&page=2');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('Pending');
  });
});

describe('searching employers', () => {
  it('requests the first page with text, status and dates, and keeps these in the URL', async () => {
    const requests = serveEmployers([anEmployer()]);
    const app = open('?page=3');
    await screen.findByText('Asha Patel');
    await enterText(screen.getByLabelText('Employer, company or email'), ' Asha ');
    await app.user.click(screen.getByRole('combobox', { name: 'Status' }));
    await app.user.click(await screen.findByRole('option', { name: 'Rejected' }));
    await enterText(screen.getByLabelText('From date'), '01/03/2026');
    await enterText(screen.getByLabelText('To date'), '30/04/2026');
    await app.user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() =>
      expect(requests.at(-1)).toEqual({
        first: 25,
        page: 1,
        orderBy: COMPANY_SORTS.LATEST.orderBy,
        filter: { search: 'Asha', approvalState: 'REJECTED', from: '2026-03-01', to: '2026-04-30' },
      }),
    );
    expect(app.router.state.location.search).toBe('?search=Asha&status=Rejected&from=2026-03-01&to=2026-04-30');
  });

  it('accepts the characters of names and email addresses, and sends no request for invalid dates', async () => {
    const requests = serveEmployers([anEmployer()]);
    const app = open();
    await screen.findByText('Asha Patel');
    const search = screen.getByLabelText('Employer, company or email');
    await enterText(search, "D'Souza & Sons (3)#");
    expect(search).toHaveValue("D'Souza & Sons (3)");
    await enterText(search, 'hr+jobs@nilambar-weaves.example');
    expect(search).toHaveValue('hr+jobs@nilambar-weaves.example');
    const from = screen.getByLabelText('From date');
    await enterText(from, '31/02/2026');
    await userEvent.keyboard('{Enter}');
    expect(from).toHaveValue('31/02/2026');
    expect(from).toHaveAccessibleDescription('31/02/2026 is not a date. Check the day and the month.');
    await enterText(from, '30/04/2026');
    const to = screen.getByLabelText('To date');
    await enterText(to, '01/03/2026');
    await app.user.click(screen.getByRole('button', { name: 'Search' }));
    expect(to).toHaveAccessibleDescription('To date must not be before From date.');
    expect(to).toHaveFocus();
    expect(to).toHaveValue('01/03/2026');
    expect(requests).toHaveLength(1);
  });

  it('shows an error for reversed dates in the URL, and lists all employers', async () => {
    const requests = serveEmployers([anEmployer()]);
    open('?from=2026-04-30&to=2026-03-01');
    await screen.findByText('Asha Patel');
    expect(requests.at(-1)?.filter).toEqual({});
    expect(screen.getByLabelText('To date')).toHaveAccessibleDescription('To date must not be before From date.');
  });

  it('shows the spinner for 1.8 s after a fast response, and for at most 3 s when the response is late', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const rows = [anEmployer()];
    serveEmployers(rows);
    open();
    await screen.findByText('Asha Patel');
    rows[0] = anEmployer({ fullName: 'Rohan Mehta' });
    await press('Search');
    expect(await screen.findByText('Rohan Mehta')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-busy', 'true');
    await vi.advanceTimersByTimeAsync(1800);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-busy', 'false'));

    const late = pendingResponse(aPage([]));
    answerQuery(ManagedEmployersDocument, () => late.answer);
    const button = () => screen.getByRole('button', { name: 'Search' });
    await userEvent.click(button());
    await vi.advanceTimersByTimeAsync(2500);
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await vi.advanceTimersByTimeAsync(600);
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'false'));
    late.release();
    expect(await screen.findByText('No employers found.')).toBeVisible();
  });
});

describe('deactivating an employer', () => {
  it('saves the choice without confirmation, and logs a failure and restores the old value', async () => {
    const rows = [anEmployer()];
    const requests = serveEmployers(rows);
    answerMutation(SetEmployerActiveDocument, () => networkFailure());
    const app = open();
    const select = await screen.findByRole('combobox', { name: 'Active or inactive: Asha Patel' });
    expect(select).toHaveValue('Active');
    await app.user.selectOptions(select, 'Inactive');
    await waitFor(() => expect(requests).toHaveLength(2));
    await waitFor(() => expect(select).toHaveValue('Active'));
    expect(takeConsoleErrors()).toEqual([expect.stringContaining('The change could not be saved.')]);
    expect(screen.queryByRole('alert')).toBeNull();

    const sent = answerMutation(SetEmployerActiveDocument, () => {
      rows[0] = anEmployer({ isActive: false });
      return { setUserActive: { user: { id: '11', company: { id: '11', isActive: false } } } };
    });
    await app.user.selectOptions(select, 'Inactive');
    expect(await screen.findByText('Asha Patel is now Inactive.')).toBeVisible();
    expect(sent).toEqual([{ id: '11', isActive: false }]);
    await waitFor(() => expect(select).toHaveValue('Inactive'));
  });
});

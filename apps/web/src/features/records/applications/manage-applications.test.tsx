import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sampled } from '../../../../../../test-release';
import {
  anApplication,
  anApproval,
  approved,
  cells,
  name,
  newestFirst,
  open,
  serveApplications,
} from '../../../testing/data/managed-applications';
import { enterText } from '../../../testing/enter-text';
import { expectSorting } from '../../../testing/expect-sorting';
import { answerMutation, errorResponse, missingRecord, networkFailure } from '../../../testing/server';
import { SetManagedApplicationActiveDocument } from './manage-applications.generated';

describe('the list of applications', () => {
  it('has the specified columns, sortable headers and a search that accepts punctuation', async () => {
    const requests = serveApplications([anApplication()]);
    const app = open();
    await screen.findByText('Kavya Nair');
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      '',
      'Candidate',
      'Job Title',
      'Application Status',
      'Applied Date',
      'Admin Approval Status',
      'Record Status',
      'Actions',
    ]);
    expect(requests).toEqual([{ first: 25, page: 1, orderBy: newestFirst, filter: {} }]);
    const sorts = [
      ['Applied Date', 'APPLIED_AT'],
      ['Admin Approval Status', 'STATUS_UPDATED_AT'],
    ] as const;
    for (const [column, field] of sampled(sorts, 1)) {
      await expectSorting(column, requests, { field, direction: 'ASC' }, { field, direction: 'DESC' });
    }
    await enterText(screen.getByLabelText('Name, job or company'), 'Manager, Direct Tax');
    await app.user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(requests.at(-1)?.filter).toEqual({ search: 'Manager, Direct Tax' }));
  });

  it('shows a row whose candidate record is missing, together with the other rows', async () => {
    serveApplications([anApplication({ id: '40', candidate: missingRecord('candidate') }), anApplication()]);
    open();
    expect(await screen.findByText('Kavya Nair')).toBeVisible();
    expect(screen.getByText('Candidate (record missing)')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Approve Candidate (record missing), Loom Engineer' })).toBeVisible();
  });

  it('shows the proposed status of pending applications only, and for how long an application has been pending', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T05:00:00.000Z') });
    const approval = anApproval({
      id: '74',
      previousStatus: 'APPLIED',
      proposedStatus: 'SELECTED',
      hasOfferLetter: true,
    });
    serveApplications([
      anApplication({ isActive: false }),
      anApplication({ id: '42', approval }),
      anApplication({ id: '43', approval: anApproval({ id: '72', previousStatus: null, proposedStatus: 'APPLIED' }) }),
      approved({
        id: '44',
        status: 'APPLIED',
        proposedStatus: 'INTERVIEW_SCHEDULED',
        approval: anApproval({ id: '73' }),
      }),
    ]);
    open();
    await screen.findAllByText('Kavya Nair');
    const rows = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('td')].slice(1).map((cell) => cell.textContent));
    expect(rows[0]?.slice(0, 6)).toEqual([
      'Kavya NairApplication 41',
      'Loom EngineerApplied → Shortlisted · Nilambar Weaves',
      'Pending',
      '03/11/2026',
      'Pendingfor 1 day',
      'Inactive',
    ]);
    expect(rows.slice(1).map((row) => row.slice(1, 3))).toEqual([
      ['Loom EngineerApplied → Selected, with offer letter · Nilambar Weaves', 'Pending'],
      ['Loom EngineerNew application · Nilambar Weaves', 'Pending'],
      ['Loom EngineerNilambar Weaves', 'Interview Scheduled'],
    ]);
  });

  it.each([
    ['INTERVIEW_SCHEDULE', 'Interview Scheduled', { status: 'INTERVIEW_SCHEDULED' }],
    ['inactive', 'Inactive', { isActive: false }],
  ])('is filtered by ?status=%s and by the reply of the candidate', async (status, label, sent) => {
    const requests = serveApplications([anApplication()]);
    open(`?status=${status}&reply=Offer_Declined`);
    await screen.findByText('Kavya Nair');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue(label);
    expect(screen.getByRole('combobox', { name: "Candidate's Reply" })).toHaveValue('Offer declined');
    const filter = { ...sent, candidateReply: 'DECLINED' };
    expect(requests).toEqual([{ first: 25, page: 1, orderBy: newestFirst, filter }]);
  });

  it('keeps the agenda filter of the URL during a search, and removes it with Clear', async () => {
    const requests = serveApplications([anApplication()]);
    const app = open('?agenda=joinings-this-week');
    expect(await screen.findByText(/^Only candidates who join this week\./)).toBeVisible();
    await enterText(await screen.findByLabelText('Name, job or company'), 'Kavya');
    await app.user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(requests.at(-1)?.filter).toEqual({ search: 'Kavya', agenda: 'JOININGS_THIS_WEEK' }));
    await app.user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(requests.at(-1)?.filter).toEqual({}));
    expect(screen.queryByText(/^Only candidates/)).not.toBeInTheDocument();
  });

  it('offers the specified statuses as filters', async () => {
    serveApplications([]);
    const app = open();
    await screen.findByText('No application found.');
    await app.user.click(screen.getByRole('combobox', { name: 'Status' }));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Active',
      'Inactive',
      'Pending',
      'Applied',
      'Shortlisted',
      'Interview Scheduled',
      'Interview Not Attended',
      'Selected',
      'Rejected',
    ]);
    await app.user.click(screen.getByRole('option', { name: 'Interview Not Attended' }));
    await app.user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(app.router.state.location.search).toBe('?status=interview_not_attended'));
  });
});

describe('the record status of an approved application', () => {
  const toggles = async () => within(await screen.findByRole('group', { name: `Record of ${name}` }));

  it('is set with two toggle buttons and keeps its value and the error message when the request fails', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const rows = [approved()];
    serveApplications(rows);
    const app = open();
    const group = await toggles();
    const toggle = (label: string) => group.getByRole('button', { name: label });
    for (const [response, sentence] of [
      [errorResponse('INTERNAL', 'boom'), 'Failed to update this'],
      [networkFailure(), 'Failed to update status. Try again.'],
    ] as const) {
      answerMutation(SetManagedApplicationActiveDocument, () => response);
      await app.user.click(toggle('Inactive'));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
      await waitFor(() => expect(toggle('Active')).toHaveAttribute('aria-pressed', 'true'));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    }
    const sent = answerMutation(SetManagedApplicationActiveDocument, (variables) => {
      rows[0] = approved({ isActive: variables.isActive });
      return { setApplicationActive: { application: rows[0] } };
    });
    await app.user.click(toggle('Active'));
    await app.user.click(toggle('Inactive'));
    expect(await screen.findByText(`${name}: now Inactive.`)).toBeVisible();
    expect(sent).toEqual([{ id: '41', isActive: false }]);
    expect(toggle('Inactive')).toHaveAttribute('aria-pressed', 'true');
    expect((await cells())[5]).toBe('Inactive');
  });
});

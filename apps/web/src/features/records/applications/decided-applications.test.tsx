import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  anApplication,
  anApproval,
  answerOf,
  approved,
  confirm,
  name,
  open,
  serveApplications,
} from '../../../testing/data/managed-applications';
import { answerDecisions } from '../../../testing/decide-records';
import { enterText } from '../../../testing/enter-text';
import { press } from '../../../testing/press';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../../testing/server';
import { DeletionPreviewDocument } from '../list/deletion-preview.generated';
import {
  DecideManagedApplicationDocument,
  DeleteManagedApplicationsDocument,
  type ManagedApplicationFragment,
} from './manage-applications.generated';

describe('deciding on an application', () => {
  it('shows an error when approval fails, asks for confirmation, and offers Active and Inactive once approved', async () => {
    const rows = [anApplication()];
    serveApplications(rows);
    const app = open();
    expect(await screen.findByRole('button', { name: `Reject ${name}` })).toBeEnabled();
    expect(screen.queryByRole('group', { name: `Record of ${name}` })).toBeNull();
    for (const [response, sentence] of [
      [errorResponse('INTERNAL', 'boom'), 'Failed to update this'],
      [networkFailure(), 'Failed to update status. Try again.'],
    ] as const) {
      answerMutation(DecideManagedApplicationDocument, () => response);
      await confirm(app, 'Approve');
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    const sent = answerMutation(DecideManagedApplicationDocument, () => {
      rows[0] = approved();
      return answerOf(rows[0]);
    });
    await app.user.click(await screen.findByRole('button', { name: `Approve ${name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve this application?' }));
    expect(dialog.getByText(/becomes Shortlisted/)).toBeVisible();
    expect(sent).toEqual([]);
    await app.user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(`${name}: approved.`)).toBeVisible();
    expect(sent).toEqual([
      { approvalId: '71', decision: 'APPROVE', expectedState: 'PENDING', expectedProposedStatus: 'SHORTLISTED' },
    ]);
    expect(await screen.findByRole('group', { name: `Record of ${name}` })).toBeVisible();
    expect(screen.queryByRole('button', { name: `Approve ${name}` })).toBeNull();
  });

  it('shows the outcome of approving a rejected proposal as the server describes it', async () => {
    const approval = anApproval({
      proposedStatus: 'SELECTED',
      hasOfferLetter: true,
      outcomeIfRejected: null,
      outcomeIfApproved: 'This was rejected before. The application becomes Selected with offer letter.',
    });
    const rejected = anApplication({
      status: 'APPLIED',
      proposedStatus: 'APPLIED',
      approvalState: 'REJECTED',
      approval,
    });
    serveApplications([rejected]);
    const sent = answerMutation(DecideManagedApplicationDocument, () =>
      errorResponse('STALE_VERSION', 'This record has been changed by someone else. Reload it and try again.'),
    );
    const app = open();
    await app.user.click(await screen.findByRole('button', { name: `Approve ${name}` }));
    expect(screen.getByRole('button', { name: `Reject ${name}`, hidden: true })).toBeDisabled();
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve this application?' }));
    expect(dialog.getByText(/^This was rejected before\. The application becomes Selected/)).toBeVisible();
    expect(dialog.queryByText(/becomes Applied/)).toBeNull();
    await app.user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This record has been changed by someone else.');
    expect(sent).toEqual([
      { approvalId: '71', decision: 'APPROVE', expectedState: 'REJECTED', expectedProposedStatus: 'SELECTED' },
    ]);
  });

  it('requires a reason to reject, and a note for the reason "Another reason"', async () => {
    serveApplications([anApplication()]);
    const sent = answerMutation(DecideManagedApplicationDocument, () =>
      answerOf(anApplication({ approvalState: 'REJECTED' })),
    );
    const app = open();
    await app.user.click(await screen.findByRole('button', { name: `Reject ${name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject this application?' }));
    const reject = dialog.getByRole('button', { name: 'Reject' });
    expect(reject).toBeDisabled();
    expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label, div')?.textContent)).toHaveLength(5);
    await app.user.click(dialog.getByRole('radio', { name: 'Another reason' }));
    expect(reject).toBeDisabled();
    await enterText(dialog.getByLabelText(/^Note/), 'Ask again in May.');
    expect(reject).toBeEnabled();
    expect(sent).toEqual([]);
    await app.user.click(reject);
    expect(await screen.findByText(`${name}: rejected.`)).toBeVisible();
    expect(sent).toEqual([
      {
        approvalId: '71',
        decision: 'REJECT',
        expectedState: 'PENDING',
        expectedProposedStatus: 'SHORTLISTED',
        reason: 'OTHER',
        note: 'Ask again in May.',
      },
    ]);
  });
});

describe('bulk actions on applications', () => {
  it('show an error and refetch the list when deletion fails, and remove deleted applications from the list', async () => {
    const rows = [anApplication()];
    const requests = serveApplications(rows);
    answerQuery(DeletionPreviewDocument, {
      deletionPreview: {
        users: 0,
        companies: 0,
        jobs: 0,
        applications: 1,
        interviews: 2,
        files: 0,
        notified: 0,
        runningCompanies: [],
      },
    });
    open();
    await userEvent.click(await screen.findByLabelText(`Select ${name}`));
    const remove = async () => {
      await press('Delete Selected (1)');
      const dialog = within(await screen.findByRole('dialog', { name: 'Delete 1 application?' }));
      expect(await dialog.findByText('2 interviews')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    answerMutation(DeleteManagedApplicationsDocument, () => errorResponse('INTERNAL', 'boom'));
    await remove();
    expect(await screen.findByRole('alert')).toHaveTextContent('Delete failed');
    await waitFor(() => expect(requests).toHaveLength(2));
    answerMutation(DeleteManagedApplicationsDocument, () => {
      rows.length = 0;
      return { deleteApplications: { deleted: { applications: 1 } } };
    });
    await remove();
    await screen.findByText('Applications deleted successfully.');
    expect(await screen.findByText('No application found.')).toBeVisible();
  });

  it('approve pending applications with the number for each new status, and leave out those rejected before', async () => {
    const row = (id: string, overrides: Partial<ManagedApplicationFragment> = {}) =>
      anApplication({ id, candidate: { id, firstName: 'Person', lastName: id }, ...overrides });
    const rows = [
      row('1', { approval: anApproval({ id: '81', proposedStatus: 'APPLIED' }) }),
      row('2', { approval: anApproval({ id: '82', proposedStatus: 'APPLIED' }) }),
      row('3', { approval: anApproval({ id: '83', proposedStatus: 'SELECTED', hasOfferLetter: true }) }),
      row('4', { status: 'APPLIED', approvalState: 'REJECTED' }),
    ];
    serveApplications(rows);
    const decided = answerDecisions(({ approvalId }) => ({
      __typename: 'Application',
      ...approved({ id: approvalId.slice(1) }),
    }));
    open();
    await userEvent.click(await screen.findByLabelText('Select all rows'));
    await press('Approve Selected (3)');
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve 3 applications?' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['2 → Applied', '1 → Selected with offer letter']),
    );
    expect(dialog.getByText('Left out: 1 application that was rejected before. Approve it on its own.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(decided.map(({ approvalId }) => approvalId)).toEqual(['81', '82', '83']));
  });
});

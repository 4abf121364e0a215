import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aJob, changed, confirm, decided, open, serveJobs } from '../../../testing/data/managed-jobs';
import { press } from '../../../testing/press';
import { answerMutation, errorResponse } from '../../../testing/server';
import { DecideManagedJobDocument } from './manage-jobs.generated';

describe('deciding on a job', () => {
  it('shows an error and refetches the list on failure, and removes an approved job from the pending list', async () => {
    const rows = [aJob()];
    const requests = serveJobs(rows);
    const app = open('?status=pending');
    const first = 'This job was already approved by Nisha.';
    for (const [response, sentence, requestCount] of [
      [errorResponse('ALREADY_DECIDED', first), first, 2],
      [errorResponse('INTERNAL', 'boom'), 'Failed to update status. Try again.', 3],
    ] as const) {
      answerMutation(DecideManagedJobDocument, () => response);
      await confirm(app, 'Approve');
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
      await waitFor(() => expect(requests).toHaveLength(requestCount));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    const sent = answerMutation(DecideManagedJobDocument, () => {
      rows.length = 0;
      return decided(aJob({ approvalState: 'APPROVED' }));
    });
    await confirm(app, 'Approve');
    expect(await screen.findByText('Loom Engineer was approved.')).toBeVisible();
    expect(sent).toEqual([{ approvalId: '71', decision: 'APPROVE', expectedState: 'PENDING', expectedVersion: 4 }]);
    expect(await screen.findByText('No jobs found.')).toBeVisible();
  });

  it('shows flagged terms and the changes since the approval in the row and in the dialog', async () => {
    serveJobs([changed]);
    const app = open();
    const row = (await screen.findByText('Loom Engineer')).closest('tr');
    expect(row).toHaveTextContent('Flagged terms: “Male only” (gender)');
    expect(row).toHaveTextContent('Changed since approval: Job Description, Application Deadline');
    await app.user.click(screen.getByRole('button', { name: 'Approve Loom Engineer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve this job?' }));
    expect(dialog.getByText(/“Male only” \(gender\)/)).toBeVisible();
    const value = (name: string) => dialog.getByRole('rowheader', { name }).closest('tr')?.querySelector('td');
    expect(value('Job Description')).toHaveTextContent('Keep removed: old added: new looms running. added: Male only.');
    expect(value('Application Deadline')).toHaveTextContent('removed: 01/12/2026 → added: 31/12/2026');
  });

  it('rejects the job with a reason', async () => {
    serveJobs([aJob()]);
    const sent = answerMutation(DecideManagedJobDocument, () => decided(aJob({ approvalState: 'REJECTED' })));
    await confirm(open(), 'Reject');
    expect(await screen.findByText('Loom Engineer was rejected.')).toBeVisible();
    expect(sent).toEqual([
      {
        approvalId: '71',
        decision: 'REJECT',
        expectedState: 'PENDING',
        expectedVersion: 4,
        reason: 'PAY_UNCLEAR',
        note: '',
      },
    ]);
  });
});

describe('approving several jobs', () => {
  it('leaves out jobs with flagged terms', async () => {
    serveJobs([aJob(), { ...changed, id: '32', title: 'Dyer' }]);
    open('?status=pending');
    await userEvent.click(await screen.findByLabelText('Select all rows'));
    expect(screen.getByRole('button', { name: 'Reject Selected (2)' })).toBeVisible();
    await press('Approve Selected (1)');
    expect(await screen.findByRole('dialog', { name: 'Approve 1 job?' })).toHaveTextContent(
      'Left out: 1 job with flagged terms. Approve it on its own.',
    );
  });
});

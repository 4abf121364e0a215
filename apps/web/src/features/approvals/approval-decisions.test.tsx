import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../config/paths';
import type { DecideApprovalInput } from '../../lib/graphql/schema.generated';
import {
  decideAll,
  openQueue,
  queueRow,
  review,
  serveQueue,
  threeSteps,
  undoAll,
  waitForReview,
} from '../../testing/data/approval-queue';
import { aStep, asRow, decided, waitingCounts } from '../../testing/data/requests';
import { enterText } from '../../testing/enter-text';
import { openAs } from '../../testing/open-as';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../testing/server';
import { ApprovalQueueDocument } from './approval-queue.generated';
import { DecideRequestDocument, DecideRequestsDocument } from './decide-request.generated';

describe('the keyboard shortcuts', () => {
  it('approve, undo, and reject with a reason in three keystrokes', async () => {
    const requests = threeSteps();
    serveQueue(requests);
    const sent = decideAll(requests);
    const undone = undoAll(requests);
    const app = openQueue();
    await waitForReview(1);
    await app.user.keyboard('a');
    await waitFor(() => expect(queueRow(2)).toHaveFocus());
    const expected = { expectedState: 'PENDING', expectedProposedStatus: 'SHORTLISTED', expectedVersion: null };
    expect(sent).toEqual([{ approvalId: '1', decision: 'APPROVE', ...expected }]);
    // A decided request remains at its position.
    expect(queueRow(1).closest('li')).toHaveTextContent('Approved');
    expect(
      screen.getByText('Approved: Kavya Nair 1 · Loom Engineer · Himalaya Textiles: Applied → Shortlisted.'),
    ).toBeInTheDocument();

    await app.user.keyboard('u');
    await waitFor(() => expect(queueRow(1)).toHaveFocus());
    expect(undone).toEqual([['1']]);
    expect(queueRow(1).closest('li')).not.toHaveTextContent('Approved');

    await waitForReview(1);
    await app.user.keyboard('r1{Enter}');
    await waitFor(() => expect(queueRow(2)).toHaveFocus());
    expect(sent.slice(1)).toEqual([
      expect.objectContaining({ approvalId: '1', decision: 'REJECT', reason: 'NOT_YET', note: '' }),
    ]);
    await app.user.keyboard('k');
    expect(await review().findByText(/by Nisha Rao on/)).toBeVisible();
    expect(review().getByText('It is too early for this step.')).toBeVisible();
  });

  it('reject a new application with a screening reason and show the text that the candidate reads', async () => {
    const requests = [aStep('1', { previousStatus: null, proposedStatus: 'APPLIED' }), ...threeSteps().slice(1)];
    serveQueue(requests);
    const sent = decideAll(requests);
    const app = openQueue();
    await waitForReview(1);
    await app.user.keyboard('r2');
    expect(review().getByRole('radio', { name: 'The skills do not fit the job' })).toBeChecked();
    expect(review().queryByRole('radio', { name: 'It is too early for this step' })).toBeNull();
    expect(review().getByText(/^The candidate reads: “This job asks for skills/)).toBeVisible();
    expect(review().getByLabelText('Note (optional)')).toHaveAccessibleDescription(/^Visible to administrators only/);
    await app.user.keyboard('9');
    expect(review().getByText('The candidate is notified without a reason.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveFocus();
    // The note has focus, so the shortcut keys type letters.
    await app.user.keyboard('aju{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([expect.objectContaining({ reason: 'OTHER', note: 'aju' })]);
  });

  it('work only inside the queue when the administrator has chosen that', async () => {
    window.localStorage.setItem('approvalKeys', 'queue');
    const requests = threeSteps();
    serveQueue(requests);
    decideAll(requests);
    const app = openQueue();
    await waitForReview(1);
    await app.user.keyboard('j');
    await app.user.click(queueRow(1));
    await app.user.keyboard('j');
    await waitForReview(2);
    expect(queueRow(2)).toHaveFocus();
  });
});

describe('a decision', () => {
  it('cannot be undone after ten seconds, and focus moves from its Undo button to the row', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const requests = threeSteps();
    serveQueue(requests);
    decideAll(requests);
    const app = openAs('admin', paths.admin.pendingApprovals, { advanceTimers: vi.advanceTimersByTimeAsync });
    await waitForReview(1);
    await app.user.keyboard('a');
    const undo = await screen.findByRole('button', { name: /^Undo: Kavya Nair 1/ });
    undo.focus();
    await vi.advanceTimersByTimeAsync(10_000);
    await waitFor(() => expect(undo).not.toBeInTheDocument());
    expect(queueRow(1)).toHaveFocus();
  });
});

describe('approving selected requests', () => {
  it('asks first with a count for each resulting status, then reports successes and failures', async () => {
    const requests = [
      aStep('1'),
      aStep('2', { proposedStatus: 'SELECTED', hasOfferLetter: true }),
      aStep('3'),
      aStep('4'),
    ];
    serveQueue(requests);
    const sent: string[] = [];
    answerMutation(DecideRequestsDocument, ({ decisions }) => {
      sent.push(...[decisions].flat().map(({ approvalId, decision }) => `${decision} ${approvalId}`));
      const results = requests.map((request) => ({
        approvalId: request.id,
        code: null,
        decidedByName: null,
        ...(request.id === '3' && { code: 'ALREADY_DECIDED' as const, decidedByName: 'Meera Desai' }),
        ...(request.id === '4' && { code: 'STALE_VERSION' as const }),
        approval:
          Number(request.id) > 2
            ? null
            : { ...decided(request, 'APPROVED'), undoableUntil: '2026-11-21T04:35:10.000Z' },
      }));
      return { decideApprovals: { results } };
    });
    const app = openQueue();
    await waitForReview(1);
    await app.user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await app.user.click(screen.getByRole('button', { name: 'Approve Selected (4)' }));
    const question = within(await screen.findByRole('dialog', { name: 'Approve 4 requests?' }));
    const subjects = document.querySelectorAll('[data-row-key] button > :first-child');
    expect(question.getByText(new RegExp(`^${subjects[0]?.textContent}`))).toBeVisible();
    expect(question.getByText('3 → Shortlisted')).toBeVisible();
    expect(question.getByText('1 → Selected with offer letter')).toBeVisible();
    await app.user.click(question.getByRole('button', { name: 'Approve' }));
    const text =
      '2 requests approved. 1 had already been decided by Meera Desai. 1 request had changed and must be read again.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(sent).toEqual(['APPROVE 1', 'APPROVE 2', 'APPROVE 3', 'APPROVE 4']);
  });
});

describe('selected requests', () => {
  it('stay selected on the next page of the queue and count with those of that page', async () => {
    const pages = [[aStep('1')], [aStep('2')]];
    serveQueue(pages.flat());
    answerQuery(ApprovalQueueDocument, ({ page }) => ({
      waitingCounts,
      approvals: {
        nodes: (pages[page - 1] ?? []).map(asRow),
        pageInfo: { hasNextPage: page === 1 },
        totalCount: 2,
      },
      ahead: { nodes: [] },
      approval: null,
      company: null,
    }));
    const app = openQueue();
    await app.user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await app.user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('1 selected on other pages')).toBeVisible();
    await app.user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByRole('button', { name: 'Approve Selected (2)' })).toBeEnabled();
  });
});

describe('rejecting selected requests', () => {
  it('shows the outcomes before confirmation and applies one reason and note to all', async () => {
    const requests = [aStep('1'), aStep('2'), aStep('3', { outcomeIfRejected: 'It stays Shortlisted.' })];
    serveQueue(requests);
    const sent: DecideApprovalInput[] = [];
    answerMutation(DecideRequestsDocument, ({ decisions }) => {
      sent.push(...[decisions].flat());
      const results = requests.map((request) => ({
        approvalId: request.id,
        code: null,
        decidedByName: null,
        approval: { ...decided(request, 'REJECTED'), undoableUntil: null },
      }));
      return { decideApprovals: { results } };
    });
    const app = openQueue();
    await waitForReview(1);
    expect(screen.getByRole('button', { name: 'Reject Selected (0)' })).toHaveAttribute('aria-disabled', 'true');
    await app.user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await app.user.click(screen.getByRole('button', { name: 'Reject Selected (3)' }));
    const question = within(await screen.findByRole('dialog', { name: 'Reject 3 requests?' }));
    expect(question.getByText(`2 → ${requests[0]?.outcomeIfRejected ?? ''}`)).toBeVisible();
    expect(question.getByText('1 → It stays Shortlisted.')).toBeVisible();
    expect(question.getByRole('button', { name: 'Reject' })).toBeDisabled();
    await app.user.click(question.getByRole('radio', { name: 'Another reason' }));
    expect(question.getByRole('button', { name: 'Reject' })).toBeDisabled();
    await enterText(question.getByRole('textbox', { name: 'Note' }), 'Their office is closed. ');
    await app.user.click(question.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('3 requests rejected.')).toBeInTheDocument();
    expect(sent.map(({ approvalId, decision, reason, note }) => [approvalId, decision, reason, note])).toEqual(
      ['1', '2', '3'].map((id) => [id, 'REJECT', 'OTHER', 'Their office is closed.']),
    );
    expect(screen.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked();
  });
});

describe('a decision that fails', () => {
  it('names the administrator who decided first and shows their decision', async () => {
    const requests = threeSteps();
    serveQueue(requests);
    const sentence = 'This application was already approved by Nisha Rao on 21/11/2026 10:05 am.';
    answerMutation(DecideRequestDocument, () => {
      requests[0] = decided(aStep('1'), 'APPROVED');
      return errorResponse('ALREADY_DECIDED', sentence);
    });
    const app = openQueue();
    await waitForReview(1);
    await app.user.keyboard('r2{Enter}');
    expect(await screen.findByRole('alert', { name: '' })).toHaveTextContent(sentence);
    await waitFor(() => expect(queueRow(1).closest('li')).toHaveTextContent('Approved'));
    expect(review().getByText(/by Nisha Rao on/)).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  it('keeps the reason and the note after a network failure', async () => {
    serveQueue(threeSteps());
    answerMutation(DecideRequestDocument, () => networkFailure());
    const app = openQueue();
    await waitForReview(1);
    await app.user.keyboard('r2{Tab}Who?{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('alert')).toBeVisible();
    await app.user.click(queueRow(2));
    await waitForReview(2);
    await app.user.click(queueRow(1));
    await waitForReview(1);
    await app.user.click(screen.getByRole('button', { name: 'Reject' }));
    expect(screen.getByRole('radio', { name: 'We need more facts' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('Who?');
  });
});

describe('the recommendation of a new application', () => {
  const newStep = (id: string) => aStep(id, { previousStatus: null, proposedStatus: 'APPLIED' });
  const text = () => review().getByLabelText('Recommendation');

  it('goes with the approval, and its text survives an error and the way to another request and back', async () => {
    const requests = [newStep('1'), aStep('2')];
    serveQueue(requests);
    answerMutation(DecideRequestDocument, () => networkFailure());
    const app = openQueue();
    await waitForReview(1);
    await enterText(text(), 'Six years of Tally.');
    await app.user.click(review().getByRole('radio', { name: '4' }));
    await app.user.click(queueRow(2));
    await waitForReview(2);
    expect(review().queryByLabelText('Recommendation')).toBeNull();
    await app.user.click(queueRow(1));
    await waitForReview(1);
    expect(text()).toHaveValue('Six years of Tally.');
    await app.user.click(review().getByRole('button', { name: /^Approve/ }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(text()).toHaveValue('Six years of Tally.');
    const sent = decideAll(requests);
    await app.user.click(review().getByRole('button', { name: /^Approve/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      decision: 'APPROVE',
      recommendation: { text: 'Six years of Tally.', rating: 4 },
    });
  });

  it('stays visible after a colleague has approved the request', async () => {
    const requests = [newStep('1'), aStep('2')];
    serveQueue(requests);
    answerMutation(DecideRequestDocument, () => {
      requests[0] = decided(newStep('1'), 'APPROVED', { outcomeIfApproved: null, outcomeIfRejected: null });
      return errorResponse('ALREADY_DECIDED', 'Nisha Rao has approved this application.');
    });
    const app = openQueue();
    await waitForReview(1);
    await enterText(text(), 'Six years of Tally.');
    await app.user.click(review().getByRole('button', { name: /^Approve/ }));
    expect(await review().findByText(/^A colleague has decided this request/)).toBeVisible();
    expect(text()).toHaveValue('Six years of Tally.');
    expect(review().getByRole('link', { name: 'the record of the application' })).toHaveAttribute(
      'href',
      expect.stringContaining('41'),
    );
  });
});

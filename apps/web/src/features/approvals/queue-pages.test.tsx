import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  decideAll,
  openQueue,
  queueRow,
  serveQueue,
  threeSteps,
  undoAll,
  waitForReview,
} from '../../testing/data/approval-queue';
import { aStep, asRow, decided, type Reviewed, waitingCounts } from '../../testing/data/requests';
import { answerMutation, answerQuery } from '../../testing/server';
import { ApprovalQueueDocument } from './approval-queue.generated';
import { DecideRequestsDocument } from './decide-request.generated';

/** Serves bulk approvals and updates `requests`. */
function answerBulkDecisions(requests: Reviewed[]) {
  answerMutation(DecideRequestsDocument, ({ decisions }) => {
    const results = [decisions].flat().map(({ approvalId }) => {
      const at = requests.findIndex(({ id }) => id === approvalId);
      const approval = decided(requests[at] ?? aStep(approvalId), 'APPROVED');
      requests[at] = approval;
      return {
        approvalId,
        code: null,
        decidedByName: null,
        approval: { ...approval, undoableUntil: '2026-11-21T04:35:10.000Z' },
      };
    });
    return { decideApprovals: { results } };
  });
}

/** Serves the queue in pages of two requests. */
function servePages(requests: Reviewed[]) {
  serveQueue(requests);
  return answerQuery(ApprovalQueueDocument, ({ page }) => {
    const waiting = requests.filter(({ state }) => state === 'PENDING');
    const nodes = waiting.slice(page * 2 - 2, page * 2);
    return {
      waitingCounts,
      approvals: {
        nodes: nodes.map(asRow),
        pageInfo: { hasNextPage: waiting.length > page * 2 },
        totalCount: waiting.length,
      },
      ahead: { nodes },
      approval: null,
      company: null,
    };
  });
}

describe('the last decision of a page', () => {
  it('loads the next page, focuses its first request and can be undone', async () => {
    const requests = threeSteps();
    const queries = servePages(requests);
    decideAll(requests);
    undoAll(requests);
    const app = openQueue();
    await waitForReview(1);
    await app.user.keyboard('a');
    await waitForReview(2);
    expect(queries).toHaveLength(1);
    await app.user.keyboard('a');
    await waitFor(() => expect(queueRow(3)).toHaveFocus());
    await waitForReview(3);
    expect(screen.queryByText(/^Kavya Nair 2/)).toBeNull();
    expect(queries.map(({ page }) => page)).toEqual([1, 1]);
    await app.user.click(screen.getByRole('button', { name: 'Undo: the last decision' }));
    await waitFor(() => expect(queueRow(2)).toHaveFocus());
  });

  it('opens an earlier page when the decided page was the last one', async () => {
    const requests = threeSteps();
    servePages(requests);
    decideAll(requests);
    const app = openQueue('?page=2');
    await waitForReview(3);
    await app.user.keyboard('a');
    await waitFor(() => expect(queueRow(1)).toBeVisible());
    await waitForReview(1);
  });
});

describe('requests approved in a bulk action', () => {
  it('can be undone together', async () => {
    const requests = threeSteps();
    servePages(requests);
    answerBulkDecisions(requests);
    const undone = undoAll(requests);
    const app = openQueue();
    await waitForReview(1);
    await app.user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await app.user.click(screen.getByRole('button', { name: 'Approve Selected (2)' }));
    const question = within(await screen.findByRole('dialog', { name: 'Approve 2 requests?' }));
    await app.user.click(question.getByRole('button', { name: 'Approve' }));
    // The whole page is decided, so the list shows the next page.
    await waitForReview(3);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.click(await screen.findByRole('button', { name: 'Undo all 2' }));
    await waitFor(() => expect(queueRow(1)).toHaveFocus());
    expect(undone).toEqual([['1', '2']]);
    expect(queueRow(2).closest('li')).not.toHaveTextContent('Approved');
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });
});

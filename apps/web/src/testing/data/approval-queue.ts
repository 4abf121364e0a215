import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { paths } from '../../config/paths';
import {
  ApprovalQueueDocument,
  type ApprovalQueueQueryVariables,
} from '../../features/approvals/approval-queue.generated';
import { DecideRequestDocument, UndoRequestsDocument } from '../../features/approvals/decide-request.generated';
import { RequestReviewDocument } from '../../features/approvals/request-review.generated';
import { openAs } from '../open-as';
import { answerMutation, answerQuery } from '../server';
import { aStep, asRow, decided, type Reviewed, waitingCounts } from './requests';

/**
 * Answers the queue and the reviews from `requests`, which a test may change. Returns the requests and the reviewed
 * ids.
 */
export function serveQueue(requests: Reviewed[]) {
  const queries: ApprovalQueueQueryVariables[] = [];
  const reviewed: string[] = [];
  const one = (id: string) => requests.find((request) => request.id === id) ?? null;
  answerQuery(ApprovalQueueDocument, (variables) => {
    queries.push(variables);
    const waiting = requests.filter(({ state }) => state === 'PENDING');
    return {
      waitingCounts,
      approvals: { nodes: waiting.map(asRow), pageInfo: { hasNextPage: false }, totalCount: waiting.length },
      ahead: { nodes: waiting.slice(0, 2) },
      approval: one(variables.named),
      company: { id: variables.company, name: 'Himalaya Textiles' },
    };
  });
  answerQuery(RequestReviewDocument, ({ id }) => {
    reviewed.push(id);
    return { approval: one(id) };
  });
  return { queries, reviewed };
}

/** Decides as the server does. Returns the inputs. */
export function decideAll(requests: Reviewed[]) {
  return answerMutation(DecideRequestDocument, ({ input }) => {
    const at = requests.findIndex(({ id }) => id === input.approvalId);
    const request = requests[at] ?? aStep(input.approvalId);
    const approval = decided(request, input.decision === 'APPROVE' ? 'APPROVED' : 'REJECTED', {
      reason: input.reason ?? null,
      note: input.note ?? null,
    });
    requests[at] = approval;
    return { decideApproval: { approval: { ...approval, undoableUntil: '2026-11-21T04:35:10.000Z' } } };
  });
}

/** Reverts decisions as the server does. Returns the ids of each request. */
export function undoAll(requests: Reviewed[]) {
  const undone: string[][] = [];
  answerMutation(UndoRequestsDocument, ({ ids }) => {
    undone.push([ids].flat());
    const results = [ids].flat().map((id) => {
      requests[requests.findIndex((request) => request.id === id)] = aStep(id);
      return { approvalId: id, approval: { ...aStep(id), undoableUntil: null }, message: null };
    });
    return { undoDecisions: { results } };
  });
  return undone;
}

export const openQueue = (query = '') => openAs('admin', paths.admin.pendingApprovals + query);
export const queueRow = (number: number) =>
  screen.getByRole('button', { name: new RegExp(`^Kavya Nair ${number} · Loom Engineer · Himalaya Textiles`) });
export const review = () => within(screen.getByRole('region', { name: 'Review' }));
/** Waits until the review of this request is shown. */
export const waitForReview = async (number: number) => {
  await waitFor(() => expect(review().getByRole('heading', { level: 3, name: `Kavya Nair ${number}` })).toBeVisible());
};
export const threeSteps = () => [aStep('1'), aStep('2', { feedback: 'Very good.' }), aStep('3')];

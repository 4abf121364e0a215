import type { Decision } from '@job-alert/domain/approvals/approval';
import { decidedByOthers } from '@job-alert/domain/approvals/decided-by-others';
import { ADMIN_MESSAGES } from '@job-alert/domain/portal/admin-messages';
import { useState } from 'react';
import { pluralizeCount } from '../../components/list/pluralize-count';
import type { BannerState } from '../../components/use-banner';
import { notifyAdminDataChanged } from '../../lib/admin-data-events';
import type { DraftValues } from '../../lib/drafts/draft-storage';
import { describeError, errorCode } from '../../lib/errors/describe-error';
import { useAsyncAction } from '../../lib/forms/use-async-action';
import type { DecideApprovalInput } from '../../lib/graphql/schema.generated';
import { bulkDecide } from '../shared/decisions/bulk-decide';
import type { DecisionReason, PendingDecision } from '../shared/decisions/decision-dialog';
import { useDraft } from '../../lib/drafts/use-draft';
import {
  isRecommending,
  noRecommendation,
  toRecommendationInput,
  type TypedRecommendation,
} from '../shared/applications/recommendation-fields';
import { noRejection, type Rejection } from '../shared/history/rejection-fields';
import {
  type DecidedRequestFragment,
  useDecideRequestMutation,
  useDecideRequestsMutation,
  useUndoRequestsMutation,
} from './decide-request.generated';
import { type QueuedRequest, requestName, requestRejectionKind } from './request-labels';

/** The error codes that mean that the request has changed and must be reloaded. */
const OUTDATED = new Set<unknown>(['ALREADY_DECIDED', 'STALE_VERSION', 'NOT_FOUND']);

interface DecisionsOptions {
  banner: BannerState;
  /** Reloads the list. Called if a request no longer exists. */
  reload: () => Promise<unknown>;
}

/** Decides requests one at a time, and stores the unsubmitted reason of each request. */
export function useDecisions({ banner, reload }: DecisionsOptions) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Rejection>>(new Map());
  /** The end of the undo period of each decision by request id, on this browser's clock. The latest decision is last. */
  const [undoable, setUndoable] = useState<ReadonlyMap<string, number>>(new Map());
  const [recommendations, setRecommendations] = useState<ReadonlyMap<string, TypedRecommendation>>(new Map());
  /** Typed recommendations are drafts in the browser until their approval can no longer be undone here. */
  const restored = useDraft({
    name: 'recommendations',
    hasDynamicFields: true,
    read: () => ({
      initial: nothing,
      current: Object.fromEntries(
        [...recommendations].flatMap(([id, { text, rating }]) =>
          isRecommending({ text, rating }) && !undoable.has(id) ? [[id, [{ text, rating: String(rating) }]]] : [],
        ),
      ),
    }),
    restore: (values) => setRecommendations((current) => new Map([...fromStored(values), ...current])),
  });
  const [message, setMessage] = useState('');
  const { isPending, run } = useAsyncAction();
  const [sent, setSent] = useState<Decision | null>(null);
  const [decideRequest] = useDecideRequestMutation();
  const [decideRequests] = useDecideRequestsMutation();
  const [undoRequests] = useUndoRequestsMutation();

  const recommendationOf = (request: QueuedRequest, decision: Decision) => {
    if (decision === 'REJECT' || requestRejectionKind(request) !== 'NEW_APPLICATION') return {};
    const recommendation = toRecommendationInput(recommendations.get(request.id) ?? noRecommendation);
    return recommendation && { recommendation };
  };

  /** Resolves to true if the request was decided. Calls `reread` if the request has changed in the meantime. */
  async function decide(request: QueuedRequest, decision: Decision, reread: () => Promise<unknown>): Promise<boolean> {
    let decided = false;
    const { reason, note } = drafts.get(request.id) ?? noRejection;
    await run(async () => {
      banner.clear();
      setSent(decision);
      try {
        const { data } = await decideRequest({
          variables: {
            input: {
              ...toInput(request, decision),
              ...(decision === 'REJECT' && { reason, note: note.trim() }),
              ...recommendationOf(request, decision),
            },
          },
        });
        decided = true;
        const undoMs = data ? timeLeft([data.decideApproval.approval]) : 0;
        setUndoable((current) => new Map(without(current, [request.id])).set(request.id, Date.now() + undoMs));
        setDrafts((current) => without(current, [request.id]));
        setMessage(`${decision === 'APPROVE' ? 'Approved' : 'Rejected'}: ${requestName(request)}.`);
        notifyAdminDataChanged();
      } catch (error) {
        banner.show('error', describeError(error, { fallback: ADMIN_MESSAGES.updateFailed }));
        const code = errorCode(error);
        if (OUTDATED.has(code)) await (code === 'NOT_FOUND' ? reload() : reread()).catch(() => undefined);
      }
      setSent(null);
    });
    return decided;
  }

  /** Undoes decisions in one request. Resolves to the ids of the requests that are pending again. */
  async function undo(ids: readonly string[]): Promise<readonly string[]> {
    let undone: readonly string[] = [];
    await run(async () => {
      banner.clear();
      try {
        const { data } = await undoRequests({ variables: { ids: [...ids] } });
        const results = data?.undoDecisions.results ?? [];
        undone = results.flatMap(({ approvalId, approval }) => (approval ? approvalId : []));
        const failed = results.filter(({ approval }) => approval === null);
        setMessage(undone.length > 0 ? `Undone: ${pluralizeCount(undone.length, 'requests')} waiting again.` : '');
        if (failed[0]) {
          const count = ids.length > 1 ? `${pluralizeCount(failed.length, 'decisions')} could not be undone. ` : '';
          banner.show('error', `${count}${failed[0].message}`);
        }
        notifyAdminDataChanged();
      } catch (error) {
        banner.show('error', describeError(error, { fallback: ADMIN_MESSAGES.updateFailed }));
      }
      setUndoable((current) => without(current, ids));
    });
    return undone;
  }

  /** Decides the requests in bulk, and reports the number of those that could not be decided. */
  async function decideAll({ decision, rows }: PendingDecision<QueuedRequest>, reason: DecisionReason): Promise<void> {
    await run(async () => {
      banner.clear();
      const { decided, byOthers, deleted, leftIds, error } = await bulkDecide(rows, async (batch) => {
        const decisions = batch.map((request) => ({ ...toInput(request, decision), ...reason }));
        const { data } = await decideRequests({ variables: { decisions } });
        return data?.decideApprovals.results;
      });
      const until = Date.now() + timeLeft(decided);
      setUndoable((current) => new Map([...current, ...decided.map(({ id }) => [id, until] as const)]));
      if (error) {
        banner.show('error', describeError(error, { fallback: ADMIN_MESSAGES.updateFailed }));
        return;
      }
      const changedCount = deleted + leftIds.length;
      const text = `${pluralizeCount(decided.length, 'requests')} ${decision === 'APPROVE' ? 'approved' : 'rejected'}.`;
      if (decided.length === rows.length) setMessage(text);
      else {
        const others = byOthers.length > 0 ? ` ${decidedByOthers(byOthers)}` : '';
        const changed =
          changedCount > 0 ? ` ${pluralizeCount(changedCount, 'requests')} had changed and must be read again.` : '';
        banner.show('warning', text + others + changed);
        await reload();
      }
      notifyAdminDataChanged();
    });
  }

  return {
    isPending,
    sent,
    decide,
    decideAll,
    undo,
    undoable,
    /** The last action, announced to screen readers. */
    message,
    recommendationFor: (id: string) => recommendations.get(id) ?? noRecommendation,
    keepRecommendation: (id: string, typed: TypedRecommendation) =>
      setRecommendations((current) => new Map(current).set(id, typed)),
    restored,
    draftOf: (id: string) => drafts.get(id) ?? noRejection,
    keepDraft: (id: string, draft: Rejection) => setDrafts((current) => new Map(current).set(id, draft)),
  };
}

const nothing = {};

function fromStored(values: DraftValues): [string, TypedRecommendation][] {
  return Object.entries(values).flatMap(([id, value]) => {
    const [stored] = Array.isArray(value) ? value : [];
    const { text, rating } = stored ?? {};
    return typeof text === 'string' ? [[id, { text, rating: Number(rating) || 0 }]] : [];
  });
}

const toInput = ({ id, state, proposedStatus, subject }: QueuedRequest, decision: Decision): DecideApprovalInput => ({
  approvalId: id,
  decision,
  expectedState: state,
  expectedProposedStatus: proposedStatus,
  expectedVersion: subject?.__typename === 'Job' ? subject.version : null,
});

/** Returns the time in which all of the decisions can be undone, in milliseconds. It uses only the server's clock. */
const timeLeft = (decided: readonly DecidedRequestFragment[]): number =>
  Math.min(...decided.map(({ undoableUntil }) => Date.parse(undoableUntil ?? '') || 0)) -
  Math.max(...decided.map(({ decidedAt }) => Date.parse(decidedAt ?? '') || 0));

const without = <Value>(map: ReadonlyMap<string, Value>, ids: readonly string[]): ReadonlyMap<string, Value> =>
  new Map([...map].filter(([key]) => !ids.includes(key)));

export type Decisions = ReturnType<typeof useDecisions>;

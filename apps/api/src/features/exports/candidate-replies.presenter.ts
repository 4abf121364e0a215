import { formatDate } from '@job-alert/domain/calendar';
import { CANDIDATE_REPLY_LABELS, type CandidateReply, candidateReplyFromEdge } from '@job-alert/domain/candidate-reply';
import { DECLINE_REASON_LABELS } from '@job-alert/domain/offer-answer';
import { WITHDRAWAL_REASON_LABELS } from '@job-alert/domain/withdrawal';
import type { RequestContext } from '../../platform/context.js';
import { invalidInput } from '../../platform/errors.js';
import { mapPage, type Page } from '../../platform/page.js';
import type { ApplicationRow } from '../applications/applications.read-model.js';
import type { OffersReadModel } from '../applications/offers.read-model.js';
import type { OfferReply } from '../applications/offers.types.js';

interface RepliedRow extends ApplicationRow {
  /** The latest answer to the present offer. */
  reply: OfferReply | null;
}

/** The applications of a page with the answers to their offers, which are one statement for all of them. */
export async function withReplies(
  offers: OffersReadModel,
  context: RequestContext,
  page: Page<ApplicationRow>,
): Promise<Page<RepliedRow>> {
  const latest = async ({ id, offerId }: ApplicationRow): Promise<OfferReply | null> =>
    offerId === null ? null : ((await offers.replies(context, id)).findLast((one) => one.offerId === offerId) ?? null);
  const answered = await Promise.all(page.nodes.map(async (row) => [row, await latest(row)] as const));
  const replies = new Map(answered);
  return mapPage(page, (row) => ({ ...row, reply: replies.get(row) ?? null }));
}

/** The filter as addresses carry it. */
export function replyOf(given: string | undefined): CandidateReply | undefined {
  if (!given) return undefined;
  const reply = candidateReplyFromEdge(given);
  if (!reply) throw invalidInput({ reply: ['Choose a valid reply.'] });
  return reply;
}

/** Whether the candidate has withdrawn or answered the offer, when, and in which words. */
export const REPLY_COLUMNS = {
  'Candidate Reply': ({ withdrawnAt, reply }: RepliedRow) =>
    withdrawnAt ? CANDIDATE_REPLY_LABELS.WITHDRAWN : reply && CANDIDATE_REPLY_LABELS[reply.answer],
  'Replied On': ({ withdrawnAt, reply }: RepliedRow) => {
    const at = withdrawnAt ?? reply?.answeredAt;
    return at ? formatDate(at) : null;
  },
  'Reply in Words': (row: RepliedRow) => wordsOf(row).filter(Boolean).join('. '),
};

function wordsOf({ withdrawalReason, withdrawalNote, reply }: RepliedRow): (string | null)[] {
  if (withdrawalReason) return [WITHDRAWAL_REASON_LABELS[withdrawalReason], withdrawalNote];
  if (!reply) return [];
  const { reason, wishedDate, note } = reply;
  return [
    reason && DECLINE_REASON_LABELS[reason],
    wishedDate && `Requested date of joining: ${formatDate(wishedDate)}`,
    note,
  ];
}

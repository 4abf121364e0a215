import type { JoiningOutcome } from '@job-alert/domain/applications/joining';
import { isOpenOffer } from '@job-alert/domain/applications/offer-answer';
import type { SqlReader } from '../../../database/sql-reader.js';
import type { RequestContext } from '../../../platform/context.js';
import { BatchLoader, placeholders } from '../../../platform/graphql/batch-loader.js';
import { isCandidate, isInterviewer } from '../../../platform/viewer.js';
import type { Offer, OfferReply } from './offers.types.js';

/** An answer to an offer, or a single row without one, with the joining record of the current offer. */
type OfferRow = (OfferReply | { id: null }) & { applicationId: string; joining: JoiningOutcome | null };

const OFFERS = `SELECT a.id AS applicationId, g.outcome AS joining, r.id, r.offer_id AS offerId, r.answer, r.reason, r.note,
    r.wished_date AS wishedDate, r.answered_at AS answeredAt
  FROM application a LEFT JOIN offer_reply r ON r.application_id = a.id LEFT JOIN joining g ON g.offer_id = a.offer_id`;

/** Answers to offers, read with one statement for all applications of a page. */
export class OffersReadModel {
  private readonly loader: BatchLoader<OfferRow>;

  constructor(reader: SqlReader) {
    this.loader = new BatchLoader(
      (ids) => reader.rows(`${OFFERS} WHERE a.id IN (${placeholders(ids)}) ORDER BY r.id`, ids),
      ({ applicationId }) => applicationId,
    );
  }

  /** Returns all answers to the offers of an application, oldest first; none for interviewers. The caller has checked access. */
  async replies(context: RequestContext, applicationId: string): Promise<OfferReply[]> {
    return isInterviewer(context.viewer) ? [] : parseReplies(await this.loader.loadRows(context, applicationId));
  }

  /** Returns the current offer of an application. The caller has checked access. */
  async present(
    context: RequestContext,
    { id, offerId: offer, isActive }: { id: string; offerId: string | null; isActive: boolean },
  ): Promise<Offer | null> {
    if (offer === null) return null;
    const rows = await this.loader.loadRows(context, id);
    const replies = parseReplies(rows).filter(({ offerId }) => offerId === offer);
    const hasJoined = rows.some(({ joining }) => joining === 'JOINED');
    const isOpen = isActive && isOpenOffer({ answers: replies.map(({ answer }) => answer), hasJoined });
    return { id: offer, reply: replies.at(-1) ?? null, viewerCanAnswer: isCandidate(context.viewer) && isOpen };
  }
}

const parseReplies = (rows: readonly OfferRow[]): OfferReply[] => rows.flatMap((row) => (row.id === null ? [] : [row]));

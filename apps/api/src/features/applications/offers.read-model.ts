import { isFinal } from '@job-alert/domain/offer-answer';
import type { Reader } from '../../database/reader.js';
import { BatchLoader, placeholders } from '../../platform/batch-loader.js';
import type { RequestContext } from '../../platform/context.js';
import { isCandidate } from '../../platform/viewer.js';
import type { Offer, OfferReply } from './offers.types.js';

interface OfferRow extends OfferReply {
  applicationId: string;
}

const REPLIES = `SELECT id, application_id AS applicationId, offer_id AS offerId, answer, reason, note,
    wished_date AS wishedDate, answered_at AS answeredAt FROM offer_reply`;

/** What candidates have answered to offers: one statement for all applications of a page. */
export class OffersReadModel {
  private readonly loader: BatchLoader<OfferRow>;

  constructor(reader: Reader) {
    this.loader = new BatchLoader(
      (ids) => reader.rows(`${REPLIES} WHERE application_id IN (${placeholders(ids)}) ORDER BY id`, ids),
      ({ applicationId }) => applicationId,
    );
  }

  /** Every answer to the offers of an application, oldest first; the caller may read the application. */
  replies(context: RequestContext, applicationId: string): Promise<OfferReply[]> {
    return this.loader.rowsOf(context, applicationId);
  }

  /** The present offer of an application that the viewer may read. */
  async present(
    context: RequestContext,
    { id, offerId: offer, isActive }: { id: string; offerId: string | null; isActive: boolean },
  ): Promise<Offer | null> {
    if (offer === null) return null;
    const reply = (await this.replies(context, id)).findLast(({ offerId }) => offerId === offer) ?? null;
    const isOpen = isActive && (reply === null || !isFinal(reply.answer));
    return { id: offer, reply, viewerCanAnswer: isCandidate(context.viewer) && isOpen };
  }
}

import { OFFER_LINK_DAYS, type OfferState } from '@job-alert/domain/applications/offer-answer';
import { type EntityManager, Not } from 'typeorm';
import { ApplicationEntity } from '../../../database/entities/applications/application.entity.js';
import { JoiningEntity } from '../../../database/entities/applications/joining.entity.js';
import { OfferLinkEntity } from '../../../database/entities/applications/offer-link.entity.js';
import { OfferReplyEntity } from '../../../database/entities/applications/offer-reply.entity.js';
import { hashToken, newToken } from '../../../platform/crypto.js';

const DAY = 86_400_000;

/** Identifies an offer by its application and the approved request that created it. */
export interface OfferKey {
  applicationId: string;
  offerId: string;
}

/** Answers to offers, and the email links that accept them. */
export class OffersRepository {
  /** Creates a link to an offer, replacing earlier ones. Returns its token, which only the email contains. */
  async createLink(manager: EntityManager, offer: OfferKey, createdAt: Date): Promise<string> {
    const token = newToken();
    const expiresAt = new Date(createdAt.getTime() + OFFER_LINK_DAYS * DAY);
    await manager.delete(OfferLinkEntity, { applicationId: offer.applicationId });
    await manager.insert(OfferLinkEntity, { ...offer, tokenHash: hashToken(token), createdAt, expiresAt });
    return token;
  }

  /** Returns the offer of a link; null if the link is unknown or expired. */
  async linked(manager: EntityManager, token: string, now: Date): Promise<OfferKey | null> {
    const link = await manager.findOneBy(OfferLinkEntity, { tokenHash: hashToken(token) });
    return link && link.expiresAt > now ? link : null;
  }

  /** Returns the state that decides which answers are still allowed, and the latest answer. */
  async soFar(
    manager: EntityManager,
    { applicationId, offerId }: OfferKey,
  ): Promise<OfferState & { reply: OfferReplyEntity | null }> {
    const replies = await manager.find(OfferReplyEntity, { where: { applicationId, offerId }, order: { id: 'ASC' } });
    const hasJoined = await manager.existsBy(JoiningEntity, { offerId, outcome: 'JOINED' });
    return { answers: replies.map(({ answer }) => answer), hasJoined, reply: replies.at(-1) ?? null };
  }

  /** Returns the accepted offer of the candidate with the same date of joining, or null. Locks its application. */
  async acceptedForSameDay(
    manager: EntityManager,
    { id, candidateId, dateOfJoining }: ApplicationEntity,
  ): Promise<(ApplicationEntity & { offerId: string }) | null> {
    if (dateOfJoining === null) return null;
    const others = await manager.find(ApplicationEntity, {
      where: {
        id: Not(id),
        candidateId,
        dateOfJoining,
        offerAnswer: 'ACCEPTED',
        approvedStatus: 'SELECTED',
        isActive: true,
      },
      lock: { mode: 'pessimistic_write' },
    });
    for (const other of others) {
      const { offerId } = other;
      // A record about the joining ends the question.
      if (offerId !== null && !(await manager.existsBy(JoiningEntity, { offerId }))) return { ...other, offerId };
    }
    return null;
  }

  async add(manager: EntityManager, reply: Omit<OfferReplyEntity, 'id' | 'application'>): Promise<void> {
    await manager.insert(OfferReplyEntity, reply);
  }
}

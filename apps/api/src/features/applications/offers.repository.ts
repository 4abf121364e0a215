import { OFFER_LINK_DAYS, type OfferSoFar } from '@job-alert/domain/offer-answer';
import type { EntityManager } from 'typeorm';
import { JoiningEntity } from '../../database/entities/joining.entity.js';
import { OfferLinkEntity } from '../../database/entities/offer-link.entity.js';
import { OfferReplyEntity } from '../../database/entities/offer-reply.entity.js';
import { hashToken, newToken } from '../../platform/secrets.js';

const DAY = 86_400_000;

/** Which offer: the application, and the approved request that made it. */
export interface OfferKey {
  applicationId: string;
  offerId: string;
}

/** Answers to offers, and the links of mails that take them. */
export class OffersRepository {
  /** Makes a link to an offer and returns its token, which is in the mail only. Links to earlier offers end. */
  async makeLink(manager: EntityManager, offer: OfferKey, createdAt: Date): Promise<string> {
    const token = newToken();
    const expiresAt = new Date(createdAt.getTime() + OFFER_LINK_DAYS * DAY);
    await manager.delete(OfferLinkEntity, { applicationId: offer.applicationId });
    await manager.insert(OfferLinkEntity, { ...offer, tokenHash: hashToken(token), createdAt, expiresAt });
    return token;
  }

  /** The offer of a link; null for one that is unknown or has expired. */
  async linked(manager: EntityManager, token: string, now: Date): Promise<OfferKey | null> {
    const link = await manager.findOneBy(OfferLinkEntity, { tokenHash: hashToken(token) });
    return link && link.expiresAt > now ? link : null;
  }

  /** What decides which answers an offer still takes, and the latest one. */
  async soFar(
    manager: EntityManager,
    { applicationId, offerId }: OfferKey,
  ): Promise<OfferSoFar & { reply: OfferReplyEntity | null }> {
    const replies = await manager.find(OfferReplyEntity, { where: { applicationId, offerId }, order: { id: 'ASC' } });
    const hasJoined = await manager.existsBy(JoiningEntity, { offerId, outcome: 'JOINED' });
    return { given: replies.map(({ answer }) => answer), hasJoined, reply: replies.at(-1) ?? null };
  }

  async add(manager: EntityManager, reply: Omit<OfferReplyEntity, 'id' | 'application'>): Promise<void> {
    await manager.insert(OfferReplyEntity, reply);
  }
}

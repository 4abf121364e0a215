import { guestLinkExpiry } from '@job-alert/domain/interviews/guest-feedback';
import { type EntityManager, MoreThan } from 'typeorm';
import { GuestLinkEntity } from '../../../database/entities/applications/guest-link.entity.js';
import {
  guestGiverId,
  InterviewFeedbackEntity,
} from '../../../database/entities/applications/interview-feedback.entity.js';
import { INTERVIEWS } from '../../../database/interview-conditions.js';
import { VISIBLE_TO_EMPLOYER } from '../../../database/visible-applications.js';
import { hashToken, newToken } from '../../../platform/crypto.js';

interface GuestInterview {
  applicationId: string;
  companyId: string;
  startsAt: Date;
}

/** The guest of a link, with the interview. */
export interface LinkedGuest extends GuestInterview {
  participantId: string;
  interviewId: string;
  name: string;
  email: string;
}

/** The links to an interview end when it is cancelled or moved, with its application, and with the account of the company. */
const OPEN_TO_GUESTS = `SELECT i.application_id AS applicationId, i.company_id AS companyId, i.starts_at AS startsAt
  FROM ${INTERVIEWS.from} STRAIGHT_JOIN application a ON a.id = i.application_id STRAIGHT_JOIN user o ON o.id = i.company_id
  WHERE i.id = ? AND p.state = 'APPROVED' AND ${INTERVIEWS.stands} AND ${VISIBLE_TO_EMPLOYER} AND a.withdrawn_at IS NULL AND o.is_active = 1`;

/** The links with which guests give feedback, and the feedback of the guest of a link. */
export class GuestLinksRepository {
  /** Creates another link for a guest. Returns its token, which only the email contains. */
  async create(manager: EntityManager, participantId: string, startsAt: Date, createdAt: Date): Promise<string> {
    const token = newToken();
    const expiresAt = guestLinkExpiry(startsAt);
    await manager.insert(GuestLinkEntity, { tokenHash: hashToken(token), participantId, createdAt, expiresAt });
    return token;
  }

  /** Returns the guest of a link; null if the link is unknown or has ended. */
  async linked(manager: EntityManager, token: string, now: Date): Promise<LinkedGuest | null> {
    const where = { tokenHash: hashToken(token), expiresAt: MoreThan(now) };
    const link = await manager.findOne(GuestLinkEntity, { where, relations: { participant: true } });
    const { id: participantId, interviewId, name, email } = link?.participant ?? {};
    if (!participantId || !interviewId || !name || !email) return null;
    const [interview] = await manager.query<GuestInterview[]>(OPEN_TO_GUESTS, [interviewId]);
    return interview ? { ...interview, participantId, interviewId, name, email } : null;
  }

  /** Returns the feedback of a guest on the interview, also from before the guest was removed and chosen again; null without one. */
  feedback(manager: EntityManager, { interviewId, email }: LinkedGuest): Promise<InterviewFeedbackEntity | null> {
    return manager.findOneBy(InterviewFeedbackEntity, { interviewId, guestEmail: email });
  }

  /** Returns the guest as the giver of that feedback. */
  async giver(manager: EntityManager, guest: LinkedGuest) {
    const { interviewId, participantId, name: guestName, email: guestEmail } = guest;
    const earlier = await this.feedback(manager, guest);
    return { interviewId, giverId: earlier?.giverId ?? guestGiverId(participantId), guestName, guestEmail };
  }
}

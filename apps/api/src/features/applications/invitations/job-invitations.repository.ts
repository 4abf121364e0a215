import { searchConsent } from '@job-alert/domain/accounts/search-visibility';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { QUEUE_RECORD_PATHS } from '@job-alert/domain/portal/deep-links';
import { type InvitedCandidate, invitationDayStart } from '@job-alert/domain/sourcing/job-invitation';
import { type EntityManager, MoreThanOrEqual } from 'typeorm';
import { JobInvitationEntity } from '../../../database/entities/applications/job-invitation.entity.js';
import { NotificationEntity } from '../../../database/entities/messages/notification.entity.js';
import { updateFacts } from '../../../database/reports/report-facts.js';
import { placeholders } from '../../../platform/graphql/batch-loader.js';
import { IMPORTED_WITH_CONSENT } from '../../candidates/visibility/search-visibility.rules.js';
import { type AnswerableInvitation, IS_JOB_OPEN } from './job-invitations.read-model.js';

interface CandidateFacts {
  id: string;
  isActive: number;
  consentVersion: string | null;
  isHidden: number;
  isEmailVerified: number | string;
  /** True for an imported candidate who has not logged in yet, and whose consent the import states. */
  isImported: number | string;
  isEmailUndelivered: number | string | null;
  wasInvited: number | string;
  hasAppliedForJob: number | string;
  lastAppliedAt: Date | null;
  lastRejectedAt: Date | null;
  openInvitations: number | string;
}

const FACTS = `SELECT u.id, u.is_active AS isActive, u.consent_version AS consentVersion, p.is_hidden_from_search AS isHidden,
    u.email_verified_at IS NOT NULL AS isEmailVerified, ${IMPORTED_WITH_CONSENT} AS isImported,
    (SELECT m.state FROM outbox_message m WHERE m.recipient = u.email AND m.state IN ('SENT', 'DEAD')
      ORDER BY m.created_at DESC LIMIT 1) = 'DEAD' AS isEmailUndelivered,
    EXISTS (SELECT 1 FROM job_invitation i WHERE i.candidate_id = u.id AND i.job_id = ?) AS wasInvited,
    EXISTS (SELECT 1 FROM application a WHERE a.candidate_id = u.id AND a.job_id = ?) AS hasAppliedForJob,
    (SELECT MAX(a.applied_at) FROM application a WHERE a.candidate_id = u.id AND a.company_id = ?) AS lastAppliedAt,
    (SELECT MAX(a.status_updated_at) FROM application a
      WHERE a.candidate_id = u.id AND a.company_id = ? AND a.approved_status = 'REJECTED') AS lastRejectedAt,
    (SELECT COUNT(*) FROM job_invitation i JOIN job j ON j.id = i.job_id
      WHERE i.candidate_id = u.id AND i.answer IS NULL AND i.expires_at > ? AND ${IS_JOB_OPEN}) AS openInvitations
  FROM user u JOIN candidate_profile p ON p.id = u.id WHERE u.type = 'CANDIDATE' AND u.id IN `;

const NEWS = {
  ACCEPTED_INCOMPLETE: 'said yes and still has to complete the profile before applying for',
  DECLINED: 'declined your invitation to',
} as const;

/** A job that a candidate is invited to. */
interface InvitedJob {
  id: string;
  companyId: string;
}

/** Invitations to jobs, inside the caller's transaction. */
export class JobInvitationsRepository {
  /** Returns the facts that decide whether candidates can be invited. Unknown ids are omitted. */
  async candidates(
    manager: EntityManager,
    { id, companyId }: InvitedJob,
    candidateIds: readonly string[],
    now: Date,
  ): Promise<Map<string, InvitedCandidate & { isImported: boolean }>> {
    if (candidateIds.length === 0) return new Map();
    const values = [id, id, companyId, companyId, now, todayInIndia(now), ...candidateIds];
    const rows = await manager.query<CandidateFacts[]>(`${FACTS} (${placeholders(candidateIds)})`, values);
    return new Map(rows.map((row) => [row.id, present(row)]));
  }

  /** Counts the invitations of an administrator on this day in India. */
  countToday(manager: EntityManager, adminId: string, now: Date): Promise<number> {
    return manager.countBy(JobInvitationEntity, {
      invitedById: adminId,
      invitedAt: MoreThanOrEqual(invitationDayStart(now)),
    });
  }

  /** Returns and locks the invitation that an application of the candidate to the job answers, or null. */
  async lockWaiting(
    manager: EntityManager,
    candidateId: string,
    jobId: string,
    now: Date,
  ): Promise<JobInvitationEntity | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    const invitation = await manager.findOne(JobInvitationEntity, { where: { candidateId, jobId }, lock });
    if (invitation?.answer === 'ACCEPTED_INCOMPLETE') return invitation;
    return invitation?.answer === null && invitation.expiresAt > now ? invitation : null;
  }

  /** Returns and locks the invitations of a candidate that wait for a complete profile. */
  lockIncomplete(manager: EntityManager, candidateId: string): Promise<JobInvitationEntity[]> {
    return manager.find(JobInvitationEntity, {
      where: { candidateId, answer: 'ACCEPTED_INCOMPLETE' },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Records the application that a Yes has made. */
  async accept(
    manager: EntityManager,
    { id, answeredAt }: JobInvitationEntity,
    applicationId: string,
    now: Date,
  ): Promise<void> {
    await this.answer(manager, id, {
      answer: 'ACCEPTED',
      answeredAt: answeredAt ?? now,
      answers: null,
      applicationId,
    });
  }

  /** Records an answer. */
  async answer(manager: EntityManager, id: string, changes: Partial<JobInvitationEntity>): Promise<void> {
    await manager.update(JobInvitationEntity, { id }, changes);
    await updateFacts(manager, 'JOB_INVITATION', [id]);
  }

  /** Tells the administrator who invited. A Yes with a complete profile is announced as an application. */
  async notifyInviter(
    manager: EntityManager,
    { invitedById, candidateId, companyId, candidateName, jobTitle, jobId }: AnswerableInvitation,
    answer: keyof typeof NEWS,
    createdAt: Date,
  ): Promise<void> {
    if (invitedById === null) return;
    await manager.insert(NotificationEntity, {
      userId: invitedById,
      candidateId,
      companyId,
      kind: 'INVITATION_ANSWERED',
      text: `${candidateName} ${NEWS[answer]} “${jobTitle}”.`.slice(0, 300),
      path: QUEUE_RECORD_PATHS.job(jobId),
      createdAt,
    });
  }
}

const isTrue = (value: number | string | null): boolean => Number(value) === 1;

const present = ({ consentVersion, isHidden, lastAppliedAt, lastRejectedAt, ...row }: CandidateFacts) => {
  const consent = searchConsent({ consentVersion, isHidden: isTrue(isHidden) });
  const isImported = isTrue(row.isImported);
  return {
    isActive: isTrue(row.isActive),
    visibility: consent === 'NOT_ASKED' && isImported ? ('VISIBLE' as const) : consent,
    // The import states that the person has agreed to be written to.
    isEmailVerified: isTrue(row.isEmailVerified) || isImported,
    isEmailUndelivered: isTrue(row.isEmailUndelivered),
    isImported,
    wasInvited: isTrue(row.wasInvited),
    hasAppliedForJob: isTrue(row.hasAppliedForJob),
    lastAppliedAt,
    lastRejectedAt,
    openInvitations: Number(row.openInvitations),
  };
};

import type { ApplicationStatus } from '@job-alert/domain/applications/application-status';
import type { ApprovalState } from '@job-alert/domain/approvals/approval';
import type { RejectionReason } from '@job-alert/domain/approvals/rejection-reasons';
import { type EntityManager, In, IsNull, LessThanOrEqual } from 'typeorm';
import { DecisionNotificationEntity } from '../../../database/entities/applications/decision-notification.entity.js';
import { InterviewEntity } from '../../../database/entities/applications/interview.entity.js';
import { CompanyEntity } from '../../../database/entities/companies/company.entity.js';
import { placeholders } from '../../../platform/graphql/batch-loader.js';

/** A decision to email to an employer. */
export interface NotifiedDecision {
  approvalId: string;
  isApplicant: boolean;
  /** False once the employer can no longer see the application or, for an applicant, has acted on it. */
  isNews: boolean;
  state: ApprovalState;
  previousStatus: ApplicationStatus | null;
  proposedStatus: ApplicationStatus;
  hasOfferLetter: boolean;
  dateOfJoining: string | null;
  reason: RejectionReason | null;
  note: string | null;
  applicationId: string;
  candidateId: string;
  candidateName: string;
  jobId: string;
  jobTitle: string;
  interviewAt: Date | null;
  movedFrom: Date | null;
  /** The employer who proposed; null for an administrator. */
  proposedById: string | null;
  proposedByName: string | null;
  recommendationText: string | null;
  recommendationRating: number | null;
}

/** The two database engines return computed booleans differently. */
type Row = Omit<NotifiedDecision, 'isApplicant' | 'isNews' | 'hasOfferLetter'> &
  Record<'isApplicant' | 'isNews' | 'hasOfferLetter', number | string>;

const COMPANY_BATCH_SIZE = 100;
const DECISION_BATCH_SIZE = 500;

const DUE_COMPANIES = `SELECT DISTINCT n.company_id AS companyId
  FROM decision_notification n JOIN company c ON c.id = n.company_id
  WHERE n.due_at <= ? AND (n.is_applicant = 0 OR c.applicants_mailed_at IS NULL OR c.applicants_mailed_at <= ?)
  LIMIT ${COMPANY_BATCH_SIZE}`;

/** Locks the rows, so that only one server writes the emails. */
const DUE = `SELECT approval_id AS approvalId FROM decision_notification
  WHERE company_id = ? AND due_at <= ? ORDER BY approval_id LIMIT ${DECISION_BATCH_SIZE} FOR UPDATE`;

const DECISIONS = (
  ids: readonly string[],
): string => `SELECT n.approval_id AS approvalId, n.is_applicant AS isApplicant,
    (a.is_active = 1 AND a.withdrawn_at IS NULL AND (n.is_applicant = 0 OR a.approval_id = n.approval_id)) AS isNews,
    p.state, p.previous_value AS previousStatus, p.proposed_value AS proposedStatus,
    p.offer_letter_id IS NOT NULL AS hasOfferLetter, p.date_of_joining AS dateOfJoining, p.reason, p.note,
    q.id AS proposedById, CONCAT(q.first_name, ' ', q.last_name) AS proposedByName,
    a.id AS applicationId, a.candidate_id AS candidateId, CONCAT(u.first_name, ' ', u.last_name) AS candidateName,
    a.job_id AS jobId, j.title AS jobTitle, r.text AS recommendationText, r.rating AS recommendationRating, i.starts_at AS interviewAt,
    (SELECT MAX(e.starts_at) FROM interview e WHERE e.application_id = a.id AND e.superseded_by_id = i.id) AS movedFrom
  FROM decision_notification n JOIN approval p ON p.id = n.approval_id JOIN application a ON a.id = p.application_id
    JOIN user u ON u.id = a.candidate_id JOIN job j ON j.id = a.job_id LEFT JOIN interview i ON i.approval_id = p.id
    LEFT JOIN user q ON q.id = p.requested_by_id AND q.type = 'EMPLOYER'
    LEFT JOIN recommendation r ON r.id = (SELECT MAX(v.id) FROM recommendation v WHERE v.application_id = a.id)
  WHERE n.approval_id IN (${placeholders(ids)}) ORDER BY p.decided_at, p.id`;

/** Decisions to email to employers, inside the caller's transaction. */
export class DecisionNotificationsRepository {
  async add(manager: EntityManager, notification: Omit<DecisionNotificationEntity, 'approval'>): Promise<void> {
    await manager.insert(DecisionNotificationEntity, notification);
  }

  /** Deletes an undone decision. Returns false if it has already been emailed. */
  async cancel(manager: EntityManager, approvalId: string): Promise<boolean> {
    return (await manager.delete(DecisionNotificationEntity, { approvalId })).affected === 1;
  }

  /** Returns the companies with emails due now. */
  async dueCompanies(manager: EntityManager, now: Date, mailedBefore: Date): Promise<string[]> {
    const rows = await manager.query<{ companyId: string }[]>(DUE_COMPANIES, [now, mailedBefore]);
    return rows.map(({ companyId }) => companyId);
  }

  /** Returns a company's due decisions, earliest first, and locks them until the transaction ends. */
  async due(manager: EntityManager, companyId: string, now: Date): Promise<NotifiedDecision[]> {
    const locked = await manager.query<{ approvalId: string }[]>(DUE, [companyId, now]);
    if (locked.length === 0) return [];
    const ids = locked.map(({ approvalId }) => approvalId);
    const rows = await manager.query<Row[]>(DECISIONS(ids), ids);
    return rows.map((row) => ({
      ...row,
      isApplicant: Number(row.isApplicant) === 1,
      isNews: Number(row.isNews) === 1,
      hasOfferLetter: Number(row.hasOfferLetter) === 1,
    }));
  }

  /** Starts the company's next interval for emails about applicants. Returns false while the last one is running. */
  async beginInterval(manager: EntityManager, id: string, now: Date, mailedBefore: Date): Promise<boolean> {
    const isOver = [
      { id, applicantsMailedAt: IsNull() },
      { id, applicantsMailedAt: LessThanOrEqual(mailedBefore) },
    ];
    return (await manager.update(CompanyEntity, isOver, { applicantsMailedAt: now })).affected === 1;
  }

  /** Returns the interviews that these decisions have approved and that are not cancelled. */
  async arranged(manager: EntityManager, decisions: readonly NotifiedDecision[]): Promise<InterviewEntity[]> {
    if (decisions.length === 0) return [];
    const approvalId = In(decisions.map((decision) => decision.approvalId));
    return manager.find(InterviewEntity, { where: { approvalId, cancelledAt: IsNull() }, order: { id: 'ASC' } });
  }

  /** Returns the approved interviews that the ends of these applications have cancelled. */
  async cancelled(manager: EntityManager, decisions: readonly NotifiedDecision[]): Promise<InterviewEntity[]> {
    if (decisions.length === 0) return [];
    const applicationId = In(decisions.map((decision) => decision.applicationId));
    const cancelledFor = In(decisions.map(({ proposedStatus }) => proposedStatus));
    const where = { applicationId, cancelledFor, approval: { state: 'APPROVED' as const } };
    return manager.find(InterviewEntity, { where, order: { id: 'ASC' } });
  }

  async remove(manager: EntityManager, decisions: readonly NotifiedDecision[]): Promise<void> {
    if (decisions.length === 0) return;
    await manager.delete(DecisionNotificationEntity, { approvalId: In(decisions.map(({ approvalId }) => approvalId)) });
  }
}

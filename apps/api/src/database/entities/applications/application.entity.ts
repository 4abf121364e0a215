import { APPLICATION_STATUSES, type ApplicationStatus } from '@job-alert/domain/applications/application-status';
import type { CandidateReply } from '@job-alert/domain/applications/candidate-reply';
import { OFFER_ANSWERS, type OfferAnswer } from '@job-alert/domain/applications/offer-answer';
import { WITHDRAWAL_REASONS, type WithdrawalReason } from '@job-alert/domain/applications/withdrawal';
import { APPROVAL_STATES, type ApprovalState } from '@job-alert/domain/approvals/approval';
import { NOTICE_PERIODS, type NoticePeriod } from '@job-alert/domain/jobs/job-preference-labels';
import type { ScreeningAnswer } from '@job-alert/domain/jobs/screening';
import type { VisitSource } from '@job-alert/domain/reports/visit-source';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  ChoiceCheck,
  ChoiceColumn,
  DayColumn,
  FlagColumn,
  IdColumn,
  InstantColumn,
  ReferenceColumn,
  VersionNumberColumn,
  ModifiedColumn,
} from '../../columns.js';
import { SourceCheck, SourceNameCheck, SourceNameColumn } from '../../reports/fact-columns.js';
import { StoredFileEntity } from '../accounts/stored-file.entity.js';
import { CandidateProfileEntity } from '../candidates/candidate-profile.entity.js';
import { CompanyEntity } from '../companies/company.entity.js';
import { JobEntity } from '../jobs/job.entity.js';

/**
 * One candidate's application to one job. `attempt` makes a double click harmless without locks: two requests that both
 * saw no application both try attempt 1, and the unique key lets one of them in (decision 0007).
 */
@Entity('application')
@Index('application_modified', ['modifiedAt'])
@Index('application_attempt', ['candidateId', 'jobId', 'attempt'], { unique: true })
@Index('application_company_applied', ['companyId', 'appliedAt', 'id'])
@Index('application_company_standing', ['companyId', 'approvalState', 'statusUpdatedAt', 'id'])
@Index('application_job_applied', ['jobId', 'appliedAt', 'id'])
@Index('application_candidate_applied', ['candidateId', 'appliedAt', 'id'])
@Index('application_applied', ['appliedAt', 'id'])
@Index('application_changed', ['statusUpdatedAt', 'id', 'appliedAt'])
@Index('application_list_applied', ['listStatus', 'appliedAt', 'id'])
@Index('application_list_changed', ['listStatus', 'statusUpdatedAt', 'id', 'appliedAt'])
@Index('application_active_applied', ['isActive', 'appliedAt', 'id'])
@Index('application_joining', ['dateOfJoining', 'approvedStatus', 'offerAnswer', 'id'])
@Index('application_reply_applied', ['candidateReply', 'appliedAt', 'id'])
@Index('application_reply_changed', ['candidateReply', 'statusUpdatedAt', 'id', 'appliedAt'])
@ChoiceCheck('application_status_check', 'status', APPLICATION_STATUSES)
@ChoiceCheck('application_proposed_check', 'proposed_status', APPLICATION_STATUSES)
@ChoiceCheck('application_approved_check', 'approved_status', APPLICATION_STATUSES)
@ChoiceCheck('application_approval_check', 'approval_state', APPROVAL_STATES)
@Check('application_standing_check', "approval_state <> 'APPROVED' OR approved_status IS NOT NULL")
@Check('application_attempt_check', 'attempt > 0')
@ChoiceCheck('application_withdrawal_reason_check', 'withdrawal_reason', WITHDRAWAL_REASONS)
@Check('application_withdrawal_check', '(withdrawn_at IS NULL) = (withdrawal_reason IS NULL)')
@Check('application_withdrawal_note_check', 'withdrawal_note IS NULL OR withdrawn_at IS NOT NULL')
@Check(
  'application_withdrawn_check',
  "withdrawn_at IS NULL OR approved_status IS NULL OR approved_status <> 'SELECTED'",
)
@ChoiceCheck('application_offer_answer_check', 'offer_answer', OFFER_ANSWERS)
@Check('application_answered_check', 'offer_answer IS NULL OR offer_id IS NOT NULL')
@SourceCheck('application_source_check')
@SourceNameCheck('application_source_name_check')
@ChoiceCheck('application_notice_check', 'notice_period', NOTICE_PERIODS)
@Check('application_answers_check', 'JSON_VALID(answers)')
export class ApplicationEntity {
  @IdColumn() id!: string;
  @ReferenceColumn() jobId!: string;
  @ManyToOne(() => JobEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'job_id', foreignKeyConstraintName: 'application_job_fk' })
  job?: Relation<JobEntity>;
  /** The company of the job, repeated so that an employer's list is one index range. */
  @ReferenceColumn() companyId!: string;
  @ManyToOne(() => CompanyEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'company_id', foreignKeyConstraintName: 'application_company_fk' })
  company?: Relation<CompanyEntity>;
  @ReferenceColumn() candidateId!: string;
  @ManyToOne(() => CandidateProfileEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'candidate_id', foreignKeyConstraintName: 'application_candidate_fk' })
  candidate?: Relation<CandidateProfileEntity>;
  /** 1 for the first application of this candidate to this job, 2 for the one after the reapply window, and so on. */
  @Column({ type: 'smallint', unsigned: true }) attempt!: number;
  @ChoiceColumn() status!: ApplicationStatus;
  @ChoiceColumn() proposedStatus!: ApplicationStatus;
  /** The last status that an administrator approved; null until the first approval. */
  @ChoiceColumn({ nullable: true }) approvedStatus!: ApplicationStatus | null;
  /** The status filter of administrators' lists (`listStatus`). A generated column (see the migration). */
  @ChoiceColumn() approvalState!: ApprovalState;
  /** The status filter that finds the application in the lists of administrators (`listStatus`). A generated column (see the migration). */
  @ChoiceColumn({ nullable: true, insert: false, update: false, select: false })
  listStatus?: ApplicationStatus;
  /** The screening answers with the questions as worded at the time; null without questions. */
  @Column({ type: 'simple-json', nullable: true }) answers!: ScreeningAnswer[] | null;
  /** The salary in rupees a year and the notice period that the candidate shared with this application (decision 0144). */
  @Column({ type: 'int', unsigned: true, nullable: true }) expectedSalary!: number | null;
  @ChoiceColumn({ nullable: true }) noticePeriod!: NoticePeriod | null;
  @ReferenceColumn({ nullable: true }) approvalId!: string | null;
  @FlagColumn({ default: true }) isActive!: boolean;
  @Column({ type: 'text', nullable: true }) feedback!: string | null;
  @DayColumn({ nullable: true }) dateOfJoining!: string | null;
  @ReferenceColumn({ nullable: true }) offerLetterId!: string | null;
  @ManyToOne(() => StoredFileEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'offer_letter_id', foreignKeyConstraintName: 'application_offer_letter_fk' })
  offerLetter?: Relation<StoredFileEntity>;
  /** The approved request that made the current offer; null unless the candidate is selected. */
  @ReferenceColumn({ nullable: true }) offerId!: string | null;
  /** The latest answer to the current offer; null without one. */
  @ChoiceColumn({ nullable: true }) offerAnswer!: OfferAnswer | null;
  /** The candidate's latest response: withdrawn, or the answer to the offer. A generated column (see the migration). */
  @ChoiceColumn({ nullable: true, insert: false, update: false, select: false })
  candidateReply?: CandidateReply | null;
  /** The traffic source of the candidate (decision 0084); null before recording began. */
  @ChoiceColumn({ nullable: true }) source!: VisitSource | null;
  @SourceNameColumn({ nullable: true }) sourceName!: string | null;
  @InstantColumn() appliedAt!: Date;
  @InstantColumn() statusUpdatedAt!: Date;
  /** The time of withdrawal. The status stays as it was. */
  @InstantColumn({ nullable: true }) withdrawnAt!: Date | null;
  @ChoiceColumn({ nullable: true }) withdrawalReason!: WithdrawalReason | null;
  @Column({ type: 'text', nullable: true }) withdrawalNote!: string | null;
  @VersionNumberColumn() version!: number;
  @ModifiedColumn() modifiedAt?: Date;
}

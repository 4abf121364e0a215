import { ASKED_CHANNELS, type AskedChannel } from '@job-alert/domain/approvals/asked-by';
import {
  INTERVIEW_MODES,
  type InterviewMode,
  ROUND_TYPES,
  type RoundType,
} from '@job-alert/domain/interviews/interview';
import {
  CANCELLATION_REASONS,
  type CancellationReason,
  REPORTABLE_OUTCOMES,
  type ReportableOutcome,
} from '@job-alert/domain/interviews/interview-cancellation';
import { Check, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { ChoiceCheck, ChoiceColumn, IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../../columns.js';
import { CandidateProfileEntity } from '../candidates/candidate-profile.entity.js';
import { CompanyEntity } from '../companies/company.entity.js';
import { ApplicationEntity } from './application.entity.js';
import { ApprovalEntity } from './approval.entity.js';

/**
 * An interview for an application. It takes effect when its request is approved. A reschedule replaces the earlier one.
 */
@Entity('interview')
@Index('interview_company_starts', ['companyId', 'startsAt', 'id'])
@Index('interview_candidate_starts', ['candidateId', 'startsAt'])
@Index('interview_starts', ['startsAt', 'id'])
@Index('interview_application', ['applicationId', 'startsAt'])
@ChoiceCheck('interview_round_check', 'round_type', ROUND_TYPES)
@ChoiceCheck('interview_mode_check', 'mode', INTERVIEW_MODES)
@ChoiceCheck('interview_cancelled_for_check', 'cancelled_for', CANCELLATION_REASONS)
@ChoiceCheck('interview_outcome_check', 'outcome', REPORTABLE_OUTCOMES)
@Check('interview_cancelled_check', 'cancelled_at IS NOT NULL OR (cancelled_for IS NULL AND cancel_note IS NULL)')
@Check('interview_cancelled_by_check', 'cancelled_by_name IS NULL OR cancelled_at IS NOT NULL')
@Check(
  'interview_cancel_asked_check',
  '(cancel_asked_by IS NULL) = (cancel_asked_channel IS NULL) AND (cancel_asked_by IS NULL OR cancelled_by_name IS NOT NULL)',
)
@ChoiceCheck('interview_cancel_channel_check', 'cancel_asked_channel', ASKED_CHANNELS)
@Check('interview_held_check', 'cancelled_at IS NULL OR outcome IS NULL')
export class InterviewEntity {
  @IdColumn() id!: string;
  @ReferenceColumn() applicationId!: string;
  @ManyToOne(() => ApplicationEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'interview_application_fk' })
  application?: Relation<ApplicationEntity>;
  @ReferenceColumn() companyId!: string;
  @ManyToOne(() => CompanyEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'company_id', foreignKeyConstraintName: 'interview_company_fk' })
  company?: Relation<CompanyEntity>;
  @ReferenceColumn() candidateId!: string;
  @ManyToOne(() => CandidateProfileEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'candidate_id', foreignKeyConstraintName: 'interview_candidate_fk' })
  candidate?: Relation<CandidateProfileEntity>;
  /** The request that proposed this interview. */
  @ReferenceColumn() approvalId!: string;
  @ManyToOne(() => ApprovalEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'approval_id', foreignKeyConstraintName: 'interview_approval_fk' })
  approval?: Relation<ApprovalEntity>;
  @ChoiceColumn() roundType!: RoundType;
  @InstantColumn() startsAt!: Date;
  @ChoiceColumn() mode!: InterviewMode;
  /** An address, or a link for an online interview. */
  @TextColumn(500) location!: string;
  @TextColumn(2000, { nullable: true }) notes!: string | null;
  @ReferenceColumn({ nullable: true }) supersededById!: string | null;
  @InstantColumn() createdAt!: Date;
  /** The time when the employer or an administrator cancelled it or its application ended. */
  @InstantColumn({ nullable: true }) cancelledAt!: Date | null;
  @ChoiceColumn({ nullable: true }) cancelledFor!: CancellationReason | null;
  /** The note of the employer or the administrator about the cancellation. */
  @TextColumn(2000, { nullable: true }) cancelNote!: string | null;
  /** The administrator who cancelled it for the company, and the person of the company who asked for it, if not the candidate. */
  @TextColumn(200, { nullable: true }) cancelledByName!: string | null;
  @TextColumn(100, { nullable: true }) cancelAskedBy!: string | null;
  @ChoiceColumn({ nullable: true }) cancelAskedChannel!: AskedChannel | null;
  /** Set when feedback was given or a missed interview was approved; null before, and for interviews that did not take place. */
  @ChoiceColumn({ nullable: true }) outcome!: ReportableOutcome | null;
}

import { APPLICATION_STATUSES } from '@job-alert/domain/applications/application-status';
import { APPROVAL_STATES, type ApprovalState } from '@job-alert/domain/approvals/approval';
import { ASKED_CHANNELS, type AskedChannel } from '@job-alert/domain/approvals/asked-by';
import { REJECTION_REASON_LABELS, type RejectionReason } from '@job-alert/domain/approvals/rejection-reasons';
import type { JobCorrection } from '@job-alert/domain/jobs/job-correction';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  ChoiceCheck,
  ChoiceColumn,
  DayColumn,
  IdColumn,
  InstantColumn,
  LongJsonColumn,
  ReferenceColumn,
  TextColumn,
} from '../../columns.js';
import { StoredFileEntity } from '../accounts/stored-file.entity.js';
import { UserEntity } from '../accounts/user.entity.js';
import { CompanyEntity } from '../companies/company.entity.js';
import { JobEntity } from '../jobs/job.entity.js';
import { ApplicationEntity } from './application.entity.js';

/** A request to administrators about one subject (enforced by a CHECK), and a history entry (decision 0006). */
@Entity('approval')
@Index('approval_company', ['companyId', 'requestedAt', 'id'])
@Index('approval_job', ['jobId', 'requestedAt', 'id'])
@Index('approval_application', ['applicationId', 'requestedAt', 'id'])
@Index('approval_state_requested', ['state', 'requestedAt', 'id', 'companyId', 'jobId', 'proposedValue'])
@Index('approval_requested', ['requestedAt', 'id'])
@Index('approval_requested_by', ['requestedById', 'requestedAt', 'id'])
@Index('approval_responsible', ['responsibleId', 'state'])
@ChoiceCheck('approval_state_check', 'state', APPROVAL_STATES)
@ChoiceCheck('approval_reason_check', 'reason', Object.keys(REJECTION_REASON_LABELS))
@ChoiceCheck('approval_previous_check', 'previous_value', APPLICATION_STATUSES)
@ChoiceCheck('approval_proposed_check', 'proposed_value', [...APPLICATION_STATUSES, 'APPROVED', 'CORRECTION'])
@Check('approval_subject_check', '(company_id IS NOT NULL) + (job_id IS NOT NULL) + (application_id IS NOT NULL) = 1')
@Check('approval_proposal_check', "(application_id IS NULL) = (proposed_value IN ('APPROVED', 'CORRECTION'))")
@Check(
  'approval_correction_check',
  "(proposed_value = 'CORRECTION') = (correction IS NOT NULL) AND (correction IS NULL OR (job_id IS NOT NULL AND JSON_VALID(correction)))",
)
@Check('approval_asked_check', '(asked_by IS NULL) = (asked_channel IS NULL)')
@ChoiceCheck('approval_channel_check', 'asked_channel', ASKED_CHANNELS)
@Check(
  'approval_details_check',
  'application_id IS NOT NULL OR (previous_value IS NULL AND feedback IS NULL AND date_of_joining IS NULL)',
)
@Check('approval_decided_check', "(state = 'PENDING') = (decided_at IS NULL)")
@Check('approval_rejected_check', "reason IS NULL OR state = 'REJECTED'")
export class ApprovalEntity {
  @IdColumn() id!: string;
  @ReferenceColumn({ nullable: true }) companyId!: string | null;
  @ManyToOne(() => CompanyEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'company_id', foreignKeyConstraintName: 'approval_company_fk' })
  company?: Relation<CompanyEntity>;
  @ReferenceColumn({ nullable: true }) jobId!: string | null;
  @ManyToOne(() => JobEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'job_id', foreignKeyConstraintName: 'approval_job_fk' })
  job?: Relation<JobEntity>;
  @ReferenceColumn({ nullable: true }) applicationId!: string | null;
  @ManyToOne(() => ApplicationEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'approval_application_fk' })
  application?: Relation<ApplicationEntity>;
  @ChoiceColumn() state!: ApprovalState;
  /** The id of the user who made the request. No foreign key: the record outlives the account. */
  @ReferenceColumn({ nullable: true }) requestedById!: string | null;
  /** The name that others see for the requester: the name of the candidate or company, never an email address. */
  @TextColumn(200) requestedByName!: string;
  @InstantColumn() requestedAt!: Date;
  @ReferenceColumn({ nullable: true }) decidedById!: string | null;
  @TextColumn(200, { nullable: true }) decidedByName!: string | null;
  @InstantColumn({ nullable: true }) decidedAt!: Date | null;
  /** For applications: the last approved status before this request, null for a first application. */
  @ChoiceColumn({ nullable: true }) previousValue!: string | null;
  /** For applications: the proposed status; for companies and jobs APPROVED; for corrections of jobs CORRECTION. */
  @ChoiceColumn() proposedValue!: string;
  /** The changes of a job's correction; null for other requests. */
  @LongJsonColumn({ nullable: true }) correction!: JobCorrection | null;
  /** The person of the company who asked for it, and how, if an administrator acted for the company. */
  @TextColumn(100, { nullable: true }) askedBy!: string | null;
  @ChoiceColumn({ nullable: true }) askedChannel!: AskedChannel | null;
  /** The message from the employer to the candidate that came with the proposal. */
  @Column({ type: 'text', nullable: true }) feedback!: string | null;
  /** The reason and note of a rejection. Candidates never see the note, employers neither for new applications. */
  @ChoiceColumn({ nullable: true }) reason!: RejectionReason | null;
  @Column({ type: 'text', nullable: true }) note!: string | null;
  @DayColumn({ nullable: true }) dateOfJoining!: string | null;
  /** The administrator who is responsible for the request itself; null for the one of its job or company (decision 0174). */
  @ReferenceColumn({ nullable: true }) responsibleId!: string | null;
  @ManyToOne(() => UserEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'responsible_id', foreignKeyConstraintName: 'approval_responsible_fk' })
  responsible?: Relation<UserEntity> | null;
  @ReferenceColumn({ nullable: true }) offerLetterId!: string | null;
  @ManyToOne(() => StoredFileEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'offer_letter_id', foreignKeyConstraintName: 'approval_offer_letter_fk' })
  offerLetter?: Relation<StoredFileEntity>;
}

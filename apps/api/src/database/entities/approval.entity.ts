import type { ApprovalState } from '@job-alert/domain/approval';
import type { RejectionReason } from '@job-alert/domain/rejection-reasons';
import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { ChoiceColumn, DayColumn, IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../columns.js';
import { ApplicationEntity } from './application.entity.js';
import { CompanyEntity } from './company.entity.js';
import { JobEntity } from './job.entity.js';
import { StoredFileEntity } from './stored-file.entity.js';

/**
 * One request that an administrator decides, of exactly one subject (a CHECK holds it). An application's history is its
 * approvals, oldest to newest (decision 0006).
 */
@Entity('approval')
@Index('approval_company', ['companyId', 'requestedAt', 'id'])
@Index('approval_job', ['jobId', 'requestedAt', 'id'])
@Index('approval_application', ['applicationId', 'requestedAt', 'id'])
@Index('approval_state_requested', ['state', 'requestedAt', 'id'])
@Index('approval_requested', ['requestedAt', 'id'])
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
  /** Who asked: a user id without a foreign key, since the record outlives the account. */
  @ReferenceColumn({ nullable: true }) requestedById!: string | null;
  /** How who asked is shown to others: the candidate's or the company's name. Never an e-mail. */
  @TextColumn(200) requestedByName!: string;
  @InstantColumn() requestedAt!: Date;
  @ReferenceColumn({ nullable: true }) decidedById!: string | null;
  @TextColumn(200, { nullable: true }) decidedByName!: string | null;
  @InstantColumn({ nullable: true }) decidedAt!: Date | null;
  /** For applications: the last approved status before this request, null for a first application. */
  @ChoiceColumn({ nullable: true }) previousValue!: string | null;
  /** For applications: the proposed status; for companies and jobs APPROVED. */
  @ChoiceColumn() proposedValue!: string;
  /** The employer's words to the candidate, with a proposal. */
  @Column({ type: 'text', nullable: true }) feedback!: string | null;
  /** Why it was rejected, and the administrator's words to whoever asked; a candidate never sees them. */
  @ChoiceColumn({ nullable: true }) reason!: RejectionReason | null;
  @Column({ type: 'text', nullable: true }) note!: string | null;
  @DayColumn({ nullable: true }) dateOfJoining!: string | null;
  @ReferenceColumn({ nullable: true }) offerLetterId!: string | null;
  @ManyToOne(() => StoredFileEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'offer_letter_id', foreignKeyConstraintName: 'approval_offer_letter_fk' })
  offerLetter?: Relation<StoredFileEntity>;
}

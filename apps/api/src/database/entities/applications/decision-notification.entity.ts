import { Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { FlagColumn, InstantColumn, ReferenceColumn } from '../../columns.js';
import { ApprovalEntity } from './approval.entity.js';

/** A decision about an application that the employer has not been notified of yet (decision 0105). */
@Entity('decision_notification')
@Index('decision_notification_due', ['companyId', 'dueAt'])
export class DecisionNotificationEntity {
  /** The request that holds the decision. */
  @PrimaryColumn({ type: 'bigint', unsigned: true }) approvalId!: string;
  @OneToOne(() => ApprovalEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'approval_id', foreignKeyConstraintName: 'decision_notification_approval_fk' })
  approval?: Relation<ApprovalEntity>;
  @ReferenceColumn() companyId!: string;
  /** True for a new applicant, false for a decision about a proposal. */
  @FlagColumn() isApplicant!: boolean;
  /** When the decision can no longer be undone. */
  @InstantColumn() dueAt!: Date;
}

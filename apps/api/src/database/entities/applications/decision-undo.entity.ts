import type { ApplicationEntity } from './application.entity.js';
import { ApprovalEntity } from './approval.entity.js';
import type { CompanyEntity } from '../companies/company.entity.js';
import type { InterviewEntity } from './interview.entity.js';
import type { JobEntity } from '../jobs/job.entity.js';
import type { CorrectableJob } from '@job-alert/domain/jobs/job-correction';
import { Check, Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { InstantColumn, LongJsonColumn } from '../../columns.js';

/** Instants are strings in JSON. */
type InJson<Row> = {
  [Name in keyof Row]: Row[Name] extends Date ? string : Row[Name] extends Date | null ? string | null : Row[Name];
};

/** The columns that a decision changes, with their previous values. The version is the one after the decision. */
export type RecordBefore =
  | { kind: 'COMPANY'; columns: Pick<CompanyEntity, 'approvalState' | 'approvalId'> }
  | { kind: 'JOB_CORRECTION'; version: number; columns: Partial<CorrectableJob> }
  | { kind: 'JOB'; version: number; columns: Pick<JobEntity, 'approvalState' | 'approvalId' | 'approvedTerms'> }
  | {
      kind: 'APPLICATION';
      version: number;
      columns: InJson<
        Pick<
          ApplicationEntity,
          | 'status'
          | 'proposedStatus'
          | 'approvedStatus'
          | 'approvalState'
          | 'approvalId'
          | 'feedback'
          | 'dateOfJoining'
          | 'offerLetterId'
          | 'offerId'
          | 'offerAnswer'
          | 'statusUpdatedAt'
        >
      >;
      interviews: InJson<Pick<InterviewEntity, 'id' | 'approvalId' | 'cancelledAt' | 'cancelledFor' | 'outcome'>>[];
    };

/** The previous state of a decided record, stored while the decision can be undone (decision 0054). */
@Entity('decision_undo')
@Index('decision_undo_decided', ['decidedAt'])
@Check('decision_undo_before_check', 'JSON_VALID(before_state)')
export class DecisionUndoEntity {
  /** The request that holds the decision. */
  @PrimaryColumn({ type: 'bigint', unsigned: true }) approvalId!: string;
  @OneToOne(() => ApprovalEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'approval_id', foreignKeyConstraintName: 'decision_undo_approval_fk' })
  approval?: Relation<ApprovalEntity>;
  @InstantColumn() decidedAt!: Date;
  @Column({ type: 'simple-json' }) beforeState!: RecordBefore;
  /** The keys of the emails that are delayed with the decision. */
  @LongJsonColumn() mailKeys!: string[];
}

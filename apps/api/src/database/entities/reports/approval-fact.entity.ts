import type { ApplicationStatus } from '@job-alert/domain/applications/application-status';
import type { SubjectKind } from '@job-alert/domain/approvals/approval';
import type { RejectionReason } from '@job-alert/domain/approvals/rejection-reasons';
import { REQUEST_OUTCOMES, type RequestOutcome } from '@job-alert/domain/reports/report-labels';
import type { VisitSource } from '@job-alert/domain/reports/visit-source';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  ChoiceCheck,
  ChoiceColumn,
  DayColumn,
  FlagColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
} from '../../columns.js';
import { EventDayColumn, SourceNameColumn } from '../../reports/fact-columns.js';

/** A request to administrators for reports. An approved step of an application is also a stage (decision 0084). */
@Entity('approval_fact')
@Index('approval_fact_decided', [
  'decidedOn',
  'outcome',
  'waited',
  'subject',
  'clockSeconds',
  'workingSeconds',
  'decidedById',
  'reason',
  'city',
  'industry',
  'source',
])
@Index('approval_fact_clock', ['decisionGroup', 'clockMinutes', 'decidedOn', 'city', 'industry', 'source'])
@Index('approval_fact_working', ['decisionGroup', 'workingMinutes', 'decidedOn', 'city', 'industry', 'source'])
@Index('approval_fact_entered', ['enteredOn', 'step', 'leftOn', 'goneAt', 'city', 'industry', 'source'])
@Index('approval_fact_waiting', ['outcome', 'goneAt', 'requestedAt', 'subject', 'city', 'industry', 'source'])
@Index('approval_fact_requested', ['requestedOn', 'outcome', 'waited', 'subject', 'clockSeconds'])
@Index('approval_fact_company', ['companyId', 'requestedOn'])
@Index('approval_fact_job', ['jobId', 'requestedOn'])
@Index('approval_fact_approval', ['approvalId'], { unique: true })
@ChoiceCheck('approval_fact_outcome_check', 'outcome', REQUEST_OUTCOMES)
@Check('approval_fact_decided_check', "(outcome = 'PENDING') = (decided_at IS NULL)")
export class ApprovalFactEntity {
  @PrimaryColumn({ type: 'datetime', precision: 3 }) requestedAt!: Date;
  @PrimaryColumn({ type: 'bigint', unsigned: true }) approvalId!: string;
  @ChoiceColumn() subject!: SubjectKind;
  @ReferenceColumn() companyId!: string;
  @ReferenceColumn({ nullable: true }) jobId!: string | null;
  @ReferenceColumn({ nullable: true }) applicationId!: string | null;
  @TextColumn(150, { nullable: true }) industry!: string | null;
  @TextColumn(100, { nullable: true }) city!: string | null;
  @TextColumn(60, { nullable: true }) state!: string | null;
  @ChoiceColumn({ nullable: true }) source!: VisitSource | null;
  @SourceNameColumn({ nullable: true }) sourceName!: string | null;
  @ChoiceColumn({ nullable: true }) step!: ApplicationStatus | null;
  @ChoiceColumn({ nullable: true }) previousStep!: ApplicationStatus | null;
  @InstantColumn({ nullable: true }) appliedAt!: Date | null;
  @DayColumn() requestedOn!: string;
  /** WITHDRAWN: the candidate withdrew the application, or the company its proposal, while the request was pending. */
  @ChoiceColumn() outcome!: RequestOutcome;
  @InstantColumn({ nullable: true }) decidedAt!: Date | null;
  @EventDayColumn() decidedOn!: string | null;
  /** The month, subject and result of a decision by administrators as one number (`decision-groups.ts`). */
  @Column({ type: 'int', unsigned: true, nullable: true }) decisionGroup!: number | null;
  @ReferenceColumn({ nullable: true }) decidedById!: string | null;
  @ChoiceColumn({ nullable: true }) reason!: RejectionReason | null;
  /** False if request and decision have the same instant. */
  @FlagColumn() waited!: boolean;
  /** The pending time in seconds. */
  @Column({ type: 'int', unsigned: true, nullable: true }) clockSeconds!: number | null;
  /** The pending time in whole minutes. */
  @Column({ type: 'int', unsigned: true, nullable: true }) clockMinutes!: number | null;
  /** The pending time in working hours. */
  @Column({ type: 'int', unsigned: true, nullable: true }) workingSeconds!: number | null;
  @Column({ type: 'int', unsigned: true, nullable: true }) workingMinutes!: number | null;
  /** The time when this approval moved its application to the step, and the time and step of the next move. */
  @InstantColumn({ nullable: true }) enteredAt!: Date | null;
  @InstantColumn({ nullable: true }) leftAt!: Date | null;
  @EventDayColumn() enteredOn!: string | null;
  @EventDayColumn() leftOn!: string | null;
  @ChoiceColumn({ nullable: true }) nextStep!: ApplicationStatus | null;
  @InstantColumn({ nullable: true }) goneAt!: Date | null;
}

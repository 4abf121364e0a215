import type { InvitationAnswer, InvitationDeclineReason } from '@job-alert/domain/sourcing/job-invitation';
import { Entity, Index, PrimaryColumn } from 'typeorm';
import { ChoiceColumn, DayColumn, InstantColumn, ReferenceColumn, TextColumn } from '../../columns.js';
import { EventDayColumn } from '../../reports/fact-columns.js';

/** An invitation for reports (decision 0084). It does not name the candidate. */
@Entity('invitation_fact')
@Index('invitation_fact_invited', [
  'invitedOn',
  'answeredOn',
  'answer',
  'declineReason',
  'applicationId',
  'invitedById',
  'companyId',
  'jobId',
  'city',
  'industry',
])
@Index('invitation_fact_company', ['companyId', 'invitedOn'])
@Index('invitation_fact_job', ['jobId', 'invitedOn'])
export class InvitationFactEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) invitationId!: string;
  @ReferenceColumn() jobId!: string;
  @ReferenceColumn() companyId!: string;
  @TextColumn(150) industry!: string;
  @TextColumn(100) city!: string;
  @TextColumn(60) state!: string;
  @InstantColumn() invitedAt!: Date;
  @DayColumn() invitedOn!: string;
  @ReferenceColumn({ nullable: true }) invitedById!: string | null;
  @ChoiceColumn({ nullable: true }) answer!: InvitationAnswer | null;
  @InstantColumn({ nullable: true }) answeredAt!: Date | null;
  @EventDayColumn() answeredOn!: string | null;
  @ChoiceColumn({ nullable: true }) declineReason!: InvitationDeclineReason | null;
  @ReferenceColumn({ nullable: true }) applicationId!: string | null;
  /** The time when the candidate or the job was deleted; null while both exist. */
  @InstantColumn({ nullable: true }) goneAt!: Date | null;
}

import {
  DROP_REASONS,
  type DropReason,
  JOINING_OUTCOMES,
  type JoiningOutcome,
} from '@job-alert/domain/applications/joining';
import { Check, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import {
  ChoiceCheck,
  ChoiceColumn,
  DayColumn,
  InstantColumn,
  ReferenceColumn,
  VersionNumberColumn,
} from '../../columns.js';
import { ApplicationEntity } from './application.entity.js';

/** The latest joining outcome of an accepted offer. */
@Entity('joining')
@Index('joining_application', ['applicationId'])
@ChoiceCheck('joining_outcome_check', 'outcome', JOINING_OUTCOMES)
@ChoiceCheck('joining_reason_check', 'reason', DROP_REASONS)
@Check('joining_day_check', "(outcome = 'DROPPED') = (day IS NULL)")
@Check('joining_dropped_check', "(outcome = 'DROPPED') = (reason IS NOT NULL)")
export class JoiningEntity {
  /** The approved request that made the offer. */
  @PrimaryColumn({ type: 'bigint', unsigned: true }) offerId!: string;
  @ReferenceColumn() applicationId!: string;
  @ManyToOne(() => ApplicationEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'joining_application_fk' })
  application?: Relation<ApplicationEntity>;
  @ChoiceColumn() outcome!: JoiningOutcome;
  /** The joining date; for POSTPONED the new one. */
  @DayColumn({ nullable: true }) day!: string | null;
  @ChoiceColumn({ nullable: true }) reason!: DropReason | null;
  @InstantColumn({ nullable: true }) postponedAt!: Date | null;
  @InstantColumn() toldAt!: Date;
  @VersionNumberColumn() version!: number;
}

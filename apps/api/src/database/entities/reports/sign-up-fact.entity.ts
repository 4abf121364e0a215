import type { VisitSource } from '@job-alert/domain/reports/visit-source';
import { Entity, Index } from 'typeorm';
import { ChoiceCheck, ChoiceColumn, DayColumn, IdColumn, InstantColumn } from '../../columns.js';
import { SourceCheck, SourceNameColumn } from '../../reports/fact-columns.js';

/** The time and source of a sign-up or invitation, without the person. */
@Entity('sign_up_fact')
@Index('sign_up_fact_day', ['signedUpOn', 'source', 'sourceName', 'userType'])
@ChoiceCheck('sign_up_fact_type_check', 'user_type', ['CANDIDATE', 'EMPLOYER'])
@SourceCheck('sign_up_fact_source_check')
export class SignUpFactEntity {
  @IdColumn() id!: string;
  @ChoiceColumn() userType!: 'CANDIDATE' | 'EMPLOYER';
  @InstantColumn() signedUpAt!: Date;
  @DayColumn() signedUpOn!: string;
  @ChoiceColumn({ nullable: true }) source!: VisitSource | null;
  @SourceNameColumn({ nullable: true }) sourceName!: string | null;
}

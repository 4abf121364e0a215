import { MAX_FIT } from '@job-alert/domain/approvals/recommendation-input';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../../columns.js';
import { ApplicationEntity } from './application.entity.js';

/** A version of the recommendation of an application. The newest one applies (decision 0150). */
@Entity('recommendation')
@Index('recommendation_application', ['applicationId', 'id'])
@Check('recommendation_content_check', 'text IS NOT NULL OR rating IS NOT NULL')
@Check('recommendation_rating_check', `rating BETWEEN 1 AND ${MAX_FIT}`)
export class RecommendationEntity {
  @IdColumn() id!: string;
  @ReferenceColumn() applicationId!: string;
  @ManyToOne(() => ApplicationEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'recommendation_application_fk' })
  application?: Relation<ApplicationEntity>;
  @TextColumn(1000, { nullable: true }) text!: string | null;
  @Column({ type: 'tinyint', unsigned: true, nullable: true }) rating!: number | null;
  /** The id of the author. No foreign key: the recommendation outlives the account. */
  @ReferenceColumn() writtenById!: string;
  @TextColumn(200) writtenByName!: string;
  @InstantColumn() writtenAt!: Date;
}

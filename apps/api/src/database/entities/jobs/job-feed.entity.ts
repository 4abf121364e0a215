import { Check, Entity, PrimaryColumn } from 'typeorm';
import { ReferenceColumn } from '../../columns.js';

/** The single row of the job change feed. Every writer locks it until its commit. */
@Entity('job_feed')
@Check('job_feed_check', 'forgotten <= latest')
export class JobFeedEntity {
  @PrimaryColumn({ type: 'tinyint', unsigned: true }) id!: number;
  /** The id of the latest entry. */
  @ReferenceColumn() latest!: string;
  /** Entries up to this id may have been deleted. A reader with an earlier position may have missed some. */
  @ReferenceColumn() forgotten!: string;
}

import { Check, Entity, PrimaryColumn } from 'typeorm';
import { ReferenceColumn } from '../../columns.js';

/** The one row of the feed of changes, which every writer of the feed holds until its commit. */
@Entity('job_feed')
@Check('job_feed_check', 'forgotten <= latest')
export class JobFeedEntity {
  @PrimaryColumn({ type: 'tinyint', unsigned: true }) id!: number;
  /** The place of the latest line. */
  @ReferenceColumn() latest!: string;
  /** Lines up to this one may have been deleted: a reader that has not come so far may have missed some. */
  @ReferenceColumn() forgotten!: string;
}

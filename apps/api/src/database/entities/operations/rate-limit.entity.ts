import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { EXACT } from '../../columns.js';

/** Counters of the limiter. They are in the database so that all API nodes count together. */
@Entity('rate_limit')
@Index('rate_limit_expire', ['expire'])
export class RateLimitEntity {
  /** The name of the limit and a hash of the key that it counts. */
  @PrimaryColumn({ ...EXACT, length: 255 }) key!: string;
  @Column({ type: 'int', default: 0 }) points!: number;
  /** In milliseconds since 1970; null never expires. */
  @Column({ type: 'bigint', unsigned: true, nullable: true }) expire!: string | null;
}

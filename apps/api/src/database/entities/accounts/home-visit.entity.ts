import { Check, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { InstantColumn } from '../../columns.js';
import { UserEntity } from './user.entity.js';

/** The last visits of a candidate or employer to the dashboard (decision 0077). */
@Entity('home_visit')
@Check('home_visit_time_check', 'earlier_at < looked_at')
export class HomeVisitEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) userId!: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'home_visit_user_fk' })
  user?: Relation<UserEntity>;
  @InstantColumn() lookedAt!: Date;
  /** The end of the previous visit; null during the first one. */
  @InstantColumn({ nullable: true }) earlierAt!: Date | null;
}

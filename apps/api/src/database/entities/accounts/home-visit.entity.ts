import { Check, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { InstantColumn } from '../../columns.js';
import { UserEntity } from './user.entity.js';

/** When a candidate or employer looked at the home screen (decision 0077). */
@Entity('home_visit')
@Check('home_visit_time_check', 'earlier_at < looked_at')
export class HomeVisitEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) userId!: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'home_visit_user_fk' })
  user?: Relation<UserEntity>;
  @InstantColumn() lookedAt!: Date;
  /** The last time of the previous visit; null during the first visit. */
  @InstantColumn({ nullable: true }) earlierAt!: Date | null;
}

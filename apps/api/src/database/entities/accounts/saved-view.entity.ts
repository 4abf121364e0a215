import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../../columns.js';
import { UserEntity } from './user.entity.js';

/** A list with its filters that an administrator saved under a name. */
@Entity('saved_view')
@Index('saved_view_name', ['userId', 'name'], { unique: true })
export class SavedViewEntity {
  @IdColumn() id!: string;
  @ReferenceColumn() userId!: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'saved_view_user_fk' })
  user?: Relation<UserEntity>;
  @TextColumn(60) name!: string;
  @TextColumn(500) path!: string;
  @InstantColumn() createdAt!: Date;
}

import { Check, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { InstantColumn, PrimaryHashColumn, ReferenceColumn } from '../columns.js';
import { UserEntity } from './user.entity.js';

/** A login. Only the SHA-256 of the token is kept, so a leaked table opens no account. */
@Entity('session')
@Index('session_user', ['userId'])
@Index('session_expires', ['expiresAt'])
@Check('session_time_check', 'expires_at > created_at')
export class SessionEntity {
  @PrimaryHashColumn() tokenHash!: string;
  @ReferenceColumn() userId!: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'session_user_fk' })
  user?: Relation<UserEntity>;
  @InstantColumn() createdAt!: Date;
  @InstantColumn() expiresAt!: Date;
}

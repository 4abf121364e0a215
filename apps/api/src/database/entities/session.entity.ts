import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { InstantColumn, ReferenceColumn } from '../columns.js';
import { UserEntity } from './user.entity.js';

/** A login. Only the SHA-256 of the token is kept, so a leaked table opens no account. */
@Entity('session')
@Index('session_user', ['userId'])
@Index('session_expires', ['expiresAt'])
export class SessionEntity {
  @PrimaryColumn({ type: 'char', length: 64 }) tokenHash!: string;
  @ReferenceColumn() userId!: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'session_user_fk' })
  user?: Relation<UserEntity>;
  @InstantColumn() createdAt!: Date;
  @InstantColumn() expiresAt!: Date;
}

import { MAX_BROWSER_NAME } from '@job-alert/domain/accounts/browser-name';
import { Check, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { InstantColumn, PrimaryHashColumn, ReferenceColumn, TextColumn } from '../../columns.js';
import { UserEntity } from './user.entity.js';

/** A login. Only the SHA-256 of the token is stored, so a leaked table opens no account. */
@Entity('session')
@Index('session_user', ['userId'])
@Index('session_expires', ['expiresAt'])
@Check('session_time_check', 'expires_at > created_at')
@Check('session_used_check', 'last_used_at >= created_at')
export class SessionEntity {
  @PrimaryHashColumn() tokenHash!: string;
  @ReferenceColumn() userId!: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'session_user_fk' })
  user?: Relation<UserEntity>;
  /** For example "Chrome on Android"; null for programs. */
  @TextColumn(MAX_BROWSER_NAME, { nullable: true }) browser!: string | null;
  @InstantColumn() createdAt!: Date;
  /** Accurate to about an hour, because most requests only read the row. */
  @InstantColumn() lastUsedAt!: Date;
  @InstantColumn() expiresAt!: Date;
}

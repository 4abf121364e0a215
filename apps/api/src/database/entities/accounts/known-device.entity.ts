import { Check, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { InstantColumn, PrimaryHashColumn, ReferenceColumn } from '../../columns.js';
import { UserEntity } from './user.entity.js';

/** A browser that has logged in: a SHA-256 of account and device token, so that accounts cannot be linked. */
@Entity('known_device')
@Index('known_device_user', ['userId', 'expiresAt'])
@Index('known_device_expires', ['expiresAt'])
@Check('known_device_time_check', 'expires_at > created_at')
export class KnownDeviceEntity {
  @PrimaryHashColumn({ name: 'mark_hash' }) tokenHash!: string;
  @ReferenceColumn() userId!: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'known_device_user_fk' })
  user?: Relation<UserEntity>;
  @InstantColumn() createdAt!: Date;
  @InstantColumn() expiresAt!: Date;
}

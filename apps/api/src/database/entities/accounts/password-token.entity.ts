import { Check, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { ChoiceCheck, ChoiceColumn, InstantColumn, PrimaryHashColumn, ReferenceColumn } from '../../columns.js';
import { UserEntity } from './user.entity.js';

const PASSWORD_TOKEN_PURPOSES = ['RESET', 'INVITATION'] as const;

/**
 * A link with which a user sets a password: after a reset request, or from an invitation. It is stored as a SHA-256 and works once. A
 * user has one link of each purpose, so a newer one replaces the older one.
 */
@Entity('password_token')
@Index('password_token_user_purpose', ['userId', 'purpose'], { unique: true })
@Index('password_token_expires', ['purpose', 'expiresAt'])
@ChoiceCheck('password_token_purpose_check', 'purpose', PASSWORD_TOKEN_PURPOSES)
@Check('password_token_time_check', 'expires_at > created_at')
export class PasswordTokenEntity {
  @PrimaryHashColumn() tokenHash!: string;
  @ReferenceColumn() userId!: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'password_token_user_fk' })
  user?: Relation<UserEntity>;
  @ChoiceColumn() purpose!: (typeof PASSWORD_TOKEN_PURPOSES)[number];
  @InstantColumn() createdAt!: Date;
  @InstantColumn() expiresAt!: Date;
  @InstantColumn({ nullable: true }) usedAt!: Date | null;
}

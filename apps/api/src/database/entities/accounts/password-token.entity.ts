import { Check, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { ChoiceCheck, ChoiceColumn, InstantColumn, PrimaryHashColumn, ReferenceColumn } from '../../columns.js';
import { UserEntity } from './user.entity.js';

const PASSWORD_TOKEN_PURPOSES = ['RESET', 'INVITATION'] as const;

/**
 * A link by which a user sets a password: after forgetting it, or after an invitation. Kept as a SHA-256, good for one use.
 * A user has one of each purpose, so a newer one takes the place of the older, whoever else asks at the same time.
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

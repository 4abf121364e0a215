import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ChoiceColumn, InstantColumn, ReferenceColumn } from '../columns.js';
import { UserEntity } from './user.entity.js';

/**
 * A link by which a user sets a password: after forgetting it, or after an invitation. Kept as a SHA-256, good for one use.
 * A user has one of each purpose, so a newer one takes the place of the older, whoever else asks at the same time.
 */
@Entity('password_token')
@Index('password_token_user_purpose', ['userId', 'purpose'], { unique: true })
export class PasswordTokenEntity {
  @PrimaryColumn({ type: 'char', length: 64 }) tokenHash!: string;
  @ReferenceColumn() userId!: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'password_token_user_fk' })
  user?: Relation<UserEntity>;
  @ChoiceColumn() purpose!: 'RESET' | 'INVITATION';
  @InstantColumn() createdAt!: Date;
  @InstantColumn() expiresAt!: Date;
  @InstantColumn({ nullable: true }) usedAt!: Date | null;
}

import { Check, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { EmailColumn, InstantColumn, PrimaryHashColumn, ReferenceColumn } from '../columns.js';
import { UserEntity } from './user.entity.js';

/** A link that shows that mails to an address reach the owner of the account. Kept as a SHA-256, and worth nothing for another address. */
@Entity('email_verification')
@Index('email_verification_user', ['userId'])
@Index('email_verification_expires', ['expiresAt'])
@Check('email_verification_email_check', 'email = LOWER(email)')
@Check('email_verification_time_check', 'expires_at > created_at')
export class EmailVerificationEntity {
  @PrimaryHashColumn() tokenHash!: string;
  @ReferenceColumn() userId!: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'email_verification_user_fk' })
  user?: Relation<UserEntity>;
  @EmailColumn() email!: string;
  @InstantColumn() createdAt!: Date;
  @InstantColumn() expiresAt!: Date;
}

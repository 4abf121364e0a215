import { Check, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  ChoiceCheck,
  ChoiceColumn,
  EmailColumn,
  InstantColumn,
  PrimaryHashColumn,
  ReferenceColumn,
} from '../../columns.js';
import { UserEntity } from './user.entity.js';

const EMAIL_LINK_PURPOSES = ['VERIFY', 'CHANGE', 'UNDO'] as const;

/** A link in an email that verifies the address, makes it the address of the account, or restores it. It is stored as a SHA-256. */
@Entity('email_verification')
@Index('email_verification_user', ['userId'])
@Index('email_verification_expires', ['expiresAt'])
@Check('email_verification_email_check', 'email = LOWER(email)')
@ChoiceCheck('email_verification_purpose_check', 'purpose', EMAIL_LINK_PURPOSES)
@Check('email_verification_time_check', 'expires_at > created_at')
export class EmailVerificationEntity {
  @PrimaryHashColumn() tokenHash!: string;
  @ReferenceColumn() userId!: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'email_verification_user_fk' })
  user?: Relation<UserEntity>;
  @EmailColumn() email!: string;
  @ChoiceColumn({ default: 'VERIFY' }) purpose!: (typeof EMAIL_LINK_PURPOSES)[number];
  @InstantColumn() createdAt!: Date;
  @InstantColumn() expiresAt!: Date;
}

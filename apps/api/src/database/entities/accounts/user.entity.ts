import { ADMIN_EMAIL_PREFERENCES, type AdminEmailPreference } from '@job-alert/domain/accounts/admin-email-preference';
import { ADMIN_ROLES, type AdminRole } from '@job-alert/domain/accounts/admin-role';
import { USER_TYPES, type UserType } from '@job-alert/domain/text/user-type';
import { Check, Entity, Index, IsNull, Not } from 'typeorm';
import {
  ChoiceCheck,
  ChoiceColumn,
  DayColumn,
  EmailColumn,
  FlagColumn,
  IdColumn,
  InstantColumn,
  TextColumn,
  VersionNumberColumn,
  ModifiedColumn,
} from '../../columns.js';

/** An account. Its email address is unique. */
@Entity('user')
@Index('user_type_modified', ['type', 'modifiedAt'])
@Index('user_email', ['email'], { unique: true })
@Index('user_type_contact', ['type', 'contact'])
@Index('user_type_active', ['type', 'isActive'])
@Index('user_type_created', ['type', 'createdAt', 'id', 'firstName', 'lastName', 'email', 'contact', 'isActive'])
@Index('user_type_name', ['type', 'firstName', 'lastName', 'id', 'email', 'contact', 'isActive', 'createdAt'])
@Index('user_type_email', ['type', 'email', 'id', 'firstName', 'lastName', 'contact', 'isActive', 'createdAt'])
@ChoiceCheck('user_type_check', 'type', [...USER_TYPES, 'MERGED'])
@Check('user_merged_check', "type <> 'MERGED' OR is_active = 0")
@ChoiceCheck('user_office_mail_check', 'office_mail', ADMIN_EMAIL_PREFERENCES)
@ChoiceCheck('user_admin_role_check', 'admin_role', ADMIN_ROLES)
@Check('user_email_check', 'email = LOWER(email)')
@Check('user_contact_check', 'CHAR_LENGTH(contact) IN (0, 10)')
@Check('user_consent_check', '(consent_version IS NULL) = (consent_at IS NULL)')
export class UserEntity {
  @IdColumn() id!: string;
  @EmailColumn() email!: string;
  /** Argon2id in its encoded form; null until an invited user sets a password. */
  @TextColumn(255, { nullable: true }) passwordHash!: string | null;
  /** The database also has MERGED, for an account that only reserves its email address (decision 0058). No query asks for that type. */
  @ChoiceColumn() type!: UserType;
  @TextColumn(100) firstName!: string;
  @TextColumn(100) lastName!: string;
  /** Ten digits, without the +91; empty for administrators. */
  @TextColumn(10) contact!: string;
  @FlagColumn({ default: true }) isActive!: boolean;
  /** The accepted version of the privacy notice; null for invited users before their first login. */
  @TextColumn(20, { nullable: true }) consentVersion!: string | null;
  @InstantColumn({ nullable: true }) consentAt!: Date | null;
  /** The time when an email first reached the owner of the address; null before. */
  @InstantColumn({ nullable: true }) emailVerifiedAt!: Date | null;
  @InstantColumn() createdAt!: Date;
  /** The last day in India with a login or a use of a session; null before the first one. */
  @DayColumn({ nullable: true }) lastActiveOn!: string | null;
  /** The time of the administrator's last digest. */
  @InstantColumn({ name: 'office_mailed_at', nullable: true }) digestSentAt!: Date | null;
  /** The email preference of an administrator; null follows ADMIN_MAIL. */
  @ChoiceColumn({ name: 'office_mail', nullable: true }) emailPreference!: AdminEmailPreference | null;
  /** The role of an administrator; null is ADMINISTRATOR, and for others. */
  @ChoiceColumn({ nullable: true }) adminRole!: AdminRole | null;
  /** True for an administrator who must have a second factor. */
  @FlagColumn({ default: false }) secondFactorRequired!: boolean;
  @VersionNumberColumn() version!: number;
  /** Increases whenever sessions of the account are ended. A login that read a lower number starts no session. */
  @VersionNumberColumn() sessionVersion!: number;
  @ModifiedColumn() modifiedAt?: Date;
}

/** Administrators who can log in. An invited one has no password yet, and the address may be a stranger's. */
export const ACTIVE_ADMINISTRATORS = { type: 'ADMIN', isActive: true, passwordHash: Not(IsNull()) } as const;

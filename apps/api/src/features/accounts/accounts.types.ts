import type { UserType } from '@job-alert/domain/user-type';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';
import { DateTimeScalar } from '../../platform/scalars.js';

export const UserTypeEnum = graphqlEnum<UserType>('UserType', 'What kind of account it is.', {
  CANDIDATE: 'Looks for a job.',
  EMPLOYER: 'Posts jobs for a company.',
  ADMIN: 'Approves and manages everything.',
});

export type PasswordLinkState = 'VALID' | 'EXPIRED' | 'USED';

export const PasswordLinkStateEnum = graphqlEnum<PasswordLinkState>(
  'PasswordLinkState',
  'Whether a link to set a password can still be used.',
  {
    VALID: 'A password can be set with it.',
    EXPIRED: 'Its time is over, a newer link has replaced it, or there is no such link.',
    USED: 'A password has been set with it.',
  },
);

/** What every input says of a phone number. */
export const PHONE_DESCRIPTION = 'A mobile or landline number of India: ten digits, with or without +91 or 0.';

/** What a login and a new password say of the mark. */
export const DEVICE_MARK_DESCRIPTION =
  'Random text that a browser makes once and keeps: 32 to 128 letters, digits, - and _. After a login, wrong passwords of others do not count against it. It opens nothing.';

@ObjectType({ description: 'An account, as its owner and administrators see it.', simpleResolvers: true })
export class User {
  @Field(() => ID, { description: 'A decimal number as text.' }) id!: string;
  @Field(() => String, { description: 'Unique without regard to case.' }) email!: string;
  @Field(() => UserTypeEnum, { description: 'What kind of account it is.' }) type!: UserType;
  @Field(() => String, { description: 'The first name.' }) firstName!: string;
  @Field(() => String, { description: 'The last name.' }) lastName!: string;
  @Field(() => String, { description: 'Ten digits, without +91.' }) contact!: string;
  @Field(() => Boolean, { description: 'False: the account cannot log in, and nothing of it is public.' })
  isActive!: boolean;
  @Field(() => Boolean, {
    description:
      'True while somebody whom an import has brought in has not chosen a password yet; see resendInvitation.',
  })
  isInvited!: boolean;
  @Field(() => Boolean, {
    description:
      'Has the owner shown that mails to this address arrive, by the link of a mail? Nothing is locked until then; see verifyEmail.',
  })
  isEmailVerified!: boolean;
  @Field(() => DateTimeScalar, { description: 'When the account was made.' }) createdAt!: Date;
}

@ObjectType({ description: 'A login.', simpleResolvers: true })
export class SignInPayload {
  @Field(() => String, { description: 'Send it as `Authorization: Token <token>`. It is shown only here.' })
  token!: string;
  @Field(() => DateTimeScalar, {
    description: 'When the session ends by itself: after 12 hours, or 30 days with rememberMe.',
  })
  expiresAt!: Date;
  @Field(() => User, { description: 'Who has logged in.' }) user!: User;
}

@ObjectType({ description: 'The outcome of signOut.', simpleResolvers: true })
export class SignOutPayload {
  @Field(() => User, { description: 'Who has logged out.' }) user!: User;
}

@InputType({ description: 'An e-mail and a password.' })
export class SignInInput {
  @Field(() => String, { description: 'The e-mail of the account, in any case.' }) email!: string;
  @Field(() => String, { description: 'The password.' }) password!: string;
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Keep the session for 30 days instead of 12 hours.',
  })
  rememberMe?: boolean;
  @Field(() => String, {
    nullable: true,
    description:
      'For an account with a second factor: six digits of the authenticator app, or a recovery code. Each is good once.',
  })
  code?: string | null;
  @Field(() => String, { nullable: true, description: DEVICE_MARK_DESCRIPTION }) deviceMark?: string | null;
  @Field(() => UserTypeEnum, {
    nullable: true,
    description: 'The role of the login page. An account of another role gets WRONG_LOGIN_PAGE and no session.',
  })
  userType?: UserType | null;
}

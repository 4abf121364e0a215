import type { UserType } from '@job-alert/domain/text/user-type';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

export const UserTypeEnum = graphqlEnum<UserType>('UserType', 'The type of the account.', {
  CANDIDATE: 'Applies for jobs.',
  EMPLOYER: 'Posts jobs for a company.',
  ADMIN: 'Approves and manages everything.',
});

export type PasswordLinkState = 'VALID' | 'EXPIRED' | 'USED';

export const PasswordLinkStateEnum = graphqlEnum<PasswordLinkState>(
  'PasswordLinkState',
  'The state of a link to set a password.',
  {
    VALID: 'It can be used.',
    EXPIRED: 'It has expired, a newer link has replaced it, or it does not exist.',
    USED: 'It has already been used.',
  },
);

export const PHONE_DESCRIPTION = 'An Indian mobile or landline number: ten digits, with or without +91 or 0.';

export const DEVICE_TOKEN_DESCRIPTION =
  'A random token that a browser generates once and stores: 32 to 128 letters, digits, - and _. After a login, wrong passwords from elsewhere do not count against this browser. It grants no access.';

@ObjectType({ description: 'An account, as its owner and administrators see it.', simpleResolvers: true })
export class User {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => String, { description: 'The email address, unique regardless of case.' }) email!: string;
  @Field(() => UserTypeEnum, { description: 'The type of the account.' }) type!: UserType;
  @Field(() => String, { description: 'The first name.' }) firstName!: string;
  @Field(() => String, { description: 'The last name.' }) lastName!: string;
  @Field(() => String, { description: 'The phone number: ten digits, without +91.' }) contact!: string;
  @Field(() => Boolean, {
    description: 'True if the account is active. An inactive account cannot log in, and none of its data is public.',
  })
  isActive!: boolean;
  @Field(() => Boolean, {
    description:
      'True if the user was imported or invited by a colleague, and has not chosen a password yet; see sendInvitations and inviteCompanyMember.',
  })
  isInvited!: boolean;
  @Field(() => Boolean, {
    description:
      'True if the owner has confirmed the email address with the link in an email; see verifyEmail. Nothing is locked until then.',
  })
  isEmailVerified!: boolean;
  @Field(() => DateTimeScalar, { description: 'When the account was created.' }) createdAt!: Date;
}

@ObjectType({ description: 'A new session.', simpleResolvers: true })
export class SignInPayload {
  @Field(() => String, { description: 'Send it as `Authorization: Token <token>`. It is shown only once.' })
  token!: string;
  @Field(() => DateTimeScalar, { description: 'When the session expires: after 12 hours, or 30 days with rememberMe.' })
  expiresAt!: Date;
  @Field(() => User, { description: 'The user who has logged in.' }) user!: User;
}

@ObjectType({ description: 'The result of `signOut`.', simpleResolvers: true })
export class SignOutPayload {
  @Field(() => User, { description: 'The user who has logged out.' }) user!: User;
}

@InputType({ description: 'An email address and a password.' })
export class SignInInput {
  @Field(() => String, { description: 'The email address of the account, in any case.' }) email!: string;
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
      'For an account with a second factor: six digits from the authenticator app, or a recovery code. Each works once.',
  })
  code?: string | null;
  @Field(() => String, { nullable: true, description: DEVICE_TOKEN_DESCRIPTION }) deviceToken?: string | null;
  @Field(() => UserTypeEnum, {
    nullable: true,
    description: 'The role of the login page. An account with another role gets WRONG_LOGIN_PAGE and no session.',
  })
  userType?: UserType | null;
}

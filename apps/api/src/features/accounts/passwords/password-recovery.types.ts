import type { UserType } from '@job-alert/domain/text/user-type';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DEVICE_TOKEN_DESCRIPTION, User, UserTypeEnum } from '../accounts.types.js';

@InputType({ description: 'The account whose password was forgotten.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'The email address of the account, in any case.' }) email!: string;
}

@ObjectType({ description: 'The result of `requestPasswordReset`.', simpleResolvers: true })
export class RequestPasswordResetPayload {
  @Field(() => String, { description: 'The email address that the link was requested for.' }) email!: string;
}

@InputType({ description: 'A new password, and the token of the link.' })
export class ResetPasswordInput {
  @Field(() => String, { description: "The token: the last part of the link's path." }) token!: string;
  @Field(() => String, { description: 'The new password. The same rules apply as at sign-up.' }) password!: string;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Agreement to the privacy notice. Required for invited people who have not agreed yet.',
  })
  consent!: boolean;
  @Field(() => String, { nullable: true, description: DEVICE_TOKEN_DESCRIPTION }) deviceToken?: string | null;
}

@ObjectType({ description: 'The result of `resetPassword`.', simpleResolvers: true })
export class ResetPasswordPayload {
  @Field(() => String, { description: 'The email address to log in with.' }) email!: string;
  @Field(() => UserTypeEnum, { description: 'The kind of account, which decides its login page.' }) type!: UserType;
}

@InputType({ description: 'The user to invite again.' })
export class ResendInvitationInput {
  @Field(() => ID, { description: 'The id of the invited user.' }) userId!: string;
}

@ObjectType({ description: 'The result of `resendInvitation`.', simpleResolvers: true })
export class ResendInvitationPayload {
  @Field(() => User, { description: 'The invited user.' }) user!: User;
}

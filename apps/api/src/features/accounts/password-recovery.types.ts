import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DEVICE_MARK_DESCRIPTION, User } from './accounts.types.js';

@InputType({ description: 'Whose password was forgotten.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'The email address of the account, in any case.' }) email!: string;
}

@ObjectType({ description: 'The outcome of requestPasswordReset.', simpleResolvers: true })
export class RequestPasswordResetPayload {
  @Field(() => String, { description: 'The email address that the link was requested for.' }) email!: string;
}

@InputType({ description: 'A new password, and the link that allows it.' })
export class ResetPasswordInput {
  @Field(() => String, { description: "The last part of the link's path." }) token!: string;
  @Field(() => String, { description: 'The new password; the same rules as at sign-up.' }) password!: string;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Agrees to the privacy notice; required from invited people who have not agreed yet.',
  })
  consent!: boolean;
  @Field(() => String, { nullable: true, description: DEVICE_MARK_DESCRIPTION }) deviceMark?: string | null;
}

@ObjectType({ description: 'The outcome of resetPassword.', simpleResolvers: true })
export class ResetPasswordPayload {
  @Field(() => String, { description: 'The email address to log in with.' }) email!: string;
}

@InputType({ description: 'Whom to invite again.' })
export class ResendInvitationInput {
  @Field(() => ID, { description: 'The id of the invited user.' }) userId!: string;
}

@ObjectType({ description: 'The outcome of resendInvitation.', simpleResolvers: true })
export class ResendInvitationPayload {
  @Field(() => User, { description: 'The invited user.' }) user!: User;
}

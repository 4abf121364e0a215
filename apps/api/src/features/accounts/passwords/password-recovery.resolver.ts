import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import { Requires } from '../../../platform/graphql/requires.js';
import { presentUser } from '../accounts.presenter.js';
import {
  DEVICE_TOKEN_DESCRIPTION,
  type PasswordLinkState,
  PasswordLinkStateEnum,
  User,
  UserTypeEnum,
} from '../accounts.types.js';
import type { InvitationsService } from './invitations.service.js';
import type { PasswordRecoveryService } from './password-recovery.service.js';
import type { ErrorCode } from '@job-alert/domain/errors/error-codes';
import { MAX_BULK_SIZE } from '@job-alert/domain/lists/paging';
import { errorFields } from '../../../platform/bulk-action.js';
import { ErrorCodeEnum } from '../../../platform/graphql/error-code.types.js';
import type { UserType } from '@job-alert/domain/text/user-type';

@InputType({ description: 'The account whose password was forgotten.' })
class RequestPasswordResetInput {
  @Field(() => String, { description: 'The email address of the account, in any case.' }) email!: string;
}

@ObjectType({ description: 'The result of `requestPasswordReset`.', simpleResolvers: true })
class RequestPasswordResetPayload {
  @Field(() => String, { description: 'The email address that the link was requested for.' }) email!: string;
}

@InputType({ description: 'A new password, and the token of the link.' })
class ResetPasswordInput {
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
class ResetPasswordPayload {
  @Field(() => String, { description: 'The email address to log in with.' }) email!: string;
  @Field(() => UserTypeEnum, { description: 'The kind of account, which decides its login page.' }) type!: UserType;
}

@InputType({ description: 'The user to invite again.' })
class ResendInvitationInput {
  @Field(() => ID, { description: 'The id of the invited user.' }) userId!: string;
}

@ObjectType({ description: 'The result of `resendInvitation`.', simpleResolvers: true })
class ResendInvitationPayload {
  @Field(() => User, { description: 'The invited user.' }) user!: User;
}

@InputType({ description: 'The users to invite.' })
class SendInvitationsInput {
  @Field(() => [ID], { description: `The ids of the users, at most ${MAX_BULK_SIZE}.` }) userIds!: string[];
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'True also sends an invitation to users whose last one is still valid, and invalidates that one.',
  })
  again!: boolean;
}

@ObjectType({ description: 'The result for one user.', simpleResolvers: true })
class SentInvitation {
  @Field(() => ID, { description: 'The id of the user.' }) userId!: string;
  @Field(() => ErrorCodeEnum, {
    nullable: true,
    description:
      'The reason why no email was sent: INVITATION_VALID, INVITATION_ACCEPTED, ACCOUNT_INACTIVE, NOT_FOUND or RATE_LIMITED. Null if one was.',
  })
  code!: ErrorCode | null;
  @Field(() => String, { nullable: true, description: 'The error as a sentence. Null if an email was sent.' })
  message!: string | null;
}

@ObjectType({ description: 'The result of `sendInvitations`.', simpleResolvers: true })
class SendInvitationsPayload {
  @Field(() => [SentInvitation], { description: 'A result for each user, in the order of the input.' })
  results!: SentInvitation[];
}

@Resolver()
export class PasswordRecoveryResolver {
  constructor(
    private readonly recovery: PasswordRecoveryService,
    private readonly invitations: InvitationsService,
  ) {}

  @Query(() => PasswordLinkStateEnum, {
    description:
      'The state of a link to set a password. It does not reveal the owner of the link. Errors: RATE_LIMITED.',
  })
  passwordLink(
    @Ctx() context: RequestContext,
    @Arg('token', () => String, { description: "The token: the last part of the link's path." }) token: string,
  ): Promise<PasswordLinkState> {
    return this.recovery.linkState(context, token);
  }

  @Mutation(() => RequestPasswordResetPayload, {
    description:
      'Emails a link to set a new password. It works once, within 60 minutes, and replaces any earlier link. Errors: INVALID_INPUT, EMAIL_NOT_FOUND, ACCOUNT_INACTIVE, RATE_LIMITED.',
  })
  async requestPasswordReset(
    @Ctx() context: RequestContext,
    @Arg('input', () => RequestPasswordResetInput, { description: 'The account.' })
    input: RequestPasswordResetInput,
  ): Promise<RequestPasswordResetPayload> {
    await this.recovery.request(context, input);
    return { email: input.email };
  }

  @Mutation(() => ResetPasswordPayload, {
    description:
      'Sets a password with the link from a reset or invitation email. Ends all sessions of the account and invalidates the links that would restore an earlier email address. Invited people also agree to the privacy notice. Errors: INVALID_INPUT, RESET_TOKEN_INVALID.',
  })
  async resetPassword(
    @Ctx() context: RequestContext,
    @Arg('input', () => ResetPasswordInput, { description: 'The link and the new password.' })
    { token, ...input }: ResetPasswordInput,
  ): Promise<ResetPasswordPayload> {
    return this.recovery.reset(context, token, input);
  }

  @Requires('ADMIN')
  @Mutation(() => ResendInvitationPayload, {
    description:
      'Emails an invited user a new link to set a password, valid for 72 hours. Errors: NOT_FOUND, ACCOUNT_INACTIVE, INVITATION_ACCEPTED, RATE_LIMITED.',
  })
  async resendInvitation(
    @Ctx() context: RequestContext,
    @Arg('input', () => ResendInvitationInput, { description: 'The user to invite again.' })
    { userId }: ResendInvitationInput,
  ): Promise<ResendInvitationPayload> {
    return { user: presentUser(await this.invitations.send(context, userId, true)) };
  }

  @Requires('ADMIN')
  @Mutation(() => SendInvitationsPayload, {
    description:
      'Emails each user a link to set a password, valid for 72 hours. The users of an import that invites later have none yet. Every user has a separate result. Errors: INVALID_INPUT (userIds).',
  })
  async sendInvitations(
    @Ctx() context: RequestContext,
    @Arg('input', () => SendInvitationsInput, { description: 'The users to invite.' })
    { userIds, again }: SendInvitationsInput,
  ): Promise<SendInvitationsPayload> {
    const results = await this.invitations.sendAll(context, userIds, again);
    return { results: results.map(({ item, error }) => ({ userId: item, ...errorFields(error) })) };
  }
}

import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import { Requires } from '../../../platform/graphql/requires.js';
import { presentUser } from '../accounts.presenter.js';
import { type PasswordLinkState, PasswordLinkStateEnum } from '../accounts.types.js';
import type { InvitationsService } from './invitations.service.js';
import type { PasswordRecoveryService } from './password-recovery.service.js';
import {
  RequestPasswordResetInput,
  RequestPasswordResetPayload,
  ResendInvitationInput,
  ResendInvitationPayload,
  ResetPasswordInput,
  ResetPasswordPayload,
} from './password-recovery.types.js';

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
    return { user: presentUser(await this.invitations.resend(context, userId)) };
  }
}

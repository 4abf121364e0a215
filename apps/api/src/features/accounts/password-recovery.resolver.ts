import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { presentUser } from './accounts.presenter.js';
import { DEVICE_MARK_DESCRIPTION, type PasswordLinkState, PasswordLinkStateEnum, User } from './accounts.types.js';
import type { InvitationsService } from './invitations.service.js';
import type { PasswordRecoveryService } from './password-recovery.service.js';

@Resolver()
export class PasswordRecoveryResolver {
  constructor(
    private readonly recovery: PasswordRecoveryService,
    private readonly invitations: InvitationsService,
  ) {}

  @Query(() => PasswordLinkStateEnum, {
    description:
      'Whether the link of a mail can still set a password; it does not tell whose link it is. Refusals: RATE_LIMITED.',
  })
  passwordLink(
    @Ctx() context: RequestContext,
    @Arg('token', () => String, { description: "The last part of the link's path." }) token: string,
  ): Promise<PasswordLinkState> {
    return this.recovery.linkState(context, token);
  }

  @Mutation(() => Boolean, {
    description:
      'Mails a link to set a new password. It works once and for 60 minutes, and replaces an earlier one. Always true. Refusals: INVALID_INPUT, EMAIL_NOT_FOUND, ACCOUNT_INACTIVE, RATE_LIMITED.',
  })
  async requestPasswordReset(
    @Ctx() context: RequestContext,
    @Arg('email', () => String, { description: 'The e-mail of the account, in any case.' }) email: string,
  ): Promise<boolean> {
    await this.recovery.request(context, { email });
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Sets a password by the link of a mail, after forgetting it or after an invitation, and ends all logins of the account. Whoever has been invited agrees to the privacy notice with it. Always true. Refusals: INVALID_INPUT, RESET_TOKEN_INVALID.',
  })
  async resetPassword(
    @Ctx() context: RequestContext,
    @Arg('token', () => String, { description: "The last part of the link's path." }) token: string,
    @Arg('password', () => String, { description: 'The new password; the same rules as at sign-up.' })
    password: string,
    @Arg('consent', () => Boolean, {
      defaultValue: false,
      description: 'Agrees to the privacy notice; needed of whoever was invited and has not agreed yet.',
    })
    consent: boolean,
    @Arg('deviceMark', () => String, { nullable: true, description: DEVICE_MARK_DESCRIPTION })
    deviceMark?: string | null,
  ): Promise<boolean> {
    await this.recovery.reset(context, token, { password, consent, deviceMark });
    return true;
  }

  @Mutation(() => User, {
    description:
      'Mails an invited user another link to set a password, good for 72 hours, for administrators. Refusals: NOT_FOUND, ACCOUNT_INACTIVE, INVITATION_ACCEPTED, RATE_LIMITED.',
  })
  async resendInvitation(
    @Ctx() context: RequestContext,
    @Arg('userId', () => ID, { description: 'Who was invited.' }) userId: string,
  ): Promise<User> {
    const user = await this.invitations.resend(context, userId);
    return presentUser(user);
  }
}

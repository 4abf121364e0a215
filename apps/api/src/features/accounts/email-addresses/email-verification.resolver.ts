import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import { Requires } from '../../../platform/graphql/requires.js';
import { presentUser } from '../accounts.presenter.js';
import type { EmailVerificationService } from './email-verification.service.js';
import { ResendVerificationPayload, VerifyEmailInput, VerifyEmailPayload } from './email-verification.types.js';

@Resolver()
export class EmailVerificationResolver {
  constructor(private readonly verification: EmailVerificationService) {}

  @Mutation(() => VerifyEmailPayload, {
    description:
      'Confirms the email address that the link was sent to. The link is valid for 7 days; opening it again changes nothing. Errors: RATE_LIMITED.',
  })
  async verifyEmail(
    @Ctx() context: RequestContext,
    @Arg('input', () => VerifyEmailInput, { description: 'The link.' }) { token }: VerifyEmailInput,
  ): Promise<VerifyEmailPayload> {
    const { outcome, user } = await this.verification.verify(context, token);
    return { outcome, user: user && presentUser(user) };
  }

  @Mutation(() => ResendVerificationPayload, {
    description:
      'Sends a new link to your own email address, at most 5 times in 24 hours. Sends nothing once the address is confirmed. Errors: UNAUTHENTICATED, RATE_LIMITED.',
  })
  @Requires('CANDIDATE', 'EMPLOYER', 'ADMIN')
  async resendVerification(@Ctx() context: RequestContext): Promise<ResendVerificationPayload> {
    return { user: presentUser(await this.verification.resend(context)) };
  }
}

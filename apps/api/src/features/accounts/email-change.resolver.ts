import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/requires.js';
import { isOwn } from '../../platform/viewer.js';
import { type AccountKey, presentUser } from './accounts.presenter.js';
import { User } from './accounts.types.js';
import type { EmailChangeService } from './email-change.service.js';
import {
  ConfirmEmailInput,
  ConfirmEmailPayload,
  EmailChange,
  RequestEmailChangeInput,
  RequestEmailChangePayload,
} from './email-change.types.js';

/** Another email address for an account. */
@Resolver(() => User)
export class EmailChangeResolver {
  constructor(private readonly service: EmailChangeService) {}

  @FieldResolver(() => EmailChange, {
    nullable: true,
    description: 'The change of your email address that waits for its link; null without one and for other accounts.',
  })
  async emailChange(@Root() { id }: AccountKey, @Ctx() { viewer }: RequestContext): Promise<EmailChange | null> {
    return isOwn(viewer, id) ? this.service.waiting(id) : null;
  }

  @Requires('CANDIDATE', 'EMPLOYER', 'ADMIN')
  @Mutation(() => RequestEmailChangePayload, {
    description:
      'Mails a link to the new address, valid for 24 hours; see confirmEmail. Until then the present address stays, and it is notified. The answer is the same when the address belongs to another account, or when it has been emailed too often in 24 hours and gets no further mail. Refusals: INVALID_INPUT, RATE_LIMITED.',
  })
  async requestEmailChange(
    @Ctx() context: RequestContext,
    @Arg('input', () => RequestEmailChangeInput, { description: 'Your password and the new email address.' })
    input: RequestEmailChangeInput,
  ): Promise<RequestEmailChangePayload> {
    return { user: presentUser(await this.service.request(context, input)) };
  }

  @Mutation(() => ConfirmEmailPayload, {
    description:
      'Uses the link in a mail about a change of email address: gives the account the new address, or, with the link sent to the earlier address, which is valid for 7 days, changes it back. Changing back ends pending changes and the links sent to later addresses; those sent to still earlier addresses stay valid. Each link works once. Refusals: EMAIL_TAKEN, RATE_LIMITED.',
  })
  async confirmEmail(
    @Ctx() context: RequestContext,
    @Arg('input', () => ConfirmEmailInput, { description: 'The link.' }) { token }: ConfirmEmailInput,
  ): Promise<ConfirmEmailPayload> {
    const { user, ...done } = await this.service.confirm(context, token);
    return { ...done, user: user && presentUser(user) };
  }
}

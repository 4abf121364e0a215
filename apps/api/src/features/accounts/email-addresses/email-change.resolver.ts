import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import { Requires } from '../../../platform/graphql/requires.js';
import { isOwn } from '../../../platform/viewer.js';
import { type AccountKey, presentUser } from '../accounts.presenter.js';
import { User } from '../accounts.types.js';
import type { EmailChangeService } from './email-change.service.js';
import {
  ConfirmEmailInput,
  ConfirmEmailPayload,
  EmailChange,
  RequestEmailChangeInput,
  RequestEmailChangePayload,
} from './email-change.types.js';

@Resolver(() => User)
export class EmailChangeResolver {
  constructor(private readonly service: EmailChangeService) {}

  @FieldResolver(() => EmailChange, {
    nullable: true,
    description: 'The pending change of your email address. Null if there is none, and for other accounts.',
  })
  async emailChange(@Root() { id }: AccountKey, @Ctx() { viewer }: RequestContext): Promise<EmailChange | null> {
    return isOwn(viewer, id) ? this.service.waiting(id) : null;
  }

  @Requires('CANDIDATE', 'EMPLOYER', 'ADMIN')
  @Mutation(() => RequestEmailChangePayload, {
    description:
      'Emails a link, valid for 24 hours, to the new address; see confirmEmail. Until it is used, the current address stays and is notified. The response is the same if the address belongs to another account, or if it has reached its limit of emails in 24 hours. Errors: INVALID_INPUT, RATE_LIMITED.',
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
      'Completes or reverses a change of email address with the link from an email. The link to the new address sets it. The link to the earlier address, valid for 7 days, restores it; this cancels pending changes and invalidates the links sent to later addresses, while links sent to still earlier addresses stay valid. Each link works once. Errors: EMAIL_TAKEN, RATE_LIMITED.',
  })
  async confirmEmail(
    @Ctx() context: RequestContext,
    @Arg('input', () => ConfirmEmailInput, { description: 'The link.' }) { token }: ConfirmEmailInput,
  ): Promise<ConfirmEmailPayload> {
    const { user, ...done } = await this.service.confirm(context, token);
    return { ...done, user: user && presentUser(user) };
  }
}

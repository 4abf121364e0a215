import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import type { Page } from '../../platform/page.js';
import { Requires } from '../../platform/requires.js';
import type { DeadMailsService } from './dead-mails.service.js';
import {
  DeadMailsArgs,
  type OutgoingMail,
  OutgoingMailConnection,
  ResendMailInput,
  ResendMailPayload,
} from './dead-mails.types.js';

@Resolver()
export class DeadMailsResolver {
  constructor(private readonly service: DeadMailsService) {}

  @Requires('ADMIN')
  @Query(() => OutgoingMailConnection, {
    description: 'Mails that could not be sent, the latest failure first.',
  })
  deadMails(
    @Ctx() context: RequestContext,
    @Args(() => DeadMailsArgs) args: DeadMailsArgs,
  ): Promise<Page<OutgoingMail>> {
    return this.service.list(context, args, args.filter?.search);
  }

  @Requires('ADMIN')
  @Mutation(() => ResendMailPayload, {
    description: 'Sends a mail again that could not be sent. Refusals: NOT_FOUND, also for any other mail.',
  })
  async resendMail(
    @Ctx() context: RequestContext,
    @Arg('input', () => ResendMailInput, { description: 'The mail to send again.' }) { id }: ResendMailInput,
  ): Promise<ResendMailPayload> {
    return { outgoingMail: await this.service.resend(context, id) };
  }
}

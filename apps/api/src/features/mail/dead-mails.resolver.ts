import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import type { ListArgs } from '../../platform/list-definition.js';
import type { Page } from '../../platform/page.js';
import { Requires } from '../../platform/requires.js';
import { DeadMailsArgs } from './dead-mails.list.js';
import type { DeadMailsService } from './dead-mails.service.js';
import {
  type OutgoingMail,
  OutgoingMailConnection,
  ResendMailInput,
  ResendMailPayload,
  ResendMailsInput,
  ResendMailsPayload,
} from './dead-mails.types.js';

@Resolver()
export class DeadMailsResolver {
  constructor(private readonly service: DeadMailsService) {}

  @Requires('ADMIN')
  @Query(() => OutgoingMailConnection, {
    description: 'Mails that could not be sent, the latest failure first.',
  })
  deadMails(@Ctx() context: RequestContext, @Args(() => DeadMailsArgs) args: ListArgs): Promise<Page<OutgoingMail>> {
    return this.service.list(context, args);
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

  @Requires('ADMIN')
  @Mutation(() => ResendMailsPayload, {
    description:
      'Sends mails again that could not be sent, those that failed longest ago first. Ids of other mails are left alone. Refusals: INVALID_INPUT for too many ids.',
  })
  resendMails(
    @Ctx() context: RequestContext,
    @Arg('input', () => ResendMailsInput, { description: 'Which mails to send again.' }) input: ResendMailsInput,
  ): Promise<ResendMailsPayload> {
    return this.service.resendAll(context, input);
  }
}

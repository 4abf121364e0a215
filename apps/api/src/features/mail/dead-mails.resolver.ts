import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import type { Page } from '../../platform/page.js';
import { PageArgs } from '../../platform/page.types.js';
import { Requires } from '../../platform/requires.js';
import type { DeadMailsService } from './dead-mails.service.js';
import { OutgoingMail, OutgoingMailConnection } from './dead-mails.types.js';

@Resolver()
export class DeadMailsResolver {
  constructor(private readonly service: DeadMailsService) {}

  @Requires('ADMIN')
  @Query(() => OutgoingMailConnection, {
    description: 'Mails whose attempts have all failed, the last to die first, for administrators.',
  })
  deadMails(@Ctx() context: RequestContext, @Args(() => PageArgs) args: PageArgs): Promise<Page<OutgoingMail>> {
    return this.service.list(context, args);
  }

  @Requires('ADMIN')
  @Mutation(() => OutgoingMail, {
    description: 'Sends a dead mail again, for administrators. Refusals: NOT_FOUND, also for a mail that is not dead.',
  })
  resendMail(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: "The mail's id." }) id: string,
  ): Promise<OutgoingMail> {
    return this.service.resend(context, id);
  }
}

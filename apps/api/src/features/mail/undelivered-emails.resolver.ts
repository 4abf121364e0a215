import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import type { ListArgs } from '../../platform/lists/list-definition.js';
import type { Page } from '../../platform/lists/page.js';
import { Requires } from '../../platform/graphql/requires.js';
import { UndeliveredEmailsArgs } from './undelivered-emails.list.js';
import type { UndeliveredEmailsService } from './undelivered-emails.service.js';
import {
  type OutgoingEmail,
  OutgoingEmailConnection,
  ResendEmailInput,
  ResendEmailPayload,
  ResendEmailsInput,
  ResendEmailsPayload,
} from './undelivered-emails.types.js';

@Resolver()
export class UndeliveredEmailsResolver {
  constructor(private readonly service: UndeliveredEmailsService) {}

  @Requires('ADMIN')
  @Query(() => OutgoingEmailConnection, {
    description: 'Emails that could not be delivered, latest failure first.',
  })
  undeliveredEmails(
    @Ctx() context: RequestContext,
    @Args(() => UndeliveredEmailsArgs) args: ListArgs,
  ): Promise<Page<OutgoingEmail>> {
    return this.service.list(context, args);
  }

  @Requires('ADMIN')
  @Mutation(() => ResendEmailPayload, {
    description: 'Resends an email that could not be delivered. Errors: NOT_FOUND, also for any other email.',
  })
  async resendEmail(
    @Ctx() context: RequestContext,
    @Arg('input', () => ResendEmailInput, { description: 'The email to resend.' }) { id }: ResendEmailInput,
  ): Promise<ResendEmailPayload> {
    return { outgoingEmail: await this.service.resend(context, id) };
  }

  @Requires('ADMIN')
  @Mutation(() => ResendEmailsPayload, {
    description:
      'Resends emails that could not be delivered, earliest failure first. Ids of other emails are ignored. Errors: INVALID_INPUT for too many ids.',
  })
  resendEmails(
    @Ctx() context: RequestContext,
    @Arg('input', () => ResendEmailsInput, { description: 'The emails to resend.' }) input: ResendEmailsInput,
  ): Promise<ResendEmailsPayload> {
    return this.service.resendAll(context, input);
  }
}

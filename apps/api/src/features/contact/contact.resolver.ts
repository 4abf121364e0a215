import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import type { Page } from '../../platform/page.js';
import { Requires } from '../../platform/requires.js';
import type { ContactReadModel } from './contact.read-model.js';
import type { ContactService } from './contact.service.js';
import {
  ContactMessageConnection,
  ContactMessagesArgs,
  type ContactMessageView,
  MarkContactMessageHandledInput,
  MarkContactMessageHandledPayload,
  SendContactMessageInput,
  SendContactMessagePayload,
} from './contact.types.js';

@Resolver()
export class ContactResolver {
  constructor(
    private readonly service: ContactService,
    private readonly readModel: ContactReadModel,
  ) {}

  @Mutation(() => SendContactMessagePayload, {
    description: 'Writes to the consultancy. Refusals: INVALID_INPUT, RATE_LIMITED.',
  })
  async sendContactMessage(
    @Ctx() context: RequestContext,
    @Arg('input', () => SendContactMessageInput, { description: 'The message, and whom to answer.' })
    input: SendContactMessageInput,
  ): Promise<SendContactMessagePayload> {
    await this.service.send(context, input);
    return { replyTo: input.email };
  }

  @Requires('ADMIN')
  @Query(() => ContactMessageConnection, {
    description: 'The messages from the contact page, the latest first.',
  })
  contactMessages(
    @Ctx() { maxPageSize }: RequestContext,
    @Args(() => ContactMessagesArgs) args: ContactMessagesArgs,
  ): Promise<Page<ContactMessageView>> {
    return this.readModel.list(args, args.filter?.isHandled, maxPageSize);
  }

  @Requires('ADMIN')
  @Mutation(() => MarkContactMessageHandledPayload, {
    description: 'Marks a message as dealt with. Refusals: NOT_FOUND.',
  })
  async markContactMessageHandled(
    @Ctx() context: RequestContext,
    @Arg('input', () => MarkContactMessageHandledInput, { description: 'Which message.' })
    { id }: MarkContactMessageHandledInput,
  ): Promise<MarkContactMessageHandledPayload> {
    return { contactMessage: await this.service.markHandled(context, id) };
  }
}

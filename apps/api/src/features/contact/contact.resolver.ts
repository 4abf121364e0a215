import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import type { ListArgs } from '../../platform/lists/list-definition.js';
import type { Page } from '../../platform/lists/page.js';
import { Requires } from '../../platform/graphql/requires.js';
import { ContactMessagesArgs } from './contact.list.js';
import type { ContactReadModel } from './contact.read-model.js';
import type { ContactService } from './contact.service.js';
import {
  ContactMessageConnection,
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
    description: 'Sends a message to the consultancy. Errors: INVALID_INPUT, RATE_LIMITED.',
  })
  async sendContactMessage(
    @Ctx() context: RequestContext,
    @Arg('input', () => SendContactMessageInput, { description: 'The message and its sender.' })
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
    @Ctx() context: RequestContext,
    @Args(() => ContactMessagesArgs) args: ListArgs,
  ): Promise<Page<ContactMessageView>> {
    return this.readModel.list(context, args);
  }

  @Requires('ADMIN')
  @Mutation(() => MarkContactMessageHandledPayload, {
    description: 'Marks a message as handled. Errors: NOT_FOUND.',
  })
  async markContactMessageHandled(
    @Ctx() context: RequestContext,
    @Arg('input', () => MarkContactMessageHandledInput, { description: 'The message.' })
    { id }: MarkContactMessageHandledInput,
  ): Promise<MarkContactMessageHandledPayload> {
    return { contactMessage: await this.service.markHandled(context, id) };
  }
}

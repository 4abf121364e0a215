import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import type { Page } from '../../platform/page.js';
import { Requires } from '../../platform/requires.js';
import type { ContactReadModel } from './contact.read-model.js';
import type { ContactService } from './contact.service.js';
import {
  ContactMessageConnection,
  ContactMessageInput,
  ContactMessagesArgs,
  ContactMessageView,
} from './contact.types.js';

@Resolver()
export class ContactResolver {
  constructor(
    private readonly service: ContactService,
    private readonly readModel: ContactReadModel,
  ) {}

  @Mutation(() => Boolean, {
    description: 'Writes to the consultancy. Always true. Refusals: INVALID_INPUT, RATE_LIMITED.',
  })
  async sendContactMessage(
    @Ctx() context: RequestContext,
    @Arg('input', () => ContactMessageInput, { description: 'The message and whom to answer.' })
    input: ContactMessageInput,
  ): Promise<boolean> {
    await this.service.send(context, input);
    return true;
  }

  @Requires('ADMIN')
  @Query(() => ContactMessageConnection, {
    description: 'The messages of the contact page, the latest first, for administrators.',
  })
  contactMessages(
    @Ctx() { maxPageSize }: RequestContext,
    @Args(() => ContactMessagesArgs) args: ContactMessagesArgs,
  ): Promise<Page<ContactMessageView>> {
    return this.readModel.list(args, args.isHandled, maxPageSize);
  }

  @Requires('ADMIN')
  @Mutation(() => ContactMessageView, {
    description: 'Marks a message as dealt with, for administrators. Refusals: NOT_FOUND.',
  })
  markContactMessageHandled(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: "The message's id." }) id: string,
  ): Promise<ContactMessageView> {
    return this.service.markHandled(context, id);
  }
}

import { DELIVERY_RETENTION_DAYS } from '@job-alert/domain/integrations/webhooks';
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { notFound } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import type { Page } from '../../platform/lists/page.js';
import { PageArgs } from '../../platform/lists/page.types.js';
import { Requires } from '../../platform/graphql/requires.js';
import type { WebhooksPolicy } from './webhooks.policy.js';
import type { WebhooksReadModel } from './webhooks.read-model.js';
import type { WebhooksService } from './webhooks.service.js';
import {
  CreateWebhookInput,
  CreateWebhookPayload,
  DeleteWebhookInput,
  DeleteWebhookPayload,
  ResendWebhookDeliveryInput,
  ResendWebhookDeliveryPayload,
  UpdateWebhookInput,
  UpdateWebhookPayload,
  Webhook,
  type WebhookDelivery,
  WebhookDeliveryConnection,
} from './webhooks.types.js';

@Resolver(() => Webhook)
export class WebhooksResolver {
  constructor(
    private readonly service: WebhooksService,
    private readonly readModel: WebhooksReadModel,
    private readonly policy: WebhooksPolicy,
  ) {}

  @Requires('ADMIN', 'API_CLIENT')
  @Query(() => [Webhook], {
    description:
      'Webhooks, newest first: all for administrators, or those of the calling key, which needs the scope `webhooks`.',
  })
  webhooks(@Ctx() { viewer }: RequestContext): Promise<Webhook[]> {
    return this.readModel.list(this.policy.ownerFor(viewer));
  }

  @Requires('ADMIN', 'API_CLIENT')
  @Query(() => Webhook, { nullable: true, description: 'A webhook; null if it does not exist or is not yours.' })
  async webhook(
    @Ctx() { viewer }: RequestContext,
    @Arg('id', () => ID, { description: "The webhook's id." }) id: string,
  ): Promise<Webhook | null> {
    const owner = this.policy.ownerFor(viewer);
    return isId(id) ? this.readModel.one(id, owner) : null;
  }

  @FieldResolver(() => WebhookDeliveryConnection, {
    description: `The deliveries of the last ${DELIVERY_RETENTION_DAYS} days, sent and waiting, latest first.`,
  })
  deliveries(
    @Ctx() context: RequestContext,
    @Root() { id }: Pick<Webhook, 'id'>,
    @Args(() => PageArgs) args: PageArgs,
  ): Promise<Page<WebhookDelivery>> {
    return this.readModel.deliveries(context, id, args);
  }

  @Requires('ADMIN', 'API_CLIENT')
  @Mutation(() => CreateWebhookPayload, {
    description: 'Adds a webhook to a key, at most 10 per key. Errors: NOT_FOUND, INVALID_INPUT.',
  })
  async createWebhook(
    @Ctx() context: RequestContext,
    @Arg('input', () => CreateWebhookInput, { description: 'The URL and the event types.' })
    input: CreateWebhookInput,
  ): Promise<CreateWebhookPayload> {
    const { id, secret } = await this.service.create(context, input);
    return { webhook: await this.loadWebhook(id), secret };
  }

  @Requires('ADMIN', 'API_CLIENT')
  @Mutation(() => UpdateWebhookPayload, {
    description:
      'Changes, activates or deactivates a webhook, or replaces its secret. Errors: NOT_FOUND, INVALID_INPUT.',
  })
  async updateWebhook(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateWebhookInput, { description: 'The new values.' }) input: UpdateWebhookInput,
  ): Promise<UpdateWebhookPayload> {
    const secret = await this.service.update(context, input);
    return { webhook: await this.loadWebhook(input.id), secret };
  }

  @Requires('ADMIN', 'API_CLIENT')
  @Mutation(() => DeleteWebhookPayload, {
    description: 'Deletes a webhook with its pending deliveries. Errors: NOT_FOUND.',
  })
  async deleteWebhook(
    @Ctx() context: RequestContext,
    @Arg('input', () => DeleteWebhookInput, { description: 'The webhook.' }) { id }: DeleteWebhookInput,
  ): Promise<DeleteWebhookPayload> {
    await this.service.delete(context, id);
    return { deletedId: id };
  }

  @Requires('ADMIN', 'API_CLIENT')
  @Mutation(() => ResendWebhookDeliveryPayload, {
    description:
      'Resends an event that was delivered or has failed. Errors: NOT_FOUND, STATUS_NOT_ALLOWED while the webhook is inactive.',
  })
  async resendWebhookDelivery(
    @Ctx() context: RequestContext,
    @Arg('input', () => ResendWebhookDeliveryInput, { description: 'The delivery.' })
    { id }: ResendWebhookDeliveryInput,
  ): Promise<ResendWebhookDeliveryPayload> {
    await this.service.resend(context, id);
    const delivery = await this.readModel.delivery(id);
    if (!delivery) throw notFound('Delivery');
    return { delivery };
  }

  private async loadWebhook(id: string): Promise<Webhook> {
    const webhook = await this.readModel.one(id, null);
    if (!webhook) throw notFound('Webhook');
    return webhook;
  }
}

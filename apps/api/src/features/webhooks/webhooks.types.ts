import {
  DELIVERY_RETENTION_DAYS,
  type DeliveryState,
  WEBHOOK_EVENT_TYPES,
  type WebhookEventType,
  webhookEventTypeToWire,
} from '@job-alert/domain/integrations/webhooks';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { createConnection } from '../../platform/lists/page.types.js';
import { ApiClient } from '../api-clients/api-clients.types.js';

const SENT_AS = Object.fromEntries(
  WEBHOOK_EVENT_TYPES.map((kind) => [kind, `Sent as \`${webhookEventTypeToWire(kind)}\`.`]),
);

const WebhookEventTypeEnum = graphqlEnum<WebhookEventType>(
  'WebhookEventType',
  'The type of an event. Events contain only ids and times.',
  SENT_AS as Readonly<Record<WebhookEventType, string>>,
);

const DeliveryStateEnum = graphqlEnum<DeliveryState>('WebhookDeliveryState', 'The state of a delivery.', {
  WAITING: 'It will be sent when it is due, after the earlier events of the same subject.',
  SENDING: 'It is being sent.',
  DELIVERED: 'The receiver responded with a status from 200 to 299.',
  FAILED: 'All attempts have failed, and the webhook was deactivated.',
});

@ObjectType({ description: 'A delivery of an event to a webhook.', simpleResolvers: true })
export class WebhookDelivery {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => String, { description: 'The `webhook-id` header: the same at every attempt.' }) eventId!: string;
  @Field(() => WebhookEventTypeEnum, { description: 'The type of the event.' }) eventType!: WebhookEventType;
  @Field(() => String, { description: 'The request body as JSON.' }) payload!: string;
  @Field(() => DeliveryStateEnum, { description: 'The state of the delivery.' }) state!: DeliveryState;
  @Field(() => Int, { description: 'The number of attempts since it was created or last resent.' })
  attempts!: number;
  @Field(() => DateTimeScalar, { description: 'When the event happened.' }) createdAt!: Date;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When the last attempt ended.' })
  attemptedAt!: Date | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it is sent next; null unless it is waiting.' })
  nextAttemptAt!: Date | null;
  @Field(() => Int, { nullable: true, description: 'The HTTP status of the last response; null if there was none.' })
  status!: number | null;
  @Field(() => String, { nullable: true, description: 'The first 1,024 bytes of the last response.' })
  response!: string | null;
  @Field(() => String, { nullable: true, description: 'The reason why the last attempt got no response.' })
  error!: string | null;
}

export const WebhookDeliveryConnection = createConnection(
  WebhookDelivery,
  'WebhookDelivery',
  'The number of deliveries, counted only when selected.',
);

@ObjectType({ description: 'A URL that is notified of changes, following Standard Webhooks.' })
export class Webhook {
  @Field(() => ID, { description: 'The id: a decimal number as text.', simple: true }) id!: string;
  @Field(() => ApiClient, { description: 'The key that it belongs to.', simple: true }) apiClient!: ApiClient;
  @Field(() => String, { description: 'The URL that events are sent to.', simple: true }) url!: string;
  @Field(() => [WebhookEventTypeEnum], { description: 'The events that are sent.', simple: true })
  eventTypes!: WebhookEventType[];
  @Field(() => Boolean, { description: 'True if events are recorded and sent.', simple: true })
  isActive!: boolean;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the portal deactivated it because an event could not be delivered.',
    simple: true,
  })
  failedAt!: Date | null;
  @Field(() => DateTimeScalar, { description: 'When it was created.', simple: true }) createdAt!: Date;
}

@InputType({ description: 'A new webhook.' })
export class CreateWebhookInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'The key that the webhook belongs to. It must have the scope `webhooks`. A key omits it to use its own.',
  })
  apiClientId?: string | null;
  @Field(() => String, { description: 'The URL that events are sent to; https in production, at most 500 characters.' })
  url!: string;
  @Field(() => [WebhookEventTypeEnum], { description: 'The types of events to send, at least one.' })
  eventTypes!: WebhookEventType[];
}

@ObjectType({ description: 'The result of `createWebhook`.', simpleResolvers: true })
export class CreateWebhookPayload {
  @Field(() => Webhook, { description: 'The new webhook.' }) webhook!: Webhook;
  @Field(() => String, { description: 'The secret `whsec_…` that signs its events. It is shown only once.' })
  secret!: string;
}

@InputType({ description: 'New values of a webhook. Omitted fields stay the same.' })
export class UpdateWebhookInput {
  @Field(() => ID, { description: "The webhook's id." }) id!: string;
  @Field(() => String, { nullable: true, description: 'The URL that events are sent to.' }) url?: string | null;
  @Field(() => [WebhookEventTypeEnum], { nullable: true, description: 'The events that are sent.' })
  eventTypes?: WebhookEventType[] | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Activates or deactivates it. Once activated, it is sent all waiting and failed events, in order.',
  })
  isActive?: boolean | null;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Creates a new secret. For 24 hours, events are also signed with the earlier one.',
  })
  newSecret!: boolean;
}

@ObjectType({ description: 'The result of `updateWebhook`.', simpleResolvers: true })
export class UpdateWebhookPayload {
  @Field(() => Webhook, { description: 'The webhook as it is now.' }) webhook!: Webhook;
  @Field(() => String, { nullable: true, description: 'The new secret, if requested. It is shown only once.' })
  secret!: string | null;
}

@InputType({ description: 'The webhook to delete.' })
export class DeleteWebhookInput {
  @Field(() => ID, { description: "The webhook's id." }) id!: string;
}

@ObjectType({ description: 'The result of `deleteWebhook`.', simpleResolvers: true })
export class DeleteWebhookPayload {
  @Field(() => ID, { description: 'The id of the deleted webhook. Its deliveries are deleted too.' })
  deletedId!: string;
}

@InputType({ description: 'The delivery to send again.' })
export class ResendWebhookDeliveryInput {
  @Field(() => ID, { description: "The delivery's id." }) id!: string;
}

@ObjectType({ description: 'The result of `resendWebhookDelivery`.', simpleResolvers: true })
export class ResendWebhookDeliveryPayload {
  @Field(() => WebhookDelivery, {
    description: `The delivery, waiting to be sent. Deliveries are stored for ${DELIVERY_RETENTION_DAYS} days.`,
  })
  delivery!: WebhookDelivery;
}

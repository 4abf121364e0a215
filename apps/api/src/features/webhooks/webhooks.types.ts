import {
  DELIVERY_DAYS,
  type DeliveryState,
  WEBHOOK_KINDS,
  type WebhookKind,
  webhookKindToWire,
} from '@job-alert/domain/webhooks';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';
import { connectionOf } from '../../platform/page.types.js';
import { DateTimeScalar } from '../../platform/scalars.js';
import { ApiClient } from '../api-clients/api-clients.types.js';

const SENT_AS = Object.fromEntries(WEBHOOK_KINDS.map((kind) => [kind, `Sent as \`${webhookKindToWire(kind)}\`.`]));

export const WebhookKindEnum = graphqlEnum<WebhookKind>(
  'WebhookKind',
  'The events that a webhook can be told of. Each carries ids and times only.',
  SENT_AS as Readonly<Record<WebhookKind, string>>,
);

export const DeliveryStateEnum = graphqlEnum<DeliveryState>('WebhookDeliveryState', 'Where an event stands.', {
  WAITING: 'Will be sent when it is due, after the earlier events of the same subject.',
  SENDING: 'Is being sent.',
  DELIVERED: 'The receiver has answered with a status from 200 to 299.',
  FAILED: 'All attempts have failed, and the webhook has been switched off.',
});

@ObjectType({ description: 'An event on its way to a webhook.', simpleResolvers: true })
export class WebhookDelivery {
  @Field(() => ID, { description: 'A decimal number as text.' }) id!: string;
  @Field(() => String, { description: 'The `webhook-id` header: the same at every attempt.' }) eventId!: string;
  @Field(() => WebhookKindEnum, { description: 'What has happened.' }) kind!: WebhookKind;
  @Field(() => String, { description: 'The body that is sent: JSON.' }) payload!: string;
  @Field(() => DeliveryStateEnum, { description: 'Where it stands.' }) state!: DeliveryState;
  @Field(() => Int, { description: 'How many attempts were made since it was written or last sent again.' })
  attempts!: number;
  @Field(() => DateTimeScalar, { description: 'When the event happened.' }) createdAt!: Date;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When the last attempt ended.' }) triedAt!: Date | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it is sent next; null unless it waits.' })
  nextAttemptAt!: Date | null;
  @Field(() => Int, { nullable: true, description: 'The HTTP status of the last answer; null without one.' })
  status!: number | null;
  @Field(() => String, { nullable: true, description: 'The first 1,024 bytes of the last answer.' })
  answer!: string | null;
  @Field(() => String, { nullable: true, description: 'Why the last attempt had no answer.' }) error!: string | null;
}

export const WebhookDeliveryConnection = connectionOf(
  WebhookDelivery,
  'WebhookDelivery',
  'How many deliveries there are, counted only when selected.',
);

@ObjectType({ description: 'An address that is told of changes, as Standard Webhooks says.' })
export class Webhook {
  @Field(() => ID, { description: 'A decimal number as text.', simple: true }) id!: string;
  @Field(() => ApiClient, { description: 'The key that it belongs to.', simple: true }) apiClient!: ApiClient;
  @Field(() => String, { description: 'Where events are sent.', simple: true }) url!: string;
  @Field(() => [WebhookKindEnum], { description: 'The events that are sent.', simple: true }) kinds!: WebhookKind[];
  @Field(() => Boolean, { description: 'Whether events are sent and written for it.', simple: true })
  isActive!: boolean;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the portal switched it off because an event could not be delivered.',
    simple: true,
  })
  failedAt!: Date | null;
  @Field(() => DateTimeScalar, { description: 'When it was created.', simple: true }) createdAt!: Date;
}

@InputType({ description: 'A new webhook.' })
export class CreateWebhookInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The key that it belongs to, which has the scope `webhooks`. Left out by a key: its own.',
  })
  apiClientId?: string | null;
  @Field(() => String, { description: 'Where events are sent; https in production, at most 500 characters.' })
  url!: string;
  @Field(() => [WebhookKindEnum], { description: 'At least one.' }) kinds!: WebhookKind[];
}

@ObjectType({ description: 'What `createWebhook` returns.', simpleResolvers: true })
export class CreateWebhookPayload {
  @Field(() => Webhook, { description: 'The new webhook.' }) webhook!: Webhook;
  @Field(() => String, { description: 'The secret `whsec_…` that signs its events, shown only here.' })
  secret!: string;
}

@InputType({ description: 'Changes of a webhook; what is left out stays.' })
export class UpdateWebhookInput {
  @Field(() => ID, { description: "The webhook's id." }) id!: string;
  @Field(() => String, { nullable: true, description: 'Where events are sent.' }) url?: string | null;
  @Field(() => [WebhookKindEnum], { nullable: true, description: 'The events that are sent.' })
  kinds?: WebhookKind[] | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Switches it on or off. Switched on, it is sent what has waited and failed, in order.',
  })
  isActive?: boolean | null;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Makes a new secret. For 24 hours the earlier one signs too, beside it.',
  })
  newSecret!: boolean;
}

@ObjectType({ description: 'What `updateWebhook` returns.', simpleResolvers: true })
export class UpdateWebhookPayload {
  @Field(() => Webhook, { description: 'The webhook as it is now.' }) webhook!: Webhook;
  @Field(() => String, { nullable: true, description: 'The new secret, when one was asked for; shown only here.' })
  secret!: string | null;
}

@InputType({ description: 'The webhook to delete.' })
export class DeleteWebhookInput {
  @Field(() => ID, { description: "The webhook's id." }) id!: string;
}

@ObjectType({ description: 'What `deleteWebhook` returns.', simpleResolvers: true })
export class DeleteWebhookPayload {
  @Field(() => ID, { description: 'The id of the webhook that is gone, with its deliveries.' }) deletedId!: string;
}

@InputType({ description: 'The delivery to send again.' })
export class ResendWebhookDeliveryInput {
  @Field(() => ID, { description: "The delivery's id." }) id!: string;
}

@ObjectType({ description: 'What `resendWebhookDelivery` returns.', simpleResolvers: true })
export class ResendWebhookDeliveryPayload {
  @Field(() => WebhookDelivery, { description: `The delivery, waiting. Deliveries are kept ${DELIVERY_DAYS} days.` })
  delivery!: WebhookDelivery;
}

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema.generated.js';

import type { Operation } from '../transport.js';
export type WebhookFragment = { id: string, url: string, eventTypes: Array<Types.WebhookEventType>, isActive: boolean, failedAt: string | null, createdAt: string, apiClient: { id: string, name: string } };

export type WebhookDeliveryFragment = { id: string, eventId: string, eventType: Types.WebhookEventType, payload: string, state: Types.WebhookDeliveryState, attempts: number, createdAt: string, attemptedAt: string | null, nextAttemptAt: string | null, status: number | null, response: string | null, error: string | null };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhooks: Array<{ id: string, url: string, eventTypes: Array<Types.WebhookEventType>, isActive: boolean, failedAt: string | null, createdAt: string, apiClient: { id: string, name: string } }> };

export type WebhookDeliveriesQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhook: { id: string, deliveries: { nodes: Array<{ id: string, eventId: string, eventType: Types.WebhookEventType, payload: string, state: Types.WebhookDeliveryState, attempts: number, createdAt: string, attemptedAt: string | null, nextAttemptAt: string | null, status: number | null, response: string | null, error: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type CreateWebhookMutationVariables = Exact<{
  input: Types.CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { secret: string, webhook: { id: string, url: string, eventTypes: Array<Types.WebhookEventType>, isActive: boolean, failedAt: string | null, createdAt: string, apiClient: { id: string, name: string } } } };

export type UpdateWebhookMutationVariables = Exact<{
  input: Types.UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { secret: string | null, webhook: { id: string, url: string, eventTypes: Array<Types.WebhookEventType>, isActive: boolean, failedAt: string | null, createdAt: string, apiClient: { id: string, name: string } } } };

export type DeleteWebhookMutationVariables = Exact<{
  input: Types.DeleteWebhookInput;
}>;


export type DeleteWebhookMutation = { deleteWebhook: { deletedId: string } };

export type ResendWebhookDeliveryMutationVariables = Exact<{
  input: Types.ResendWebhookDeliveryInput;
}>;


export type ResendWebhookDeliveryMutation = { resendWebhookDelivery: { delivery: { id: string, eventId: string, eventType: Types.WebhookEventType, payload: string, state: Types.WebhookDeliveryState, attempts: number, createdAt: string, attemptedAt: string | null, nextAttemptAt: string | null, status: number | null, response: string | null, error: string | null } } };


export const WebhooksDocument: Operation<WebhooksQuery, WebhooksQueryVariables> = "query Webhooks{webhooks{...Webhook}}fragment Webhook on Webhook{id url eventTypes isActive failedAt createdAt apiClient{id name}}";

export const WebhookDeliveriesDocument: Operation<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables> = "query WebhookDeliveries($id:ID!$first:Int=50$after:String){webhook(id:$id){id deliveries(first:$first after:$after){nodes{...WebhookDelivery}pageInfo{hasNextPage endCursor}}}}fragment WebhookDelivery on WebhookDelivery{id eventId eventType payload state attempts createdAt attemptedAt nextAttemptAt status response error}";

export const CreateWebhookDocument: Operation<CreateWebhookMutation, CreateWebhookMutationVariables> = "mutation CreateWebhook($input:CreateWebhookInput!){createWebhook(input:$input){secret webhook{...Webhook}}}fragment Webhook on Webhook{id url eventTypes isActive failedAt createdAt apiClient{id name}}";

export const UpdateWebhookDocument: Operation<UpdateWebhookMutation, UpdateWebhookMutationVariables> = "mutation UpdateWebhook($input:UpdateWebhookInput!){updateWebhook(input:$input){secret webhook{...Webhook}}}fragment Webhook on Webhook{id url eventTypes isActive failedAt createdAt apiClient{id name}}";

export const DeleteWebhookDocument: Operation<DeleteWebhookMutation, DeleteWebhookMutationVariables> = "mutation DeleteWebhook($input:DeleteWebhookInput!){deleteWebhook(input:$input){deletedId}}";

export const ResendWebhookDeliveryDocument: Operation<ResendWebhookDeliveryMutation, ResendWebhookDeliveryMutationVariables> = "mutation ResendWebhookDelivery($input:ResendWebhookDeliveryInput!){resendWebhookDelivery(input:$input){delivery{...WebhookDelivery}}}fragment WebhookDelivery on WebhookDelivery{id eventId eventType payload state attempts createdAt attemptedAt nextAttemptAt status response error}";
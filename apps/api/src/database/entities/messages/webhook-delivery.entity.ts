import {
  DELIVERY_STATES,
  type DeliveryState,
  MAX_WEBHOOK_RESPONSE_LENGTH,
  WEBHOOK_EVENT_TYPES,
  type WebhookEventType,
} from '@job-alert/domain/integrations/webhooks';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  ChoiceCheck,
  ChoiceColumn,
  IdColumn,
  InstantColumn,
  KeyColumn,
  ReferenceColumn,
  TextColumn,
} from '../../columns.js';
import { WebhookEntity } from './webhook.entity.js';

/** An event for one webhook, written in the transaction of the change. It holds only ids and times. */
@Entity('webhook_delivery')
@Index('webhook_delivery_due', ['webhookId', 'state', 'dueAt', 'id'])
@Index('webhook_delivery_subject', ['webhookId', 'subject', 'sequence', 'id'])
@Index('webhook_delivery_latest', ['webhookId', 'createdAt', 'id'])
@Index('webhook_delivery_created', ['createdAt'])
@ChoiceCheck('webhook_delivery_kind_check', 'kind', WEBHOOK_EVENT_TYPES)
@ChoiceCheck('webhook_delivery_state_check', 'state', DELIVERY_STATES)
@Check('webhook_delivery_claimed_check', "(state = 'SENDING') = (claimed_by IS NOT NULL)")
@Check('webhook_delivery_payload_check', 'JSON_VALID(payload)')
export class WebhookDeliveryEntity {
  @IdColumn() id!: string;
  @ReferenceColumn() webhookId!: string;
  @ManyToOne(() => WebhookEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'webhook_id', foreignKeyConstraintName: 'webhook_delivery_webhook_fk' })
  webhook?: Relation<WebhookEntity>;
  /** The `webhook-id`: the same at every attempt, and for every webhook. */
  @KeyColumn(60) eventId!: string;
  @ChoiceColumn() kind!: WebhookEventType;
  /** The subject, such as `application:12`. Events of one subject arrive in order. */
  @KeyColumn(60) subject!: string;
  /** The position among the events of the subject. Ids do not give an order (decision 0049). */
  @Column({ type: 'int', unsigned: true }) sequence!: number;
  /** The exact bytes that are signed. */
  @Column({ type: 'text' }) payload!: string;
  @ChoiceColumn() state!: DeliveryState;
  @Column({ type: 'smallint', unsigned: true, default: 0 }) attempts!: number;
  /** The claim of the worker that is sending it. Results of other claims are ignored. */
  @TextColumn(60, { nullable: true }) claimedBy!: string | null;
  @InstantColumn() createdAt!: Date;
  /** The time to send it. While it is being sent: the time when the claim expires. */
  @InstantColumn() dueAt!: Date;
  @InstantColumn({ nullable: true }) triedAt!: Date | null;
  @Column({ type: 'smallint', unsigned: true, nullable: true }) status!: number | null;
  @TextColumn(MAX_WEBHOOK_RESPONSE_LENGTH, { nullable: true }) answer!: string | null;
  @TextColumn(500, { nullable: true }) error!: string | null;
}

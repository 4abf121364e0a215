import { Check, Column, Entity, Index } from 'typeorm';
import {
  ChoiceCheck,
  ChoiceColumn,
  EmailColumn,
  IdColumn,
  InstantColumn,
  KeyColumn,
  ReferenceColumn,
  TextColumn,
} from '../../columns.js';

/** DEAD: all attempts have failed, and an administrator may send it again. */
const MAIL_STATES = ['WAITING', 'SENDING', 'SENT', 'DEAD'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** An email in the outbox, written in the transaction of the change that causes it, so neither exists without the other. */
@Entity('outbox_message')
@Index('outbox_message_key', ['messageKey'], { unique: true })
@Index('outbox_message_due', ['state', 'priority', 'dueAt', 'id'])
@Index('outbox_message_state_created', ['state', 'createdAt'])
@Index('outbox_message_recipient', ['recipient', 'createdAt'])
@Index('outbox_message_candidate', ['candidateId'])
@Index('outbox_message_company', ['companyId'])
@ChoiceCheck('outbox_message_state_check', 'state', MAIL_STATES)
@Check('outbox_message_recipient_check', 'recipient = LOWER(recipient)')
@Check('outbox_message_sent_check', "(state = 'SENT') = (sent_at IS NOT NULL)")
@Check('outbox_message_claimed_check', "(state = 'SENDING') = (claimed_by IS NOT NULL)")
export class OutboxMessageEntity {
  @IdColumn() id!: string;
  /** The key of event and recipient, so that an event written twice is one email. */
  @KeyColumn(120) messageKey!: string;
  @ChoiceColumn() state!: MailState;
  /** 0 is sent first (platform/outbox/email-priority). */
  @Column({ type: 'tinyint', unsigned: true, default: 2 }) priority!: number;
  @EmailColumn() recipient!: string;
  @TextColumn(50) kind!: string;
  /** The Reply-To address; null for the sender itself. */
  @TextColumn(254, { nullable: true }) replyTo!: string | null;
  @TextColumn(300) subject!: string;
  @Column({ type: 'mediumtext' }) text!: string;
  @Column({ type: 'mediumtext' }) html!: string;
  @Column({ type: 'text', nullable: true }) calendar!: string | null;
  /** The one-click unsubscribe address (RFC 8058). */
  @TextColumn(500, { nullable: true }) unsubscribeUrl!: string | null;
  @Column({ type: 'smallint', unsigned: true, default: 0 }) attempts!: number;
  @TextColumn(500, { nullable: true }) lastError!: string | null;
  /** The claim of the worker that is sending it. Results of other claims are ignored. */
  @TextColumn(60, { nullable: true }) claimedBy!: string | null;
  @InstantColumn() createdAt!: Date;
  /** The time to send it. While it is being sent: the time when the claim expires. Once it is dead: the time of death. */
  @InstantColumn() dueAt!: Date;
  @InstantColumn({ nullable: true }) sentAt!: Date | null;
  /** The candidate that the email is about. It is deleted with the account. */
  @ReferenceColumn({ nullable: true }) candidateId!: string | null;
  @ReferenceColumn({ nullable: true }) companyId!: string | null;
}

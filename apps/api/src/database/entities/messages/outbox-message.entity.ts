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

/** A mail that waits to be sent, written in the transaction of the change that causes it, so neither exists without the other. */
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
  /** Names the event and its recipient, so that an event written twice is one mail. */
  @KeyColumn(120) messageKey!: string;
  @ChoiceColumn() state!: MailState;
  /** 0 is sent first (platform/outbox/email-priority). */
  @Column({ type: 'tinyint', unsigned: true, default: 2 }) priority!: number;
  @EmailColumn() recipient!: string;
  @TextColumn(50) kind!: string;
  /** Whom an answer reaches, when that is not the sender. */
  @TextColumn(254, { nullable: true }) replyTo!: string | null;
  @TextColumn(300) subject!: string;
  @Column({ type: 'mediumtext' }) text!: string;
  @Column({ type: 'mediumtext' }) html!: string;
  /** A calendar file for interviews. */
  @Column({ type: 'text', nullable: true }) calendar!: string | null;
  /** Where one press ends mails of this sort (RFC 8058). */
  @TextColumn(500, { nullable: true }) unsubscribeUrl!: string | null;
  @Column({ type: 'smallint', unsigned: true, default: 0 }) attempts!: number;
  @TextColumn(500, { nullable: true }) lastError!: string | null;
  /** The worker that sends it now; another's outcome does not count. */
  @TextColumn(60, { nullable: true }) claimedBy!: string | null;
  @InstantColumn() createdAt!: Date;
  /** When to send it; while it is being sent, when the worker is given up; once it is dead, when it died. */
  @InstantColumn() dueAt!: Date;
  @InstantColumn({ nullable: true }) sentAt!: Date | null;
  /** The candidate whom it is about; it is deleted with the account. */
  @ReferenceColumn({ nullable: true }) candidateId!: string | null;
  /** The company that it tells others of. */
  @ReferenceColumn({ nullable: true }) companyId!: string | null;
}

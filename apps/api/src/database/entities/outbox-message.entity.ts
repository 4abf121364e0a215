import { Column, Entity, Index } from 'typeorm';
import { ChoiceColumn, IdColumn, InstantColumn, TextColumn } from '../columns.js';

/** A mail that waits to be sent, written in the transaction of the change that causes it, so neither exists without the other. */
@Entity('outbox_message')
@Index('outbox_message_due', ['state', 'dueAt', 'id'])
@Index('outbox_message_recipient', ['recipient', 'createdAt'])
export class OutboxMessageEntity {
  @IdColumn() id!: string;
  @ChoiceColumn() state!: 'WAITING' | 'SENDING' | 'SENT' | 'DEAD';
  @TextColumn(254) recipient!: string;
  @TextColumn(50) kind!: string;
  @TextColumn(300) subject!: string;
  @Column({ type: 'mediumtext' }) text!: string;
  @Column({ type: 'mediumtext' }) html!: string;
  /** A calendar file for interviews. */
  @Column({ type: 'text', nullable: true }) calendar!: string | null;
  @Column({ type: 'smallint', unsigned: true, default: 0 }) attempts!: number;
  @TextColumn(500, { nullable: true }) lastError!: string | null;
  @InstantColumn() createdAt!: Date;
  @InstantColumn() dueAt!: Date;
  @InstantColumn({ nullable: true }) sentAt!: Date | null;
}

import { Check, Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../../columns.js';
import { UserEntity } from '../accounts/user.entity.js';

@Entity('notification')
@Index('notification_user_created', ['userId', 'createdAt', 'id'])
@Index('notification_user_unread', ['userId', 'readAt', 'createdAt', 'id'])
@Index('notification_candidate', ['candidateId'])
@Index('notification_company', ['companyId', 'kind', 'userId', 'readAt'])
@Index('notification_approval', ['approvalId'])
@Index('notification_created', ['createdAt'])
@Check('notification_events_check', 'events > 0')
export class NotificationEntity {
  @IdColumn() id!: string;
  @ReferenceColumn() userId!: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'notification_user_fk' })
  user?: Relation<UserEntity>;
  @TextColumn(50) kind!: string;
  @TextColumn(300) text!: string;
  /** The path in the web app that the notification links to. */
  @TextColumn(300) path!: string;
  @InstantColumn() createdAt!: Date;
  @InstantColumn({ nullable: true }) readAt!: Date | null;
  /** The candidate that the notification is about. It is deleted with the account. */
  @ReferenceColumn({ nullable: true }) candidateId!: string | null;
  @ReferenceColumn({ nullable: true }) companyId!: string | null;
  /** The request that the notification announces. The notification is marked as read when the request is decided. */
  @ReferenceColumn({ nullable: true }) approvalId!: string | null;
  /** The number of events that the notification summarizes: more than one if a company caused many. */
  @Column({ type: 'int', unsigned: true, default: 1 }) events!: number;
}

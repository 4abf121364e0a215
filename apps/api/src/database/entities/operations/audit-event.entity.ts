import { Check, Column, Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../../columns.js';

/** One event of the audit trail. Append-only, and without personal data: only ids and names of fields. */
@Entity('audit_event')
@Index('audit_event_subject', ['subjectType', 'subjectId', 'at'])
@Index('audit_event_actor', ['actorId', 'at'])
@Index('audit_event_actor_company', ['actorCompanyId'])
@Index('audit_event_at', ['at', 'id'])
@Check('audit_event_details_check', 'JSON_VALID(details)')
export class AuditEventEntity {
  @IdColumn() id!: string;
  @InstantColumn() at!: Date;
  /** Null for actions of the system or an anonymous visitor. No foreign key: the record outlives the account. */
  @ReferenceColumn({ nullable: true }) actorId!: string | null;
  /** The company for which an employer acted; null for others, and for actions without a session, such as a login. */
  @ReferenceColumn({ nullable: true }) actorCompanyId!: string | null;
  @TextColumn(20) actorType!: string;
  @TextColumn(60) action!: string;
  @TextColumn(40) subjectType!: string;
  @TextColumn(40) subjectId!: string;
  /** Names of changed fields with values that are no personal data, e.g. a status before and after. */
  @Column({ type: 'simple-json', nullable: true }) details!: Record<string, unknown> | null;
  @TextColumn(45, { nullable: true }) ip!: string | null;
}

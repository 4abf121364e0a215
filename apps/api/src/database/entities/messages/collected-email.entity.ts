import { COMPANY_EMAIL_KINDS, type CompanyEmailKind } from '@job-alert/domain/companies/company-emails';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { ChoiceCheck, ChoiceColumn, IdColumn, InstantColumn, KeyColumn, ReferenceColumn } from '../../columns.js';
import { UserEntity } from '../accounts/user.entity.js';

/** An email that an employer gets counted in the daily email. Contains no name, so no deletion has to find it. */
@Entity('collected_email')
@Index('collected_email_key', ['messageKey'], { unique: true })
@ChoiceCheck('collected_email_kind_check', 'kind', COMPANY_EMAIL_KINDS)
@Check('collected_email_events_check', 'events > 0')
export class CollectedEmailEntity {
  @IdColumn() id!: string;
  @ReferenceColumn() userId!: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'collected_email_user_fk' })
  user?: Relation<UserEntity>;
  /** The key that the email would have in the outbox. */
  @KeyColumn(120) messageKey!: string;
  @ChoiceColumn() kind!: CompanyEmailKind;
  /** The number of events that the email would list. */
  @Column({ type: 'int', unsigned: true, default: 1 }) events!: number;
  /** The time from which it is counted: after the last chance to undo the decision. */
  @InstantColumn() dueAt!: Date;
}

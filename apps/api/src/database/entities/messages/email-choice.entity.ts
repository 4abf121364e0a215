import {
  COMPANY_EMAIL_CHOICES,
  COMPANY_EMAIL_TOPICS,
  type CompanyEmailChoice,
  type CompanyEmailTopic,
} from '@job-alert/domain/companies/company-emails';
import { Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ChoiceCheck, ChoiceColumn, EXACT } from '../../columns.js';
import { UserEntity } from '../accounts/user.entity.js';

/** The choice of an employer for the emails of one topic. Without a row, each email is sent at once. */
@Entity('email_choice')
@ChoiceCheck('email_choice_topic_check', 'topic', COMPANY_EMAIL_TOPICS)
@ChoiceCheck('email_choice_choice_check', 'choice', COMPANY_EMAIL_CHOICES)
export class EmailChoiceEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) userId!: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'email_choice_user_fk' })
  user?: Relation<UserEntity>;
  @PrimaryColumn({ ...EXACT, length: 32 }) topic!: CompanyEmailTopic;
  @ChoiceColumn() choice!: CompanyEmailChoice;
}

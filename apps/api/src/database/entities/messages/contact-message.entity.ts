import { CONTACT_USER_TYPES, type ContactUserType } from '@job-alert/domain/contact/contact-message';
import { Check, Column, Entity, Index } from 'typeorm';
import {
  ChoiceCheck,
  ChoiceColumn,
  EmailColumn,
  FlagColumn,
  IdColumn,
  InstantColumn,
  TextColumn,
} from '../../columns.js';

@Entity('contact_message')
@Index('contact_message_created', ['createdAt', 'id'])
@Index('contact_message_handled', ['isHandled', 'createdAt', 'id'])
@Index('contact_message_email', ['email'])
@ChoiceCheck('contact_message_type_check', 'user_type', CONTACT_USER_TYPES)
@Check('contact_message_email_check', 'email = LOWER(email)')
export class ContactMessageEntity {
  @IdColumn() id!: string;
  @TextColumn(200) name!: string;
  @EmailColumn() email!: string;
  @TextColumn(20) phone!: string;
  @Column({ type: 'text' }) message!: string;
  @ChoiceColumn() userType!: ContactUserType;
  @FlagColumn({ default: false }) isHandled!: boolean;
  @InstantColumn() createdAt!: Date;
}

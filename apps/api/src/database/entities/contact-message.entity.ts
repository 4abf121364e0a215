import { Column, Entity, Index } from 'typeorm';
import { ChoiceColumn, EmailColumn, FlagColumn, IdColumn, InstantColumn, TextColumn } from '../columns.js';

/** What a visitor wrote on the contact page. */
@Entity('contact_message')
@Index('contact_message_created', ['createdAt', 'id'])
@Index('contact_message_handled', ['isHandled', 'createdAt', 'id'])
export class ContactMessageEntity {
  @IdColumn() id!: string;
  @TextColumn(200) name!: string;
  @EmailColumn() email!: string;
  @TextColumn(20) phone!: string;
  @Column({ type: 'text' }) message!: string;
  @ChoiceColumn() userType!: 'EMPLOYER' | 'CANDIDATE';
  @FlagColumn({ default: false }) isHandled!: boolean;
  @InstantColumn() createdAt!: Date;
}

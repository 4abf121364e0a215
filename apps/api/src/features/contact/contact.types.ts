import type { ContactUserType } from '@job-alert/domain/contact-message';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { PHONE_DESCRIPTION } from '../accounts/accounts.types.js';
import { graphqlEnum } from '../../platform/graphql-enum.js';
import { connectionOf, PageArgs } from '../../platform/page.types.js';
import { DateTimeScalar } from '../../platform/scalars.js';

export const ContactUserTypeEnum = graphqlEnum<ContactUserType>('ContactUserType', 'As what a visitor writes.', {
  EMPLOYER: 'Looks for people.',
  CANDIDATE: 'Looks for a job.',
});

const TRAP = 'People do not see this field and leave it empty; a message that fills it is dropped.';

@InputType({ description: 'What a visitor writes on the contact page.' })
export class SendContactMessageInput {
  @Field(() => String, { description: 'Whose message it is; at most 100 characters.' }) name!: string;
  @Field(() => String, { description: 'Where an answer goes.' }) email!: string;
  @Field(() => String, { description: PHONE_DESCRIPTION })
  phone!: string;
  @Field(() => String, { description: 'At most 5,000 characters.' }) message!: string;
  @Field(() => ContactUserTypeEnum, { nullable: true, description: 'EMPLOYER when left out.' })
  userType?: ContactUserType | null;
  @Field(() => String, { nullable: true, description: TRAP }) company?: string | null;
  @Field(() => String, { nullable: true, description: TRAP }) website?: string | null;
}

@ObjectType('ContactMessage', {
  description: 'A message from the contact page, as administrators see it.',
  simpleResolvers: true,
})
export class ContactMessageView {
  @Field(() => ID, { description: 'A decimal number as text.' }) id!: string;
  @Field(() => String, { description: 'Whose message it is.' }) name!: string;
  @Field(() => String, { description: 'Where an answer goes.' }) email!: string;
  @Field(() => String, { description: 'Ten digits, without +91; older messages may have a foreign number, with +.' })
  phone!: string;
  @Field(() => String, { description: 'The message; lines end with \\n.' }) message!: string;
  @Field(() => ContactUserTypeEnum, { description: 'As what the visitor writes.' }) userType!: ContactUserType;
  @Field(() => Boolean, { description: 'Has an administrator marked it as dealt with?' }) isHandled!: boolean;
  @Field(() => DateTimeScalar, { description: 'When it was sent.' }) createdAt!: Date;
}

export const ContactMessageConnection = connectionOf(
  ContactMessageView,
  'ContactMessage',
  'How many messages match, counted only when selected.',
);

@ObjectType({ description: 'What `sendContactMessage` answers.', simpleResolvers: true })
export class SendContactMessagePayload {
  @Field(() => String, { description: 'The e-mail that the consultancy will answer.' }) replyTo!: string;
}

@InputType({ description: 'Which message has been dealt with.' })
export class MarkContactMessageHandledInput {
  @Field(() => ID, { description: "The message's id." }) id!: string;
}

@ObjectType({ description: 'What `markContactMessageHandled` answers.', simpleResolvers: true })
export class MarkContactMessageHandledPayload {
  @Field(() => ContactMessageView, { description: 'The message, now dealt with.' })
  contactMessage!: ContactMessageView;
}

@InputType({ description: 'Which messages to list; every part narrows the list.' })
export class ContactMessageFilter {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Only messages that are dealt with, or only those that are not.',
  })
  isHandled?: boolean | null;
}

@ArgsType()
export class ContactMessagesArgs extends PageArgs {
  @Field(() => ContactMessageFilter, { nullable: true, description: 'Which messages.' })
  filter?: ContactMessageFilter | null;
}

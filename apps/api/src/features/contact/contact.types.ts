import type { ContactUserType } from '@job-alert/domain/contact/contact-message';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { createConnection, matchCount } from '../../platform/lists/page.types.js';
import { PHONE_DESCRIPTION } from '../accounts/accounts.types.js';

const ContactUserTypeEnum = graphqlEnum<ContactUserType>('ContactUserType', 'The role in which a visitor writes.', {
  EMPLOYER: 'The visitor is hiring.',
  CANDIDATE: 'The visitor is looking for a job.',
});

const TRAP = 'A honeypot: people do not see this field and leave it empty. A message that fills it in is dropped.';

@InputType({ description: 'A message from the contact page.' })
export class SendContactMessageInput {
  @Field(() => String, { description: 'The name of the sender; at most 100 characters.' }) name!: string;
  @Field(() => String, { description: 'The email address to reply to.' }) email!: string;
  @Field(() => String, { description: PHONE_DESCRIPTION })
  phone!: string;
  @Field(() => String, { description: 'The message, at most 5,000 characters.' }) message!: string;
  @Field(() => ContactUserTypeEnum, { nullable: true, description: 'Defaults to EMPLOYER.' })
  userType?: ContactUserType | null;
  @Field(() => String, { nullable: true, description: TRAP }) company?: string | null;
  @Field(() => String, { nullable: true, description: TRAP }) website?: string | null;
}

@ObjectType('ContactMessage', {
  description: 'A message from the contact page, as administrators see it.',
  simpleResolvers: true,
})
export class ContactMessageView {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => String, { description: 'The name of the sender.' }) name!: string;
  @Field(() => String, { description: 'The email address to reply to.' }) email!: string;
  @Field(() => String, { description: 'Ten digits, without +91. Older messages can have a foreign number with +.' })
  phone!: string;
  @Field(() => String, { description: 'The message; lines end with \\n.' }) message!: string;
  @Field(() => ContactUserTypeEnum, { description: 'The role in which the visitor writes.' })
  userType!: ContactUserType;
  @Field(() => Boolean, { description: 'True once an administrator has marked it as handled.' }) isHandled!: boolean;
  @Field(() => DateTimeScalar, { description: 'When it was sent.' }) createdAt!: Date;
}

export const ContactMessageConnection = createConnection(ContactMessageView, 'ContactMessage', matchCount('messages'));

@ObjectType({ description: 'The result of `sendContactMessage`.', simpleResolvers: true })
export class SendContactMessagePayload {
  @Field(() => String, { description: 'The email address that the consultancy will answer to.' }) replyTo!: string;
}

@InputType({ description: 'The message to mark as handled.' })
export class MarkContactMessageHandledInput {
  @Field(() => ID, { description: "The message's id." }) id!: string;
}

@ObjectType({ description: 'The result of `markContactMessageHandled`.', simpleResolvers: true })
export class MarkContactMessageHandledPayload {
  @Field(() => ContactMessageView, { description: 'The handled message.' })
  contactMessage!: ContactMessageView;
}

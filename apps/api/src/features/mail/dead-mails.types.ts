import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { MailState } from '../../database/entities/outbox-message.entity.js';
import { graphqlEnum } from '../../platform/graphql-enum.js';
import { connectionOf } from '../../platform/page.types.js';
import { DateTimeScalar } from '../../platform/scalars.js';

const STATES: Readonly<Record<MailState, string>> = {
  WAITING: 'Goes out as soon as it is due.',
  SENDING: 'Goes out now.',
  SENT: 'The mail server has taken it.',
  DEAD: 'All attempts have failed; it waits until somebody sends it again.',
};

export const MailStateEnum = graphqlEnum<MailState>('MailState', 'Where an outgoing mail stands.', STATES);

@ObjectType({ description: 'A mail on its way out, without what it says.', simpleResolvers: true })
export class OutgoingMail {
  @Field(() => ID, { description: 'A decimal number as text.' }) id!: string;
  @Field(() => String, { description: 'The event that it tells of.' }) kind!: string;
  @Field(() => String, { description: 'The address that it goes to.' }) recipient!: string;
  @Field(() => String, { description: 'Its subject.' }) subject!: string;
  @Field(() => MailStateEnum, { description: 'Where it stands.' }) state!: MailState;
  @Field(() => Int, { description: 'How often it was tried.' }) attempts!: number;
  @Field(() => String, { nullable: true, description: 'What the mail server said at the last attempt.' })
  lastError!: string | null;
  @Field(() => DateTimeScalar, { description: 'When the event happened.' }) createdAt!: Date;
}

export const OutgoingMailConnection = connectionOf(
  OutgoingMail,
  'OutgoingMail',
  'How many mails match, counted only when selected.',
);

@InputType({ description: 'Which mail to send again.' })
export class ResendMailInput {
  @Field(() => ID, { description: "The mail's id." }) id!: string;
}

@ObjectType({ description: 'What `resendMail` answers.', simpleResolvers: true })
export class ResendMailPayload {
  @Field(() => OutgoingMail, { description: 'The mail, waiting to be sent.' }) outgoingMail!: OutgoingMail;
}

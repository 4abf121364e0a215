import { MAX_RESENT } from '@job-alert/domain/lists/paging';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { MailState } from '../../database/entities/messages/outbox-message.entity.js';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { createConnection, matchCount } from '../../platform/lists/page.types.js';
import { UndeliveredEmailsFilter } from './undelivered-emails.list.js';

const STATES: Readonly<Record<MailState, string>> = {
  WAITING: 'It will be sent when it is due.',
  SENDING: 'It is being sent.',
  SENT: 'The mail server has accepted it.',
  DEAD: 'All attempts have failed. It is kept until an administrator resends it.',
};

const EmailStateEnum = graphqlEnum<MailState>('EmailState', 'The delivery state of an email.', STATES);

@ObjectType({ description: 'An outgoing email, without its content.', simpleResolvers: true })
export class OutgoingEmail {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => String, { description: 'The kind of event.' }) kind!: string;
  @Field(() => String, { description: 'The address it is sent to.' }) recipient!: string;
  @Field(() => String, { description: 'Its subject.' }) subject!: string;
  @Field(() => EmailStateEnum, { description: 'Its state.' }) state!: MailState;
  @Field(() => Int, { description: 'The number of delivery attempts.' }) attempts!: number;
  @Field(() => String, { nullable: true, description: 'The response of the mail server to the last attempt.' })
  lastError!: string | null;
  @Field(() => DateTimeScalar, { description: 'When the event happened.' }) createdAt!: Date;
}

export const OutgoingEmailConnection = createConnection(OutgoingEmail, 'OutgoingEmail', matchCount('emails'));

@InputType({ description: 'The email to resend.' })
export class ResendEmailInput {
  @Field(() => ID, { description: "The email's id." }) id!: string;
}

@InputType({
  description:
    'The emails to resend: those that match all given fields. Without any, all emails that could not be delivered.',
})
export class ResendEmailsInput {
  @Field(() => [ID], { nullable: true, description: `Only these emails, at most ${MAX_RESENT}.` })
  ids?: string[] | null;
  @Field(() => UndeliveredEmailsFilter, {
    nullable: true,
    description: 'Only emails that the list shows with this filter.',
  })
  filter?: object | null;
}

@ObjectType({ description: 'The result of `resendEmails`.', simpleResolvers: true })
export class ResendEmailsPayload {
  @Field(() => [ID], { description: 'The ids of the emails that will be sent again.' }) resentIds!: string[];
  @Field(() => Int, {
    description: `The number of matching emails that remain, more than 0 only above ${MAX_RESENT} emails. Send the mutation again to resend them.`,
  })
  remainingCount!: number;
}

@ObjectType({ description: 'The result of `resendEmail`.', simpleResolvers: true })
export class ResendEmailPayload {
  @Field(() => OutgoingEmail, { description: 'The email, waiting to be sent.' }) outgoingEmail!: OutgoingEmail;
}

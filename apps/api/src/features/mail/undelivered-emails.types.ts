import { MAX_RESENT } from '@job-alert/domain/paging';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { MailState } from '../../database/entities/outbox-message.entity.js';
import { graphqlEnum } from '../../platform/graphql-enum.js';
import { connectionOf, matchCount } from '../../platform/page.types.js';
import { DateTimeScalar } from '../../platform/scalars.js';
import { UndeliveredEmailsFilter } from './undelivered-emails.list.js';

const STATES: Readonly<Record<MailState, string>> = {
  WAITING: 'Will be sent when it is due.',
  SENDING: 'Is being sent.',
  SENT: 'The mail server has accepted it.',
  DEAD: 'All attempts have failed. It stays until an administrator sends it again.',
};

export const EmailStateEnum = graphqlEnum<MailState>('EmailState', 'The delivery state of an email.', STATES);

@ObjectType({ description: 'An outgoing mail, without its text.', simpleResolvers: true })
export class OutgoingEmail {
  @Field(() => ID, { description: 'A decimal number as text.' }) id!: string;
  @Field(() => String, { description: 'The event that it is about.' }) kind!: string;
  @Field(() => String, { description: 'The address it is sent to.' }) recipient!: string;
  @Field(() => String, { description: 'Its subject.' }) subject!: string;
  @Field(() => EmailStateEnum, { description: 'Its state.' }) state!: MailState;
  @Field(() => Int, { description: 'How many attempts were made.' }) attempts!: number;
  @Field(() => String, { nullable: true, description: 'What the mail server answered at the last attempt.' })
  lastError!: string | null;
  @Field(() => DateTimeScalar, { description: 'When the event happened.' }) createdAt!: Date;
}

export const OutgoingEmailConnection = connectionOf(OutgoingEmail, 'OutgoingEmail', matchCount('mails'));

@InputType({ description: 'The mail to send again.' })
export class ResendEmailInput {
  @Field(() => ID, { description: "The mail's id." }) id!: string;
}

@InputType({
  description:
    'Which mails to send again: those that match all that is given. With nothing given, all mails that could not be sent.',
})
export class ResendEmailsInput {
  @Field(() => [ID], { nullable: true, description: `Only these, at most ${MAX_RESENT}.` }) ids?: string[] | null;
  @Field(() => UndeliveredEmailsFilter, {
    nullable: true,
    description: 'Only those that the list shows with this filter.',
  })
  filter?: object | null;
}

@ObjectType({ description: 'What `resendEmails` returns.', simpleResolvers: true })
export class ResendEmailsPayload {
  @Field(() => [ID], { description: 'The ids of the mails that wait to be sent now.' }) resentIds!: string[];
  @Field(() => Int, {
    description: `How many that match are left, which is more than 0 only above ${MAX_RESENT} mails: send the mutation again.`,
  })
  remainingCount!: number;
}

@ObjectType({ description: 'What `resendEmail` returns.', simpleResolvers: true })
export class ResendEmailPayload {
  @Field(() => OutgoingEmail, { description: 'The mail, waiting to be sent.' }) outgoingEmail!: OutgoingEmail;
}

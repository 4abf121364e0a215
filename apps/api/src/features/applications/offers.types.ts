import type { DeclineReason, OfferAnswer } from '@job-alert/domain/offer-answer';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';
import { DateScalar, DateTimeScalar } from '../../platform/scalars.js';
import { Application } from './applications.types.js';

export const OfferAnswerEnum = graphqlEnum<OfferAnswer>('OfferAnswer', 'What a candidate answers to an offer.', {
  ACCEPTED: 'The candidate joins.',
  DECLINED: 'The candidate does not join.',
  OTHER_DATE: 'The candidate asks to join on another date; the offer can still be accepted or declined.',
});

export const DeclineReasonEnum = graphqlEnum<DeclineReason>('DeclineReason', 'Why a candidate declines an offer.', {
  OTHER_OFFER: 'They have accepted another offer.',
  PAY: 'The pay does not fit.',
  PLACE_OR_HOURS: 'The place or the hours do not fit.',
  JOINING_DATE: 'The date of joining does not fit.',
  PERSONAL: 'Personal reasons.',
  OTHER: 'Another reason, which the note gives.',
});

@ObjectType({
  description: 'An answer to an offer. Its candidate, the employer and administrators see it.',
  simpleResolvers: true,
})
export class OfferReply {
  @Field(() => ID, { description: 'A decimal number as text.' }) id!: string;
  @Field(() => ID, { description: 'The offer that it answers.' }) offerId!: string;
  @Field(() => OfferAnswerEnum, { description: 'What the candidate answered.' }) answer!: OfferAnswer;
  @Field(() => DeclineReasonEnum, { nullable: true, description: 'Given with DECLINED.' })
  reason!: DeclineReason | null;
  @Field(() => String, { nullable: true, description: "The candidate's own words." }) note!: string | null;
  @Field(() => DateScalar, {
    nullable: true,
    description: 'The day on which the candidate could join; with OTHER_DATE.',
  })
  wishedDate!: string | null;
  @Field(() => DateTimeScalar, { description: 'When it was answered.' }) answeredAt!: Date;
}

@ObjectType({ description: 'An approved selection, which its candidate answers.', simpleResolvers: true })
export class Offer {
  @Field(() => ID, { description: 'Send it back with an answer: an answer to an earlier offer is refused.' })
  id!: string;
  @Field(() => OfferReply, { nullable: true, description: 'The latest answer to it; null while there is none.' })
  reply!: OfferReply | null;
  @Field(() => Boolean, { description: 'Whether the viewer is its candidate and can answer it now.' })
  viewerCanAnswer!: boolean;
}

@ObjectType({ description: 'An offer as the link in the mail to its candidate shows it.', simpleResolvers: true })
export class LinkedOffer {
  @Field(() => ID, { description: 'Of the offer.' }) id!: string;
  @Field(() => String, { description: "The candidate's first name." }) firstName!: string;
  @Field(() => String, { description: 'The title of the job.' }) jobTitle!: string;
  @Field(() => String, { description: 'The company that makes the offer.' }) companyName!: string;
  @Field(() => DateScalar, { nullable: true, description: 'The offered date of joining.' })
  dateOfJoining!: string | null;
  @Field(() => OfferReply, { nullable: true, description: 'The latest answer to it; null while there is none.' })
  reply!: OfferReply | null;
  @Field(() => Boolean, { description: 'Whether it can still be answered.' }) isOpen!: boolean;
}

@InputType({ description: 'The fields of every answer to an offer.' })
abstract class OfferAnswerFields {
  @Field(() => OfferAnswerEnum, { description: 'The answer.' }) answer!: OfferAnswer;
  @Field(() => DeclineReasonEnum, { nullable: true, description: 'With DECLINED, where it is required.' })
  reason?: DeclineReason | null;
  @Field(() => String, {
    nullable: true,
    description: 'Words to the company and the consultancy, at most 1,000 characters; required with OTHER.',
  })
  note?: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'With OTHER_DATE: a day after today.' })
  wishedDate?: string | null;
}

@InputType({ description: 'An answer to an offer.' })
export class AnswerOfferInput extends OfferAnswerFields {
  @Field(() => ID, { description: 'The application that was selected.' }) applicationId!: string;
  @Field(() => ID, { description: 'The offer that you have seen.' }) offerId!: string;
}

@ObjectType({ description: 'What `answerOffer` returns.', simpleResolvers: true })
export class AnswerOfferPayload {
  @Field(() => Application, { description: 'The application with its offer as it stands now.' })
  application!: Application;
}

@InputType({ description: 'An answer to an offer by the link of a mail.' })
export class AnswerOfferByLinkInput extends OfferAnswerFields {
  @Field(() => String, { description: 'The secret of the link.' }) token!: string;
}

@ObjectType({ description: 'What `answerOfferByLink` returns.', simpleResolvers: true })
export class AnswerOfferByLinkPayload {
  @Field(() => LinkedOffer, { description: 'The offer as it stands now.' }) offer!: LinkedOffer;
}

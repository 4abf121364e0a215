import type { DeclineReason, OfferAnswer } from '@job-alert/domain/applications/offer-answer';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.js';
import { DateScalar, DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { StoredFile } from '../../files/files.types.js';
import { Application } from '../applications.types.js';

export const OfferAnswerEnum = graphqlEnum<OfferAnswer>('OfferAnswer', "A candidate's answer to an offer.", {
  ACCEPTED: 'The candidate accepts the offer.',
  DECLINED: 'The candidate declines the offer.',
  OTHER_DATE: 'The candidate asks to join on another date; the offer can still be accepted or declined.',
});

const DeclineReasonEnum = graphqlEnum<DeclineReason>('DeclineReason', 'A reason for declining an offer.', {
  OTHER_OFFER: 'The candidate has accepted another offer.',
  PAY: 'The pay is too low.',
  PLACE_OR_HOURS: 'The place or the hours do not fit.',
  JOINING_DATE: 'The date of joining does not fit.',
  PERSONAL: 'Personal reasons.',
  OTHER: 'Another reason, explained in the note.',
});

@ObjectType({
  description: 'An answer to an offer. Visible to its candidate, the employer and administrators.',
  simpleResolvers: true,
})
export class OfferReply {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => ID, { description: 'The id of the offer.' }) offerId!: string;
  @Field(() => OfferAnswerEnum, { description: 'The answer.' }) answer!: OfferAnswer;
  @Field(() => DeclineReasonEnum, { nullable: true, description: 'The reason, with DECLINED.' })
  reason!: DeclineReason | null;
  @Field(() => String, { nullable: true, description: "The candidate's message." }) note!: string | null;
  @Field(() => DateScalar, {
    nullable: true,
    description: 'The date on which the candidate can join, with OTHER_DATE.',
  })
  wishedDate!: string | null;
  @Field(() => DateTimeScalar, { description: 'When it was answered.' }) answeredAt!: Date;
}

@ObjectType({ description: 'An offer: an approved selection that the candidate can answer.', simpleResolvers: true })
export class Offer {
  @Field(() => ID, { description: 'Send it back with an answer. An answer to an earlier offer is rejected.' })
  id!: string;
  @Field(() => OfferReply, { nullable: true, description: 'The latest answer; null if there is none.' })
  reply!: OfferReply | null;
  @Field(() => Boolean, { description: 'True if the viewer is its candidate and can answer it now.' })
  viewerCanAnswer!: boolean;
}

@ObjectType({ description: "An offer as shown by the link in the candidate's email.", simpleResolvers: true })
export class LinkedOffer {
  @Field(() => ID, { description: 'The id of the offer.' }) id!: string;
  @Field(() => String, { description: "The candidate's first name." }) firstName!: string;
  @Field(() => String, { description: 'The title of the job.' }) jobTitle!: string;
  @Field(() => String, { description: 'The company that makes the offer.' }) companyName!: string;
  @Field(() => DateScalar, { nullable: true, description: 'The offered date of joining.' })
  dateOfJoining!: string | null;
  @Field(() => StoredFile, { nullable: true, description: 'The offer letter; null if there is none.' })
  offerLetter!: StoredFile | null;
  @Field(() => OfferReply, { nullable: true, description: 'The latest answer; null if there is none.' })
  reply!: OfferReply | null;
  @Field(() => Boolean, { description: 'True if it can still be answered.' }) isOpen!: boolean;
}

@InputType({ description: 'The fields of every answer to an offer.' })
abstract class OfferAnswerFields {
  @Field(() => OfferAnswerEnum, { description: 'The answer.' }) answer!: OfferAnswer;
  @Field(() => DeclineReasonEnum, { nullable: true, description: 'The reason for declining. Required with DECLINED.' })
  reason?: DeclineReason | null;
  @Field(() => String, {
    nullable: true,
    description: 'A message to the company and the consultancy, at most 1,000 characters. Required with OTHER.',
  })
  note?: string | null;
  @Field(() => DateScalar, {
    nullable: true,
    description: 'The requested date of joining, after today. Required with OTHER_DATE.',
  })
  wishedDate?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'With ACCEPTED: true to decline the accepted offer with the same date of joining. Without it, such an offer is an OFFER_CLASH error.',
  })
  declinesOther?: boolean | null;
}

@InputType({ description: 'An answer to an offer.' })
export class AnswerOfferInput extends OfferAnswerFields {
  @Field(() => ID, { description: 'The application that was selected.' }) applicationId!: string;
  @Field(() => ID, { description: 'The id of the offer that you read. An answer to an earlier offer is rejected.' })
  offerId!: string;
}

@ObjectType({ description: 'The result of `answerOffer`.', simpleResolvers: true })
export class AnswerOfferPayload {
  @Field(() => Application, { description: 'The application with its current offer.' })
  application!: Application;
}

@InputType({ description: 'An answer to an offer, given with the link from an email.' })
export class AnswerOfferByLinkInput extends OfferAnswerFields {
  @Field(() => String, { description: 'The token of the link.' }) token!: string;
}

@ObjectType({ description: 'The result of `answerOfferByLink`.', simpleResolvers: true })
export class AnswerOfferByLinkPayload {
  @Field(() => LinkedOffer, { description: 'The offer after the change.' }) offer!: LinkedOffer;
}

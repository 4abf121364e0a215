import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateScalar } from '../../../platform/graphql/scalars.js';
import { InterviewFeedback, InterviewFeedbackFields } from '../interview-feedback.types.js';

@ObjectType({ description: 'An interview as the link of a guest shows it.', simpleResolvers: true })
export class LinkedInterview {
  @Field(() => ID, { description: 'The id of the interview.' }) id!: string;
  @Field(() => String, { description: 'The name of the guest.' }) guestName!: string;
  @Field(() => String, { description: "The candidate's first and last name." }) candidateName!: string;
  @Field(() => String, { description: 'The title of the job.' }) jobTitle!: string;
  @Field(() => String, { description: 'The name of the company.' }) companyName!: string;
  @Field(() => DateScalar, { description: 'The day of the interview in India.' }) date!: string;
  @Field(() => InterviewFeedback, { nullable: true, description: "The guest's feedback so far; null without one." })
  feedback!: InterviewFeedback | null;
  @Field(() => String, {
    nullable: true,
    description: 'The reason why the guest cannot give feedback now; null if they can.',
  })
  problem!: string | null;
}

@InputType({ description: 'Feedback of a guest on an interview. It replaces earlier feedback of the same guest.' })
export class GiveInterviewFeedbackByLinkInput extends InterviewFeedbackFields {
  @Field(() => String, { description: 'The token of the link.' }) token!: string;
}

@ObjectType({ description: 'The result of `giveInterviewFeedbackByLink`.', simpleResolvers: true })
export class GiveInterviewFeedbackByLinkPayload {
  @Field(() => LinkedInterview, { description: 'The interview with the feedback.' }) interview!: LinkedInterview;
}

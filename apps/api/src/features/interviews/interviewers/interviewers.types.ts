import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Application } from '../../applications/applications.types.js';
import { InterviewFeedback } from '../interview-feedback.types.js';
import { InterviewerInput } from './interviewer-input.types.js';
import { Interview } from '../interviews.types.js';

@ObjectType({ description: 'A person who interviews.', simpleResolvers: true })
export class Interviewer {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the account; null for a guest, who has a name and an email address alone.',
  })
  userId!: string | null;
  @Field(() => String, { description: 'The full name.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'The email address of a guest; null for members.' })
  email!: string | null;
}

@ObjectType({ description: 'Feedback of one person on a candidate after an interview.', simpleResolvers: true })
export class MemberFeedback extends InterviewFeedback {
  @Field(() => ID, { description: 'The id of the account that gave it. For a guest, an id that no account has.' })
  giverId!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The full name, for a guest followed by “(guest)”; null once the account has been deleted.',
  })
  giverName!: string | null;
}

@InputType({ description: 'The people of an interview.' })
export class SetInterviewersInput {
  @Field(() => ID, { description: "The interview's id." }) id!: string;
  @Field(() => [InterviewerInput], { description: 'All interviewers, one to five.' })
  interviewers!: InterviewerInput[];
}

@ObjectType({ description: 'The result of `setInterviewers`.', simpleResolvers: true })
export class SetInterviewersPayload {
  @Field(() => Interview, { description: 'The interview after the change.' }) interview!: Interview;
  @Field(() => Application, { description: 'Its application.' }) application!: Application;
}

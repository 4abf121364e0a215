import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A person who interviews: a member of the company, or a guest with name and email address.' })
export class InterviewerInput {
  @Field(() => ID, { nullable: true, description: 'The id of the member. Without it, name and email are required.' })
  userId?: string | null;
  @Field(() => String, { nullable: true, description: 'The name of a guest: letters and spaces, at most 100.' })
  name?: string | null;
  @Field(() => String, { nullable: true, description: 'The email address of a guest.' }) email?: string | null;
}

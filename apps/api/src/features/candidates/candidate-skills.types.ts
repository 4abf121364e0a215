import { Field, InputType, ObjectType } from 'type-graphql';
import type { CandidateView } from './candidates.presenter.js';
import { Candidate } from './candidates.types.js';

@InputType({ description: 'Your skills.' })
export class SaveCandidateSkillsInput {
  @Field(() => [String], {
    description:
      'All of your skills in order: at most 30 of at most 60 characters. A skill that is missing is removed.',
  })
  skills!: string[];
}

@ObjectType({ description: 'The result of `saveCandidateSkills`.', simpleResolvers: true })
export class SaveCandidateSkillsPayload {
  @Field(() => Candidate, { nullable: true, description: 'The candidate, with the skills as they are now.' })
  candidate!: CandidateView | null;
}

import type { SkillMatch } from '@job-alert/domain/skill-match';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How many of the skills of a job a candidate has.', simpleResolvers: true })
export class JobMatch implements SkillMatch {
  @Field(() => Int, { description: "The skills that are among the candidate's." }) fitting!: number;
  @Field(() => Int, { description: 'All skills that the job names.' }) of!: number;
}

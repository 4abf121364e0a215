import type { SkillMatch } from '@job-alert/domain/applications/skill-match';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The match between the skills of a candidate and a job.', simpleResolvers: true })
export class JobMatch implements SkillMatch {
  @Field(() => Int, { description: "The number of the job's skills that the candidate has." }) matched!: number;
  @Field(() => Int, { description: 'The number of skills that the job names.' }) total!: number;
}

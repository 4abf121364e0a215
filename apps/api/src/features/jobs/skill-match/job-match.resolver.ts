import { matchSkills } from '@job-alert/domain/search/skill-fit';
import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import { isCandidate, requireCandidate } from '../../../platform/viewer.js';
import type { ProfileEntriesReadModel } from '../../candidates/profile-entries.read-model.js';
import { OpenJob } from '../open-jobs/open-jobs.types.js';
import type { SkillMatch } from '@job-alert/domain/applications/skill-match';

@ObjectType({ description: 'The match between the skills of a candidate and a job.', simpleResolvers: true })
class JobMatch implements SkillMatch {
  @Field(() => Int, { description: "The number of the job's skills that the candidate has." }) matched!: number;
  @Field(() => Int, { description: 'The number of skills that the job names.' }) total!: number;
}

/** An open job with the columns that this field needs. */
type MatchedJob = OpenJob & { skillsToMatch: string[] };

@Resolver(() => OpenJob)
export class JobMatchResolver {
  constructor(private readonly profiles: Pick<ProfileEntriesReadModel, 'findSkills'>) {}

  @FieldResolver(() => JobMatch, {
    nullable: true,
    description:
      'The match with your skills. Null for everyone but candidates, and for candidates without skills in their profile.',
  })
  async match(@Root() job: MatchedJob, @Ctx() context: RequestContext): Promise<JobMatch | null> {
    if (!isCandidate(context.viewer)) return null;
    // Batched: one statement for all jobs of a page.
    const skills = await this.profiles.findSkills(context, requireCandidate(context.viewer).id);
    return skills.length === 0 ? null : matchSkills(job.skillsToMatch, skills);
  }
}

import { jobWordsToCheck } from '@job-alert/domain/job-wording';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { asksForIdOnly } from '../../platform/column-plan.js';
import { BatchLoader } from '../../platform/batch-loader.js';
import type { RequestContext } from '../../platform/context.js';
import { notFound } from '../../platform/errors.js';
import type { Page } from '../../platform/page.js';
import type { CompaniesReadModel } from '../companies/companies.read-model.js';
import { Company } from '../companies/companies.types.js';
import { WordsToCheck } from './job-review.types.js';
import type { JobsReadModel } from './jobs.read-model.js';
import type { JobsService } from './jobs.service.js';
import { EditJobInput, Job, JobConnection, JobsArgs, MyJobsArgs, PostJobInput } from './jobs.types.js';

const ID_ARG = { description: "The job's id." };

@Resolver(() => Job)
export class JobsResolver {
  private readonly companyLoader: BatchLoader<Company>;

  constructor(
    private readonly jobs: JobsService,
    private readonly readModel: JobsReadModel,
    companies: CompaniesReadModel,
  ) {
    this.companyLoader = new BatchLoader(
      (ids) => companies.many(ids),
      ({ id }) => id,
    );
  }

  @Query(() => JobConnection, { description: "The employer's own jobs. Locked until the company profile is complete." })
  myJobs(@Ctx() context: RequestContext, @Args(() => MyJobsArgs) args: MyJobsArgs): Promise<Page<Job>> {
    return this.readModel.ofEmployer(context, args);
  }

  @Query(() => JobConnection, { name: 'jobs', description: 'Every job, for administrators.' })
  all(@Ctx() context: RequestContext, @Args(() => JobsArgs) args: JobsArgs): Promise<Page<Job>> {
    return this.readModel.all(context, args);
  }

  @Query(() => Job, { name: 'job', description: 'One job, for its employer and for administrators.' })
  one(@Ctx() context: RequestContext, @Arg('id', () => ID, ID_ARG) id: string): Promise<Job> {
    return this.readModel.one(context, id);
  }

  @Mutation(() => Job, {
    description:
      'Posts a job, which then waits for approval. Refusals: COMPANY_NOT_APPROVED, PROFILE_INCOMPLETE, INVALID_INPUT, RATE_LIMITED.',
  })
  async postJob(
    @Ctx() context: RequestContext,
    @Arg('input', () => PostJobInput, { description: 'The job.' }) input: PostJobInput,
  ): Promise<Job> {
    return this.readModel.one(context, await this.jobs.post(context, input));
  }

  @Mutation(() => Job, {
    description:
      'Changes an own job, which stays live unless the edit brings words to check: then it waits for approval again. Refusals: NOT_FOUND, INVALID_INPUT, STALE_VERSION, RATE_LIMITED.',
  })
  async editJob(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, ID_ARG) id: string,
    @Arg('input', () => EditJobInput, { description: 'The new values.' }) input: EditJobInput,
  ): Promise<Job> {
    await this.jobs.edit(context, id, input);
    return this.readModel.one(context, id);
  }

  @Mutation(() => Job, {
    description:
      'Makes a job active or inactive: its employer or an administrator. Refusals: NOT_FOUND, INVALID_INPUT, FORBIDDEN to an employer for a job that an administrator has taken off.',
  })
  async setJobActive(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, ID_ARG) id: string,
    @Arg('isActive', () => Boolean, { description: 'False takes the job off the public lists.' }) isActive: boolean,
    @Arg('note', () => String, {
      nullable: true,
      description: "An administrator's words to the employer about taking it off, at most 2,000 characters.",
    })
    note?: string | null,
  ): Promise<Job> {
    await this.jobs.setActive(context, id, { isActive, note });
    return this.readModel.one(context, id);
  }

  @FieldResolver(() => [WordsToCheck], {
    description: 'What an administrator should look at before approving it: each phrase once, in all of its texts.',
  })
  wordsToCheck(@Root() job: Job): WordsToCheck[] {
    return jobWordsToCheck(job);
  }

  @FieldResolver(() => Company, {
    description: 'The company that posted it, as its profile stands now; the job itself may name it otherwise.',
  })
  async company(
    @Ctx() context: RequestContext,
    @Root() { companyId }: Job,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Pick<Company, 'id'>> {
    if (asksForIdOnly(info)) return { id: companyId };
    const [company] = await this.companyLoader.rowsOf(context, companyId);
    if (!company) throw notFound('Company');
    return company;
  }
}

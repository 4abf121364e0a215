import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Resolver, Root } from 'type-graphql';
import { selectsOnly, selectedPaths } from '../../platform/graphql/column-plan.js';
import type { RequestContext } from '../../platform/context.js';
import type { Page } from '../../platform/lists/page.js';
import { PageArgs } from '../../platform/lists/page.types.js';
import { Requires } from '../../platform/graphql/requires.js';
import { isOwn, type UserViewer } from '../../platform/viewer.js';
import { type AccountKey, presentUser } from '../accounts/accounts.presenter.js';
import type { AccountsService } from '../accounts/accounts.service.js';
import { User } from '../accounts/accounts.types.js';
import { JobPosting } from '../jobs/job-posting.types.js';
import type { JobPostingsReadModel } from '../jobs/job-postings.read-model.js';
import type { PresentedSavedJob, SavedJobsReadModel } from './saved-jobs.read-model.js';
import type { SavedJobsService } from './saved-jobs.service.js';
import {
  AddSavedJobsInput,
  AddSavedJobsPayload,
  SavedJob,
  SavedJobConnection,
  SaveJobInput,
  SaveJobPayload,
  UnsaveJobInput,
  UnsaveJobPayload,
} from './saved-jobs.types.js';

/** Fields of the job that the statement of a saved job already reads. */
const JOB_OF_ROW = ['id', 'title', 'city', 'companyName'];

@Resolver(() => SavedJob)
export class SavedJobEdgesResolver {
  constructor(private readonly jobs: JobPostingsReadModel) {}

  @FieldResolver(() => JobPosting, { description: 'The job as the public sees it: an OpenJob or a ClosedJob.' })
  async job(
    @Ctx() context: RequestContext,
    @Root() { jobOfRow }: PresentedSavedJob,
    @Info() info: GraphQLResolveInfo,
  ): Promise<JobPosting | null> {
    return selectsOnly(info, JOB_OF_ROW) ? jobOfRow : this.jobs.one(context, jobOfRow.id, selectedPaths(info));
  }
}

@Resolver(() => User)
export class SavedJobsResolver {
  constructor(
    private readonly service: SavedJobsService,
    private readonly readModel: SavedJobsReadModel,
    private readonly accounts: AccountsService,
  ) {}

  @FieldResolver(() => SavedJobConnection, {
    nullable: true,
    description:
      'Your saved jobs, latest first, including closed ones. Null for accounts that are not yours, and for everyone but candidates.',
  })
  async savedJobs(
    @Root() { id, type }: AccountKey,
    @Ctx() { viewer, maxPageSize }: RequestContext,
    @Args(() => PageArgs) args: PageArgs,
  ): Promise<Page<SavedJob> | null> {
    return type === 'CANDIDATE' && isOwn(viewer, id) ? this.readModel.page(id, args, maxPageSize) : null;
  }

  @Requires('CANDIDATE')
  @Mutation(() => SaveJobPayload, {
    description: 'Saves an open job for later, at most 100 per candidate. Errors: NOT_FOUND, INVALID_INPUT.',
  })
  async saveJob(
    @Ctx() context: RequestContext,
    @Arg('input', () => SaveJobInput, { description: 'The job.' }) { jobId }: SaveJobInput,
  ): Promise<SaveJobPayload> {
    return { user: await this.shown(await this.service.save(context, jobId)) };
  }

  @Requires('CANDIDATE')
  @Mutation(() => UnsaveJobPayload, {
    description: 'Removes a job from your saved jobs. Errors: NOT_FOUND for an invalid id.',
  })
  async unsaveJob(
    @Ctx() context: RequestContext,
    @Arg('input', () => UnsaveJobInput, { description: 'The job.' }) { jobId }: UnsaveJobInput,
  ): Promise<UnsaveJobPayload> {
    return { user: await this.shown(await this.service.remove(context, jobId)) };
  }

  @Requires('CANDIDATE')
  @Mutation(() => AddSavedJobsPayload, {
    description:
      'Adds jobs that were saved in a browser before login to your saved jobs, without duplicates and up to the limit. Errors: MALFORMED.',
  })
  async addSavedJobs(
    @Ctx() context: RequestContext,
    @Arg('input', () => AddSavedJobsInput, { description: 'The jobs.' }) { jobIds }: AddSavedJobsInput,
  ): Promise<AddSavedJobsPayload> {
    return { user: await this.shown(await this.service.add(context, jobIds)) };
  }

  private async shown(viewer: UserViewer): Promise<User> {
    return presentUser(await this.accounts.ownUser(viewer));
  }
}

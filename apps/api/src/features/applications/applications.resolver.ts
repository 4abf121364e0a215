import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { mapPage, type Page } from '../../platform/page.js';
import { PageArgs } from '../../platform/page.types.js';
import type { FileLinksService } from '../files/file-links.service.js';
import { StoredFile } from '../files/files.types.js';
import { type PresentedApplication, presentApplication } from './applications.presenter.js';
import type { ApplicationRow, ApplicationsReadModel } from './applications.read-model.js';
import type { ApplicationsService } from './applications.service.js';
import {
  AdminApplicationsArgs,
  ApplicantsArgs,
  Application,
  ApplicationConnection,
  AppliedJob,
  ProposeStatusInput,
} from './applications.types.js';
import type { AppliedJobsReadModel } from './applied-jobs.read-model.js';
import type { ProposalsService } from './proposals.service.js';

const ID_ARG = { description: "The application's id." };

interface Deps {
  applications: ApplicationsService;
  proposals: ProposalsService;
  readModel: ApplicationsReadModel;
  applied: AppliedJobsReadModel;
  links: FileLinksService;
}

@Resolver(() => Application)
export class ApplicationsResolver {
  constructor(private readonly deps: Deps) {}

  @Query(() => ApplicationConnection, { description: "The candidate's own applications, the latest first." })
  async myApplications(
    @Ctx() context: RequestContext,
    @Args(() => PageArgs) args: PageArgs,
  ): Promise<Page<Application>> {
    return presentPage(await this.deps.readModel.ofCandidate(context, args), context);
  }

  @Query(() => [AppliedJob], { description: 'The jobs that the candidate has applied for, the latest first.' })
  myAppliedJobs(@Ctx() context: RequestContext): Promise<AppliedJob[]> {
    return this.deps.applied.ofCandidate(context);
  }

  @Query(() => ApplicationConnection, {
    description:
      "Who has applied for the employer's jobs, the latest first. Locked until the company profile is complete.",
  })
  async myApplicants(
    @Ctx() context: RequestContext,
    @Args(() => ApplicantsArgs) args: ApplicantsArgs,
  ): Promise<Page<Application>> {
    return presentPage(await this.deps.readModel.ofEmployer(context, args, args.filter), context);
  }

  @Query(() => ApplicationConnection, {
    name: 'applications',
    description: 'Every application, for administrators.',
  })
  async all(
    @Ctx() context: RequestContext,
    @Args(() => AdminApplicationsArgs) args: AdminApplicationsArgs,
  ): Promise<Page<Application>> {
    return presentPage(await this.deps.readModel.all(context, args, args.filter, args.sort), context);
  }

  @Query(() => Application, {
    name: 'application',
    description: 'One application: for administrators, the employer of the job, and who applied.',
  })
  async one(@Ctx() context: RequestContext, @Arg('id', () => ID, ID_ARG) id: string): Promise<Application> {
    return this.present(context, id);
  }

  @Mutation(() => Application, {
    description:
      'Applies for an open job. Refusals: PROFILE_INCOMPLETE, NOT_FOUND, JOB_NOT_OPEN, DEADLINE_PASSED, APPLICATION_EXPIRED, REAPPLY_TOO_SOON (lastAppliedAt, reapplyOn), RATE_LIMITED.',
  })
  async applyToJob(
    @Ctx() context: RequestContext,
    @Arg('jobId', () => ID, { description: "The job's id." }) jobId: string,
  ): Promise<Application> {
    return this.present(context, await this.deps.applications.apply(context, jobId));
  }

  @Mutation(() => Application, {
    description:
      'Proposes the next step of an application; an administrator decides. Refusals: PROFILE_INCOMPLETE, NOT_FOUND, INVALID_INPUT, APPLICATION_PENDING, APPLICATION_INACTIVE, STATUS_NOT_ALLOWED, STALE_VERSION, RATE_LIMITED.',
  })
  async proposeApplicationStatus(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, ID_ARG) id: string,
    @Arg('input', () => ProposeStatusInput, { description: 'The step.' }) input: ProposeStatusInput,
  ): Promise<Application> {
    await this.deps.proposals.propose(context, id, input);
    return this.present(context, id);
  }

  @Mutation(() => Application, {
    description:
      "Switches an application's record on or off, for administrators. Refusals: NOT_FOUND, STATUS_NOT_ALLOWED while its newest request is not approved.",
  })
  async setApplicationActive(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, ID_ARG) id: string,
    @Arg('isActive', () => Boolean, { description: 'False hides it from the employer.' }) isActive: boolean,
  ): Promise<Application> {
    await this.deps.applications.setActive(context, id, isActive);
    return this.present(context, id);
  }

  @FieldResolver(() => StoredFile, {
    nullable: true,
    description: 'Goes with SELECTED; seen like the feedback.',
  })
  offerLetter(
    @Ctx() { viewer }: RequestContext,
    @Root() { offerLetterFacts }: PresentedApplication,
  ): StoredFile | null {
    return offerLetterFacts && this.deps.links.present(offerLetterFacts, viewer);
  }

  private async present(context: RequestContext, id: string): Promise<Application> {
    return presentApplication(await this.deps.readModel.one(context, id), context.viewer);
  }
}

const presentPage = (page: Page<ApplicationRow>, { viewer }: RequestContext): Page<Application> =>
  mapPage(page, (row) => presentApplication(row, viewer));

import { todayInIndia } from '@job-alert/domain/india/calendar';
import { isDeadlinePassed } from '@job-alert/domain/jobs/open-job';
import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { linkedRecord } from '../../platform/errors.js';
import { selectedPaths, selectsOnly } from '../../platform/graphql/column-plan.js';
import type { ListArgs } from '../../platform/lists/list-definition.js';
import type { Page } from '../../platform/lists/page.js';
import { isCandidate, isInterviewer, isOwn } from '../../platform/viewer.js';
import { User } from '../accounts/accounts.types.js';
import type { CandidatesReadModel } from '../candidates/candidates.read-model.js';
import { Candidate } from '../candidates/candidates.types.js';
import { JobPosting } from '../jobs/job-posting.types.js';
import type { JobPostingsReadModel } from '../jobs/job-postings.read-model.js';
import { Job } from '../jobs/jobs.types.js';
import { OwnApplicationsArgs } from './applications.list.js';
import { type PresentedApplication, presentPage } from './applications.presenter.js';
import type { ApplicationsReadModel } from './applications.read-model.js';
import { Application, ApplicationConnection, AppliedJob } from './applications.types.js';
import type { AppliedJobsReadModel, PresentedAppliedJob } from './applied-jobs.read-model.js';

/** Fields of the edges that the statement of an application already reads. */
const CANDIDATE_OF_ROW = ['id', 'firstName', 'lastName'];
const JOB_OF_ROW = ['id', 'title', 'city', 'companyName'];
const JOB = {
  description: 'The job applied for. Candidates and interviewers see its public data, whether it is open or closed.',
};

@Resolver(() => Application)
export class ApplicationEdgesResolver {
  constructor(
    private readonly candidates: CandidatesReadModel,
    private readonly jobs: JobPostingsReadModel,
    private readonly clock: Clock,
  ) {}

  @FieldResolver(() => Candidate, {
    nullable: true,
    description: 'The candidate who applied. Null with a RECORD_MISSING error if the record is missing.',
  })
  async candidate(
    @Ctx() context: RequestContext,
    @Root() { candidateOfRow }: PresentedApplication,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    if (selectsOnly(info, CANDIDATE_OF_ROW)) return candidateOfRow;
    return linkedRecord(await this.candidates.load(context, candidateOfRow.id, selectedPaths(info)), 'candidate');
  }

  @FieldResolver(() => JobPosting, JOB)
  async job(
    @Ctx() context: RequestContext,
    @Root() application: PresentedApplication,
    @Info() info: GraphQLResolveInfo,
  ): Promise<JobPosting | null> {
    const { jobOfRow, jobIsListed, jobDeadline } = application;
    if (!selectsOnly(info, JOB_OF_ROW)) return this.jobs.one(context, jobOfRow.id, selectedPaths(info));
    if (!isCandidate(context.viewer) && !isInterviewer(context.viewer)) return { ...jobOfRow, __typename: 'Job' };
    const isOpen = jobIsListed && !isDeadlinePassed(jobDeadline, todayInIndia(this.clock.now()));
    return { ...jobOfRow, __typename: isOpen ? 'OpenJob' : 'ClosedJob' };
  }
}

@Resolver(() => AppliedJob)
export class AppliedJobEdgesResolver {
  constructor(private readonly jobs: JobPostingsReadModel) {}

  @FieldResolver(() => JobPosting, JOB)
  async job(
    @Ctx() context: RequestContext,
    @Root() { jobOfRow }: PresentedAppliedJob,
    @Info() info: GraphQLResolveInfo,
  ): Promise<JobPosting | null> {
    return selectsOnly(info, JOB_OF_ROW) ? jobOfRow : this.jobs.one(context, jobOfRow.id, selectedPaths(info));
  }
}

/** The applications of the viewer's own account. */
@Resolver(() => User)
export class UserApplicationsResolver {
  constructor(
    private readonly readModel: ApplicationsReadModel,
    private readonly applied: AppliedJobsReadModel,
  ) {}

  @FieldResolver(() => ApplicationConnection, {
    nullable: true,
    description:
      "A candidate's applications, or those for an employer's jobs that an administrator has approved. Null for accounts that are not yours, and for administrators. Errors: PROFILE_INCOMPLETE for employers.",
  })
  async applications(
    @Root() { id, type }: Pick<User, 'id' | 'type'>,
    @Ctx() context: RequestContext,
    @Args(() => OwnApplicationsArgs) args: ListArgs,
  ): Promise<Page<Application> | null> {
    if (type === 'ADMIN' || !isOwn(context.viewer, id)) return null;
    return presentPage(await this.readModel.own(context, args), context);
  }

  @FieldResolver(() => [AppliedJob], {
    nullable: true,
    description:
      'The jobs that you have applied for, the latest first. Null for accounts that are not yours, and for everyone but candidates.',
  })
  async appliedJobs(
    @Root() { id, type }: Pick<User, 'id' | 'type'>,
    @Ctx() context: RequestContext,
  ): Promise<AppliedJob[] | null> {
    return type === 'CANDIDATE' && isOwn(context.viewer, id) ? this.applied.findByCandidate(context) : null;
  }
}

@Resolver(() => Candidate)
export class CandidateApplicationsResolver {
  constructor(private readonly readModel: ApplicationsReadModel) {}

  @FieldResolver(() => ApplicationConnection, {
    description:
      "The candidate's applications. Employers see only those for their jobs that an administrator has approved. Errors: PROFILE_INCOMPLETE for employers.",
  })
  async applications(
    @Root() { id }: Candidate,
    @Ctx() context: RequestContext,
    @Args(() => OwnApplicationsArgs) args: ListArgs,
  ): Promise<Page<Application>> {
    const ofCandidate = { sql: 'a.candidate_id = ?', values: [id] };
    return presentPage(await this.readModel.own(context, args, ofCandidate), context);
  }
}

@Resolver(() => Job)
export class JobApplicationsResolver {
  constructor(private readonly readModel: ApplicationsReadModel) {}

  @FieldResolver(() => ApplicationConnection, {
    description:
      'The applications for the job. Its employer sees only those that an administrator has approved. Errors: PROFILE_INCOMPLETE for employers.',
  })
  async applications(
    @Root() { id }: Job,
    @Ctx() context: RequestContext,
    @Args(() => OwnApplicationsArgs) args: ListArgs,
  ): Promise<Page<Application>> {
    const ofJob = { sql: 'a.job_id = ?', values: [id] };
    return presentPage(await this.readModel.own(context, args, ofJob), context);
  }
}

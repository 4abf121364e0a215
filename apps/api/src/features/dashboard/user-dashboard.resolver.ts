import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { Clock } from '../../platform/clock.js';
import { selectedPaths } from '../../platform/graphql/column-plan.js';
import type { RequestContext } from '../../platform/context.js';
import { isOwn, requireEmployer } from '../../platform/viewer.js';
import { User } from '../accounts/accounts.types.js';
import { JobPosting } from '../jobs/job-posting.types.js';
import type { JobPostingsReadModel } from '../jobs/job-postings.read-model.js';
import type { CandidateDashboardReadModel, PresentedCandidateDashboard } from './candidate-dashboard.read-model.js';
import type { EmployerDashboardReadModel } from './employer-dashboard.read-model.js';
import type { DashboardVisitsRepository } from './dashboard-visits.repository.js';
import { CandidateDashboard, Dashboard, type EmployerDashboard } from './user-dashboard.types.js';

interface Parts {
  visits: DashboardVisitsRepository;
  candidates: CandidateDashboardReadModel;
  employers: EmployerDashboardReadModel;
  clock: Clock;
}

@Resolver(() => User)
export class UserDashboardResolver {
  constructor(private readonly parts: Parts) {}

  @FieldResolver(() => Dashboard, {
    nullable: true,
    description:
      "Your dashboard. Querying it counts as a visit; see lastVisitAt. An employer's dashboard is empty until the company profile is complete. Null for accounts that are not yours, and for administrators.",
  })
  async dashboard(
    @Root() { id, type }: Pick<User, 'id' | 'type'>,
    @Ctx() context: RequestContext,
  ): Promise<CandidateDashboard | EmployerDashboard | null> {
    if (type === 'ADMIN' || !isOwn(context.viewer, id)) return null;
    const { visits, candidates, employers, clock } = this.parts;
    const employer = type === 'EMPLOYER' ? requireEmployer(context.viewer) : null;
    await visits.recordVisit(id, clock.now());
    return employer ? employers.findByEmployer(context, employer) : candidates.findByUser(context, id);
  }
}

@Resolver(() => CandidateDashboard)
export class DashboardSavedJobsResolver {
  constructor(private readonly jobs: JobPostingsReadModel) {}

  @FieldResolver(() => [JobPosting], {
    description:
      'Saved open jobs that you have not applied for and that close within the next seven days in India, at most five, earliest first.',
  })
  async savedJobsClosing(
    @Ctx() context: RequestContext,
    @Root() { savedJobIds }: PresentedCandidateDashboard,
    @Info() info: GraphQLResolveInfo,
  ): Promise<JobPosting[]> {
    const paths = selectedPaths(info);
    const jobs = await Promise.all(savedJobIds.map((id) => this.jobs.one(context, id, paths)));
    return jobs.filter((job) => job !== null);
  }
}

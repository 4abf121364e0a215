import { ApplicationHistory } from '../features/applications/application-history.read-model.js';
import { ApplicationsPolicy } from '../features/applications/applications.policy.js';
import { ApplicationsReadModel } from '../features/applications/applications.read-model.js';
import { ApplicationsRepository } from '../features/applications/applications.repository.js';
import { ApplicationsResolver } from '../features/applications/applications.resolver.js';
import { ApplicationsService } from '../features/applications/applications.service.js';
import { AppliedJobsReadModel } from '../features/applications/applied-jobs.read-model.js';
import { ProposalsService } from '../features/applications/proposals.service.js';
import { ApprovalsRepository } from '../features/approvals/approvals.repository.js';
import { ApprovalsResolver } from '../features/approvals/approvals.resolver.js';
import { ApprovalsService } from '../features/approvals/approvals.service.js';
import { UserActivationService } from '../features/approvals/user-activation.service.js';
import { DashboardReadModel } from '../features/dashboard/dashboard.read-model.js';
import { DashboardResolver } from '../features/dashboard/dashboard.resolver.js';
import { InterviewCancellations } from '../features/interviews/interview-cancellations.service.js';
import { InterviewsReadModel } from '../features/interviews/interviews.read-model.js';
import { InterviewsRepository } from '../features/interviews/interviews.repository.js';
import { InterviewsResolver } from '../features/interviews/interviews.resolver.js';
import { InterviewsService } from '../features/interviews/interviews.service.js';
import { ClosedJobsReadModel } from '../features/jobs/closed-jobs.read-model.js';
import { JobListing } from '../features/jobs/job-listing.service.js';
import { JobSitemapReadModel } from '../features/jobs/job-sitemap.read-model.js';
import { JobsReadModel } from '../features/jobs/jobs.read-model.js';
import { JobsResolver } from '../features/jobs/jobs.resolver.js';
import { JobsService } from '../features/jobs/jobs.service.js';
import { OpenJobsReadModel } from '../features/jobs/open-jobs.read-model.js';
import { OpenJobsResolver } from '../features/jobs/open-jobs.resolver.js';
import type { Foundation } from './foundation.js';
import type { MailServices } from './mail.js';
import type { People } from './people.js';
import type { Resolvers } from './resolvers.js';

/** Jobs, applications with their interviews, and the approvals of all of it. */
export function createHiring(foundation: Foundation, { announce, office }: MailServices, people: People) {
  const { dataSource, clock, reader, transactions, audit, dailyLimits } = foundation;
  const { accounts, accountsReadModel, companies, files, fileLinks } = people;
  const openJobs = new OpenJobsReadModel(reader, clock);
  const listing = new JobListing();
  const jobs = new JobsReadModel(reader, companies, clock);
  const jobService = new JobsService(dataSource, transactions, companies, listing, office, dailyLimits, audit, clock);

  const policy = new ApplicationsPolicy(accountsReadModel, companies);
  const applicationViews = new ApplicationsReadModel(reader, policy);
  const history = new ApplicationHistory(reader);
  const write = [new ApplicationsRepository(), policy, office, dailyLimits, audit, clock] as const;
  const applications = new ApplicationsService(dataSource, transactions, ...write);
  const proposals = new ProposalsService(dataSource, files, ...write);
  const applied = new AppliedJobsReadModel(reader, clock);

  const interviewViews = new InterviewsReadModel(reader, policy, clock);
  const interviewRows = new InterviewsRepository();
  const interviews = new InterviewsService(transactions, interviewRows, proposals, policy, office, dailyLimits, clock);
  const cancellations = new InterviewCancellations(interviewRows, announce, clock);

  const approvals = new ApprovalsService({
    transactions,
    approvals: new ApprovalsRepository(),
    listing,
    announce,
    interviews: cancellations,
    office,
    audit,
    clock,
  });
  const activation = new UserActivationService(transactions, accounts, listing);

  const resolvers: Resolvers = [
    [OpenJobsResolver, new OpenJobsResolver(openJobs, new ClosedJobsReadModel(reader, openJobs, clock))],
    [JobsResolver, new JobsResolver(jobService, jobs, companies)],
    [
      ApplicationsResolver,
      new ApplicationsResolver(applications, proposals, applicationViews, applied, history, fileLinks),
    ],
    [InterviewsResolver, new InterviewsResolver(interviews, interviewViews, applicationViews)],
    [
      ApprovalsResolver,
      new ApprovalsResolver(approvals, activation, accountsReadModel, companies, jobs, applicationViews),
    ],
    [DashboardResolver, new DashboardResolver(new DashboardReadModel(reader))],
  ];
  const jobSitemap = new JobSitemapReadModel(reader, clock);
  return { listing, jobs, jobSitemap, applicationViews, history, interviewViews, cancellations, resolvers };
}

export type Hiring = ReturnType<typeof createHiring>;

import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import { PeriodicTask } from '../../platform/background/periodic-task.js';
import type { AccountsFeature } from '../accounts/accounts.feature.js';
import type { CandidatesFeature } from '../candidates/candidates.feature.js';
import type { CompaniesFeature } from '../companies/companies.feature.js';
import type { MailFeature } from '../mail/mail.feature.js';
import type { NotificationsFeature } from '../notifications/notifications.feature.js';
import type { WebhooksFeature } from '../webhooks/webhooks.feature.js';
import { SkillRankingReadModel } from './skill-match/skill-ranking.read-model.js';
import { JobChangesReadModel } from './feeds/job-changes.read-model.js';
import { JobChangesResolver } from './feeds/job-changes.resolver.js';
import { JobChangesService } from './feeds/job-changes.service.js';
import { JobListingService } from './job-listing.service.js';
import { CompanyJobsResolver, UserJobsResolver } from './job-lists.resolver.js';
import { JobMatchResolver } from './skill-match/job-match.resolver.js';
import { JobPostingsReadModel } from './job-postings.read-model.js';
import { JobSitemapReadModel } from './feeds/job-sitemap.read-model.js';
import { JobSuggestionsResolver } from './suggestions/job-suggestions.resolver.js';
import { JobsEmails } from './jobs.emails.js';
import { JobsRepository } from './jobs.repository.js';
import { JobCorrectionsEmails } from './on-behalf/job-corrections.emails.js';
import { JobCorrectionsResolver } from './on-behalf/job-corrections.resolver.js';
import { JobCorrectionsService } from './on-behalf/job-corrections.service.js';
import { JobsReadModel } from './jobs.read-model.js';
import { JobPeopleReadModel } from './people/job-people.read-model.js';
import { JobsResolver } from './jobs.resolver.js';
import { JobsService } from './jobs.service.js';
import { NewJobsReadModel } from './feeds/new-jobs.read-model.js';
import { NewJobsService } from './feeds/new-jobs.service.js';
import { OpenJobFacetsResolver, OpenJobsResolver } from './open-jobs/open-jobs.resolver.js';
import { type PublicJobsFor, publicJobs } from './open-jobs/public-jobs.read-model.js';
import { ClosedJobResolver, OpenJobResolver } from './open-jobs/similar-jobs.resolver.js';

/** Milliseconds between checks for jobs whose deadline has passed. Every server checks. */
const CLOSING_POLL_MS = 10_000;

export function jobsFeature(
  deps: CoreServices &
    MailFeature &
    NotificationsFeature &
    AccountsFeature &
    WebhooksFeature &
    CompaniesFeature &
    CandidatesFeature,
) {
  const { dataSource, reader, replicaReader, clock, mailer, adminNotifications, accountsReadModel, companies } = deps;
  const own = publicJobs(reader, clock);
  const forVisitors = replicaReader === reader ? own : publicJobs(replicaReader, clock);
  const publicJobsFor: PublicJobsFor = ({ kind }) => (kind === 'anonymous' ? forVisitors : own);
  const { openJobs } = own;
  const jobEmails = new JobsEmails(mailer, adminNotifications);
  const changes = new JobChangesService(deps);
  const listing = new JobListingService(changes);
  const repository = new JobsRepository(listing, changes);
  const jobCorrectionEmails = new JobCorrectionsEmails(mailer, adminNotifications);
  const corrections = new JobCorrectionsService({ ...deps, repository, listing, emails: jobCorrectionEmails });
  const jobChanges = new JobChangesReadModel(reader, clock);
  const jobs = new JobsReadModel(reader, accountsReadModel, clock);
  const resolvers: Resolvers = [
    new OpenJobsResolver(publicJobsFor, new SkillRankingReadModel({ ...deps, openJobs })),
    new OpenJobFacetsResolver(publicJobsFor),
    new JobSuggestionsResolver(publicJobsFor),
    new JobChangesResolver(jobChanges),
    new ClosedJobResolver(publicJobsFor),
    new OpenJobResolver(publicJobsFor),
    new JobMatchResolver(deps.profileEntries),
    new JobsResolver(
      new JobsService({ ...deps, listing, changes, repository, emails: jobEmails }),
      jobs,
      companies,
      new JobPeopleReadModel(reader, deps.companyMembers),
    ),
    new JobCorrectionsResolver(corrections, jobs),
    new UserJobsResolver(jobs),
    new CompanyJobsResolver(jobs),
  ];
  return {
    listing,
    openJobs,
    publicJobsFor,
    jobChanges,
    noteJobChanges: changes,
    closingWork: new PeriodicTask(
      'jobs past their last day',
      CLOSING_POLL_MS,
      () => changes.closePassed(),
      deps.logger,
    ),
    jobEmails,
    jobCorrectionEmails,
    jobCorrections: corrections,
    jobs,
    jobPostings: new JobPostingsReadModel(jobs, openJobs),
    newJobs: new NewJobsReadModel(reader, clock),
    newJobRounds: new NewJobsService(dataSource),
    jobSitemap: new JobSitemapReadModel(replicaReader, clock),
    resolvers,
  };
}

export type JobsFeature = ReturnType<typeof jobsFeature>;

import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import type { AccountsFeature } from '../accounts/accounts.feature.js';
import type { CandidatesFeature } from '../candidates/candidates.feature.js';
import type { FilesFeature } from '../files/files.feature.js';
import type { JobsFeature } from '../jobs/jobs.feature.js';
import type { MailFeature } from '../mail/mail.feature.js';
import type { NotificationsFeature } from '../notifications/notifications.feature.js';
import type { WebhooksFeature } from '../webhooks/webhooks.feature.js';
import {
  ApplicationEdgesResolver,
  AppliedJobEdgesResolver,
  CandidateApplicationsResolver,
  JobApplicationsResolver,
  UserApplicationsResolver,
} from './application-edges.resolver.js';
import { ApplicationsEmails } from './applications.emails.js';
import { ApplicationsPolicy } from './applications.policy.js';
import { ApplicationsReadModel } from './applications.read-model.js';
import { ApplicationsRepository } from './applications.repository.js';
import { ApplicationsResolver } from './applications.resolver.js';
import { ApplicationsService } from './applications.service.js';
import { AppliedJobsReadModel } from './applied-jobs.read-model.js';
import { InvitationAnswersService } from './invitations/invitation-answers.service.js';
import { JobInvitationsEmails } from './invitations/job-invitations.emails.js';
import { JobInvitationsReadModel } from './invitations/job-invitations.read-model.js';
import { JobInvitationsRepository } from './invitations/job-invitations.repository.js';
import {
  ApplicationInvitationResolver,
  CandidateInvitationsResolver,
  JobInvitationEdgesResolver,
  JobInvitationsResolver,
  UserInvitationsResolver,
} from './invitations/job-invitations.resolver.js';
import { JobInvitationsService } from './invitations/job-invitations.service.js';
import { JoiningsReadModel } from './joinings/joinings.read-model.js';
import { JoiningsResolver } from './joinings/joinings.resolver.js';
import { JoiningsService } from './joinings/joinings.service.js';
import { OffersEmails } from './offers/offers.emails.js';
import { OffersReadModel } from './offers/offers.read-model.js';
import { OffersRepository } from './offers/offers.repository.js';
import { OffersResolver } from './offers/offers.resolver.js';
import { OffersService } from './offers/offers.service.js';
import { RecommendationsReadModel } from './recommendations/recommendations.read-model.js';
import { RecommendationsResolver } from './recommendations/recommendations.resolver.js';
import { RecommendationsService } from './recommendations/recommendations.service.js';
import { ProposalWithdrawalsService } from './proposal-withdrawals.service.js';
import { ProposalsService } from './proposals.service.js';
import { ApplicationSummariesReadModel } from './summaries/application-summaries.read-model.js';
import { ApplicationSummariesResolver } from './summaries/application-summaries.resolver.js';

type Deps = CoreServices &
  MailFeature &
  NotificationsFeature &
  AccountsFeature &
  FilesFeature &
  WebhooksFeature &
  CandidatesFeature &
  JobsFeature;

export function applicationsFeature(deps: Deps) {
  const { reader, clock, mailer, adminNotifications, accountsReadModel, fileLinks, candidatesReadModel, jobPostings } =
    deps;
  const applicationsPolicy = new ApplicationsPolicy(accountsReadModel);
  const applicationsReadModel = new ApplicationsReadModel(reader, applicationsPolicy, clock);
  const offers = new OffersRepository();
  const offersReadModel = new OffersReadModel(reader);
  const applicationEmails = new ApplicationsEmails(mailer, adminNotifications, offers, clock);
  const invitations = new JobInvitationsRepository();
  const invitationsReadModel = new JobInvitationsReadModel(reader, clock);
  const invitationEmails = new JobInvitationsEmails(mailer, deps.confirmationLinks, clock);
  const recommendations = new RecommendationsService(deps);
  const recommendationsReadModel = new RecommendationsReadModel(reader);
  const parts = {
    ...deps,
    invitations,
    applications: new ApplicationsRepository(),
    policy: applicationsPolicy,
    emails: applicationEmails,
  };
  const applications = new ApplicationsService(parts);
  const invitationAnswers = new InvitationAnswersService({
    ...deps,
    applications,
    invitations,
    visibility: deps.searchVisibility,
  });
  deps.candidates.onComplete((...saved) => invitationAnswers.applyForComplete(...saved));
  const proposalWithdrawals = new ProposalWithdrawalsService(parts);
  const proposals = new ProposalsService(parts);
  const resolvers: Resolvers = [
    new ApplicationEdgesResolver(candidatesReadModel, jobPostings, clock),
    new AppliedJobEdgesResolver(jobPostings),
    new UserApplicationsResolver(applicationsReadModel, new AppliedJobsReadModel(reader, clock)),
    new CandidateApplicationsResolver(applicationsReadModel),
    new JobApplicationsResolver(applicationsReadModel),
    new ApplicationSummariesResolver(new ApplicationSummariesReadModel(reader)),
    new OffersResolver({
      offers: new OffersService({ ...deps, offers, emails: new OffersEmails(mailer, adminNotifications) }),
      readModel: offersReadModel,
      applications: applicationsReadModel,
    }),
    new JobInvitationsResolver({
      service: new JobInvitationsService({ ...parts, emails: invitationEmails }),
      answers: invitationAnswers,
      invitations: invitationsReadModel,
      jobs: deps.jobs,
      postings: jobPostings,
      candidates: candidatesReadModel,
    }),
    new JobInvitationEdgesResolver(invitationsReadModel),
    new CandidateInvitationsResolver(invitationsReadModel),
    new UserInvitationsResolver(invitationsReadModel),
    new ApplicationInvitationResolver(invitationsReadModel),
    new JoiningsResolver(
      new JoiningsService(parts),
      new JoiningsReadModel(reader, offersReadModel, parts.clock),
      applicationsReadModel,
    ),
    new RecommendationsResolver(recommendations, recommendationsReadModel, applicationsReadModel),
    new ApplicationsResolver({
      applications,
      proposals,
      proposalWithdrawals,
      readModel: applicationsReadModel,
      links: fileLinks,
    }),
  ];
  return {
    applicationsPolicy,
    applicationEmails,
    applicationsReadModel,
    offersReadModel,
    proposals,
    proposalWithdrawals,
    recommendations,
    recommendationsReadModel,
    resolvers,
  };
}

export type ApplicationsFeature = ReturnType<typeof applicationsFeature>;

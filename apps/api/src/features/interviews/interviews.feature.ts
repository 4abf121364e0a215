import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import type { ApplicationsFeature } from '../applications/applications.feature.js';
import type { CompaniesFeature } from '../companies/companies.feature.js';
import type { MailFeature } from '../mail/mail.feature.js';
import type { NotificationsFeature } from '../notifications/notifications.feature.js';
import type { WebhooksFeature } from '../webhooks/webhooks.feature.js';
import { InterviewCancellationsService } from './interview-cancellations.service.js';
import { InterviewFeedbackService } from './interview-feedback.service.js';
import { InterviewSummariesResolver } from './interview-summaries.resolver.js';
import { InterviewsForCompanyEmails } from './interviews-for-company.emails.js';
import { InterviewsEmails } from './interviews.emails.js';
import { InterviewsReadModel } from './interviews.read-model.js';
import { InterviewsRepository } from './interviews.repository.js';
import { InterviewEdgesResolver, InterviewsResolver, UserInterviewsResolver } from './interviews.resolver.js';
import { InterviewsService } from './interviews.service.js';

export function interviewsFeature(
  deps: CoreServices & MailFeature & NotificationsFeature & WebhooksFeature & CompaniesFeature & ApplicationsFeature,
) {
  const { reader, clock, applicationsPolicy, applicationsReadModel } = deps;
  const interviewsReadModel = new InterviewsReadModel(reader, applicationsPolicy, clock);
  const interviewEmails = new InterviewsEmails(deps);
  const parts = {
    ...deps,
    interviews: new InterviewsRepository(),
    policy: applicationsPolicy,
    emails: interviewEmails,
    companyEmails: new InterviewsForCompanyEmails({ ...deps, interviewEmails }),
  };
  const cancellations = new InterviewCancellationsService(parts);
  const resolvers: Resolvers = [
    new InterviewsResolver({
      service: new InterviewsService(parts),
      cancellations,
      feedback: new InterviewFeedbackService(parts),
      readModel: interviewsReadModel,
      applications: applicationsReadModel,
    }),
    new InterviewEdgesResolver({
      readModel: interviewsReadModel,
      applications: applicationsReadModel,
      mailer: deps.mailer,
      clock,
    }),
    new InterviewSummariesResolver(interviewsReadModel),
    new UserInterviewsResolver(interviewsReadModel),
  ];
  return {
    interviewsReadModel,
    interviewEmails,
    cancellations,
    resolvers,
  };
}

export type InterviewsFeature = ReturnType<typeof interviewsFeature>;

import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import type { ApplicationsFeature } from '../applications/applications.feature.js';
import type { MailFeature } from '../mail/mail.feature.js';
import type { NotificationsFeature } from '../notifications/notifications.feature.js';
import type { WebhooksFeature } from '../webhooks/webhooks.feature.js';
import { InterviewCancellationsService } from './interview-cancellations.service.js';
import { InterviewFeedbackService } from './interview-feedback.service.js';
import { InterviewSummariesResolver } from './interview-summaries.resolver.js';
import { InterviewsEmails } from './interviews.emails.js';
import { InterviewsReadModel } from './interviews.read-model.js';
import { InterviewsRepository } from './interviews.repository.js';
import { InterviewEdgesResolver, InterviewsResolver, UserInterviewsResolver } from './interviews.resolver.js';
import { InterviewsService } from './interviews.service.js';

export function interviewsFeature(
  deps: CoreServices & MailFeature & NotificationsFeature & WebhooksFeature & ApplicationsFeature,
) {
  const { reader, clock, applicationsPolicy, applicationViews } = deps;
  const interviewViews = new InterviewsReadModel(reader, applicationsPolicy, clock);
  const interviewEmails = new InterviewsEmails(deps);
  const parts = {
    ...deps,
    interviews: new InterviewsRepository(),
    policy: applicationsPolicy,
    emails: interviewEmails,
  };
  const cancellations = new InterviewCancellationsService(parts);
  const resolvers: Resolvers = [
    new InterviewsResolver({
      service: new InterviewsService(parts),
      cancellations,
      feedback: new InterviewFeedbackService(parts),
      readModel: interviewViews,
      applications: applicationViews,
    }),
    new InterviewEdgesResolver({
      readModel: interviewViews,
      applications: applicationViews,
      mailer: deps.mailer,
      clock,
    }),
    new InterviewSummariesResolver(interviewViews),
    new UserInterviewsResolver(interviewViews),
  ];
  return {
    interviewViews,
    interviewEmails,
    cancellations,
    resolvers,
  };
}

export type InterviewsFeature = ReturnType<typeof interviewsFeature>;

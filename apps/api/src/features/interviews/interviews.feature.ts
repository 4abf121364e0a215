import { PeriodicTask } from '../../platform/background/periodic-task.js';
import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import type { ApplicationsFeature } from '../applications/applications.feature.js';
import type { CompaniesFeature } from '../companies/companies.feature.js';
import type { MailFeature } from '../mail/mail.feature.js';
import type { NotificationsFeature } from '../notifications/notifications.feature.js';
import type { WebhooksFeature } from '../webhooks/webhooks.feature.js';
import { InterviewCancellationsService } from './interview-cancellations.service.js';
import { FeedbackRemindersService } from './interviewers/feedback-reminders.service.js';
import { GuestFeedbackResolver } from './interviewers/guest-feedback.resolver.js';
import { GuestFeedbackService } from './interviewers/guest-feedback.service.js';
import { GuestLinksRepository } from './interviewers/guest-links.repository.js';
import { InterviewersEmails } from './interviewers/interviewers.emails.js';
import { InterviewersReadModel } from './interviewers/interviewers.read-model.js';
import { InterviewersRepository } from './interviewers/interviewers.repository.js';
import { InterviewersResolver } from './interviewers/interviewers.resolver.js';
import { InterviewersService } from './interviewers/interviewers.service.js';
import { InterviewFeedbackService } from './interview-feedback.service.js';
import { InterviewSummariesResolver } from './interview-summaries.resolver.js';
import { InterviewsForCompanyEmails } from './interviews-for-company.emails.js';
import { InterviewsEmails } from './interviews.emails.js';
import { InterviewsReadModel } from './interviews.read-model.js';
import { InterviewsRepository } from './interviews.repository.js';
import { InterviewEdgesResolver, InterviewsResolver, UserInterviewsResolver } from './interviews.resolver.js';
import { InterviewsService } from './interviews.service.js';

/** Five minutes. */
const REMINDER_POLL_MS = 300_000;

export function interviewsFeature(
  deps: CoreServices & MailFeature & NotificationsFeature & WebhooksFeature & CompaniesFeature & ApplicationsFeature,
) {
  const { reader, clock, applicationsPolicy, applicationsReadModel } = deps;
  const interviewersReadModel = new InterviewersReadModel(reader, clock);
  const interviewsReadModel = new InterviewsReadModel(reader, applicationsPolicy, interviewersReadModel, clock);
  const interviewers = new InterviewersRepository();
  const guestLinks = new GuestLinksRepository();
  const interviewersEmails = new InterviewersEmails(deps.mailer, guestLinks, clock);
  const interviewEmails = new InterviewsEmails({ ...deps, interviewers, interviewersEmails });
  const parts = {
    ...deps,
    interviews: new InterviewsRepository(),
    interviewers,
    interviewersEmails,
    guestLinks,
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
    new InterviewersResolver({
      interviewersService: new InterviewersService(parts),
      interviewersReadModel,
      readModel: interviewsReadModel,
      applications: applicationsReadModel,
    }),
    new GuestFeedbackResolver(new GuestFeedbackService(parts)),
    new InterviewSummariesResolver(interviewsReadModel),
    new UserInterviewsResolver(interviewsReadModel),
  ];
  const feedbackReminders = new FeedbackRemindersService(parts);
  const feedbackReminderWork = new PeriodicTask(
    'reminders to give feedback',
    REMINDER_POLL_MS,
    () => feedbackReminders.sendDue(),
    deps.logger,
  );
  return {
    feedbackReminders,
    feedbackReminderWork,
    interviewsReadModel,
    interviewEmails,
    cancellations,
    resolvers,
  };
}

export type InterviewsFeature = ReturnType<typeof interviewsFeature>;

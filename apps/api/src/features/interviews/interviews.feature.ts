import type { Foundation, Resolvers } from '../../platform/foundation.js';
import type { ApplicationsFeature } from '../applications/applications.feature.js';
import type { MailFeature } from '../mail/mail.feature.js';
import type { NotificationsFeature } from '../notifications/notifications.feature.js';
import { InterviewCancellationsService } from './interview-cancellations.service.js';
import { InterviewsMails } from './interviews.mails.js';
import { InterviewsReadModel } from './interviews.read-model.js';
import { InterviewsRepository } from './interviews.repository.js';
import { InterviewEdgesResolver, InterviewsResolver, UserInterviewsResolver } from './interviews.resolver.js';
import { InterviewsService } from './interviews.service.js';

/** Interviews of applications. */
export function interviewsFeature({
  transactions,
  reader,
  dailyLimits,
  clock,
  mailRoom,
  office,
  applicationMails,
  applicationsPolicy,
  applicationViews,
  proposals,
}: Foundation & MailFeature & NotificationsFeature & ApplicationsFeature) {
  const interviewViews = new InterviewsReadModel(reader, applicationsPolicy, clock);
  const interviewMails = new InterviewsMails({ mailRoom, office, applicationMails, clock });
  const rows = new InterviewsRepository();
  const interviews = new InterviewsService({
    transactions,
    interviews: rows,
    proposals,
    policy: applicationsPolicy,
    mails: interviewMails,
    dailyLimits,
    clock,
  });
  const resolvers: Resolvers = [
    new InterviewsResolver(interviews, interviewViews, applicationViews),
    new InterviewEdgesResolver(applicationViews),
    new UserInterviewsResolver(interviewViews),
  ];
  return {
    interviewViews,
    interviewMails,
    cancellations: new InterviewCancellationsService(rows, interviewMails, clock),
    resolvers,
  };
}

export type InterviewsFeature = ReturnType<typeof interviewsFeature>;

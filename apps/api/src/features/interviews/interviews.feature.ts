import type { Foundation, Resolvers } from '../../platform/foundation.js';
import type { ApplicationsFeature } from '../applications/applications.feature.js';
import type { MailFeature } from '../mail/mail.feature.js';
import { InterviewCancellationsService } from './interview-cancellations.service.js';
import { InterviewsReadModel } from './interviews.read-model.js';
import { InterviewsRepository } from './interviews.repository.js';
import { InterviewsResolver } from './interviews.resolver.js';
import { InterviewsService } from './interviews.service.js';

/** Interviews of applications. */
export function interviewsFeature({
  transactions,
  reader,
  dailyLimits,
  clock,
  announce,
  office,
  applicationsPolicy,
  applicationViews,
  proposals,
}: Foundation & MailFeature & ApplicationsFeature) {
  const interviewViews = new InterviewsReadModel(reader, applicationsPolicy, clock);
  const rows = new InterviewsRepository();
  const interviews = new InterviewsService({
    transactions,
    interviews: rows,
    proposals,
    policy: applicationsPolicy,
    office,
    dailyLimits,
    clock,
  });
  const resolvers: Resolvers = [new InterviewsResolver(interviews, interviewViews, applicationViews)];
  return { interviewViews, cancellations: new InterviewCancellationsService(rows, announce, clock), resolvers };
}

export type InterviewsFeature = ReturnType<typeof interviewsFeature>;

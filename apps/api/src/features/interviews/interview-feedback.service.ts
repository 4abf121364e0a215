import { feedbackProblem, interviewFeedbackSchema } from '@job-alert/domain/interview-feedback';
import { InterviewEntity } from '../../database/entities/interview.entity.js';
import { InterviewFeedbackEntity } from '../../database/entities/interview-feedback.entity.js';
import type { RequestContext } from '../../platform/context.js';
import { notFound, PortalError, staleVersion } from '../../platform/errors.js';
import type { Foundation } from '../../platform/foundation.js';
import { checkId } from '../../platform/ids.js';
import { parseInput } from '../../platform/input.js';
import type { ApplicationsPolicy } from '../applications/applications.policy.js';
import type { GiveInterviewFeedbackInput } from './interview-feedback.types.js';
import type { InterviewsRepository } from './interviews.repository.js';

interface Deps extends Pick<Foundation, 'dataSource' | 'transactions' | 'audit' | 'clock'> {
  interviews: InterviewsRepository;
  policy: ApplicationsPolicy;
}

/** Employers say how an interview went. */
export class InterviewFeedbackService {
  constructor(private readonly deps: Deps) {}

  /** Gives or changes the feedback on one of the employer's interviews, which has taken place then. Returns the application's id. */
  async give(context: RequestContext, input: GiveInterviewFeedbackInput): Promise<string> {
    const { dataSource, transactions, interviews, policy, audit, clock } = this.deps;
    const id = checkId(input.id, 'Interview');
    const { id: companyId } = await policy.requireHiring(context);
    const feedback = parseInput(interviewFeedbackSchema, input);
    const interview = await dataSource.manager.findOneBy(InterviewEntity, { id, companyId });
    if (!interview) throw notFound('Interview');
    const { applicationId } = interview;
    await transactions.run(async (manager) => {
      const isThere = await interviews.holdApplication(manager, interview);
      const standing = await interviews.standing(manager, id);
      if (!isThere || !standing) throw notFound('Interview');
      const givenAt = clock.now();
      const problem = feedbackProblem(standing, givenAt);
      if (problem !== null) throw new PortalError('INTERVIEW_NOT_OPEN', problem);
      const before = await manager.findOneBy(InterviewFeedbackEntity, { interviewId: id });
      const version = before?.version ?? 0;
      if ((input.version ?? 0) !== version) throw staleVersion();
      await manager.save(InterviewFeedbackEntity, { ...feedback, interviewId: id, givenAt, version: version + 1 });
      await manager.update(InterviewEntity, { id }, { outcome: 'HELD' });
      await audit.record(manager, context, {
        action: 'GIVE_FEEDBACK',
        subjectType: 'APPLICATION',
        subjectId: applicationId,
        details: { interviewId: id },
      });
    });
    return applicationId;
  }
}

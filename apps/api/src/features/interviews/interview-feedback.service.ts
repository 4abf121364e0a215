import {
  interviewFeedbackSchema,
  validateInterviewFeedback,
  validateInterviewHeld,
} from '@job-alert/domain/interviews/interview-feedback';
import type { EntityManager } from 'typeorm';
import { InterviewEntity } from '../../database/entities/applications/interview.entity.js';
import { InterviewFeedbackEntity } from '../../database/entities/applications/interview-feedback.entity.js';
import { InterviewParticipantEntity } from '../../database/entities/applications/interview-participant.entity.js';
import { updateFacts } from '../../database/reports/report-facts.js';
import { lockAccount } from '../../platform/account-lock.js';
import type { AuditEntry } from '../../platform/audit.js';
import type { RequestContext } from '../../platform/context.js';
import type { CoreServices } from '../../platform/core-services.js';
import { notFound, PortalError } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import { parseInput } from '../../platform/input.js';
import { type EmployerViewer, isInterviewer, requireEmployer, requireMember } from '../../platform/viewer.js';
import type { ApplicationsPolicy } from '../applications/applications.policy.js';
import type { GiveInterviewFeedbackInput } from './interview-feedback.types.js';
import type { CurrentInterview, InterviewsRepository } from './interviews.repository.js';
import type { SetInterviewHeldInput } from './interviews.types.js';

interface Deps extends Pick<CoreServices, 'dataSource' | 'transactions' | 'audit' | 'clock'> {
  interviews: InterviewsRepository;
  policy: ApplicationsPolicy;
}

export class InterviewFeedbackService {
  constructor(private readonly deps: Deps) {}

  /** Saves the member's own feedback on one of the company's interviews and marks it as held. Returns the application's id. */
  give(context: RequestContext, input: GiveInterviewFeedbackInput): Promise<string> {
    const feedback = parseInput(interviewFeedbackSchema, input);
    const giver = requireMember(context.viewer);
    return this.write(context, giver, input.id, validateInterviewFeedback, async (manager, interviewId) => {
      if (isInterviewer(giver)) {
        const invited = { interviewId, userId: giver.id };
        if (!(await manager.existsBy(InterviewParticipantEntity, invited))) throw notFound('Interview');
      }
      // A server of the previous release writes the owner's feedback without a giver.
      if (giver.id === giver.companyId)
        await manager.update(InterviewFeedbackEntity, { interviewId, giverId: '0' }, { giverId: giver.id });
      const change = { version: input.version ?? 0, givenAt: this.deps.clock.now() };
      await this.deps.interviews.saveFeedback(manager, { interviewId, giverId: giver.id }, feedback, change);
      return { action: 'GIVE_FEEDBACK', details: { interviewId } };
    });
  }

  /** Marks one of the employer's interviews as held, or removes that mark. Returns the application's id. */
  setHeld(context: RequestContext, { id, held }: SetInterviewHeldInput): Promise<string> {
    return this.write(
      context,
      requireEmployer(context.viewer),
      id,
      validateInterviewHeld,
      async (manager, interviewId) => {
        await manager.update(InterviewEntity, { id: interviewId }, { outcome: held ? 'HELD' : null });
        return { action: 'SET_INTERVIEW_HELD', details: { interviewId, held } };
      },
    );
  }

  /** Writes to an interview while its application is locked, unless a rule forbids it. */
  private async write(
    context: RequestContext,
    employer: EmployerViewer,
    interviewId: string,
    problemOf: (interview: CurrentInterview, now: Date) => string | null,
    write: (manager: EntityManager, interviewId: string) => Promise<Pick<AuditEntry, 'action' | 'details'>>,
  ): Promise<string> {
    const { dataSource, transactions, interviews, policy, audit, clock } = this.deps;
    const id = checkId(interviewId, 'Interview');
    if (!isInterviewer(employer)) await policy.requireHiring(context);
    const { companyId } = employer;
    const interview = await dataSource.manager.findOneBy(InterviewEntity, { id, companyId });
    if (!interview) throw notFound('Interview');
    const { applicationId } = interview;
    await transactions.run(async (manager) => {
      await lockAccount(manager, employer);
      const isThere = await interviews.lockApplication(manager, interview);
      const state = await interviews.findState(manager, id);
      if (!isThere || !state) throw notFound('Interview');
      const problem = problemOf(state, clock.now());
      if (problem !== null) throw new PortalError('INTERVIEW_NOT_OPEN', problem);
      const act = await write(manager, id);
      await updateFacts(manager, 'APPLICATION', [applicationId]);
      await audit.record(manager, context, { ...act, subjectType: 'APPLICATION', subjectId: applicationId });
    });
    return applicationId;
  }
}

import { interviewUnavailable } from '@job-alert/domain/interviews/interview-cancellation';
import { InterviewEntity } from '../../../database/entities/applications/interview.entity.js';
import { lockAccount } from '../../../platform/account-lock.js';
import type { RequestContext } from '../../../platform/context.js';
import type { CoreServices } from '../../../platform/core-services.js';
import { notFound, PortalError } from '../../../platform/errors.js';
import { checkId } from '../../../platform/ids.js';
import { requireEmployer } from '../../../platform/viewer.js';
import type { ApplicationsPolicy } from '../../applications/applications.policy.js';
import type { InterviewsEmails } from '../interviews.emails.js';
import type { InterviewsRepository } from '../interviews.repository.js';
import type { InterviewersRepository } from './interviewers.repository.js';
import type { SetInterviewersInput } from './interviewers.types.js';

interface Deps extends Pick<CoreServices, 'dataSource' | 'transactions' | 'dailyLimits' | 'audit' | 'clock'> {
  interviews: InterviewsRepository;
  interviewers: InterviewersRepository;
  policy: ApplicationsPolicy;
  emails: InterviewsEmails;
}

/** Changes the people of an interview after it was scheduled. */
export class InterviewersService {
  constructor(private readonly deps: Deps) {}

  /** Saves the interviewers, and emails those who are added to an approved interview or leave it. Returns the application's id. */
  async set(context: RequestContext, input: SetInterviewersInput): Promise<string> {
    const { dataSource, transactions, dailyLimits, interviews, interviewers, policy, emails, audit, clock } = this.deps;
    const id = checkId(input.id, 'Interview');
    const viewer = await policy.requireHiringOrAdmin(context);
    const isAdmin = viewer.type === 'ADMIN';
    const own = isAdmin ? { id } : { id, companyId: requireEmployer(viewer).companyId };
    const interview = await dataSource.manager.findOneBy(InterviewEntity, own);
    if (!interview) throw notFound('Interview');
    const { companyId, applicationId } = interview;
    await dailyLimits.charge('INTERVIEW', isAdmin ? viewer.id : companyId);
    await transactions.run(async (manager) => {
      await lockAccount(manager, viewer);
      const isThere = await interviews.lockApplication(manager, interview, isAdmin);
      const state = await interviews.findState(manager, id);
      if (!isThere || !state) throw notFound('Interview');
      const problem = interviewUnavailable(state);
      if (problem !== null) throw new PortalError('INTERVIEW_NOT_OPEN', problem);
      const chosen = await interviewers.check(manager, companyId, input.interviewers);
      const before = await interviewers.invited(manager, id);
      await interviewers.replace(manager, id, chosen);
      const now = await interviewers.invited(manager, id);
      if (state.approvalState === 'APPROVED' && interview.startsAt > clock.now()) {
        await emails.interviewersChanged(manager, interview, {
          added: now.filter((one) => !before.some(({ address }) => address === one.address)),
          left: before.filter((one) => !now.some(({ address }) => address === one.address)),
        });
      }
      await audit.record(manager, context, {
        action: 'SET_INTERVIEWERS',
        subjectType: 'APPLICATION',
        subjectId: applicationId,
        details: { interviewId: id, interviewers: chosen.length },
      });
    });
    return applicationId;
  }
}

import {
  clashingInterview,
  type InterviewInput,
  interviewClashMessage,
  interviewSchema,
  interviewStart,
  roundTypeProblem,
} from '@job-alert/domain/interview';
import type { EntityManager } from 'typeorm';
import type { TransactionRunner } from '../../database/transaction.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import type { DailyLimits } from '../../platform/daily-limits.js';
import { invalidInput, PortalError } from '../../platform/errors.js';
import { parseInput } from '../../platform/input.js';
import type { ApplicationsPolicy } from '../applications/applications.policy.js';
import type { ProposalsService } from '../applications/proposals.service.js';
import type { OfficeNewsService } from '../mail/office-news.service.js';
import type { InterviewsRepository, OtherInterview } from './interviews.repository.js';
import type { ScheduleInterviewInput } from './interviews.types.js';

/** Employers arrange meetings: each is a proposal of INTERVIEW_SCHEDULED that brings a time and a place. */
export class InterviewsService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly interviews: InterviewsRepository,
    private readonly proposals: ProposalsService,
    private readonly policy: ApplicationsPolicy,
    private readonly office: OfficeNewsService,
    private readonly limits: DailyLimits,
    private readonly clock: Clock,
  ) {}

  /** Writes the interview and the proposal, or neither. */
  async schedule(context: RequestContext, applicationId: string, input: ScheduleInterviewInput): Promise<void> {
    const employer = await this.policy.requireHiring(context.viewer);
    const { interview, startsAt } = this.check(input);
    await this.limits.charge('INTERVIEW', employer.id);
    await this.transactions.run(async (manager) => {
      const proposal = { status: 'INTERVIEW_SCHEDULED', interview: true } as const;
      const { application, approvalId } = await this.proposals.record(
        manager,
        context,
        employer,
        applicationId,
        proposal,
      );
      const { companyId, candidateId } = application;
      const earlier = await this.earlierOnes(manager, applicationId, interview);
      const replaced = interview.roundType === 'RESCHEDULE' ? earlier.slice(0, 1) : [];
      await this.refuseClash(manager, candidateId, startsAt, replaced);
      const { roundType, mode, location, note: notes } = interview;
      const meeting = { roundType, startsAt, mode, location, notes };
      const id = await this.interviews.insert(manager, {
        applicationId,
        companyId,
        candidateId,
        approvalId,
        createdAt: this.clock.now(),
        ...meeting,
      });
      await this.interviews.supersede(manager, replaced, id);
      await this.office.interviewScheduled(manager, applicationId, id, meeting);
    });
  }

  private check(input: ScheduleInterviewInput): { interview: InterviewInput; startsAt: Date } {
    const nameInSchema = (path: string) => (path === 'note' ? 'notes' : path);
    const interview = parseInput(interviewSchema, { ...input, note: input.notes }, {}, nameInSchema);
    const start = interviewStart(interview, this.clock.now());
    if (!start.ok) throw invalidInput({ date: [start.message] });
    return { interview, startsAt: start.startsAt };
  }

  private async earlierOnes(
    manager: EntityManager,
    applicationId: string,
    { roundType }: InterviewInput,
  ): Promise<OtherInterview[]> {
    const earlier = await this.interviews.ofApplication(manager, applicationId);
    const problem = roundTypeProblem(roundType, earlier.length > 0);
    if (problem !== null) throw invalidInput({ roundType: [problem] });
    return earlier;
  }

  /** Names the time of the clash only: with whom a candidate meets elsewhere is not this employer's to know. */
  private async refuseClash(
    manager: EntityManager,
    candidateId: string,
    startsAt: Date,
    replaced: readonly OtherInterview[],
  ): Promise<void> {
    await this.interviews.holdCandidate(manager, candidateId);
    const near = await this.interviews.near(manager, candidateId, startsAt);
    const others = near.filter(({ id }) => !replaced.some((interview) => interview.id === id));
    const clash = clashingInterview(startsAt, others);
    if (clash) throw new PortalError('INTERVIEW_CLASH', interviewClashMessage(clash), { startsAt: clash.startsAt });
  }
}

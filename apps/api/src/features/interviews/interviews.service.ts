import {
  findConflictingInterview,
  type InterviewInput,
  interviewConflictMessage,
  interviewSchema,
  interviewStart,
  type RoundType,
  validateRoundType,
} from '@job-alert/domain/interviews/interview';
import { INTERVIEW_CHANGED } from '@job-alert/domain/interviews/interview-cancellation';
import type { EntityManager } from 'typeorm';
import { updateFacts } from '../../database/reports/report-facts.js';
import { lockAccount } from '../../platform/account-lock.js';
import type { RequestContext } from '../../platform/context.js';
import type { CoreServices } from '../../platform/core-services.js';
import { invalidInput, PortalError, staleVersion } from '../../platform/errors.js';
import { parseInput } from '../../platform/input.js';
import type { ApplicationsPolicy } from '../applications/applications.policy.js';
import type { ProposalsService } from '../applications/proposals.service.js';
import type { WebhookEventsService } from '../webhooks/webhook-events.service.js';
import type { InterviewsEmails } from './interviews.emails.js';
import type { InterviewsRepository, OtherInterview } from './interviews.repository.js';
import type { ScheduleInterviewInput } from './interviews.types.js';

interface Deps extends Pick<CoreServices, 'transactions' | 'dailyLimits' | 'clock'> {
  interviews: InterviewsRepository;
  proposals: ProposalsService;
  policy: ApplicationsPolicy;
  emails: InterviewsEmails;
  webhookEvents: WebhookEventsService;
}

/** Schedules interviews. Each is a proposal of INTERVIEW_SCHEDULED with a time and a place. */
export class InterviewsService {
  constructor(private readonly deps: Deps) {}

  /** Writes the interview and the proposal in one transaction. */
  async schedule(context: RequestContext, input: ScheduleInterviewInput): Promise<string> {
    const { applicationId } = input;
    const employer = await this.deps.policy.requireHiring(context);
    const { interview, startsAt } = this.check(input);
    await this.deps.dailyLimits.charge('INTERVIEW', employer.companyId);
    return this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, employer);
      const lockedCandidateId = await this.deps.interviews.lockCandidate(manager, {
        id: applicationId,
        companyId: employer.companyId,
      });
      const proposal = { status: 'INTERVIEW_SCHEDULED', interview: true } as const;
      const { application, approvalId } = await this.deps.proposals.record(
        manager,
        context,
        employer,
        applicationId,
        proposal,
      );
      const { companyId, candidateId } = application;
      // A merge moved the application to another account just before the lock.
      if (candidateId !== lockedCandidateId) throw staleVersion();
      const earlier = await this.deps.interviews.ofApplication(manager, applicationId);
      const replaced = replacedInterviews(interview.roundType, earlier, input.movedId);
      await this.requireNoClash(manager, candidateId, startsAt, replaced);
      const { roundType, mode, location, note: notes } = interview;
      const meeting = { roundType, startsAt, mode, location, notes };
      const id = await this.deps.interviews.insert(manager, {
        applicationId,
        companyId,
        candidateId,
        approvalId,
        createdAt: this.deps.clock.now(),
        ...meeting,
      });
      await this.deps.interviews.supersede(manager, replaced, id);
      const kind = replaced.length > 0 ? 'INTERVIEW_MOVED' : 'INTERVIEW_SCHEDULED';
      const ids = { interviewId: id, applicationId, companyId, startsAt: startsAt.toISOString() };
      await this.deps.webhookEvents.write(manager, kind, ids);
      await updateFacts(manager, 'APPLICATION', [applicationId]);
      await this.deps.emails.scheduled(manager, applicationId, id, meeting, replaced[0]?.startsAt ?? null);
      return id;
    });
  }

  private check(input: ScheduleInterviewInput): { interview: InterviewInput; startsAt: Date } {
    const nameInSchema = (path: string) => (path === 'note' ? 'notes' : path);
    const interview = parseInput(interviewSchema, { ...input, note: input.notes }, {}, nameInSchema);
    const start = interviewStart(interview, this.deps.clock.now());
    if (!start.ok) throw invalidInput({ date: [start.message] });
    return { interview, startsAt: start.startsAt };
  }

  /** Throws if another interview is too close. Names only the time, to hide other companies. */
  private async requireNoClash(
    manager: EntityManager,
    candidateId: string,
    startsAt: Date,
    replaced: readonly OtherInterview[],
  ): Promise<void> {
    const near = await this.deps.interviews.near(manager, candidateId, startsAt);
    const others = near.filter(({ id }) => !replaced.some((interview) => interview.id === id));
    const clash = findConflictingInterview(startsAt, others);
    if (clash) throw new PortalError('INTERVIEW_CLASH', interviewConflictMessage(clash), { startsAt: clash.startsAt });
  }
}

/** Returns the interview that a reschedule replaces: the given one if it is current, otherwise the last. */
function replacedInterviews(
  roundType: RoundType,
  earlier: readonly OtherInterview[],
  movedId: string | null | undefined,
): readonly OtherInterview[] {
  const isReschedule = roundType === 'RESCHEDULE';
  const moved = movedId == null ? earlier.slice(0, 1) : earlier.filter(({ id }) => id === movedId);
  if (isReschedule && movedId != null && moved.length === 0)
    throw new PortalError('INTERVIEW_NOT_OPEN', INTERVIEW_CHANGED);
  const problem = validateRoundType(roundType, earlier.length > 0);
  if (problem !== null) throw invalidInput({ roundType: [problem] });
  return isReschedule ? moved : [];
}

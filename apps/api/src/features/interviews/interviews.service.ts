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
import { ApplicationEntity } from '../../database/entities/applications/application.entity.js';
import { updateFacts } from '../../database/reports/report-facts.js';
import { lockAccount } from '../../platform/account-lock.js';
import type { RequestContext } from '../../platform/context.js';
import type { CoreServices } from '../../platform/core-services.js';
import { invalidInput, notFound, PortalError, staleVersion } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import { parseInput } from '../../platform/input.js';
import { requireEmployer, type UserViewer } from '../../platform/viewer.js';
import type { ApplicationsPolicy } from '../applications/applications.policy.js';
import type { ProposalsService } from '../applications/proposals.service.js';
import { parseAskedBy } from '../companies/asked-by.rules.js';
import { lockCompanyToActFor, requireCompanyToActFor } from '../companies/companies.policy.js';
import type { CompaniesReadModel } from '../companies/companies.read-model.js';
import { fullNameOf } from '../companies/on-behalf.read-model.js';
import type { WebhookEventsService } from '../webhooks/webhook-events.service.js';
import type { InterviewersRepository } from './interviewers/interviewers.repository.js';
import type { InterviewsForCompanyEmails } from './interviews-for-company.emails.js';
import type { InterviewsEmails } from './interviews.emails.js';
import type { InterviewsRepository, OtherInterview } from './interviews.repository.js';
import type { ScheduleInterviewInput } from './interviews.types.js';

interface Deps extends Pick<CoreServices, 'dataSource' | 'transactions' | 'dailyLimits' | 'clock'> {
  interviews: InterviewsRepository;
  interviewers: InterviewersRepository;
  proposals: ProposalsService;
  policy: ApplicationsPolicy;
  companies: CompaniesReadModel;
  emails: InterviewsEmails;
  companyEmails: InterviewsForCompanyEmails;
  webhookEvents: WebhookEventsService;
}

/** Schedules interviews. Each is a proposal of INTERVIEW_SCHEDULED with a time and a place; an administrator's is approved at once. */
export class InterviewsService {
  constructor(private readonly deps: Deps) {}

  /** Writes the interview and the proposal in one transaction. */
  async schedule(context: RequestContext, input: ScheduleInterviewInput): Promise<string> {
    const { applicationId } = input;
    const viewer = await this.deps.policy.requireHiringOrAdmin(context);
    const { interview, startsAt } = this.check(input);
    const ofCompany = await this.ofCompany(viewer, input);
    await this.deps.dailyLimits.charge('INTERVIEW', ofCompany.askedBy ? viewer.id : ofCompany.companyId);
    return this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, viewer);
      const { companyId, askedBy } = ofCompany;
      if (askedBy) await lockCompanyToActFor(manager, companyId);
      const lockedCandidateId = await this.deps.interviews.lockCandidate(manager, { id: applicationId, companyId });
      const onBehalf = askedBy && { adminName: await fullNameOf(manager, viewer), askedBy };
      const { application, approvalId } = await this.deps.proposals.record(
        manager,
        context,
        { viewer, companyId, onBehalf },
        applicationId,
        { status: 'INTERVIEW_SCHEDULED', interview: true },
      );
      const { candidateId } = application;
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
      await this.choose(manager, viewer, { id, companyId, replaced }, input.interviewers);
      const kind = replaced.length > 0 ? 'INTERVIEW_MOVED' : 'INTERVIEW_SCHEDULED';
      const ids = { interviewId: id, applicationId, companyId, startsAt: startsAt.toISOString() };
      await this.deps.webhookEvents.write(manager, kind, ids);
      await updateFacts(manager, 'APPLICATION', [applicationId]);
      const movedFrom = replaced[0]?.startsAt ?? null;
      if (onBehalf) await this.deps.companyEmails.arranged(manager, id, movedFrom, onBehalf);
      else await this.deps.emails.scheduled(manager, id, viewer.id, movedFrom);
      return id;
    });
  }

  /** Returns the company of the application, and the person who asked an administrator to act for it; null for its employer. */
  private async ofCompany(viewer: UserViewer, input: ScheduleInterviewInput) {
    if (viewer.type !== 'ADMIN') return { companyId: requireEmployer(viewer).companyId, askedBy: null };
    const askedBy = parseAskedBy(input);
    const id = checkId(input.applicationId, 'Application');
    const application = await this.deps.dataSource.manager.findOneBy(ApplicationEntity, { id });
    if (!application) throw notFound('Application');
    const { companyId } = application;
    await requireCompanyToActFor(companyId, this.deps.companies);
    return { companyId, askedBy };
  }

  /** Saves the people of the interview. A moved interview keeps its people; otherwise the default is the person who schedules, in a company of several people. */
  private async choose(
    manager: EntityManager,
    viewer: UserViewer,
    { id, companyId, replaced: [moved] }: { id: string; companyId: string; replaced: readonly OtherInterview[] },
    typed: ScheduleInterviewInput['interviewers'],
  ): Promise<void> {
    const { interviewers } = this.deps;
    if (typed) await interviewers.replace(manager, id, await interviewers.check(manager, companyId, typed));
    else if (moved) await interviewers.replace(manager, id, await interviewers.chosen(manager, moved.id));
    else if (viewer.type === 'EMPLOYER' && (await interviewers.hasColleagues(manager, companyId)))
      await interviewers.replace(manager, id, [{ userId: viewer.id, name: null, email: null }]);
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

import { canSetRecordActive, statusAfterProposal } from '@job-alert/domain/applications/application-status';
import { checkReapply, type ReapplyCheck } from '@job-alert/domain/applications/reapply';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { MAX_BULK_SIZE } from '@job-alert/domain/lists/paging';
import { isDeadlinePassed, isOpenJob } from '@job-alert/domain/jobs/open-job';
import { type JobQuestion, parseAnswers, type ScreeningAnswer } from '@job-alert/domain/jobs/screening';
import type { EntityManager } from 'typeorm';
import { UserEntity } from '../../database/entities/accounts/user.entity.js';
import { ApplicationEntity } from '../../database/entities/applications/application.entity.js';
import { CandidateProfileEntity } from '../../database/entities/candidates/candidate-profile.entity.js';
import { updateFacts } from '../../database/reports/report-facts.js';
import { registerSource } from '../../database/traffic-sources.js';
import { VISIBLE_TO_EMPLOYER } from '../../database/visible-applications.js';
import { isDuplicate, isMissingReference } from '../../database/transaction.js';
import { lockAccount } from '../../platform/account-lock.js';
import type { RequestContext } from '../../platform/context.js';
import type { CoreServices } from '../../platform/core-services.js';
import { invalidInput, PortalError, staleVersion } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import type { UserViewer } from '../../platform/viewer.js';
import type { RecipientLimitsService } from '../accounts/email-addresses/recipient-limits.service.js';
import type { WebhookEventsService } from '../webhooks/webhook-events.service.js';
import type { ApplicationsEmails } from './applications.emails.js';
import type { ApplicationsPolicy } from './applications.policy.js';
import type { ApplicationsRepository, JobApplyState } from './applications.repository.js';
import type { ApplyToJobInput } from './applications.types.js';
import type { JobInvitationsRepository } from './invitations/job-invitations.repository.js';

interface Deps extends Pick<CoreServices, 'dataSource' | 'transactions' | 'dailyLimits' | 'audit' | 'clock'> {
  applications: ApplicationsRepository;
  invitations: JobInvitationsRepository;
  policy: ApplicationsPolicy;
  emails: ApplicationsEmails;
  recipients: RecipientLimitsService;
  webhookEvents: WebhookEventsService;
}

const TOO_MANY_READ = `Mark at most ${MAX_BULK_SIZE} applications at once.`;
const MARK_READ = `INSERT IGNORE INTO application_read (user_id, application_id, read_at)
  SELECT ?, a.id, ? FROM application a WHERE a.company_id = ? AND a.id IN (?) AND ${VISIBLE_TO_EMPLOYER}`;

/** The candidate of an application. */
type Applicant = Pick<UserViewer, 'id' | 'name'>;

/** An application that answers an invitation, however the candidate came to apply. */
const BY_INVITATION = { source: 'INVITATION', name: '' } as const;

/** Applying, and activating or deactivating applications. */
export class ApplicationsService {
  constructor(private readonly deps: Deps) {}

  /** Applies for a job. The application is pending until an administrator decides. Returns its id. */
  async apply(context: RequestContext, input: ApplyToJobInput): Promise<string> {
    const candidate = await this.deps.policy.requireApplicant(context);
    // Requests that would fail anyway do not count against the limit, and get the specific error instead.
    await this.admit(this.deps.dataSource.manager, candidate.id, input);
    await this.deps.dailyLimits.charge('APPLICATION', candidate.id);
    const account = await this.deps.dataSource.manager.findOneByOrFail(UserEntity, { id: candidate.id });
    const sendsReceipt = await this.deps.recipients.allowReceipt(account);
    const write = () =>
      this.deps.transactions.run(async (manager) => {
        await lockAccount(manager, candidate);
        return this.insert(manager, context, candidate, { ...input, sendsReceipt });
      });
    try {
      return await write();
    } catch (error) {
      if (!isDuplicate(error) && !isMissingReference(error)) throw error;
      // A concurrent request of the candidate was first, or the job was deleted. Check again for the specific error.
      await this.admit(this.deps.dataSource.manager, candidate.id, input);
      if (isDuplicate(error)) throw error;
      // The company of the job was merged into another one meanwhile.
      return write();
    }
  }

  /** Records that a member of a company has read applications. It ignores applications of other companies. */
  async markRead(context: RequestContext, ids: readonly string[]): Promise<void> {
    const employer = await this.deps.policy.requireHiring(context);
    if (ids.length > MAX_BULK_SIZE) throw invalidInput({ ids: [TOO_MANY_READ] });
    const read = ids.map((one) => checkId(one, 'Application'));
    if (read.length === 0) return;
    await this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, employer);
      await manager.query(MARK_READ, [employer.id, this.deps.clock.now(), employer.companyId, read]);
    });
  }

  /** Throws if the candidate cannot apply for the job now, or if the answers are invalid. */
  async requireAdmitted(manager: EntityManager, candidateId: string, input: ApplyToJobInput): Promise<void> {
    await this.admit(manager, candidateId, input);
  }

  /** Applies for a candidate who has said yes to an invitation, inside the caller's transaction. */
  async applyInvited(
    manager: EntityManager,
    context: RequestContext,
    candidate: Applicant,
    input: ApplyToJobInput,
  ): Promise<void> {
    await this.insert(manager, context, candidate, { ...input, sendsReceipt: true });
  }

  /** Does the same unless the candidate cannot apply now. Nothing is written then. */
  async applyIfPossible(
    manager: EntityManager,
    context: RequestContext,
    candidate: Applicant,
    input: ApplyToJobInput,
  ): Promise<void> {
    try {
      await this.admit(manager, candidate.id, input);
    } catch (error) {
      if (error instanceof PortalError) return;
      throw error;
    }
    await this.applyInvited(manager, context, candidate, input);
  }

  /** Activates or deactivates an application whose latest request is approved. */
  async setActive(context: RequestContext, id: string, isActive: boolean): Promise<void> {
    await this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, context.viewer);
      const { approvalState } = await this.deps.applications.byId(manager, id);
      if (!canSetRecordActive(approvalState)) {
        throw new PortalError('STATUS_NOT_ALLOWED', 'Only an approved application can be set Active or Inactive.');
      }
      const changes = { isActive, version: () => 'version + 1' };
      const { affected } = await manager.update(ApplicationEntity, { id, approvalState }, changes);
      if (affected !== 1) throw staleVersion();
      const action = isActive ? 'ACTIVATE' : 'DEACTIVATE';
      await updateFacts(manager, 'APPLICATION', [id]);
      await this.deps.audit.record(manager, context, { action, subjectType: 'APPLICATION', subjectId: id });
    });
  }

  private async insert(
    manager: EntityManager,
    context: RequestContext,
    candidate: Applicant,
    { sendsReceipt, ...input }: ApplyToJobInput & { sendsReceipt: boolean },
  ): Promise<string> {
    const { jobId } = input;
    const { companyId, attempt, answers, now } = await this.admit(manager, candidate.id, input);
    const invitation = await this.deps.invitations.lockWaiting(manager, candidate.id, jobId, now);
    const from = invitation ? BY_INVITATION : await registerSource(manager, input.source, now);
    const shared = input.sharePreferences ? await sharedPreferences(manager, candidate.id) : null;
    const step = statusAfterProposal('APPLIED');
    const { id } = await manager.save(
      manager.create(ApplicationEntity, {
        jobId,
        companyId,
        candidateId: candidate.id,
        attempt,
        ...step,
        approvedStatus: null,
        approvalState: 'PENDING',
        isActive: true,
        answers: answers.length > 0 ? answers : null,
        expectedSalary: shared?.expectedSalary ?? null,
        noticePeriod: shared?.noticePeriod ?? null,
        source: from?.source ?? null,
        sourceName: from?.name ?? null,
        appliedAt: now,
        statusUpdatedAt: now,
        version: 1,
      }),
    );
    if (invitation) await this.deps.invitations.accept(manager, invitation, id, now);
    await this.deps.applications.request(manager, {
      applicationId: id,
      requestedById: candidate.id,
      requestedByName: candidate.name,
      requestedAt: now,
      previousValue: null,
      proposedValue: step.proposedStatus,
    });
    await this.deps.audit.record(manager, context, {
      action: 'APPLY',
      subjectType: 'APPLICATION',
      subjectId: id,
      details: { jobId, attempt },
    });
    await this.deps.webhookEvents.write(manager, 'APPLICATION_SUBMITTED', { applicationId: id, jobId, companyId });
    await this.deps.emails.applied(manager, id, { sendsReceipt });
    await updateFacts(manager, 'APPLICATION', [id]);
    return id;
  }

  /** Throws if the candidate cannot apply for this job now, or if the answers are invalid. */
  private async admit(
    manager: EntityManager,
    candidateId: string,
    { jobId, answers }: ApplyToJobInput,
  ): Promise<{ companyId: string; attempt: number; answers: ScreeningAnswer[]; now: Date }> {
    const now = this.deps.clock.now();
    const job = await this.deps.applications.jobApplyState(manager, jobId);
    const last = await this.deps.applications.last(manager, candidateId, jobId);
    const decision = decideApply(job, last?.appliedAt ?? null, now);
    if (decision.kind !== 'CAN_APPLY') throw applyError(decision, last?.appliedAt ?? null);
    const { companyId, questions } = job;
    return { companyId, attempt: (last?.attempt ?? 0) + 1, answers: requireAnswers(questions, answers), now };
  }
}

/** Returns the preferences that an application shares. Later changes of the profile are not shared with it. */
const sharedPreferences = (manager: EntityManager, id: string) =>
  manager.findOne(CandidateProfileEntity, { select: { expectedSalary: true, noticePeriod: true }, where: { id } });

/** Returns the answers to store; throws an error that names each invalid answer. */
function requireAnswers(questions: readonly JobQuestion[], answers: ApplyToJobInput['answers']): ScreeningAnswer[] {
  const read = parseAnswers(questions, answers ?? []);
  if (read.ok) return read.answers;
  const fields = [...read.problems].map(([place, problem]) => [
    place === '' ? 'answers' : `answers.${place}`,
    [problem],
  ]);
  throw invalidInput(Object.fromEntries(fields));
}

function decideApply(job: JobApplyState, lastAppliedAt: Date | null, now: Date): ReapplyCheck {
  const today = todayInIndia(now);
  const deadlinePassed = isDeadlinePassed(job.deadline, today);
  return checkReapply(
    { lastAppliedAt, jobIsOpen: isOpenJob(job, today), jobWasApproved: job.wasApproved, deadlinePassed },
    now,
  );
}

const CODES = {
  TOO_SOON: 'REAPPLY_TOO_SOON',
  EXPIRED: 'APPLICATION_EXPIRED',
  DEADLINE_PASSED: 'DEADLINE_PASSED',
  CLOSED: 'JOB_NOT_OPEN',
} as const;

function applyError(decision: Exclude<ReapplyCheck, { kind: 'CAN_APPLY' }>, lastAppliedAt: Date | null): PortalError {
  const facts = decision.kind === 'TOO_SOON' ? { lastAppliedAt, reapplyOn: decision.reapplyOn } : {};
  return new PortalError(CODES[decision.kind], decision.message, facts);
}

import { todayInIndia } from '@job-alert/domain/india/calendar';
import { isOpenJob } from '@job-alert/domain/jobs/open-job';
import { MAX_BULK_SIZE } from '@job-alert/domain/lists/paging';
import {
  INVITATION_MESSAGES,
  INVITATION_PROBLEMS,
  INVITATIONS_PER_DAY,
  type InvitationProblem,
  invitationExpiry,
  invitationProblem,
} from '@job-alert/domain/sourcing/job-invitation';
import { invitationSchema } from '@job-alert/domain/sourcing/job-invitation-input';
import type { EntityManager } from 'typeorm';
import { JobInvitationEntity } from '../../../database/entities/applications/job-invitation.entity.js';
import { updateFacts } from '../../../database/reports/report-facts.js';
import { lockAccount, lockCandidate } from '../../../platform/account-lock.js';
import { type BulkResult, runBulk } from '../../../platform/bulk-action.js';
import type { RequestContext } from '../../../platform/context.js';
import type { CoreServices } from '../../../platform/core-services.js';
import { hashToken, newToken } from '../../../platform/crypto.js';
import { invalidInput, notFound, PortalError } from '../../../platform/errors.js';
import { checkId } from '../../../platform/ids.js';
import { parseInput } from '../../../platform/input.js';
import { requireAdmin, type UserViewer } from '../../../platform/viewer.js';
import { administratorName } from '../../accounts/administrators/administrators.service.js';
import type { ApplicationsRepository } from '../applications.repository.js';
import type { JobInvitationsEmails } from './job-invitations.emails.js';
import { ANSWERABLE, type AnswerableInvitation } from './job-invitations.read-model.js';
import type { JobInvitationsRepository } from './job-invitations.repository.js';
import type { InvitationCheck, InviteToJobInput } from './job-invitations.types.js';

interface Deps extends Pick<CoreServices, 'dataSource' | 'transactions' | 'audit' | 'clock'> {
  invitations: JobInvitationsRepository;
  applications: ApplicationsRepository;
  emails: JobInvitationsEmails;
}

/** A job that is open now. */
interface OpenJob {
  id: string;
  companyId: string;
  deadline: string;
}

/** Administrators invite candidates to apply for a job. */
export class JobInvitationsService {
  constructor(private readonly deps: Deps) {}

  /** Says for each candidate whether an invitation would be sent now. Read-only. */
  async check(context: RequestContext, jobId: string, candidateIds: readonly string[]): Promise<InvitationCheck> {
    const { dataSource, invitations, clock } = this.deps;
    const { manager } = dataSource;
    const admin = requireAdmin(context.viewer);
    if (candidateIds.length > MAX_BULK_SIZE) throw invalidInput({ candidateIds: [INVITATION_MESSAGES.tooMany] });
    const ids = [...new Set(candidateIds.map((id) => checkId(id, 'Candidate')))];
    const now = clock.now();
    const job = await this.openJob(manager, jobId, now);
    const facts = await invitations.candidates(manager, job, ids, now);
    const remainingToday = Math.max(0, INVITATIONS_PER_DAY - (await invitations.countToday(manager, admin.id, now)));
    let left = remainingToday;
    const problemOf = (id: string): InvitationProblem | null | undefined => {
      const candidate = facts.get(id);
      if (!candidate) return undefined;
      const problem = invitationProblem(candidate, now);
      if (problem !== null) return problem;
      left -= 1;
      return left < 0 ? 'DAILY_LIMIT' : null;
    };
    const candidates = ids.flatMap((candidateId) => {
      const problem = problemOf(candidateId);
      return problem === undefined ? [] : [{ candidateId, problem, message: problem && INVITATION_PROBLEMS[problem] }];
    });
    return { candidates, remainingToday, expiresAt: invitationExpiry(job.deadline, now) };
  }

  /** Invites each candidate in a transaction of its own. Returns the ids of the invitations, or the errors. */
  async invite(context: RequestContext, input: InviteToJobInput): Promise<BulkResult<string, string>[]> {
    const admin = requireAdmin(context.viewer);
    const { message } = parseInput(invitationSchema, input);
    await this.openJob(this.deps.dataSource.manager, input.jobId, this.deps.clock.now());
    const request = {
      field: 'candidateIds',
      items: input.candidateIds,
      tooManyMessage: INVITATION_MESSAGES.tooMany,
    };
    return runBulk(request, (candidateId) =>
      this.deps.transactions.run((manager) =>
        this.inviteOne(manager, context, admin, { jobId: input.jobId, candidateId, message: message ?? null }),
      ),
    );
  }

  /**
   * Locks the administrator and the candidate, so that concurrent invitations of either run one after the other and the
   * limits of both are exact.
   */
  private async inviteOne(
    manager: EntityManager,
    context: RequestContext,
    admin: UserViewer,
    { jobId, candidateId, message }: { jobId: string; candidateId: string; message: string | null },
  ): Promise<string> {
    const { invitations, emails, audit, clock } = this.deps;
    checkId(candidateId, 'Candidate');
    await lockAccount(manager, admin, 'UPDATE');
    if (!(await lockCandidate(manager, candidateId, 'UPDATE'))) throw notFound('Candidate');
    const now = clock.now();
    const job = await this.openJob(manager, jobId, now);
    const candidate = (await invitations.candidates(manager, job, [candidateId], now)).get(candidateId);
    if (!candidate) throw notFound('Candidate');
    const isLimitReached = (await invitations.countToday(manager, admin.id, now)) >= INVITATIONS_PER_DAY;
    const problem = invitationProblem(candidate, now) ?? (isLimitReached ? 'DAILY_LIMIT' : null);
    if (problem) throw new PortalError('INVITATION_NOT_ALLOWED', INVITATION_PROBLEMS[problem], { problem });
    const token = newToken();
    const { id } = await manager.save(
      manager.create(JobInvitationEntity, {
        jobId,
        candidateId,
        tokenHash: hashToken(token),
        message,
        invitedById: admin.id,
        invitedByName: await administratorName(manager, admin.id),
        invitedAt: now,
        expiresAt: invitationExpiry(job.deadline, now),
      }),
    );
    await updateFacts(manager, 'JOB_INVITATION', [id]);
    const [names] = await manager.query<AnswerableInvitation[]>(`${ANSWERABLE} i.id = ?`, [id]);
    if (!names) throw notFound('Candidate');
    await emails.invited(manager, names, token, candidate.isImported);
    await audit.record(manager, context, {
      action: 'INVITE_CANDIDATE',
      subjectType: 'CANDIDATE',
      subjectId: candidateId,
      details: { jobId },
    });
    return id;
  }

  private async openJob(manager: EntityManager, jobId: string, now: Date): Promise<OpenJob> {
    const job = await this.deps.applications.jobApplyState(manager, jobId);
    if (isOpenJob(job, todayInIndia(now))) return { id: jobId, companyId: job.companyId, deadline: job.deadline };
    throw new PortalError('JOB_NOT_OPEN', INVITATION_MESSAGES.jobNotOpen);
  }
}

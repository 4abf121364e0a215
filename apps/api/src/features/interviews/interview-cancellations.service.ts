import { formatAskedBy } from '@job-alert/domain/approvals/asked-by';
import { END_EMAILS } from '@job-alert/domain/companies/company-emails';
import {
  type ApplicationEnd,
  interviewCancellationSchema,
  isAskedByCompany,
  validateCancellation,
} from '@job-alert/domain/interviews/interview-cancellation';
import type { EntityManager } from 'typeorm';
import { InterviewEntity } from '../../database/entities/applications/interview.entity.js';
import { updateFacts } from '../../database/reports/report-facts.js';
import { lockAccount } from '../../platform/account-lock.js';
import type { RequestContext } from '../../platform/context.js';
import type { CoreServices } from '../../platform/core-services.js';
import { notFound, PortalError } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import { parseInput } from '../../platform/input.js';
import { requireEmployer } from '../../platform/viewer.js';
import { applicationNames } from '../applications/application-names.read-model.js';
import type { ApplicationsPolicy } from '../applications/applications.policy.js';
import { parseAskedBy } from '../companies/asked-by.rules.js';
import { fullNameOf } from '../companies/on-behalf.read-model.js';
import type { WebhookEventsService } from '../webhooks/webhook-events.service.js';
import type { InterviewsForCompanyEmails } from './interviews-for-company.emails.js';
import type { EmployerFile, InterviewsEmails } from './interviews.emails.js';
import type { InterviewsRepository } from './interviews.repository.js';
import type { CancelInterviewInput } from './interviews.types.js';

interface Deps extends Pick<CoreServices, 'dataSource' | 'transactions' | 'audit' | 'clock'> {
  interviews: InterviewsRepository;
  policy: ApplicationsPolicy;
  emails: InterviewsEmails;
  companyEmails: InterviewsForCompanyEmails;
  webhookEvents: WebhookEventsService;
}

/** An invitation to an interview that will not take place. */
export interface CancelledInvitation {
  interviewId: string;
  candidateId: string;
  companyId: string;
  jobId: string;
  jobTitle: string;
  startsAt: Date;
  /** The calendar files that remove it. The one of the employer names no candidate. */
  candidateCalendar: string;
  employerCalendar: EmployerFile;
  interviewers: CancelledInterviewer[];
}

/** An interviewer of such an invitation, with the file that removes it. It names no candidate. */
interface CancelledInterviewer {
  id: string;
  firstName: string;
  email: string;
  calendar: string;
}

/** Cancels planned interviews: one by its employer, or all when their application ends. */
export class InterviewCancellationsService {
  constructor(private readonly deps: Deps) {}

  /** Cancels an interview for its employer or for an administrator, and emails the candidate. Returns the application's id. */
  async cancelOne(context: RequestContext, input: CancelInterviewInput): Promise<string> {
    const { dataSource, transactions, interviews, policy, emails, companyEmails, audit, clock } = this.deps;
    const id = checkId(input.id, 'Interview');
    const viewer = await policy.requireHiringOrAdmin(context);
    const isForCompany = viewer.type === 'ADMIN';
    const { reason, note } = parseInput(interviewCancellationSchema, input);
    const askedBy = isForCompany && isAskedByCompany(reason) ? parseAskedBy(input) : null;
    const own = isForCompany ? { id } : { id, companyId: requireEmployer(viewer).companyId };
    const interview = await dataSource.manager.findOneBy(InterviewEntity, own);
    if (!interview) throw notFound('Interview');
    await transactions.run(async (manager) => {
      await lockAccount(manager, viewer);
      const isThere = await interviews.lockApplication(manager, interview, isForCompany);
      const state = await interviews.findState(manager, id);
      if (!isThere || !state) throw notFound('Interview');
      const now = clock.now();
      const problem = validateCancellation(state, now);
      if (problem !== null) throw new PortalError('INTERVIEW_NOT_OPEN', problem);
      const onBehalf = isForCompany ? { adminName: await fullNameOf(manager, viewer), askedBy } : null;
      await interviews.cancel(manager, id, {
        cancelledAt: now,
        cancelledFor: reason,
        cancelNote: note,
        ...(onBehalf && {
          cancelledByName: onBehalf.adminName,
          cancelAskedBy: askedBy?.name ?? null,
          cancelAskedChannel: askedBy?.channel ?? null,
        }),
      });
      await this.writeEvent(manager, interview);
      await emails.cancelled(manager, interview, { reason, byName: onBehalf?.adminName });
      if (onBehalf) await companyEmails.cancelled(manager, interview, { reason, note }, onBehalf);
      else await emails.cancelledByEmployer(manager, interview, { reason, note, byId: viewer.id });
      const kind = isForCompany ? 'INTERVIEW_CANCELLED_FOR_COMPANY' : 'INTERVIEW_CANCELLED';
      await emails.interviewersCancelled(manager, interview, kind);
      await updateFacts(manager, 'APPLICATION', [interview.applicationId]);
      await audit.record(manager, context, {
        action: 'CANCEL_INTERVIEW',
        subjectType: 'APPLICATION',
        subjectId: interview.applicationId,
        details: {
          interviewId: id,
          reason,
          ...(onBehalf && { companyId: interview.companyId }),
          ...(askedBy && { askedBy: formatAskedBy(askedBy) }),
        },
      });
    });
    return interview.applicationId;
  }

  /**
   * Cancels all planned interviews of an application that ends, in the caller's transaction. Returns those that the
   * candidate was invited to, for the email about the end.
   */
  async cancel(manager: EntityManager, applicationId: string, reason: ApplicationEnd): Promise<InterviewEntity[]> {
    const { interviews, clock } = this.deps;
    const now = clock.now();
    const cancelled: InterviewEntity[] = [];
    for (const interview of await interviews.planned(manager, [applicationId], now)) {
      const isFirst = await interviews.cancel(manager, interview.id, { cancelledAt: now, cancelledFor: reason });
      if (!isFirst) continue;
      await this.writeEvent(manager, interview);
      if (!isInvited(interview)) continue;
      await this.deps.emails.interviewersCancelled(manager, interview, END_EMAILS[reason]);
      cancelled.push(interview);
    }
    return cancelled;
  }

  /**
   * Cancels the planned interviews of a withdrawn application and emails the candidate about each. Returns the
   * calendar file for the employer, which is empty without interviews.
   */
  async withdraw(manager: EntityManager, applicationId: string): Promise<EmployerFile> {
    const reason = 'WITHDRAWN';
    const cancelled = await this.cancel(manager, applicationId, reason);
    for (const interview of cancelled) await this.deps.emails.cancelled(manager, interview, { reason });
    return this.deps.emails.employerFile(manager, cancelled, 'CANCELLED');
  }

  private writeEvent(manager: EntityManager, { id, applicationId, companyId }: InterviewEntity): Promise<void> {
    const ids = { interviewId: id, applicationId, companyId };
    return this.deps.webhookEvents.write(manager, 'INTERVIEW_CANCELLED', ids);
  }

  /** Records that the candidate missed the last interview of the application. */
  async missed(manager: EntityManager, applicationId: string): Promise<void> {
    await this.deps.interviews.miss(manager, applicationId, this.deps.clock.now());
  }

  /** Returns the planned interviews of applications that the candidates were invited to, earliest first. */
  async invitations(manager: EntityManager, applicationIds: readonly string[]): Promise<InterviewEntity[]> {
    return (await this.deps.interviews.planned(manager, applicationIds, this.deps.clock.now())).filter(isInvited);
  }

  /** Returns the invitations that a deletion of the applications cancels. */
  async cancelledInvitations(
    manager: EntityManager,
    applicationIds: readonly string[],
  ): Promise<CancelledInvitation[]> {
    const { emails } = this.deps;
    const cancelled = await this.invitations(manager, applicationIds);
    return Promise.all(
      cancelled.map(async (interview) => {
        const { jobId, jobTitle } = await applicationNames(manager, interview.applicationId);
        return {
          interviewId: interview.id,
          candidateId: interview.candidateId,
          companyId: interview.companyId,
          jobId,
          jobTitle,
          startsAt: interview.startsAt,
          candidateCalendar: await emails.cancellationFile(manager, interview),
          employerCalendar: await emails.employerFile(manager, [interview], 'CANCELLED'),
          interviewers: await emails.cancelledInterviewers(manager, interview, 'INTERVIEW_CANCELLED'),
        };
      }),
    );
  }
}

const isInvited = ({ approval }: InterviewEntity): boolean => approval?.state === 'APPROVED';

import { applicantsMailedBefore, groupDecisions } from '@job-alert/domain/approvals/decision-notifications';
import { decisionUndoDeadline } from '@job-alert/domain/approvals/undo';
import { type EntityManager, IsNull } from 'typeorm';
import { companyRecipients, type Recipient } from '../../../database/companies/company-recipients.js';
import type { ApprovalEntity } from '../../../database/entities/applications/approval.entity.js';
import { InterviewEntity } from '../../../database/entities/applications/interview.entity.js';
import type { CoreServices } from '../../../platform/core-services.js';
import type { InterviewsEmails } from '../../interviews/interviews.emails.js';
import type { MailerService } from '../../mail/mailer.service.js';
import { emailPerson } from '../../notifications/company.emails.js';
import { decisionsEmail, newApplicantsEmail } from './decision-notifications.emails.js';
import type { DecisionNotificationsRepository, NotifiedDecision } from './decision-notifications.repository.js';

interface Deps extends Pick<CoreServices, 'dataSource' | 'transactions' | 'clock'> {
  notifications: DecisionNotificationsRepository;
  mailer: MailerService;
  interviewEmails: InterviewsEmails;
}

type Decided = Pick<ApprovalEntity, 'id' | 'state' | 'previousValue'>;

/**
 * Emails employers about decisions on applications: new applicants at most once an hour, and each decision on a
 * proposal separately unless there are many without a calendar file (decisions 0105 and 0135).
 */
export class DecisionNotificationsService {
  constructor(private readonly deps: Deps) {}

  /** Records a decision about an application of the company, in the caller's transaction. */
  async note(manager: EntityManager, companyId: string, decided: Decided): Promise<void> {
    if (!concernsEmployer(decided)) return;
    await this.deps.notifications.add(manager, {
      approvalId: decided.id,
      companyId,
      isApplicant: decided.previousValue === null,
      dueAt: decisionUndoDeadline(this.deps.clock.now()),
    });
  }

  /** Deletes an undone decision. Returns false if its employer has already been emailed. */
  async cancel(manager: EntityManager, decided: Decided): Promise<boolean> {
    return !concernsEmployer(decided) || (await this.deps.notifications.cancel(manager, decided.id));
  }

  /** Writes the due emails. Safe to run on several servers: each email is written once. */
  async sendDue(): Promise<void> {
    const { dataSource, transactions, notifications, clock } = this.deps;
    const now = clock.now();
    for (const companyId of await notifications.dueCompanies(dataSource.manager, now, applicantsMailedBefore(now)))
      await transactions.run((manager) => this.send(manager, companyId, now));
  }

  private async send(manager: EntityManager, companyId: string, now: Date): Promise<void> {
    const { notifications } = this.deps;
    const due = await notifications.due(manager, companyId, now);
    const news = due.filter(({ isNews }) => isNews);
    const applicants = news.filter(({ isApplicant }) => isApplicant);
    const sendsApplicants =
      applicants.length > 0 &&
      (await notifications.beginInterval(manager, companyId, now, applicantsMailedBefore(now)));
    const decisions = news.filter(({ isApplicant }) => !isApplicant);
    for (const [person, own] of await byPerson(manager, companyId, sendsApplicants ? applicants : []))
      await this.post(manager, person, 'NEW_APPLICANTS', own);
    for (const [person, own] of await byPerson(manager, companyId, decisions))
      await this.postDecisions(manager, person, own);
    await notifications.remove(
      manager,
      due.filter((decision) => sendsApplicants || !applicants.includes(decision)),
    );
  }

  private async postDecisions(
    manager: EntityManager,
    person: Recipient,
    decisions: readonly NotifiedDecision[],
  ): Promise<void> {
    const others: NotifiedDecision[] = [];
    for (const decision of decisions) {
      const calendar = await this.calendar(manager, decision, person.email);
      if (calendar) await this.post(manager, person, 'PROPOSAL_DECIDED', [decision], calendar);
      else others.push(decision);
    }
    for (const group of groupDecisions(others)) await this.post(manager, person, 'PROPOSAL_DECIDED', group);
  }

  /** An email about several people names none of them, so it does not have to be deleted with an account. */
  private async post(
    manager: EntityManager,
    person: Recipient,
    kind: 'NEW_APPLICANTS' | 'PROPOSAL_DECIDED',
    decisions: readonly NotifiedDecision[],
    calendar = '',
  ): Promise<void> {
    const { mailer } = this.deps;
    const [first] = decisions;
    if (!first) return;
    const content = kind === 'NEW_APPLICANTS' ? newApplicantsEmail : decisionsEmail;
    await emailPerson(mailer, manager, person, {
      key: `${kind.toLowerCase().replaceAll('_', '-')}:${first.approvalId}`,
      kind,
      events: decisions.length,
      content: () => content(mailer.brand, person, decisions),
      calendar: async () => calendar,
      ...(decisions.length === 1 && { dataSubjects: { candidateId: first.candidateId } }),
    });
  }

  /** Returns the calendar file of a decision: the approved interview, or those that the approved step cancels. */
  private async calendar(manager: EntityManager, decision: NotifiedDecision, email: string): Promise<string> {
    if (decision.state !== 'APPROVED') return '';
    const { approvalId, applicationId, previousStatus, proposedStatus } = decision;
    const { interviewEmails } = this.deps;
    if (proposedStatus === 'INTERVIEW_SCHEDULED') {
      const approved = await manager.findBy(InterviewEntity, { approvalId, cancelledAt: IsNull() });
      return interviewEmails.employerFile(manager, approved, 'CONFIRMED', email);
    }
    if (proposedStatus === previousStatus || (proposedStatus !== 'SELECTED' && proposedStatus !== 'REJECTED'))
      return '';
    const cancelled = await manager.findBy(InterviewEntity, {
      applicationId,
      cancelledFor: proposedStatus,
      approval: { state: 'APPROVED' },
    });
    return interviewEmails.employerFile(manager, cancelled, 'CANCELLED', email);
  }
}

/** Employers are not told about new applications that were not approved. */
const concernsEmployer = ({ state, previousValue }: Omit<Decided, 'id'>): boolean =>
  state === 'APPROVED' || previousValue !== null;

/** Returns each person who gets emails about these jobs, with the decisions about them. */
async function byPerson(
  manager: EntityManager,
  companyId: string,
  decisions: readonly NotifiedDecision[],
): Promise<[Recipient, NotifiedDecision[]][]> {
  const byJob = new Map<string, readonly Recipient[]>();
  for (const jobId of new Set(decisions.map((decision) => decision.jobId)))
    byJob.set(jobId, await companyRecipients(manager, { companyId, jobId }));
  const people = new Map([...byJob.values()].flat().map((person) => [person.id, person]));
  return [...people.values()].map((person) => [
    person,
    decisions.filter(({ jobId }) => byJob.get(jobId)?.some(({ id }) => id === person.id)),
  ]);
}

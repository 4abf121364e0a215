import { endsInterviews } from '@job-alert/domain/applications/application-status';
import { applicantsMailedBefore, groupDecisions } from '@job-alert/domain/approvals/decision-notifications';
import { decisionUndoDeadline } from '@job-alert/domain/approvals/undo';
import { emailChoice } from '@job-alert/domain/companies/company-emails';
import type { EntityManager } from 'typeorm';
import { companyRecipients, type Recipient } from '../../../database/companies/company-recipients.js';
import type { ApprovalEntity } from '../../../database/entities/applications/approval.entity.js';
import type { InterviewEntity } from '../../../database/entities/applications/interview.entity.js';
import type { CoreServices } from '../../../platform/core-services.js';
import type { InterviewsEmails } from '../../interviews/interviews.emails.js';
import type { MailerService } from '../../mail/mailer.service.js';
import { type CompanyMessage, emailPerson } from '../../notifications/company.emails.js';
import { decisionsEmail, newApplicantsEmail } from './decision-notifications.emails.js';
import type { DecisionNotificationsRepository, NotifiedDecision } from './decision-notifications.repository.js';

interface Deps extends Pick<CoreServices, 'dataSource' | 'transactions' | 'clock'> {
  notifications: DecisionNotificationsRepository;
  mailer: MailerService;
  interviewEmails: InterviewsEmails;
}

/** Writes the calendar file of a decision for an address; empty without interviews. */
type DecisionFile = (decision: NotifiedDecision, email: string) => string;

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
    const { notifications, mailer } = this.deps;
    const due = await notifications.due(manager, companyId, now);
    const news = due.filter(({ isNews }) => isNews);
    const applicants = news.filter(({ isApplicant }) => isApplicant);
    const sendsApplicants =
      applicants.length > 0 &&
      (await notifications.beginInterval(manager, companyId, now, applicantsMailedBefore(now)));
    const decisions = news.filter(({ isApplicant }) => !isApplicant);
    for (const [person, own] of await byPerson(manager, companyId, sendsApplicants ? applicants : []))
      await emailPerson(mailer, manager, person, this.messages('NEW_APPLICANTS', person, own));
    await this.sendDecisions(manager, companyId, decisions);
    await notifications.remove(
      manager,
      due.filter((decision) => sendsApplicants || !applicants.includes(decision)),
    );
  }

  private async sendDecisions(
    manager: EntityManager,
    companyId: string,
    decisions: readonly NotifiedDecision[],
  ): Promise<void> {
    const people = await byPerson(manager, companyId, decisions);
    // Only emails that are sent at once have files.
    const fileOf = people.some(([person]) => isSentAtOnce(person)) ? await this.files(manager, decisions) : () => '';
    for (const [person, own] of people) {
      const groups = isSentAtOnce(person)
        ? groupByFile(own, (decision) => fileOf(decision, person.email))
        : [{ decisions: own, calendar: '' }];
      const messages = groups.flatMap((group) =>
        this.messages('PROPOSAL_DECIDED', person, group.decisions, group.calendar),
      );
      await emailPerson(this.deps.mailer, manager, person, messages);
    }
  }

  /** An email about several people names none of them, so it does not have to be deleted with an account. */
  private messages(
    kind: 'NEW_APPLICANTS' | 'PROPOSAL_DECIDED',
    person: Recipient,
    decisions: readonly NotifiedDecision[],
    calendar = '',
  ): CompanyMessage[] {
    const [first] = decisions;
    if (!first) return [];
    const content = kind === 'NEW_APPLICANTS' ? newApplicantsEmail : decisionsEmail;
    return [
      {
        key: `${kind.toLowerCase().replaceAll('_', '-')}:${first.approvalId}`,
        kind,
        events: decisions.length,
        content: () => content(this.deps.mailer.brand, person, decisions),
        calendar: () => calendar,
        ...(decisions.length === 1 && { dataSubjects: { candidateId: first.candidateId } }),
      },
    ];
  }

  /** Reads the files of all decisions at once: the approved interviews, and those that the approved steps cancel. */
  private async files(manager: EntityManager, decisions: readonly NotifiedDecision[]): Promise<DecisionFile> {
    const { notifications, interviewEmails } = this.deps;
    const approved = decisions.filter(({ state }) => state === 'APPROVED');
    const arranging = approved.filter(({ proposedStatus }) => proposedStatus === 'INTERVIEW_SCHEDULED');
    const ending = approved.filter(
      ({ proposedStatus, previousStatus }) => proposedStatus !== previousStatus && endsInterviews(proposedStatus),
    );
    const arranged = await notifications.arranged(manager, arranging);
    const cancelled = await notifications.cancelled(manager, ending);
    const arrangedFile = await interviewEmails.employerFile(manager, arranged, 'CONFIRMED');
    const cancelledFile = await interviewEmails.employerFile(manager, cancelled, 'CANCELLED');
    return (decision, email) => {
      const { approvalId, applicationId, proposedStatus } = decision;
      const ends = ({ applicationId: id, cancelledFor }: InterviewEntity) =>
        id === applicationId && cancelledFor === proposedStatus;
      if (arranging.includes(decision)) {
        return arrangedFile(
          email,
          arranged.filter((interview) => interview.approvalId === approvalId),
        );
      }
      return ending.includes(decision) ? cancelledFile(email, cancelled.filter(ends)) : '';
    };
  }
}

const isSentAtOnce = ({ choices }: Recipient): boolean => emailChoice(choices, 'PROPOSAL_DECIDED') === 'EACH';

/** Returns the decisions of each email: one with a calendar file is alone in its email. */
function groupByFile(
  decisions: readonly NotifiedDecision[],
  fileOf: (decision: NotifiedDecision) => string,
): { decisions: readonly NotifiedDecision[]; calendar: string }[] {
  const files = decisions.map((decision) => ({ decisions: [decision], calendar: fileOf(decision) }));
  const others = decisions.filter((_, index) => files[index]?.calendar === '');
  return [
    ...files.filter(({ calendar }) => calendar !== ''),
    ...groupDecisions(others).map((group) => ({ decisions: group, calendar: '' })),
  ];
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

import { type AskedBy, formatAskedBy } from '@job-alert/domain/approvals/asked-by';
import { formatWeekdayAndTime } from '@job-alert/domain/india/calendar';
import {
  CANCELLATION_REASON_LABELS,
  type CancellationReason,
} from '@job-alert/domain/interviews/interview-cancellation';
import { applicantPath } from '@job-alert/domain/portal/deep-links';
import { endSentence } from '@job-alert/domain/text/sentence';
import type { EntityManager } from 'typeorm';
import { InterviewEntity } from '../../database/entities/applications/interview.entity.js';
import { NotificationEntity } from '../../database/entities/messages/notification.entity.js';
import type { Clock } from '../../platform/clock.js';
import { type ApplicationNames, applicationNames } from '../applications/application-names.read-model.js';
import type { OnBehalf } from '../companies/on-behalf.read-model.js';
import type { EmailContent } from '../mail/email-layout.presenter.js';
import type { MailerService } from '../mail/mailer.service.js';
import { emailCompany } from '../notifications/company.emails.js';
import type { NotificationKind } from '../notifications/notification-kinds.types.js';
import { interviewFacts } from './interview-facts.presenter.js';
import type { EmployerFile, InterviewsEmails } from './interviews.emails.js';

/** The longest text of a notification. */
const MAX_TEXT = 300;

interface Deps {
  mailer: MailerService;
  interviewEmails: InterviewsEmails;
  clock: Clock;
}

/** An email and a notification to an employer about an interview. */
interface News {
  key: string;
  kind: NotificationKind & ('INTERVIEW_SCHEDULED' | 'INTERVIEW_CANCELLED');
  calendar: EmployerFile;
  content: Omit<EmailContent, 'button'>;
}

/** Tells employers and candidates about interviews that administrators arrange, move and cancel for companies (decision 0156). */
export class InterviewsForCompanyEmails {
  constructor(private readonly deps: Deps) {}

  /** Invites the candidate, and tells the employer who arranged or moved the interview. */
  async arranged(
    manager: EntityManager,
    interviewId: string,
    movedFrom: Date | null,
    { adminName, askedBy }: OnBehalf,
  ): Promise<void> {
    const { mailer, interviewEmails } = this.deps;
    const interview = await manager.findOneByOrFail(InterviewEntity, { id: interviewId });
    const names = await applicationNames(manager, interview.applicationId);
    await interviewEmails.invite(manager, names, interview, 'INTERVIEW_SCHEDULED_FOR_COMPANY');
    const { candidateName, companyName, jobTitle } = names;
    const when = formatWeekdayAndTime(interview.startsAt);
    const isMove = movedFrom !== null;
    await this.tell(manager, interview, names, {
      key: `interview-for-company:${interviewId}`,
      kind: 'INTERVIEW_SCHEDULED',
      calendar: await interviewEmails.employerFile(manager, [interview], 'CONFIRMED'),
      content: {
        subject: isMove
          ? `We have moved an interview for ${companyName}: ${candidateName}, now on ${when}`
          : `We have arranged an interview for ${companyName}: ${candidateName} on ${when}`,
        preview: 'The candidate has been invited too. The attached file adds it to your calendar.',
        heading: isMove
          ? 'We have moved an interview for your company'
          : 'We have arranged an interview for your company',
        paragraphs: [
          `${endSentence(`${adminName} has ${isMove ? 'moved' : 'arranged'} the interview with ${candidateName} for the job “${jobTitle}” for ${companyName}`)} ${requestOf(askedBy)}`,
          `The candidate has been invited by email. If something is not right, write to ${mailer.brand.supportEmail}.`,
        ],
        facts: [
          ...interviewFacts(interview, isMove ? null : interview.roundType),
          ['Previously', movedFrom && formatWeekdayAndTime(movedFrom)],
        ],
        quote: interview.notes,
        note: `Open the attached file to ${isMove ? 'move the interview in' : 'add the interview to'} your calendar.`,
      },
    });
  }

  /** Tells the employer who cancelled the interview, and why. */
  async cancelled(
    manager: EntityManager,
    interview: InterviewEntity,
    { reason, note }: { reason: CancellationReason; note: string | null },
    { adminName, askedBy }: OnBehalf<AskedBy | null>,
  ): Promise<void> {
    const { mailer, interviewEmails } = this.deps;
    const names = await applicationNames(manager, interview.applicationId);
    const { candidateName, companyName, jobTitle } = names;
    const when = formatWeekdayAndTime(interview.startsAt);
    await this.tell(manager, interview, names, {
      key: `interview-cancelled-for-company:${interview.id}`,
      kind: 'INTERVIEW_CANCELLED',
      calendar: await interviewEmails.employerFile(manager, [interview], 'CANCELLED'),
      content: {
        subject: `We have cancelled an interview for ${companyName}: ${candidateName} on ${when}`,
        preview: 'The candidate has been notified too.',
        heading: 'We have cancelled an interview for your company',
        paragraphs: [
          `${endSentence(`${adminName} has cancelled the interview with ${candidateName} for the job “${jobTitle}” on ${when} for ${companyName}`)} ${requestOf(askedBy)}`,
          `The candidate has been notified by email. If something is not right, write to ${mailer.brand.supportEmail}.`,
        ],
        facts: [
          ['Reason', CANCELLATION_REASON_LABELS[reason]],
          ['Note', note],
        ],
        note: 'Open the attached file to remove the interview from your calendar.',
      },
    });
  }

  private async tell(
    manager: EntityManager,
    { applicationId }: InterviewEntity,
    { companyId, candidateId, candidateName, jobId }: ApplicationNames,
    { key, kind, calendar, content }: News,
  ): Promise<void> {
    const { mailer, clock } = this.deps;
    const path = applicantPath({ applicationId, jobId, name: candidateName });
    const work = { companyId, jobId };
    const people = await emailCompany(mailer, manager, work, {
      key,
      kind: `${kind}_FOR_COMPANY`,
      dataSubjects: { candidateId },
      content: ({ firstName }) => ({
        ...content,
        paragraphs: [`Hello ${firstName},`, ...content.paragraphs],
        button: { label: 'Open the application', url: mailer.brand.url + path },
      }),
      calendar: ({ email }) => calendar(email),
    });
    const line = {
      candidateId,
      companyId,
      kind,
      text: `${content.subject}.`.slice(0, MAX_TEXT),
      path: path.slice(0, MAX_TEXT),
      createdAt: clock.now(),
    };
    await manager.insert(
      NotificationEntity,
      people.map(({ id: userId }) => ({ ...line, userId })),
    );
  }
}

/** Without anybody of the company, the candidate has asked for it. */
const requestOf = (askedBy: AskedBy | null): string =>
  askedBy === null ? 'The candidate asked us to.' : `${formatAskedBy(askedBy)} asked us to.`;

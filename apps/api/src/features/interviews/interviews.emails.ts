import { type CompanyEmailKind, interviewersToEmail } from '@job-alert/domain/companies/company-emails';
import { formatWeekdayAndTime } from '@job-alert/domain/india/calendar';
import type { RoundType } from '@job-alert/domain/interviews/interview';
import {
  CANCELLATION_REASON_LABELS,
  type CancellationReason,
} from '@job-alert/domain/interviews/interview-cancellation';
import { applicantPath, applicationPath, QUEUE_RECORD_PATHS } from '@job-alert/domain/portal/deep-links';
import { type EntityManager, In } from 'typeorm';
import { employerName } from '../../database/companies/company-members.js';
import { companyRecipients } from '../../database/companies/company-recipients.js';
import { UserEntity } from '../../database/entities/accounts/user.entity.js';
import { ApprovalEntity } from '../../database/entities/applications/approval.entity.js';
import { InterviewEntity } from '../../database/entities/applications/interview.entity.js';
import type { Clock } from '../../platform/clock.js';
import { groupBy } from '../../platform/group-by.js';
import {
  type ApplicationNames,
  applicationNames,
  namesOfApplications,
} from '../applications/application-names.read-model.js';
import type { ApplicationsEmails, StepNews } from '../applications/applications.emails.js';
import type { MailerService } from '../mail/mailer.service.js';
import type { AdminNotificationsService } from '../notifications/admin-notifications.service.js';
import { emailCompany } from '../notifications/company.emails.js';
import { type CalendarEvent, calendarFile } from './calendar-file.presenter.js';
import { interviewCancelledEmail, interviewEmail, interviewMovedEmail } from './candidate-emails.presenter.js';
import { interviewFacts } from './interview-facts.presenter.js';
import type { InterviewersEmails, Meeting } from './interviewers/interviewers.emails.js';
import type { InterviewersRepository, InvitedInterviewer } from './interviewers/interviewers.repository.js';
import { interviewRound, rescheduleChain } from './reschedule-chain.rules.js';

interface Deps {
  mailer: MailerService;
  adminNotifications: AdminNotificationsService;
  applicationEmails: ApplicationsEmails;
  interviewers: InterviewersRepository;
  interviewersEmails: InterviewersEmails;
  clock: Clock;
}

type CalendarChange = Pick<CalendarEvent, 'state' | 'title'> & { attendee: NonNullable<CalendarEvent['attendee']> };

/** Writes the calendar file about all interviews that were read, or about some of them, for a person of the company. */
export type EmployerFile = (email: string, some?: readonly InterviewEntity[]) => string;

/** Emails about interviews, enqueued in the transaction of the event. */
export class InterviewsEmails {
  constructor(private readonly deps: Deps) {}

  /** Notifies the administrators. */
  async scheduled(manager: EntityManager, interviewId: string, byId: string, movedFrom: Date | null): Promise<void> {
    const interview = await manager.findOneByOrFail(InterviewEntity, { id: interviewId });
    const { applicationId } = interview;
    const names = await applicationNames(manager, applicationId);
    const { candidateName, jobTitle, companyName, candidateId, companyId, approvalId } = names;
    const by = await employerName(manager, byId, names);
    const sentence =
      movedFrom === null
        ? `${by} has scheduled an interview with ${candidateName} for “${jobTitle}”. The interview is waiting for approval.`
        : `${by} wants to move the interview with ${candidateName} for “${jobTitle}” from ${formatWeekdayAndTime(movedFrom)} to ${formatWeekdayAndTime(interview.startsAt)}. The new time is waiting for approval.`;
    await this.deps.adminNotifications.notify(manager, 'INTERVIEW_SCHEDULED', interviewId, {
      subject: `${movedFrom === null ? 'Interview' : 'New interview time'}: ${candidateName} with ${companyName}`,
      sentence,
      facts: interviewFacts(interview, movedFrom === null ? interview.roundType : null),
      path: QUEUE_RECORD_PATHS.application(applicationId),
      companyName,
      dataSubjects: { candidateId, companyId },
      approvalId,
    });
  }

  /** Emails the candidate the upcoming interview of the approved step, otherwise the new status. */
  async stepApproved(
    manager: EntityManager,
    applicationId: string,
    approval: ApprovalEntity,
    { before, cancelled }: { before: StepNews['before']; cancelled: readonly InterviewEntity[] },
  ): Promise<void> {
    const { applicationEmails, clock } = this.deps;
    const interview = await manager.findOneBy(InterviewEntity, { approvalId: approval.id });
    if (!interview || interview.cancelledAt !== null || interview.startsAt <= clock.now()) {
      const files = await Promise.all(cancelled.map((one) => this.cancellationFile(manager, one)));
      const ended = {
        times: cancelled.map(({ startsAt }) => startsAt),
        calendar: files.length > 0 ? files.join('') : null,
      };
      return applicationEmails.approved(manager, applicationId, approval, { before, ended });
    }
    await this.invite(manager, await applicationNames(manager, applicationId), interview, 'PROPOSAL_DECIDED');
  }

  /** Notifies an invited candidate that the interview is cancelled, and by which administrator, if one acted for the company. */
  async cancelled(
    manager: EntityManager,
    interview: InterviewEntity,
    { reason, byName }: { reason: CancellationReason; byName?: string | undefined },
  ): Promise<void> {
    const names = await applicationNames(manager, interview.applicationId);
    const all = await manager.findBy(InterviewEntity, { applicationId: interview.applicationId });
    const details = { startsAt: interview.startsAt, round: knownRound(all, interview), byName };
    await this.deps.mailer.enqueue(manager, {
      key: `interview-cancelled:${interview.id}`,
      kind: 'INTERVIEW_CANCELLED',
      to: names.email,
      dataSubjects: { companyId: names.companyId },
      content: interviewCancelledEmail(this.deps.mailer.brand, names, details, reason),
      calendar: await this.cancellationFile(manager, interview),
    });
  }

  /** Returns the calendar file that removes an interview. */
  async cancellationFile(manager: EntityManager, interview: InterviewEntity): Promise<string> {
    const { jobTitle, candidateName, email } = await applicationNames(manager, interview.applicationId);
    const attendee = { name: candidateName, email };
    return this.calendar(manager, interview, { state: 'CANCELLED', title: `Interview: ${jobTitle}`, attendee });
  }

  /**
   * Reads interviews of any number with two statements. Returns a function that writes the calendar file that adds, moves or
   * removes them for a person of the company. It names no candidate, and is empty without interviews.
   */
  async employerFile(
    manager: EntityManager,
    interviews: readonly InterviewEntity[],
    state: CalendarEvent['state'],
  ): Promise<EmployerFile> {
    if (interviews.length === 0) return () => '';
    const ids = [...new Set(interviews.map(({ applicationId }) => applicationId))];
    const names = new Map((await namesOfApplications(manager, ids)).map((one) => [one.applicationId, one]));
    const all = await manager.findBy(InterviewEntity, { applicationId: In(ids) });
    const lines = groupBy(all, ({ applicationId }) => applicationId);
    return (email, some = interviews) =>
      some
        .map((interview) => {
          const { jobTitle = '', companyName: name = '' } = names.get(interview.applicationId) ?? {};
          const change = { state, title: `Interview: ${jobTitle}`, attendee: { name, email } };
          return this.file(interview, lines.get(interview.applicationId) ?? [], change);
        })
        .join('');
  }

  /** The people of the job get a confirmation of the cancellation, with the file that removes the interview. */
  private async cancellationDone(
    manager: EntityManager,
    interview: InterviewEntity,
    names: ApplicationNames,
    byId: string,
  ): Promise<void> {
    const { mailer } = this.deps;
    const { candidateName, candidateId, jobTitle, jobId } = names;
    const when = formatWeekdayAndTime(interview.startsAt);
    const { firstName: first, lastName: last } = await manager.findOneByOrFail(UserEntity, { id: byId });
    const path = applicantPath({ applicationId: interview.applicationId, jobId, name: candidateName });
    const file = await this.employerFile(manager, [interview], 'CANCELLED');
    await emailCompany(mailer, manager, names, {
      key: `interview-cancelled-by:${interview.id}`,
      kind: 'INTERVIEW_CANCELLED',
      dataSubjects: { candidateId },
      content: ({ id, firstName }) => ({
        subject: `Cancelled: interview on ${when} with ${candidateName}`,
        preview: 'The candidate has been notified too.',
        heading: id === byId ? 'You have cancelled an interview' : `${first} ${last} has cancelled an interview`,
        paragraphs: [
          `Hello ${firstName},`,
          `The interview with ${candidateName} for the job “${jobTitle}” on ${when} will not take place. The candidate has been notified by email.`,
        ],
        button: { label: 'Open the application', url: mailer.brand.url + path },
        note: 'Open the attached file to remove the interview from your calendar.',
      }),
      calendar: ({ email }) => file(email),
    });
  }

  /** Notifies the administrators and the employer. No decision is needed. */
  async cancelledByEmployer(
    manager: EntityManager,
    interview: InterviewEntity,
    { reason, note, byId }: { reason: CancellationReason; note: string | null; byId: string },
  ): Promise<void> {
    const { id, applicationId, startsAt } = interview;
    const names = await applicationNames(manager, applicationId);
    const { candidateName, jobTitle, companyName, candidateId, companyId } = names;
    await this.cancellationDone(manager, interview, names, byId);
    const by = await employerName(manager, byId, names);
    await this.deps.adminNotifications.notify(manager, 'INTERVIEW_CANCELLED', id, {
      subject: `Interview cancelled: ${candidateName} with ${companyName}`,
      sentence: `${by} has cancelled the interview with ${candidateName} for “${jobTitle}” on ${formatWeekdayAndTime(startsAt)}.`,
      facts: [
        ['Reason', CANCELLATION_REASON_LABELS[reason]],
        ['Note', note],
      ],
      path: applicationPath(applicationId),
      companyName,
      dataSubjects: { candidateId, companyId },
      approvalId: null,
    });
  }

  /** Invites the candidate to an approved interview, and the interviewers whom the email of this kind does not reach. */
  async invite(
    manager: EntityManager,
    names: ApplicationNames,
    interview: InterviewEntity,
    kind: CompanyEmailKind,
  ): Promise<void> {
    const all = await manager.findBy(InterviewEntity, { applicationId: interview.applicationId });
    const { brand } = this.deps.mailer;
    const { askedBy, requestedByName } = await manager.findOneByOrFail(ApprovalEntity, { id: interview.approvalId });
    const byName = askedBy === null ? undefined : requestedByName;
    const [moved] = all
      .filter(({ supersededById }) => supersededById === interview.id)
      .toSorted((a, b) => b.startsAt.getTime() - a.startsAt.getTime());
    const movedFrom = moved?.startsAt;
    await this.deps.mailer.enqueue(manager, {
      key: `interview:${interview.id}`,
      kind: 'INTERVIEW',
      to: names.email,
      dataSubjects: { companyId: names.companyId },
      content: movedFrom
        ? interviewMovedEmail(brand, names, { ...interview, movedFrom, round: knownRound(all, interview), byName })
        : interviewEmail(brand, names, { ...interview, byName }),
      calendar: await this.calendar(manager, interview, {
        state: 'CONFIRMED',
        title: `Interview: ${names.jobTitle} at ${names.companyName}`,
        attendee: { name: names.candidateName, email: names.email },
      }),
    });
    await this.inviteInterviewers(manager, names, { interview, moved, kind });
  }

  /** Emails the people of an approved interview. The people of the interview that it moves learn the new time, or that they need not come. */
  private async inviteInterviewers(
    manager: EntityManager,
    names: ApplicationNames,
    {
      interview,
      moved,
      kind,
    }: { interview: InterviewEntity; moved: InterviewEntity | undefined; kind: CompanyEmailKind },
  ): Promise<void> {
    const { interviewersEmails } = this.deps;
    const meeting = this.meeting(manager, names, interview, 'CONFIRMED');
    const before = moved ? await this.untold(manager, names, moved, kind) : [];
    const now = await this.untold(manager, names, interview, kind);
    const stays = now.filter((one) => before.some(({ address }) => address === one.address));
    const added = now.filter((one) => !stays.includes(one));
    await interviewersEmails.invited(manager, meeting, added, null);
    await interviewersEmails.invited(manager, meeting, stays, moved?.startsAt ?? null);
    const left = before.filter((one) => !now.some(({ address }) => address === one.address));
    if (moved && left.length > 0)
      await interviewersEmails.left(manager, this.meeting(manager, names, moved, 'CANCELLED'), left);
  }

  /** Emails the interviewers whom a change has added to an upcoming interview, or who have left it. */
  async interviewersChanged(
    manager: EntityManager,
    interview: InterviewEntity,
    { added, left }: Record<'added' | 'left', readonly InvitedInterviewer[]>,
  ): Promise<void> {
    const names = await applicationNames(manager, interview.applicationId);
    const { interviewersEmails } = this.deps;
    await interviewersEmails.invited(manager, this.meeting(manager, names, interview, 'CONFIRMED'), added, null);
    await interviewersEmails.left(manager, this.meeting(manager, names, interview, 'CANCELLED'), left);
  }

  /** Tells the interviewers of an invitation that the interview is cancelled, unless the email of this kind tells them. */
  async interviewersCancelled(
    manager: EntityManager,
    interview: InterviewEntity,
    kind: CompanyEmailKind,
  ): Promise<void> {
    const names = await applicationNames(manager, interview.applicationId);
    const people = await this.untold(manager, names, interview, kind);
    await this.deps.interviewersEmails.cancelled(manager, this.meeting(manager, names, interview, 'CANCELLED'), people);
  }

  /** Returns the interviewers of an invitation that a deletion cancels, unless the email of this kind tells them. */
  async cancelledInterviewers(manager: EntityManager, interview: InterviewEntity, kind: CompanyEmailKind) {
    const names = await applicationNames(manager, interview.applicationId);
    const { calendarOf } = this.meeting(manager, names, interview, 'CANCELLED');
    const people = await this.untold(manager, names, interview, kind);
    return Promise.all(
      people.map(async ({ id, firstName, fullName: name, address: email }) => ({
        id,
        firstName,
        email,
        calendar: await calendarOf({ name, email }),
      })),
    );
  }

  private meeting(
    manager: EntityManager,
    names: ApplicationNames,
    interview: InterviewEntity,
    state: CalendarEvent['state'],
  ): Meeting {
    const title = `Interview: ${names.jobTitle}`;
    return {
      interview,
      names,
      calendarOf: (attendee) => this.calendar(manager, interview, { state, title, attendee }),
    };
  }

  /** Returns the interviewers who do not get the calendar file with the email of this kind to the people of the job. */
  private async untold(
    manager: EntityManager,
    { companyId, jobId }: ApplicationNames,
    { id }: InterviewEntity,
    kind: CompanyEmailKind,
  ): Promise<InvitedInterviewer[]> {
    const people = await this.deps.interviewers.invited(manager, id);
    if (people.length === 0) return [];
    return interviewersToEmail(people, await companyRecipients(manager, { companyId, jobId }), kind);
  }

  /** Creates the calendar file that adds, moves or removes an interview. */
  private async calendar(manager: EntityManager, interview: InterviewEntity, change: CalendarChange): Promise<string> {
    const { applicationId } = interview;
    return this.file(interview, await manager.findBy(InterviewEntity, { applicationId }), change);
  }

  private file(interview: InterviewEntity, line: readonly InterviewEntity[], change: CalendarChange): string {
    return calendarFile(this.deps.mailer.brand, {
      ...interview,
      ...rescheduleChain(line, interview.id),
      ...change,
      writtenAt: this.deps.clock.now(),
    });
  }
}

/** Returns the round of an interview, or null if it is unknown. */
function knownRound(all: readonly InterviewEntity[], interview: InterviewEntity): RoundType | null {
  const round = interviewRound(all, interview);
  return round === 'RESCHEDULE' ? null : round;
}

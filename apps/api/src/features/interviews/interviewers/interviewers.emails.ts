import { formatWeekdayAndTime } from '@job-alert/domain/india/calendar';
import { GUEST_LINK_DAYS } from '@job-alert/domain/interviews/guest-feedback';
import { INTERVIEW_MODE_LABELS } from '@job-alert/domain/interviews/interview';
import { DEEP_LINKS, guestFeedbackPath } from '@job-alert/domain/portal/deep-links';
import type { EntityManager } from 'typeorm';
import type { InterviewEntity } from '../../../database/entities/applications/interview.entity.js';
import type { Clock } from '../../../platform/clock.js';
import type { ApplicationNames } from '../../applications/application-names.read-model.js';
import type { EmailContent } from '../../mail/email-layout.presenter.js';
import type { MailerService } from '../../mail/mailer.service.js';
import type { CalendarEvent } from '../calendar-file.presenter.js';
import { interviewFacts } from '../interview-facts.presenter.js';
import type { GuestLinksRepository } from './guest-links.repository.js';
import type { AwaitedFeedback, InvitedInterviewer } from './interviewers.repository.js';

const GUEST_LINK_NOTE = `You need no login. The link is valid until ${GUEST_LINK_DAYS} days after the interview.`;
const REMOVE_FROM_CALENDAR = 'Open the attached file to remove the interview from your calendar.';

/** Creates the calendar file for a person. */
type CalendarOf = (attendee: NonNullable<CalendarEvent['attendee']>) => Promise<string>;

/** An interview as its emails name it. */
export interface Meeting {
  interview: InterviewEntity;
  names: ApplicationNames;
  calendarOf: CalendarOf;
}

/** Emails to the people of an interview. */
export class InterviewersEmails {
  constructor(
    private readonly mailer: MailerService,
    private readonly guestLinks: GuestLinksRepository,
    private readonly clock: Clock,
  ) {}

  /** Invites people, or tells them a new time. */
  async invited(
    manager: EntityManager,
    meeting: Meeting,
    people: readonly InvitedInterviewer[],
    movedFrom: Date | null,
  ): Promise<void> {
    const { interview, names } = meeting;
    const { candidateName, jobTitle, companyName } = names;
    const when = formatWeekdayAndTime(interview.startsAt);
    const [subject, heading, sentence] =
      movedFrom === null
        ? [
            'Interview on',
            'You are asked to interview a candidate',
            `${companyName} asks you to interview ${candidateName} for the job “${jobTitle}”.`,
          ]
        : [
            'Interview moved to',
            'An interview of yours has been moved',
            `The interview with ${candidateName} for the job “${jobTitle}” at ${companyName} has been moved from ${formatWeekdayAndTime(movedFrom)} to ${when}.`,
          ];
    await this.mail(manager, 'INTERVIEWER_INVITED', meeting, people, {
      subject: `${subject} ${when}: ${candidateName}, ${jobTitle}`,
      preview: `${INTERVIEW_MODE_LABELS[interview.mode]}. The attached file is for your calendar.`,
      heading,
      paragraphs: [sentence],
      facts: interviewFacts(interview, interview.roundType === 'RESCHEDULE' ? null : interview.roundType),
      quote: interview.notes,
      note: `Open the attached file to ${movedFrom ? 'move the interview in' : 'add the interview to'} your calendar.`,
    });
  }

  /** Tells people that the interview will not take place. */
  cancelled(manager: EntityManager, meeting: Meeting, people: readonly InvitedInterviewer[]): Promise<void> {
    const { candidateName, jobTitle, companyName } = meeting.names;
    const when = formatWeekdayAndTime(meeting.interview.startsAt);
    return this.mail(manager, 'INTERVIEWER_CANCELLED', meeting, people, {
      subject: `Cancelled: interview on ${when} with ${candidateName}`,
      preview: 'You don’t need to attend it.',
      heading: 'An interview of yours has been cancelled',
      paragraphs: [
        `The interview with ${candidateName} for the job “${jobTitle}” at ${companyName} on ${when} will not take place.`,
      ],
      note: REMOVE_FROM_CALENDAR,
    });
  }

  /** Tells people that others interview the candidate. */
  left(manager: EntityManager, meeting: Meeting, people: readonly InvitedInterviewer[]): Promise<void> {
    const { candidateName, jobTitle, companyName } = meeting.names;
    const when = formatWeekdayAndTime(meeting.interview.startsAt);
    return this.mail(manager, 'INTERVIEWER_LEFT', meeting, people, {
      subject: `You are no longer an interviewer: ${when}, ${candidateName}`,
      preview: 'You don’t need to attend it.',
      heading: 'You are no longer an interviewer',
      paragraphs: [`Others interview ${candidateName} for the job “${jobTitle}” at ${companyName} on ${when}.`],
      note: REMOVE_FROM_CALENDAR,
    });
  }

  /** Asks a member or a guest for feedback after the interview. */
  async reminded(
    manager: EntityManager,
    {
      id,
      userId,
      interviewId,
      email,
      firstName,
      candidateId,
      companyId,
      candidateName,
      jobTitle,
      startsAt,
    }: AwaitedFeedback,
  ): Promise<void> {
    const { mailer } = this;
    const path = userId === null ? await this.guestPath(manager, id, startsAt) : DEEP_LINKS.interviews;
    await mailer.enqueue(manager, {
      key: `feedback-reminder:${interviewId}:${id}`,
      kind: 'FEEDBACK_REMINDER',
      to: email,
      dataSubjects: { candidateId, companyId },
      content: {
        subject: `Your feedback on ${candidateName}, ${jobTitle}`,
        preview: 'A recommendation, three ratings and a note.',
        heading: 'How was the interview?',
        paragraphs: [
          `Hello ${firstName},`,
          `You were asked to interview ${candidateName} for the job “${jobTitle}” on ${formatWeekdayAndTime(startsAt)}. Please give your feedback while you remember it.`,
        ],
        button: { label: 'Give feedback', url: mailer.brand.url + path },
        ...(userId === null && { note: GUEST_LINK_NOTE }),
      },
    });
  }

  private async mail(
    manager: EntityManager,
    kind: 'INTERVIEWER_INVITED' | 'INTERVIEWER_CANCELLED' | 'INTERVIEWER_LEFT',
    { interview, names, calendarOf }: Meeting,
    people: readonly InvitedInterviewer[],
    content: EmailContent,
  ): Promise<void> {
    const { mailer } = this;
    for (const { id, userId, firstName, fullName: name, address } of people) {
      const isInvitedGuest = userId === null && kind === 'INTERVIEWER_INVITED';
      const path = isInvitedGuest ? await this.guestPath(manager, id, interview.startsAt) : DEEP_LINKS.interviews;
      const label = isInvitedGuest ? 'Give feedback' : 'Your interviews';
      await mailer.enqueue(manager, {
        key: `${kind.toLowerCase().replaceAll('_', '-')}:${interview.id}:${id}`,
        kind,
        to: address,
        dataSubjects: { candidateId: names.candidateId, companyId: names.companyId },
        content: {
          ...content,
          paragraphs: [
            `Hello ${firstName},`,
            ...content.paragraphs,
            ...(isInvitedGuest ? [`Please give your feedback after the interview. ${GUEST_LINK_NOTE}`] : []),
          ],
          ...((userId !== null || isInvitedGuest) && { button: { label, url: mailer.brand.url + path } }),
        },
        calendar: await calendarOf({ name, email: address }),
      });
    }
  }

  /** Creates a link with which a guest gives feedback. */
  private async guestPath(manager: EntityManager, participantId: string, startsAt: Date): Promise<string> {
    return guestFeedbackPath(await this.guestLinks.create(manager, participantId, startsAt, this.clock.now()));
  }
}

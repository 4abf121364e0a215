import { formatWeekdayAndTime } from '@job-alert/domain/india/calendar';
import { DEEP_LINKS } from '@job-alert/domain/portal/deep-links';
import type { EntityManager } from 'typeorm';
import { groupBy } from '../../platform/group-by.js';
import type { CancelledInvitation } from '../interviews/interview-cancellations.service.js';
import type { MailerService } from '../mail/mailer.service.js';
import { emailCompany } from '../notifications/company.emails.js';
import type { RunningApplication } from '../applications/running-applications.read-model.js';

/** Emails about deletions, enqueued in their transaction. */
export class DeletionsEmails {
  constructor(private readonly mailer: MailerService) {}

  /** Sends each candidate one email about all applications that end. Names no company (decision 0030). */
  async ended(
    manager: EntityManager,
    applications: readonly RunningApplication[],
    interviews: readonly CancelledInvitation[],
  ): Promise<void> {
    const interviewsOf = groupBy(interviews, (interview) => interview.candidateId);
    for (const [candidateId, group] of groupBy(applications, (application) => application.candidateId)) {
      const [first] = group;
      if (!first) continue;
      const cancelled = interviewsOf.get(candidateId) ?? [];
      const subject =
        group.length === 1
          ? `Your application has ended: ${first.jobTitle}`
          : `${group.length} of your applications have ended`;
      await this.mailer.enqueue(manager, {
        key: `applications-ended:${first.id}`,
        kind: 'APPLICATIONS_ENDED',
        to: first.email,
        content: {
          subject,
          preview: 'It was removed from the portal. You don’t need to do anything.',
          heading: group.length === 1 ? 'Your application has ended' : 'Your applications have ended',
          paragraphs: [
            `Hello ${first.firstName},`,
            `These applications were removed from the portal and will not continue: ${group.map(({ jobTitle }) => `“${jobTitle}”`).join(', ')}.`,
            ...cancelled.map(
              ({ startsAt }) => `Your interview on ${formatWeekdayAndTime(startsAt)} will not take place.`,
            ),
          ],
          button: { label: 'My applications', url: this.mailer.brand.url + DEEP_LINKS.myApplications },
          ...(cancelled.length > 0 && { note: 'Open the attached file to remove interviews from your calendar.' }),
        },
        ...(cancelled.length > 0 && { calendar: cancelled.map(({ candidateCalendar }) => candidateCalendar).join('') }),
      });
    }
  }

  /**
   * Sends the employers one email about each interview that will not take place, because a calendar file is about one event.
   * Names no candidate (decision 0030).
   */
  async cancelled(manager: EntityManager, interviews: readonly CancelledInvitation[]): Promise<void> {
    for (const { interviewId, companyId, jobId, jobTitle, startsAt, employerCalendar, interviewers } of interviews) {
      const when = formatWeekdayAndTime(startsAt);
      const content = (name: string) => ({
        subject: `Cancelled: interview on ${when} for ${jobTitle}`,
        preview: 'You don’t need to do anything.',
        heading: 'An interview will not take place',
        paragraphs: [
          `Hello ${name},`,
          `The interview on ${when} for the job “${jobTitle}” will not take place, because the application was removed from the portal.`,
        ],
        note: 'Open the attached file to remove the interview from your calendar.',
      });
      const work = { companyId, jobId };
      await emailCompany(this.mailer, manager, work, {
        key: `interview-removed:${interviewId}`,
        kind: 'INTERVIEW_CANCELLED',
        content: ({ firstName }) => ({
          ...content(firstName),
          button: { label: 'Applicants', url: this.mailer.brand.url + DEEP_LINKS.applicants },
        }),
        calendar: ({ email }) => employerCalendar(email),
      });
      for (const { id, firstName: name, email: to, calendar } of interviewers) {
        const key = `interview-removed:${interviewId}:${id}`;
        await this.mailer.enqueue(manager, { key, kind: 'INTERVIEW_CANCELLED', to, content: content(name), calendar });
      }
    }
  }
}

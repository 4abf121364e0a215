import { WITHDRAWAL_REASON_LABELS, type WithdrawalReason } from '@job-alert/domain/applications/withdrawal';
import { applicantPath, applicationPath, DEEP_LINKS } from '@job-alert/domain/portal/deep-links';
import { endSentence } from '@job-alert/domain/text/sentence';
import type { EntityManager } from 'typeorm';
import { applicationNames } from '../applications/application-names.read-model.js';
import type { MailerService } from '../mail/mailer.service.js';
import type { AdminNotificationsService } from '../notifications/admin-notifications.service.js';
import { emailCompany } from '../notifications/company.emails.js';

interface WithdrawalNews {
  reason: WithdrawalReason;
  note: string | null;
  /** False if the employer has never seen the application, and is then not notified. */
  seenByEmployer: boolean;
  /** The calendar file that removes the cancelled interviews for this address; empty without interviews. */
  calendar: (email: string) => string;
}

/** Emails about withdrawals, enqueued in the transaction of the event. */
export class WithdrawalsEmails {
  constructor(
    private readonly mailer: MailerService,
    private readonly adminNotifications: AdminNotificationsService,
  ) {}

  /** Confirms it to the candidate, and notifies the administrators, and the employer if they have seen the application. */
  async withdrawn(manager: EntityManager, applicationId: string, news: WithdrawalNews): Promise<void> {
    const names = await applicationNames(manager, applicationId);
    const { candidateName, jobTitle, companyName, candidateId, companyId } = names;
    const subject = `Withdrawn: ${candidateName} for ${jobTitle}`;
    const facts = [
      ['Candidate', candidateName],
      ['Job', jobTitle],
      ['Reason', WITHDRAWAL_REASON_LABELS[news.reason]],
    ] as const;
    await this.adminNotifications.notify(manager, 'APPLICATION_WITHDRAWN', applicationId, {
      subject,
      sentence: endSentence(`${candidateName} has withdrawn the application for “${jobTitle}” at ${companyName}`),
      facts,
      path: applicationPath(applicationId),
      companyName,
      dataSubjects: { candidateId, companyId },
      approvalId: null,
    });
    await this.mailer.enqueue(manager, {
      key: `withdrawal-received:${applicationId}`,
      kind: 'WITHDRAWAL_RECEIVED',
      to: names.email,
      dataSubjects: { companyId },
      content: {
        subject: `You have withdrawn your application: ${jobTitle} at ${companyName}`,
        preview: 'You don’t need to do anything.',
        heading: 'You have withdrawn your application',
        paragraphs: [
          `Hello ${names.firstName},`,
          `Your application for “${jobTitle}” at ${companyName} has ended, and planned interviews have been cancelled.`,
        ],
        button: { label: 'My applications', url: this.mailer.brand.url + DEEP_LINKS.myApplications },
      },
    });
    if (!news.seenByEmployer) return;
    const { url } = this.mailer.brand;
    const content = ({ firstName }: { firstName: string }) => ({
      subject,
      preview: 'See the reason, and the other applicants for the job.',
      heading: 'An application has been withdrawn',
      paragraphs: [
        `Hello ${firstName},`,
        `${candidateName} has withdrawn the application for “${jobTitle}”. Planned interviews have been cancelled. You don’t need to do anything.`,
      ],
      facts,
      quote: news.note,
      button: {
        label: 'Open the application',
        url: url + applicantPath({ applicationId, jobId: names.jobId, name: candidateName }),
      },
    });
    await emailCompany(this.mailer, manager, names, {
      key: `application-withdrawn:${applicationId}`,
      kind: 'APPLICATION_WITHDRAWN',
      content,
      dataSubjects: { candidateId },
      calendar: ({ email }) => news.calendar(email),
    });
  }
}

import { DEEP_LINKS, QUEUE_RECORD_PATHS } from '@job-alert/domain/portal/deep-links';
import type { EntityManager } from 'typeorm';
import { employerName } from '../../database/companies/company-members.js';
import type { JobEntity } from '../../database/entities/jobs/job.entity.js';
import { type Decided, decisionKey, reasonFact } from '../mail/decision.presenter.js';
import type { Brand, EmailContent } from '../mail/email-layout.presenter.js';
import type { MailerService } from '../mail/mailer.service.js';
import type { AdminNotificationsService } from '../notifications/admin-notifications.service.js';
import { emailCompany } from '../notifications/company.emails.js';

interface NewJob {
  title: string;
  companyId: string;
  companyName: string;
  approvalId: string;
  requestedById: string;
}

/** Emails about jobs, enqueued in the transaction of the event. */
export class JobsEmails {
  constructor(
    private readonly mailer: MailerService,
    private readonly adminNotifications: AdminNotificationsService,
  ) {}

  /** Notifies the administrators. */
  async posted(manager: EntityManager, jobId: string, job: NewJob): Promise<void> {
    const { title, companyId, companyName, approvalId } = job;
    const by = await employerName(manager, job.requestedById, job);
    await this.adminNotifications.notify(manager, 'NEW_JOB', jobId, {
      subject: `New job: ${title}`,
      sentence: `${by} has posted “${title}”. The job is waiting for approval.`,
      path: QUEUE_RECORD_PATHS.job(jobId),
      companyName,
      dataSubjects: { companyId },
      approvalId,
    });
  }

  /** Notifies the administrators that an edit added flagged terms to an approved job. */
  async changed(manager: EntityManager, jobId: string, job: NewJob & { words: string }): Promise<void> {
    const { title, companyId, companyName, approvalId, words } = job;
    const by = await employerName(manager, job.requestedById, job);
    await this.adminNotifications.notify(manager, 'CHANGED_JOB', approvalId, {
      subject: `Changed job: ${title}`,
      sentence: `${by} has changed “${title}”, and the job is waiting for approval again. Flagged terms: ${words}.`,
      path: QUEUE_RECORD_PATHS.job(jobId),
      companyName,
      dataSubjects: { companyId },
      approvalId,
    });
  }

  /** Notifies the people of the job. */
  async decided(manager: EntityManager, job: JobEntity, approval: Decided): Promise<void> {
    const { id: jobId, companyId, title } = job;
    await emailCompany(
      this.mailer,
      manager,
      { companyId, jobId },
      {
        key: decisionKey(approval),
        kind: 'JOB_DECIDED',
        content: ({ firstName }) => jobDecidedEmail(this.mailer.brand, title, { firstName, ...approval }),
      },
    );
  }
}

function jobDecidedEmail(brand: Brand, title: string, decided: Decided & { firstName: string }): EmailContent {
  const { firstName, note } = decided;
  const isApproved = decided.state === 'APPROVED';
  return {
    subject: isApproved ? `Your job is approved: ${title}` : `Your job is not approved: ${title}`,
    preview: isApproved ? 'It is now on the list of openings.' : 'See why, and what you can do.',
    heading: isApproved ? 'Your job has been approved' : 'Your job has not been approved',
    paragraphs: [
      `Hello ${firstName},`,
      isApproved
        ? `“${title}” has been approved. Candidates can apply until its deadline, as long as it is active.`
        : `We could not approve “${title}”. If you have questions, write to ${brand.supportEmail}.`,
    ],
    facts: [reasonFact(decided)],
    quote: note,
    button: { label: 'My jobs', url: brand.url + DEEP_LINKS.myJobs },
  };
}

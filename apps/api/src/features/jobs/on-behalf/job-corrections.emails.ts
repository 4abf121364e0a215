import type { CompanyEmailKind } from '@job-alert/domain/companies/company-emails';
import { formatAskedBy } from '@job-alert/domain/approvals/asked-by';
import {
  correctedFacts,
  formatCorrectedFact,
  isEmailedToApplicants,
  type JobCorrection,
} from '@job-alert/domain/jobs/job-correction';
import { formatDate } from '@job-alert/domain/india/calendar';
import { DEEP_LINKS } from '@job-alert/domain/portal/deep-links';
import { endSentence } from '@job-alert/domain/text/sentence';
import type { EntityManager } from 'typeorm';
import { employerName } from '../../../database/companies/company-members.js';
import { CompanyEntity } from '../../../database/entities/companies/company.entity.js';
import { IS_RUNNING } from '../../../database/running-applications.js';
import type { UserViewer } from '../../../platform/viewer.js';
import type { OnBehalf } from '../../companies/on-behalf.read-model.js';
import { type Decided, decisionKey, reasonFact } from '../../mail/decision.presenter.js';
import type { Brand, EmailContent } from '../../mail/email-layout.presenter.js';
import type { MailerService } from '../../mail/mailer.service.js';
import type { AdminNotificationsService } from '../../notifications/admin-notifications.service.js';
import { emailCompany } from '../../notifications/company.emails.js';

interface NamedJob {
  id: string;
  title: string;
  companyId: string;
  deadline: string;
}

const APPLICANTS = `SELECT DISTINCT u.id, u.email, u.first_name AS firstName
  FROM application t JOIN user u ON u.id = t.candidate_id WHERE t.job_id = ? AND ${IS_RUNNING} ORDER BY u.id`;

/** The number of emails per INSERT. */
const BATCH_SIZE = 500;

const changeFacts = (correction: JobCorrection) =>
  correctedFacts(correction).map(
    ({ label, before, after }) => [label, after === null ? 'changed' : `${before} → ${after}`] as const,
  );

const myJobs = ({ url }: Brand) => ({ label: 'My jobs', url: url + DEEP_LINKS.myJobs });

/** Emails about jobs that administrators post or correct for companies, and about corrections by employers. */
export class JobCorrectionsEmails {
  constructor(
    private readonly mailer: MailerService,
    private readonly adminNotifications: AdminNotificationsService,
  ) {}

  /** Tells the employer who posted a job for the company. */
  async posted(manager: EntityManager, job: NamedJob, { adminName, askedBy }: OnBehalf): Promise<void> {
    await this.toEmployer(manager, job, `posted-for-company:${job.id}`, 'JOB_POSTED_FOR_COMPANY', (companyName) => ({
      subject: `We have posted a job for ${companyName}: ${job.title}`,
      preview: `${adminName} has posted it for your company.`,
      heading: 'We have posted a job for your company',
      paragraphs: [
        `${endSentence(`${adminName} has posted “${job.title}” for ${companyName}`)} ${formatAskedBy(askedBy)} asked us to.`,
        `Candidates can apply until ${formatDate(job.deadline)}. If something is not right, write to ${this.mailer.brand.supportEmail}.`,
      ],
    }));
  }

  /** Tells the employer who corrected a job for the company, and that the employer's own waiting correction has ended. */
  async corrected(
    manager: EntityManager,
    job: NamedJob,
    done: OnBehalf & { approvalId: string; correction: JobCorrection; ended: JobCorrection | null },
  ): Promise<void> {
    const { adminName, askedBy, correction, ended } = done;
    const lost = ended && correctedFacts(ended).map(formatCorrectedFact).join('; ');
    const key = `corrected-for-company:${done.approvalId}`;
    await this.toEmployer(manager, job, key, 'JOB_CORRECTED_FOR_COMPANY', (companyName) => ({
      subject: `We have corrected a job of ${companyName}: ${job.title}`,
      preview: `${adminName} has corrected it for your company.`,
      heading: 'We have corrected a job of your company',
      paragraphs: [
        `${endSentence(`${adminName} has corrected “${job.title}” for ${companyName}`)} ${formatAskedBy(askedBy)} asked us to.`,
        ...(lost ? [`Your own correction no longer waits for approval (${lost}). Send it again if you need it.`] : []),
        `If something is not right, write to ${this.mailer.brand.supportEmail}.`,
      ],
      facts: changeFacts(correction),
    }));
  }

  /** Notifies the administrators of an employer's correction. */
  async requested(
    manager: EntityManager,
    job: NamedJob,
    { approvalId, employer, correction }: { approvalId: string; employer: UserViewer; correction: JobCorrection },
  ): Promise<void> {
    const companyName = employer.name;
    const by = await employerName(manager, employer.id, { companyId: job.companyId, companyName });
    await this.adminNotifications.notify(manager, 'CHANGED_JOB', approvalId, {
      subject: `Correction of a job: ${job.title}`,
      sentence: `${by} asks for a correction of “${job.title}”. The job stays as it is until you approve it.`,
      facts: changeFacts(correction),
      path: DEEP_LINKS.pendingApprovals,
      companyName,
      dataSubjects: { companyId: job.companyId },
      approvalId,
    });
  }

  /** Tells the employer the decision about a correction. */
  async decided(
    manager: EntityManager,
    job: NamedJob,
    { correction, ...decided }: Decided & { correction: JobCorrection },
  ): Promise<void> {
    const isApproved = decided.state === 'APPROVED';
    const { supportEmail } = this.mailer.brand;
    await this.toEmployer(manager, job, decisionKey(decided), 'JOB_CORRECTION_DECIDED', () => ({
      subject: isApproved
        ? `Your correction is approved: ${job.title}`
        : `Your correction is not approved: ${job.title}`,
      preview: isApproved ? 'The job has changed.' : 'See why, and what you can do.',
      heading: isApproved ? 'Your correction has been approved' : 'Your correction has not been approved',
      paragraphs: [
        isApproved
          ? `“${job.title}” has changed. Candidates who applied see the change in the history of their application.`
          : `We could not approve your correction of “${job.title}”. The job stays as it is. If you have questions, write to ${supportEmail}.`,
      ],
      facts: [...changeFacts(correction), reasonFact(decided)],
      quote: decided.note,
    }));
  }

  /** Tells each candidate with a running application that salary, place or work mode of the job has changed. */
  async tellApplicants(
    manager: EntityManager,
    job: NamedJob,
    { approvalId, correction }: { approvalId: string; correction: JobCorrection },
  ): Promise<void> {
    if (!isEmailedToApplicants(correction)) return;
    const applicants = await manager.query<{ id: string; email: string; firstName: string }[]>(APPLICANTS, [job.id]);
    const { companyId } = job;
    const { name } = await manager.findOneByOrFail(CompanyEntity, { id: companyId });
    const messages = applicants.map(({ id, email, firstName }) => ({
      key: `job-changed:${approvalId}:${id}`,
      kind: 'JOB_CHANGED',
      to: email,
      dataSubjects: { companyId },
      content: {
        subject: `The job that you applied for has changed: ${job.title} at ${name}`,
        preview: 'See what has changed.',
        heading: 'A job that you applied for has changed',
        paragraphs: [
          `Hello ${firstName},`,
          `“${job.title}” at ${name} has changed. Your application stays as it is. If the job no longer suits you, you can withdraw it.`,
        ],
        facts: changeFacts(correction),
        button: { label: 'My applications', url: this.mailer.brand.url + DEEP_LINKS.myApplications },
      },
    }));
    for (let from = 0; from < messages.length; from += BATCH_SIZE)
      await this.mailer.enqueue(manager, ...messages.slice(from, from + BATCH_SIZE));
  }

  private async toEmployer(
    manager: EntityManager,
    { id: jobId, companyId }: NamedJob,
    key: string,
    kind: CompanyEmailKind,
    write: (companyName: string) => Omit<EmailContent, 'button'>,
  ): Promise<void> {
    const { name } = await manager.findOneByOrFail(CompanyEntity, { id: companyId });
    const { paragraphs, ...content } = write(name);
    const greeted = ({ firstName }: { firstName: string }) => ({
      ...content,
      paragraphs: [`Hello ${firstName},`, ...paragraphs],
      button: myJobs(this.mailer.brand),
    });
    await emailCompany(this.mailer, manager, { companyId, jobId }, { key, kind, content: greeted });
  }
}

import { DEEP_LINKS, QUEUE_RECORD_PATHS } from '@job-alert/domain/portal/deep-links';
import { endSentence } from '@job-alert/domain/text/sentence';
import type { EntityManager } from 'typeorm';
import { findOwner } from '../../database/companies/company-members.js';
import type { UserEntity } from '../../database/entities/accounts/user.entity.js';
import type { CompanyEntity } from '../../database/entities/companies/company.entity.js';
import { type Decided, decisionKey, reasonFact } from '../mail/decision.presenter.js';
import type { Brand, EmailContent } from '../mail/email-layout.presenter.js';
import type { MailerService } from '../mail/mailer.service.js';
import type { AdminNotificationsService } from '../notifications/admin-notifications.service.js';

/** Emails about companies, enqueued in the transaction of the event. */
export class CompaniesEmails {
  constructor(
    private readonly mailer: MailerService,
    private readonly adminNotifications: AdminNotificationsService,
  ) {}

  /** Notifies the administrators. */
  signedUp(
    manager: EntityManager,
    { id, firstName, lastName, email }: UserEntity,
    { name: companyName, approvalId }: { name: string; approvalId: string },
  ) {
    return this.adminNotifications.notify(manager, 'NEW_EMPLOYER', id, {
      subject: `New employer: ${companyName}`,
      sentence: `${companyName} has signed up and is waiting for approval.`,
      facts: [
        ['Company', companyName],
        ['Contact', `${firstName} ${lastName}`],
        ['Email', email],
      ],
      path: QUEUE_RECORD_PATHS.employer(id),
      companyName,
      dataSubjects: { companyId: id },
      approvalId,
    });
  }

  /** Notifies the owner of the company. */
  async decided(manager: EntityManager, company: CompanyEntity, approval: Decided): Promise<void> {
    const { email, firstName } = await findOwner(manager, company.id);
    const content = companyDecidedEmail(this.mailer.brand, company.name, { firstName, ...approval });
    await this.mailer.enqueue(manager, { key: decisionKey(approval), kind: 'COMPANY_DECIDED', to: email, content });
  }
}

function companyDecidedEmail(
  brand: Brand,
  companyName: string,
  decided: Decided & { firstName: string },
): EmailContent {
  const { firstName, note } = decided;
  const isApproved = decided.state === 'APPROVED';
  return {
    subject: isApproved ? `${companyName} has been approved` : `${companyName} has not been approved`,
    preview: isApproved ? 'Post your first job now.' : 'See why, and what you can do.',
    heading: isApproved ? 'Your company has been approved' : 'Your company has not been approved',
    paragraphs: [
      `Hello ${firstName},`,
      isApproved
        ? `${companyName} is now on ${brand.name}. Candidates can see its approved jobs.`
        : `${endSentence(`We could not approve ${companyName}`)} Please check your company profile. If you have questions, write to ${brand.supportEmail}.`,
    ],
    facts: [reasonFact(decided)],
    quote: note,
    button: isApproved
      ? { label: 'Post a job', url: brand.url + DEEP_LINKS.postJob }
      : { label: 'Company profile', url: brand.url + DEEP_LINKS.companyProfile },
  };
}

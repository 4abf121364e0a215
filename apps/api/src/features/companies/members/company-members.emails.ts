import { joinFullName } from '@job-alert/domain/companies/company-profile';
import { DEEP_LINKS } from '@job-alert/domain/portal/deep-links';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../../../database/entities/accounts/user.entity.js';
import { newToken } from '../../../platform/crypto.js';
import type { EmailContent } from '../../mail/email-layout.presenter.js';
import type { MailerService } from '../../mail/mailer.service.js';

type Person = Pick<UserEntity, 'id' | 'email' | 'firstName' | 'lastName'>;

interface Transfer {
  companyId: string;
  companyName: string;
  from: Person;
  to: Person;
}

/** Emails about the members of a company, enqueued in the transaction of the event. */
export class CompanyMembersEmails {
  constructor(private readonly mailer: MailerService) {}

  /** Tells the new owner and the previous one. */
  async transferred(manager: EntityManager, transfer: Transfer): Promise<void> {
    const { companyId, from, to } = transfer;
    const event = newToken();
    await this.mailer.enqueue(
      manager,
      ...[to, from].map((person) => ({
        key: `ownership-transferred:${event}:${person.id}`,
        kind: 'OWNERSHIP_TRANSFERRED',
        to: person.email,
        content: this.content(transfer, person),
        dataSubjects: { companyId },
      })),
    );
  }

  private content({ companyName, from, to }: Transfer, reader: Person): EmailContent {
    const { brand } = this.mailer;
    const isNew = reader === to;
    return {
      subject: isNew ? `You are now the owner of ${companyName}` : `${joinFullName(to)} now owns ${companyName}`,
      preview: isNew ? 'You manage its profile and its people.' : `If this wasn’t you, write to ${brand.supportEmail}.`,
      heading: `${companyName} has a new owner`,
      paragraphs: [
        `Hello ${reader.firstName},`,
        isNew
          ? `${joinFullName(from)} has made you the owner of ${companyName} at ${brand.name}. You manage its profile, invite colleagues and remove them.`
          : `You have made ${joinFullName(to)} the owner of ${companyName} at ${brand.name}. You stay as a recruiter. If this wasn’t you, set a new password now and write to ${brand.supportEmail}.`,
      ],
      button: { label: 'Your team', url: brand.url + DEEP_LINKS.team },
    };
  }
}

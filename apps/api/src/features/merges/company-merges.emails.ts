import { COMPANY_ROLE_LABELS } from '@job-alert/domain/companies/company-member';
import { ROLE_OF_MERGED_OWNER } from '@job-alert/domain/companies/company-merge';
import { DEEP_LINKS } from '@job-alert/domain/portal/deep-links';
import type { EntityManager } from 'typeorm';
import type { EmailContent } from '../mail/email-layout.presenter.js';
import type { MailerService } from '../mail/mailer.service.js';
import type { MergedPerson } from './company-merges.repository.js';

interface MergedCompanies {
  mergeId: string;
  keepId: string;
  keepName: string;
  removedName: string;
  /** The owner of the company that stays. */
  owner: Pick<MergedPerson, 'id' | 'email' | 'firstName'> & { lastName: string };
  /** The members of the company that ended, with the roles that they had there. */
  people: readonly MergedPerson[];
}

/** Emails about merges of companies, enqueued in the transaction of the merge. */
export class CompanyMergesEmails {
  constructor(private readonly mailer: MailerService) {}

  /** Tells the owner of the company that stays, and the members of the company that ended, once each. */
  async merged(manager: EntityManager, merge: MergedCompanies): Promise<void> {
    const { mergeId, keepId: companyId, owner, people } = merge;
    const emails = [
      { person: owner, content: this.toOwner(merge) },
      ...people.map((person) => ({ person, content: this.toMember(merge, person) })),
    ];
    await this.mailer.enqueue(
      manager,
      ...emails.map(({ person, content }) => ({
        key: `companies-merged:${mergeId}:${person.id}`,
        kind: 'COMPANIES_MERGED',
        to: person.email,
        content,
        dataSubjects: { companyId },
      })),
    );
  }

  private toOwner({ keepName, removedName, owner, people }: MergedCompanies): EmailContent {
    const { brand } = this.mailer;
    const other = keepName === removedName ? `another account of ${keepName}` : removedName;
    const count = people.length === 1 ? '1 person' : `${people.length} people`;
    return {
      subject: `${keepName} now includes ${other}`,
      preview: 'More people can log in to your company account.',
      heading: `${keepName} now includes ${other}`,
      paragraphs: [
        `Hello ${owner.firstName},`,
        `${keepName} and ${other} had the same GSTIN, so ${brand.name} has merged them. The jobs, applicants and interviews of both now belong to ${keepName}, and ${count} from there can log in to it.`,
        `You stay the owner. Check on Your Team who has access. If you did not expect this, write to ${brand.supportEmail}.`,
      ],
      button: { label: 'Your team', url: brand.url + DEEP_LINKS.team },
    };
  }

  private toMember({ keepName, removedName, owner }: MergedCompanies, person: MergedPerson): EmailContent {
    const { brand } = this.mailer;
    const title =
      keepName === removedName
        ? `Your accounts of ${keepName} are merged`
        : `${removedName} is now part of ${keepName}`;
    const role = person.role === 'OWNER' ? ROLE_OF_MERGED_OWNER : person.role;
    const ownerName = `${owner.firstName} ${owner.lastName}`;
    return {
      subject: title,
      preview: 'Your login and your work have not changed.',
      heading: title,
      paragraphs: [
        `Hello ${person.firstName},`,
        `Both companies had the same GSTIN, so ${brand.name} has merged them. All jobs, applicants and interviews are kept and belong to ${keepName}.`,
        `You log in as before, with the role ${COMPANY_ROLE_LABELS[role]}. ${ownerName} is the owner. If you did not expect this, write to ${brand.supportEmail}.`,
      ],
      button: { label: 'Log in', url: brand.url + DEEP_LINKS.login.EMPLOYER },
    };
  }
}

import { joinFullName } from '@job-alert/domain/companies/company-profile';
import { JOIN_REQUEST_OWNER_DAYS } from '@job-alert/domain/companies/join-request';
import { PHONE_PREFIX } from '@job-alert/domain/india/india';
import { ADMIN_RECORD_PATHS, DEEP_LINKS } from '@job-alert/domain/portal/deep-links';
import { PUBLIC_PATHS } from '@job-alert/domain/portal/public-paths';
import { endSentence } from '@job-alert/domain/text/sentence';
import type { EntityManager } from 'typeorm';
import { findOwner } from '../../../database/companies/company-members.js';
import type { CompanyJoinRequestEntity } from '../../../database/entities/companies/company-join-request.entity.js';
import type { MailerService } from '../../mail/mailer.service.js';
import type { AdminNotificationsService } from '../../notifications/admin-notifications.service.js';

type Request = Pick<
  CompanyJoinRequestEntity,
  'id' | 'companyId' | 'firstName' | 'lastName' | 'email' | 'contact' | 'organizationName'
>;

const facts = ({ email, contact, organizationName, ...name }: Request): [string, string][] => [
  ['Name', joinFullName(name)],
  ['Email', email],
  ['Phone', `${PHONE_PREFIX} ${contact}`],
  ['Company as entered', organizationName],
];

/** Emails about requests to join a company, enqueued in the transaction of the event. */
export class JoinRequestsEmails {
  constructor(
    private readonly mailer: MailerService,
    private readonly adminNotifications: AdminNotificationsService,
  ) {}

  /** Asks the owner. */
  async requested(manager: EntityManager, request: Request, companyName: string): Promise<void> {
    const { brand } = this.mailer;
    const { email: to, firstName } = await findOwner(manager, request.companyId);
    const name = joinFullName(request);
    await this.mailer.enqueue(manager, {
      key: `join-requested:${request.id}`,
      kind: 'JOIN_REQUESTED',
      to,
      dataSubjects: { companyId: request.companyId },
      content: {
        subject: `${name} asks to join ${companyName}`,
        preview: 'Accept only somebody whom you know.',
        heading: `${name} asks to join ${companyName}`,
        paragraphs: [
          `Hello ${firstName},`,
          `${name} has signed up at ${brand.name} with the GSTIN of ${companyName} and asks you to let them in. We have not checked who they are: accept only somebody whom you know.`,
        ],
        facts: facts(request),
        button: { label: 'Accept or refuse', url: brand.url + DEEP_LINKS.team },
        note: `If you do not decide within ${JOIN_REQUEST_OWNER_DAYS} days, we may ask you about it.`,
      },
    });
  }

  /** Tells the owner that an administrator has accepted the request. */
  async accepted(manager: EntityManager, request: Request, companyName: string): Promise<void> {
    const { brand } = this.mailer;
    const { email: to, firstName } = await findOwner(manager, request.companyId);
    const name = joinFullName(request);
    await this.mailer.enqueue(manager, {
      key: `join-accepted:${request.id}`,
      kind: 'JOIN_ACCEPTED',
      to,
      dataSubjects: { companyId: request.companyId },
      content: {
        subject: `${name} now works for ${companyName} at ${brand.name}`,
        preview: 'Remove them on Your Team if you do not know them.',
        heading: `We have let ${name} in`,
        paragraphs: [
          `Hello ${firstName},`,
          `${name} has asked to join ${companyName}. You have not decided for ${JOIN_REQUEST_OWNER_DAYS} days, so we have accepted the request. ${request.firstName} is a recruiter: they can post jobs and work with all applicants.`,
        ],
        facts: facts(request),
        button: { label: 'Your team', url: brand.url + DEEP_LINKS.team },
        note: `If you do not know ${request.firstName}, remove them on Your Team and write to ${brand.supportEmail}.`,
      },
    });
  }

  /** Tells the applicant that the request was refused, or has expired. */
  async ended(
    manager: EntityManager,
    request: Request,
    companyName: string,
    end: 'REFUSED' | 'EXPIRED',
  ): Promise<void> {
    const { brand } = this.mailer;
    const sentence =
      end === 'REFUSED'
        ? `Your request to join ${companyName} was not accepted`
        : `Nobody at ${companyName} has answered your request to join it, so it has expired`;
    await this.mailer.enqueue(manager, {
      key: `join-ended:${request.id}`,
      kind: 'JOIN_ENDED',
      to: request.email,
      dataSubjects: { companyId: request.companyId },
      content: {
        subject:
          end === 'REFUSED' ? `${companyName} has not let you in` : `Your request to join ${companyName} has expired`,
        preview: `Write to ${brand.supportEmail} if you have questions.`,
        heading: end === 'REFUSED' ? 'Your request was not accepted' : 'Your request has expired',
        paragraphs: [
          `Hello ${request.firstName},`,
          endSentence(sentence),
          `Ask your colleagues at ${companyName} to invite you. If it is another company with the same GSTIN, write to ${brand.supportEmail}. If you have not asked to join, ignore this email.`,
        ],
        button: { label: 'Contact us', url: brand.url + PUBLIC_PATHS.contact },
      },
    });
  }

  /** Tells the administrators that the owner has not decided. */
  undecided(manager: EntityManager, request: Request, companyName: string): Promise<void> {
    const name = joinFullName(request);
    return this.adminNotifications.notify(manager, 'JOIN_REQUEST', request.id, {
      subject: `${name} waits to join ${companyName}`,
      sentence: `${name} has asked to join ${companyName}, and its owner has not decided for ${JOIN_REQUEST_OWNER_DAYS} days.`,
      facts: facts(request),
      path: ADMIN_RECORD_PATHS.COMPANY(request.companyId),
      companyName,
      dataSubjects: { companyId: request.companyId },
      approvalId: null,
    });
  }
}

import { formatDateAndTime } from '@job-alert/domain/india/calendar';
import { formatSalaryRange } from '@job-alert/domain/india/money';
import { WORK_MODE_LABELS } from '@job-alert/domain/jobs/job-labels';
import { DEEP_LINKS, invitationPath } from '@job-alert/domain/portal/deep-links';
import { INVITATION_MESSAGES } from '@job-alert/domain/sourcing/job-invitation';
import { endSentence } from '@job-alert/domain/text/sentence';
import type { EntityManager } from 'typeorm';
import { NotificationEntity } from '../../../database/entities/messages/notification.entity.js';
import type { Clock } from '../../../platform/clock.js';
import type { ConfirmationLinksService } from '../../accounts/email-addresses/confirmation-links.service.js';
import type { MailerService } from '../../mail/mailer.service.js';
import type { AnswerableInvitation } from './job-invitations.read-model.js';

/** For people whom an import has added, because it may be their first email. */
const AGREED =
  'You have agreed that we keep your details and search them to suggest openings to you. Remove me takes you out of our search at once and says how to delete your account.';

/** The email and the notification of an invitation, written in its transaction. */
export class JobInvitationsEmails {
  constructor(
    private readonly mailer: MailerService,
    private readonly links: ConfirmationLinksService,
    private readonly clock: Clock,
  ) {}

  /** Invites the candidate. The key makes it one email for one invitation, whatever is retried. */
  async invited(
    manager: EntityManager,
    invitation: AnswerableInvitation,
    token: string,
    isImported: boolean,
  ): Promise<void> {
    const { id, candidateId, companyId, jobTitle, companyName, email, firstName, message } = invitation;
    const { brand } = this.mailer;
    const subject = `Invitation to apply: ${jobTitle} at ${companyName}`;
    const url = brand.url + invitationPath(token);
    const removal = isImported ? { url: brand.url + this.links.createRemoval(candidateId) } : null;
    await this.mailer.enqueue(manager, {
      key: `job-invitation:${id}`,
      kind: 'JOB_INVITATION',
      to: email,
      dataSubjects: { companyId },
      ...(removal && { unsubscribeUrl: removal.url }),
      content: {
        subject,
        preview: 'Answer with yes or no. You need no login.',
        heading: 'You are invited to apply',
        paragraphs: [
          `Hello ${firstName},`,
          `We think that this job may fit you. ${INVITATION_MESSAGES.consequence}`,
          ...(removal ? [AGREED] : []),
        ],
        facts: [
          ['Job', jobTitle],
          ['Company', companyName],
          ['Place', `${invitation.city} (${WORK_MODE_LABELS[invitation.workMode]})`],
          ['Salary', formatSalaryRange(invitation)],
        ],
        quote: message,
        quoteLead: 'Our recruiter writes:',
        button: { label: 'Answer the invitation', url },
        note: `The invitation is valid until ${formatDateAndTime(invitation.expiresAt)}. On the same page you can say that you want no more invitations.`,
        ...(removal && { noteLink: { label: 'Remove me', url: removal.url } }),
      },
    });
    await manager.insert(NotificationEntity, {
      userId: candidateId,
      companyId,
      kind: 'JOB_INVITATION',
      text: endSentence(`You are invited to apply for “${jobTitle}” at ${companyName}`).slice(0, 300),
      path: DEEP_LINKS.myApplications,
      createdAt: this.clock.now(),
    });
  }
}

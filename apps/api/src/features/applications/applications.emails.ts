import { type ApplicationStatus, allowsOffer } from '@job-alert/domain/applications/application-status';
import { proposalLabel, type StepChange } from '@job-alert/domain/applications/decision-outcome';
import { storedFileName } from '@job-alert/domain/files/file-name';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { offerPath, QUEUE_RECORD_PATHS } from '@job-alert/domain/portal/deep-links';
import { endSentence } from '@job-alert/domain/text/sentence';
import type { EntityManager } from 'typeorm';
import { employerName } from '../../database/companies/company-members.js';
import { StoredFileEntity } from '../../database/entities/accounts/stored-file.entity.js';
import type { ApplicationEntity } from '../../database/entities/applications/application.entity.js';
import type { ApprovalEntity } from '../../database/entities/applications/approval.entity.js';
import type { Clock } from '../../platform/clock.js';
import { similarJobsFor } from '../jobs/open-jobs/similar-jobs.read-model.js';
import type { MailerService } from '../mail/mailer.service.js';
import type { AdminNotificationsService } from '../notifications/admin-notifications.service.js';
import { applicationNames } from './application-names.read-model.js';
import {
  applicationReceivedEmail,
  applicationRejectedEmail,
  applicationStatusEmail,
} from './application-status.emails.js';
import type { OffersRepository } from './offers/offers.repository.js';

/** Planned interviews that an approved step cancels. */
interface EndedInterviews {
  times: readonly Date[];
  /** A calendar file that removes them; null if the candidate was not invited to any. */
  calendar: string | null;
}

/** Data of an approved step that its request does not contain. */
export interface StepNews {
  before: Pick<ApplicationEntity, 'approvedStatus' | 'dateOfJoining' | 'offerAnswer'>;
  ended: EndedInterviews;
}

/** Emails about applications and their steps, enqueued in the transaction of the event. */
export class ApplicationsEmails {
  constructor(
    private readonly mailer: MailerService,
    private readonly adminNotifications: AdminNotificationsService,
    private readonly offers: OffersRepository,
    private readonly clock: Clock,
  ) {}

  /** Confirms the application to the candidate and notifies the administrators. */
  async applied(
    manager: EntityManager,
    applicationId: string,
    { sendsReceipt }: { sendsReceipt: boolean },
  ): Promise<void> {
    const names = await applicationNames(manager, applicationId);
    const { candidateName, jobTitle, companyName, candidateId, companyId, approvalId } = names;
    if (sendsReceipt) {
      await this.mailer.enqueue(manager, {
        key: `application-received:${applicationId}`,
        kind: 'APPLICATION_RECEIVED',
        to: names.email,
        content: applicationReceivedEmail(this.mailer.brand, names),
        dataSubjects: { companyId },
      });
    }
    await this.adminNotifications.notify(manager, 'NEW_APPLICATION', applicationId, {
      subject: `New application: ${candidateName} for ${jobTitle}`,
      sentence: endSentence(`${candidateName} has applied for “${jobTitle}” at ${companyName}`),
      path: QUEUE_RECORD_PATHS.application(applicationId),
      companyName,
      dataSubjects: { candidateId, companyId },
      approvalId,
    });
  }

  /** Notifies the administrators. */
  async proposed(
    manager: EntityManager,
    applicationId: string,
    { approvalId, requestedById, ...step }: StepChange & { approvalId: string; requestedById: string },
  ): Promise<void> {
    const names = await applicationNames(manager, applicationId);
    const { candidateName, jobTitle, companyName, candidateId, companyId } = names;
    const label = proposalLabel(step);
    const by = await employerName(manager, requestedById, names);
    await this.adminNotifications.notify(manager, 'NEW_PROPOSAL', approvalId, {
      subject: `Proposal: ${label} for ${candidateName}`,
      sentence: `${by} proposes “${label}” for ${candidateName}, who has applied for “${jobTitle}”.`,
      path: QUEUE_RECORD_PATHS.application(applicationId),
      companyName,
      dataSubjects: { candidateId, companyId },
      approvalId,
    });
  }

  /** Tells the candidate the new status. */
  async approved(
    manager: EntityManager,
    applicationId: string,
    approval: ApprovalEntity,
    { before, ended }: StepNews,
  ): Promise<void> {
    const names = await applicationNames(manager, applicationId);
    const status = approval.proposedValue as ApplicationStatus;
    const link = allowsOffer(status)
      ? offerPath(await this.offers.createLink(manager, { applicationId, offerId: approval.id }, this.clock.now()))
      : null;
    const { feedback, dateOfJoining, offerLetterId } = approval;
    const letter = offerLetterId === null ? null : await manager.findOneBy(StoredFileEntity, { id: offerLetterId });
    const content = applicationStatusEmail(this.mailer.brand, names, {
      status,
      previousStatus: before.approvedStatus,
      previousDate: before.dateOfJoining,
      previousAnswer: before.offerAnswer,
      feedback,
      dateOfJoining,
      link,
      offerLetter: letter && storedFileName(letter.originalName, letter.mediaType),
      endedInterviews: ended.times,
    });
    await this.mailer.enqueue(manager, {
      key: `application-approved:${approval.id}`,
      kind: 'APPLICATION_APPROVED',
      to: names.email,
      content,
      dataSubjects: { companyId: names.companyId },
      ...(ended.calendar !== null && { calendar: ended.calendar }),
    });
  }

  /** Tells the candidate that the application was not approved, with the reason and similar open jobs. */
  async rejected(manager: EntityManager, applicationId: string, approval: ApprovalEntity): Promise<void> {
    const names = await applicationNames(manager, applicationId);
    const similarJobs = await similarJobsFor(manager, names, todayInIndia(this.clock.now()));
    await this.mailer.enqueue(manager, {
      key: `application-rejected:${approval.id}`,
      kind: 'APPLICATION_REJECTED',
      to: names.email,
      content: applicationRejectedEmail(this.mailer.brand, names, { reason: approval.reason, similarJobs }),
      dataSubjects: { companyId: names.companyId },
    });
  }
}

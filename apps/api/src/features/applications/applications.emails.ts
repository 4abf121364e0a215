import { type ApplicationStatus, allowsOffer } from '@job-alert/domain/application-status';
import { todayInIndia } from '@job-alert/domain/calendar';
import { proposalLabel, type StepChange } from '@job-alert/domain/decision-outcome';
import { offerScreen, RECORD_SCREENS } from '@job-alert/domain/portal-screens';
import { endSentence } from '@job-alert/domain/sentence';
import type { EntityManager } from 'typeorm';
import type { ApplicationEntity } from '../../database/entities/application.entity.js';
import type { ApprovalEntity } from '../../database/entities/approval.entity.js';
import type { Clock } from '../../platform/clock.js';
import { similarJobsFor } from '../jobs/similar-jobs.read-model.js';
import type { MailerService } from '../mail/mailer.service.js';
import type { OfficeNewsService } from '../notifications/office-news.service.js';
import { applicationNames } from './application-names.read-model.js';
import {
  applicationReceivedEmail,
  applicationRejectedEmail,
  applicationStatusEmail,
} from './application-status.emails.js';
import type { OffersRepository } from './offers.repository.js';

/** Planned interviews that an approved step ends, as its email mentions them. */
export interface EndedInterviews {
  times: readonly Date[];
  /** The file that removes them from a calendar; null when the candidate was not invited to any. */
  calendar: string | null;
}

/** An approved step beyond its request. */
export interface StepNews {
  /** The application before the step. */
  before: Pick<ApplicationEntity, 'approvedStatus' | 'dateOfJoining'>;
  ended: EndedInterviews;
}

/** Mails about applications and their steps, queued in the transaction of the event. */
export class ApplicationsEmails {
  constructor(
    private readonly mailer: MailerService,
    private readonly office: OfficeNewsService,
    private readonly offers: OffersRepository,
    private readonly clock: Clock,
  ) {}

  /** To the candidate as a receipt, and to the administrators. */
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
        toldOf: { companyId },
      });
    }
    await this.office.tell(manager, 'NEW_APPLICATION', applicationId, {
      subject: `New application: ${candidateName} for ${jobTitle}`,
      sentence: endSentence(`${candidateName} has applied for “${jobTitle}” at ${companyName}`),
      path: RECORD_SCREENS.application(applicationId),
      companyName,
      toldOf: { candidateId, companyId },
      approvalId,
    });
  }

  /** To the administrators. */
  async proposed(manager: EntityManager, applicationId: string, approvalId: string, step: StepChange): Promise<void> {
    const { candidateName, jobTitle, companyName, candidateId, companyId } = await applicationNames(
      manager,
      applicationId,
    );
    const label = proposalLabel(step);
    await this.office.tell(manager, 'NEW_PROPOSAL', approvalId, {
      subject: `Proposal: ${label} for ${candidateName}`,
      sentence: `${companyName} proposes “${label}” for ${candidateName}, who has applied for “${jobTitle}”.`,
      path: RECORD_SCREENS.application(applicationId),
      companyName,
      toldOf: { candidateId, companyId },
      approvalId,
    });
  }

  /** To the candidate: the new status. */
  async approved(
    manager: EntityManager,
    applicationId: string,
    approval: ApprovalEntity,
    { before, ended }: StepNews,
  ): Promise<void> {
    const names = await applicationNames(manager, applicationId);
    const status = approval.proposedValue as ApplicationStatus;
    const link = allowsOffer(status)
      ? offerScreen(await this.offers.makeLink(manager, { applicationId, offerId: approval.id }, this.clock.now()))
      : null;
    const { feedback, dateOfJoining } = approval;
    const content = applicationStatusEmail(this.mailer.brand, names, {
      status,
      previousStatus: before.approvedStatus,
      previousDate: before.dateOfJoining,
      feedback,
      dateOfJoining,
      link,
      endedInterviews: ended.times,
    });
    await this.mailer.enqueue(manager, {
      key: `application-approved:${approval.id}`,
      kind: 'APPLICATION_APPROVED',
      to: names.email,
      content,
      toldOf: { companyId: names.companyId },
      ...(ended.calendar !== null && { calendar: ended.calendar }),
    });
  }

  /** To the candidate: the application does not reach the company, why, and open jobs that are like it. */
  async rejected(manager: EntityManager, applicationId: string, approval: ApprovalEntity): Promise<void> {
    const names = await applicationNames(manager, applicationId);
    const similarJobs = await similarJobsFor(manager, names, todayInIndia(this.clock.now()));
    await this.mailer.enqueue(manager, {
      key: `application-rejected:${approval.id}`,
      kind: 'APPLICATION_REJECTED',
      to: names.email,
      content: applicationRejectedEmail(this.mailer.brand, names, { reason: approval.reason, similarJobs }),
      toldOf: { companyId: names.companyId },
    });
  }
}

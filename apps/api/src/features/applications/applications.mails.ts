import { allowsOffer, APPLICATION_STATUS_LABELS, type ApplicationStatus } from '@job-alert/domain/application-status';
import { formatDate } from '@job-alert/domain/calendar';
import { OFFER_LINK_DAYS } from '@job-alert/domain/offer-answer';
import { offerScreen, RECORD_SCREENS, SCREENS } from '@job-alert/domain/portal-screens';
import type { EntityManager } from 'typeorm';
import type { ApprovalEntity } from '../../database/entities/approval.entity.js';
import { UserEntity } from '../../database/entities/user.entity.js';
import { type Refused, reasonFact } from '../mail/decision.presenter.js';
import type { Brand, MailContent } from '../mail/mail-layout.presenter.js';
import type { MailRoomService } from '../mail/mail-room.service.js';
import type { OfficeNewsService } from '../notifications/office-news.service.js';
import type { Clock } from '../../platform/clock.js';
import type { OffersRepository } from './offers.repository.js';
import { type ApplicationNames, applicationNames } from './application-names.read-model.js';

/** An application as its candidate's mails name it. */
export interface NamedApplication {
  firstName: string;
  jobTitle: string;
  companyName: string;
}

/** Mails about applications and their steps, queued in the transaction of the event. */
export class ApplicationsMails {
  constructor(
    private readonly mailRoom: MailRoomService,
    private readonly office: OfficeNewsService,
    private readonly offers: OffersRepository,
    private readonly clock: Clock,
  ) {}

  /** To the administrators. */
  async applied(manager: EntityManager, applicationId: string): Promise<void> {
    const { candidateName, jobTitle, companyName, candidateId, companyId, approvalId } = await applicationNames(
      manager,
      applicationId,
    );
    await this.office.tell(manager, 'NEW_APPLICATION', applicationId, {
      subject: `New application: ${candidateName} for ${jobTitle}`,
      sentence: `${candidateName} has applied for “${jobTitle}” at ${companyName}.`,
      path: RECORD_SCREENS.application(applicationId),
      companyName,
      toldOf: { candidateId, companyId },
      approvalId,
    });
  }

  /** To the administrators. */
  async proposed(
    manager: EntityManager,
    applicationId: string,
    approvalId: string,
    status: ApplicationStatus,
  ): Promise<void> {
    const { candidateName, jobTitle, companyName, candidateId, companyId } = await applicationNames(
      manager,
      applicationId,
    );
    const label = APPLICATION_STATUS_LABELS[status];
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
  async approved(manager: EntityManager, applicationId: string, approval: ApprovalEntity): Promise<void> {
    const names = await applicationNames(manager, applicationId);
    const status = approval.proposedValue as ApplicationStatus;
    const link = allowsOffer(status)
      ? offerScreen(await this.offers.makeLink(manager, { applicationId, offerId: approval.id }, this.clock.now()))
      : null;
    const content = applicationStatusMail(this.mailRoom.brand, names, {
      status,
      dateOfJoining: approval.dateOfJoining,
      link,
    });
    const key = `application-approved:${approval.id}`;
    const toldOf = { companyId: names.companyId };
    await this.mailRoom.post(manager, { key, kind: 'APPLICATION_APPROVED', to: names.email, content, toldOf });
  }

  /** To the employer: why a proposal was rejected. To the candidate: that the application itself was, without the reason. */
  async rejected(manager: EntityManager, applicationId: string, approval: ApprovalEntity): Promise<void> {
    const names = await applicationNames(manager, applicationId);
    const { brand } = this.mailRoom;
    const [key, kind] = [`application-rejected:${approval.id}`, 'APPLICATION_REJECTED'];
    if (approval.previousValue === null) {
      const content = applicationRejectedMail(brand, names);
      const toldOf = { companyId: names.companyId };
      return this.mailRoom.post(manager, { key, kind, to: names.email, content, toldOf });
    }
    const { email: to, firstName } = await manager.findOneByOrFail(UserEntity, { id: names.companyId });
    const proposed = approval.proposedValue as ApplicationStatus;
    const previous = approval.previousValue as ApplicationStatus;
    const content = proposalRejectedMail(brand, { ...names, firstName }, { ...approval, proposed, previous });
    await this.mailRoom.post(manager, { key, kind, to, content, toldOf: { candidateId: names.candidateId } });
  }
}

/** What a candidate is told of a status; where nothing more is to say, the status says it. */
const NEWS: Readonly<Record<ApplicationStatus, string>> = {
  PENDING: 'Your application is being reviewed.',
  APPLIED: 'Your application has been passed on to the company.',
  SHORTLISTED: 'You have been shortlisted.',
  INTERVIEW_SCHEDULED: 'The company wants to meet you. The details are in your applications.',
  INTERVIEW_NOT_ATTENDED: 'The company has recorded that you did not attend the interview.',
  SELECTED: 'Congratulations, you have been selected.',
  REJECTED: 'The company has chosen another candidate. We wish you luck with your next application.',
};

const ANSWER_BY_LINK = `Accept the offer, ask for another date of joining, or decline it. The button works without a login for ${OFFER_LINK_DAYS} days and asks once more; later you find the offer in your applications.`;

function applicationStatusMail(
  brand: Brand,
  { firstName, jobTitle, companyName }: NamedApplication,
  { status, dateOfJoining, link }: { status: ApplicationStatus; dateOfJoining: string | null; link: string | null },
): MailContent {
  return {
    subject: `${APPLICATION_STATUS_LABELS[status]}: ${jobTitle} at ${companyName}`,
    preview: 'All steps so far are in your applications.',
    heading: 'An update on your application',
    paragraphs: [`Hello ${firstName},`, NEWS[status], ...(link === null ? [] : [ANSWER_BY_LINK])],
    facts: [
      ['Job', jobTitle],
      ['Company', companyName],
      ['Status', APPLICATION_STATUS_LABELS[status]],
      ['Date of joining', dateOfJoining && formatDate(dateOfJoining)],
    ],
    button:
      link === null
        ? { label: 'My applications', url: brand.url + SCREENS.myApplications }
        : { label: 'Answer the offer', url: brand.url + link },
  };
}

/** To the candidate whose application does not reach the company; the reason is the office's and stays there. */
const applicationRejectedMail = (
  brand: Brand,
  { firstName, jobTitle, companyName }: NamedApplication,
): MailContent => ({
  subject: `Not passed on: ${jobTitle} at ${companyName}`,
  preview: 'Your other applications go on as before.',
  heading: 'News of your application',
  paragraphs: [`Hello ${firstName},`, 'We have not passed your application on to the company.'],
  facts: [
    ['Job', jobTitle],
    ['Company', companyName],
  ],
  button: { label: 'My applications', url: brand.url + SCREENS.myApplications },
});

/** To the employer whose proposal was rejected. */
const proposalRejectedMail = (
  brand: Brand,
  { firstName, candidateName, jobTitle }: Pick<ApplicationNames, 'firstName' | 'candidateName' | 'jobTitle'>,
  rejected: Refused & { proposed: ApplicationStatus; previous: ApplicationStatus },
): MailContent => {
  const [proposed, previous] = [rejected.proposed, rejected.previous].map(
    (status) => APPLICATION_STATUS_LABELS[status],
  );
  return {
    subject: `Not approved: ${proposed} for ${candidateName}`,
    preview: 'See why, and propose the next step.',
    heading: 'Your proposal has not been approved',
    paragraphs: [
      `Hello ${firstName},`,
      `We could not approve “${proposed}” for ${candidateName}. The application is back at “${previous}”, and the candidate has not been told.`,
    ],
    facts: [['Job', jobTitle], reasonFact(rejected)],
    quote: rejected.note,
    button: { label: 'Applicants', url: brand.url + SCREENS.applicants },
  };
};

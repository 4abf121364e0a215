import { DECLINE_REASON_LABELS, OFFER_ANSWER_LABELS } from '@job-alert/domain/applications/offer-answer';
import type { OfferAnswerInput } from '@job-alert/domain/applications/offer-answer-input';
import { formatDate } from '@job-alert/domain/india/calendar';
import { applicantPath, applicationPath, DEEP_LINKS } from '@job-alert/domain/portal/deep-links';
import type { EntityManager } from 'typeorm';
import type { Brand, EmailContent } from '../../mail/email-layout.presenter.js';
import type { MailerService } from '../../mail/mailer.service.js';
import type { AdminNotificationsService } from '../../notifications/admin-notifications.service.js';
import { emailCompany } from '../../notifications/company.emails.js';
import { applicationNames } from '../application-names.read-model.js';
import type { NamedApplication } from '../application-status.emails.js';

const NEWS: Readonly<Record<OfferAnswerInput['answer'], string>> = {
  ACCEPTED: 'has accepted the offer',
  DECLINED: 'has declined the offer',
  OTHER_DATE: 'asks for another date of joining',
};

/** The heading and the sentence of the confirmation to the candidate. */
const RECEIPTS: Readonly<Record<OfferAnswerInput['answer'], readonly [heading: string, sentence: string]>> = {
  ACCEPTED: ['You have accepted the offer', 'The company knows that you will join. Keep this email for your records.'],
  DECLINED: ['You have declined the offer', 'The company knows that you will not join.'],
  OTHER_DATE: [
    'You have asked for another date of joining',
    'The company decides about it. You can still accept or decline the offer.',
  ],
};

/** Emails about answers to offers, enqueued in the transaction of the answer. */
export class OffersEmails {
  constructor(
    private readonly mailer: MailerService,
    private readonly adminNotifications: AdminNotificationsService,
  ) {}

  /** Confirms the answer to the candidate, and notifies the administrators and the employer. */
  async answered(
    manager: EntityManager,
    applicationId: string,
    { answer, reason, note, wishedDate }: OfferAnswerInput,
    dateOfJoining: string | null,
  ): Promise<void> {
    const names = await applicationNames(manager, applicationId);
    const { candidateName, jobTitle, companyName, candidateId, companyId } = names;
    const subject = `${OFFER_ANSWER_LABELS[answer]}: ${candidateName} for ${jobTitle}`;
    const news = `${candidateName} ${NEWS[answer]}`;
    const facts = [
      ['Candidate', candidateName],
      ['Job', jobTitle],
      ['Reason', reason && DECLINE_REASON_LABELS[reason]],
      ['Date of joining', dateOfJoining && formatDate(dateOfJoining)],
      ['Requested date of joining', wishedDate && formatDate(wishedDate)],
    ] as const;
    await this.adminNotifications.notify(manager, 'OFFER_ANSWERED', `${applicationId}:${answer}:${names.approvalId}`, {
      subject,
      sentence: `${news} of ${companyName} for “${jobTitle}”.`,
      facts,
      path: applicationPath(applicationId),
      companyName,
      dataSubjects: { candidateId, companyId },
      approvalId: null,
    });
    const content = ({ firstName }: { firstName: string }) => ({
      subject,
      preview: `${news}.`,
      heading: OFFER_ANSWER_LABELS[answer],
      paragraphs: [
        `Hello ${firstName},`,
        answer === 'OTHER_DATE'
          ? `${news} for “${jobTitle}”. To agree, propose Selected again with the new date.`
          : `${news} for “${jobTitle}”.`,
      ],
      facts,
      quote: note,
      button: {
        label: 'Open the application',
        url: this.mailer.brand.url + applicantPath({ applicationId, jobId: names.jobId, name: candidateName }),
      },
    });
    await emailCompany(this.mailer, manager, names, {
      key: `offer-answered:${applicationId}:${names.approvalId}:${answer}`,
      kind: 'OFFER_ANSWERED',
      content,
      dataSubjects: { candidateId },
    });
    await this.mailer.enqueue(manager, {
      key: `offer-answer-received:${applicationId}:${names.approvalId}:${answer}`,
      kind: 'OFFER_ANSWER_RECEIVED',
      to: names.email,
      content: receiptEmail(this.mailer.brand, names, answer, facts),
      dataSubjects: { companyId },
    });
  }
}

function receiptEmail(
  brand: Brand,
  { firstName, jobTitle, companyName }: NamedApplication,
  answer: OfferAnswerInput['answer'],
  facts: NonNullable<EmailContent['facts']>,
): EmailContent {
  const [heading, sentence] = RECEIPTS[answer];
  return {
    subject: `${heading}: ${jobTitle} at ${companyName}`,
    preview: 'Your applications show the offer and your answer.',
    heading,
    paragraphs: [`Hello ${firstName},`, sentence],
    facts: [['Company', companyName], ...facts.filter(([label]) => label !== 'Candidate')],
    button: { label: 'My applications', url: brand.url + DEEP_LINKS.myApplications },
    note: `If you did not give this answer, write to ${brand.supportEmail}.`,
  };
}

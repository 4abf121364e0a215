import { formatWeekdayAndTime } from '@job-alert/domain/india/calendar';
import { DEEP_LINKS } from '@job-alert/domain/portal/deep-links';
import { PUBLIC_PATHS } from '@job-alert/domain/portal/public-paths';
import { endSentence } from '@job-alert/domain/text/sentence';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../../database/entities/accounts/user.entity.js';
import type { InterviewEntity } from '../../database/entities/applications/interview.entity.js';
import { groupBy } from '../../platform/group-by.js';
import type { RunningApplication } from '../applications/running-applications.read-model.js';
import type { Brand, EmailContent } from '../mail/email-layout.presenter.js';
import type { MailerService } from '../mail/mailer.service.js';

/** Emails about the deactivation of a company, enqueued in its transaction. */
export class UserActivationEmails {
  constructor(private readonly mailer: MailerService) {}

  /** Tells the company, and each candidate once about all running applications. */
  async deactivated(
    manager: EntityManager,
    employer: Pick<UserEntity, 'id' | 'version' | 'email' | 'firstName'>,
    applications: readonly RunningApplication[],
    interviews: readonly InterviewEntity[],
  ): Promise<void> {
    const { mailer } = this;
    const { id: companyId } = employer;
    // The version, because a company can be activated and deactivated again.
    const event = `${companyId}:${employer.version}`;
    await mailer.enqueue(manager, {
      key: `account-deactivated:${event}`,
      kind: 'ACCOUNT_DEACTIVATED',
      to: employer.email,
      content: companyEmail(mailer.brand, employer, applications.length > 0),
    });
    const interviewsOf = groupBy(interviews, ({ candidateId }) => candidateId);
    for (const [candidateId, group] of groupBy(applications, (application) => application.candidateId)) {
      const [first] = group;
      if (!first) continue;
      await mailer.enqueue(manager, {
        key: `company-deactivated:${event}:${candidateId}`,
        kind: 'APPLICATIONS_ON_HOLD',
        to: first.email,
        content: candidateEmail(mailer.brand, group, first, interviewsOf.get(candidateId) ?? []),
        dataSubjects: { companyId },
      });
    }
  }
}

const companyEmail = (brand: Brand, { firstName }: { firstName: string }, hasRunning: boolean): EmailContent => ({
  subject: `Your ${brand.name} account has been deactivated`,
  preview: `Write to ${brand.supportEmail} if you have questions.`,
  heading: 'Your account has been deactivated',
  paragraphs: [
    `Hello ${firstName},`,
    'You cannot log in, and your jobs are no longer public.',
    ...(hasRunning ? ['We have told the candidates that their applications are on hold.'] : []),
  ],
  button: { label: 'Contact us', url: brand.url + PUBLIC_PATHS.contact },
});

const candidateEmail = (
  brand: Brand,
  applications: readonly RunningApplication[],
  { firstName, companyName, jobTitle }: RunningApplication,
  interviews: readonly InterviewEntity[],
): EmailContent => {
  const isOne = applications.length === 1;
  const jobs = applications.map((application) => `“${application.jobTitle}”`).join(', ');
  return {
    subject: isOne
      ? `Your application is on hold: ${jobTitle} at ${companyName}`
      : `${applications.length} of your applications at ${companyName} are on hold`,
    preview: 'Your other applications are not affected.',
    heading: isOne ? 'Your application is on hold' : 'Your applications are on hold',
    paragraphs: [
      `Hello ${firstName},`,
      `${endSentence(`${companyName} is not active on ${brand.name} at the moment`)} Until that changes, nothing happens with your ${isOne ? 'application' : 'applications'} for ${jobs}.`,
      ...interviews.map(
        ({ startsAt }) =>
          `Your interview on ${formatWeekdayAndTime(startsAt)} may not take place. Write to ${brand.supportEmail} before you go.`,
      ),
    ],
    button: { label: 'My applications', url: brand.url + DEEP_LINKS.myApplications },
  };
};

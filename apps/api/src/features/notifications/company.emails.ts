import { type CompanyEmailKind, emailChoice } from '@job-alert/domain/companies/company-emails';
import { DEEP_LINKS } from '@job-alert/domain/portal/deep-links';
import type { EntityManager } from 'typeorm';
import { type CompanyWork, companyRecipients, type Recipient } from '../../database/companies/company-recipients.js';
import type { Brand, EmailContent } from '../mail/email-layout.presenter.js';
import type { EmailMessage, MailerService } from '../mail/mailer.service.js';

/** An email to the people of a company, before it is written to each of them. */
export interface CompanyMessage extends Omit<EmailMessage, 'to' | 'content' | 'calendar' | 'kind'> {
  kind: CompanyEmailKind;
  /** The number of events that it lists; one by default. */
  events?: number;
  content: (person: Recipient) => EmailContent;
  /** Returns an empty text without a calendar file. */
  calendar?: (person: Recipient) => string;
}

/** The link to the choice of emails. */
export const emailChoiceLink = ({ url }: Brand) => ({
  label: 'Choose which emails you get',
  url: url + DEEP_LINKS.employerAccount,
});

/** Writes an email to each person of a company who works on the job. Returns these people. */
export async function emailCompany(
  mailer: MailerService,
  manager: EntityManager,
  work: CompanyWork,
  message: CompanyMessage,
): Promise<readonly Recipient[]> {
  const people = await companyRecipients(manager, work);
  for (const person of people) await emailPerson(mailer, manager, person, [message]);
  return people;
}

/** Writes emails about the work of a company to one of its people, counts them in the daily email or omits them, as the person chose. */
export async function emailPerson(
  mailer: MailerService,
  manager: EntityManager,
  person: Recipient,
  messages: readonly CompanyMessage[],
): Promise<void> {
  const emails: EmailMessage[] = [];
  for (const { key: event, kind, events = 1, content, calendar, ...envelope } of messages) {
    const key = `${person.id}:${event}`;
    const choice = emailChoice(person.choices, kind);
    if (choice === 'DAILY') await mailer.collect(manager, { userId: person.id, messageKey: key, kind, events });
    if (choice !== 'EACH') continue;
    const file = calendar?.(person);
    emails.push({
      ...envelope,
      key,
      kind,
      to: person.email,
      content: { noteLink: emailChoiceLink(mailer.brand), ...content(person) },
      ...(file && { calendar: file }),
    });
  }
  await mailer.enqueue(manager, ...emails);
}

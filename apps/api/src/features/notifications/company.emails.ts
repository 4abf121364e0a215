import type { EntityManager } from 'typeorm';
import { type CompanyWork, companyRecipients, type Recipient } from '../../database/companies/company-recipients.js';
import type { EmailContent } from '../mail/email-layout.presenter.js';
import type { EmailMessage, MailerService } from '../mail/mailer.service.js';

/** An email to the people of a company, before it is written to each of them. */
interface CompanyMessage extends Omit<EmailMessage, 'to' | 'content' | 'calendar'> {
  content: (person: Recipient) => EmailContent;
  /** Returns an empty text without a calendar file. */
  calendar?: (person: Recipient) => Promise<string>;
}

/** Writes an email to each person of a company who works on the job. Returns these people. */
export async function emailCompany(
  mailer: MailerService,
  manager: EntityManager,
  work: CompanyWork,
  message: CompanyMessage,
): Promise<readonly Recipient[]> {
  const people = await companyRecipients(manager, work);
  for (const person of people) await emailPerson(mailer, manager, person, message);
  return people;
}

/** Writes an email about the work of a company to one of its people. */
export async function emailPerson(
  mailer: MailerService,
  manager: EntityManager,
  person: Recipient,
  { key, content, calendar, ...envelope }: CompanyMessage,
): Promise<void> {
  const file = await calendar?.(person);
  await mailer.enqueue(manager, {
    ...envelope,
    key: `${person.id}:${key}`,
    to: person.email,
    content: content(person),
    ...(file && { calendar: file }),
  });
}

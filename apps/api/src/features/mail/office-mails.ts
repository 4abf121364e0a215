import { formatDateAndTime } from '@job-alert/domain/calendar';
import type { ContactMessage } from '@job-alert/domain/contact-message';
import type { ToldOf } from '../../platform/outbox.js';
import type { Brand, MailContent } from './mail-layout.js';

/** What waits for an administrator: the one sentence of the bell, and the screen on which it is done. */
export interface OfficeNews {
  subject: string;
  sentence: string;
  facts?: MailContent['facts'];
  path: string;
  toldOf: ToldOf;
  /** The request that waits. */
  approvalId: string;
}

/** The mail to administrators that goes with a notification. */
export const officeMail = (brand: Brand, { subject, sentence, facts, path }: OfficeNews): MailContent => ({
  subject,
  heading: subject,
  paragraphs: [sentence],
  facts,
  button: { label: 'Open', url: brand.url + path },
});

/** What a visitor wrote, to the support address; an answer goes to the visitor. */
export const contactMail = (
  brand: Brand,
  { name, email, phone, message, userType }: ContactMessage,
  at: Date,
): MailContent => ({
  subject: `Message from ${name}`,
  heading: `Message from the contact page of ${brand.name}`,
  paragraphs: [],
  facts: [
    ['Name', name],
    ['Email', email],
    ['Phone', phone],
    ['User type', userType === 'EMPLOYER' ? 'Employer' : 'Candidate'],
    ['Received', formatDateAndTime(at)],
  ],
  quote: message,
  note: `Reply to this mail to answer ${name}.`,
});

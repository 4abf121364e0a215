import { formatWeekdayAndTime } from '@job-alert/domain/india/calendar';
import type { ContactMessage } from '@job-alert/domain/contact/contact-message';
import { endSentence } from '@job-alert/domain/text/sentence';
import type { Brand, EmailContent } from '../mail/email-layout.presenter.js';

/** The visitor's message to the support address. A reply goes to the visitor. */
export const contactEmail = (
  brand: Brand,
  { name, email, phone, message, userType }: ContactMessage,
  at: Date,
): EmailContent => ({
  subject: `Message from ${name}`,
  preview: 'A new message arrived through the contact form.',
  heading: `Message from the contact page of ${brand.name}`,
  paragraphs: [],
  facts: [
    ['Name', name],
    ['Email', email],
    ['Phone', phone],
    ['User type', userType === 'EMPLOYER' ? 'Employer' : 'Candidate'],
    ['Received', formatWeekdayAndTime(at)],
  ],
  quote: message,
  note: endSentence(`Reply to this email to answer ${name}`),
});

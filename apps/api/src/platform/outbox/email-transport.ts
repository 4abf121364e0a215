import { CALENDAR_FILE } from '@job-alert/domain/interviews/interview';
import { createTransport } from 'nodemailer';
import type { OutboxMessageEntity } from '../../database/entities/messages/outbox-message.entity.js';
import { hashToken } from '../crypto.js';

/** Gives one mail to a mail server; throws when the server does not take it. */
export interface EmailTransport {
  send(mail: OutboxMessageEntity, signal: AbortSignal): Promise<void>;
}

/** The longest silences of a mail server, in milliseconds; a whole mail takes no longer than the signal lets it. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

/** Mails over SMTP, each on its own connection, so that a broken one spoils no other. With `requiresTls` none is sent unencrypted. */
export function smtpTransport(address: string, from: string, requiresTls: boolean): EmailTransport {
  const { url, isOptional } = parseTlsOption(address);
  const requireTLS = requiresTls && !isOptional;
  const transport = createTransport({ url, requireTLS, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  const domain = /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ messageKey, recipient, replyTo, subject, text, html, calendar, unsubscribeUrl }, signal) {
      await transport.sendMail({
        from,
        // As an object it is taken as it is: nothing in it can name a second recipient.
        to: { name: '', address: recipient },
        ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        signal,
        // The same at every attempt, so that a mail server or reader can tell a repeated mail from a new one.
        messageId: `<${hashToken(messageKey)}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
        ...(calendar !== null && {
          icalEvent: { method: calendarMethod(calendar), filename: CALENDAR_FILE, content: calendar },
        }),
      });
    },
  };
}

/** For the button that mail readers show beside the subject (RFC 8058). */
const unsubscribeHeaders = (url: string | null): Record<string, string> =>
  url === null ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** `?tls=optional` is a word of ours, which the library would take for one of its own. */
function parseTlsOption(address: string): { url: string; isOptional: boolean } {
  const url = new URL(address);
  const isOptional = url.searchParams.get('tls') === 'optional';
  url.searchParams.delete('tls');
  return { url: url.href, isOptional };
}

/** The header of a calendar part has to repeat what its file says. */
const calendarMethod = (calendar: string): string => /^METHOD:([A-Z]+)/m.exec(calendar)?.[1] ?? 'PUBLISH';

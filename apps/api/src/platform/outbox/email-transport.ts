import { CALENDAR_FILE } from '@job-alert/domain/interviews/interview';
import { createTransport } from 'nodemailer';
import type { OutboxMessageEntity } from '../../database/entities/messages/outbox-message.entity.js';
import { hashToken } from '../crypto.js';

/** Hands one email to a mail server. Throws if the server does not accept it. */
export interface EmailTransport {
  /** The host and port of the mail server, for logs. */
  server: string;
  send(mail: OutboxMessageEntity, signal: AbortSignal): Promise<void>;
}

/** Timeouts in milliseconds. The signal limits the whole email. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

/** Sends emails over SMTP, each on its own connection. With `requiresTls` none is sent unencrypted. */
export function smtpTransport(address: string, from: string, requiresTls: boolean): EmailTransport {
  const { url, isOptional } = parseTlsOption(address);
  const requireTLS = requiresTls && !isOptional;
  const transport = createTransport({ url, requireTLS, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  const domain = /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  const { hostname, port } = new URL(url);
  return {
    server: port ? `${hostname}:${port}` : hostname,
    async send({ messageKey, recipient, replyTo, subject, text, html, calendar, unsubscribeUrl }, signal) {
      await transport.sendMail({
        from,
        // An object is not parsed, so it cannot name a second recipient.
        to: { name: '', address: recipient },
        ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        signal,
        // The same at every attempt, so that a mail server or reader can detect a repeated email.
        messageId: `<${hashToken(messageKey)}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
        ...(calendar !== null && {
          icalEvent: { method: calendarMethod(calendar), filename: CALENDAR_FILE, content: calendar },
        }),
      });
    },
  };
}

/** For the unsubscribe button of mail clients (RFC 8058). */
const unsubscribeHeaders = (url: string | null): Record<string, string> =>
  url === null ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** `?tls=optional` is our own option; the library would misread it. */
function parseTlsOption(address: string): { url: string; isOptional: boolean } {
  const url = new URL(address);
  const isOptional = url.searchParams.get('tls') === 'optional';
  url.searchParams.delete('tls');
  return { url: url.href, isOptional };
}

/** The header of a calendar part repeats the method in the file. */
const calendarMethod = (calendar: string): string => /^METHOD:([A-Z]+)/m.exec(calendar)?.[1] ?? 'PUBLISH';

import { PASSWORD_LINK_MINUTES } from '@job-alert/domain/accounts/password';
import type { MailState } from '../../database/entities/messages/outbox-message.entity.js';

const MINUTE_MS = 60_000;

/** The timeout of one attempt, in milliseconds. */
export const SEND_TIMEOUT_MS = 25_000;

/** The delay after each failed attempt. After one more the email is dead. A mail server may be unavailable for a day. */
const BACKOFF_MS = [1 / 6, 1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * MINUTE_MS);

/** No email is due later than this from now, unless a clock was ahead when it was written. The minute is for small corrections of a clock. */
export const MAX_WAIT_MS = Math.max(...BACKOFF_MS) + MINUTE_MS;

/** The minutes after which the link of an email has expired, by kind of email. */
const LINK_MINUTES: Readonly<Record<string, number>> = { PASSWORD_RESET: PASSWORD_LINK_MINUTES };

/** Returns true for an email whose link has expired: it is not sent any more. */
export function hasExpiredLink({ kind, createdAt }: { kind: string; createdAt: Date }, now: Date): boolean {
  const minutes = LINK_MINUTES[kind];
  return minutes !== undefined && now.getTime() >= createdAt.getTime() + minutes * MINUTE_MS;
}

/** The state after this many failed attempts. */
export function afterFailure(attempts: number, now: Date): { state: MailState; dueAt: Date } {
  const delay = BACKOFF_MS[attempts - 1];
  return delay === undefined
    ? { state: 'DEAD', dueAt: now }
    : { state: 'WAITING', dueAt: new Date(now.getTime() + delay) };
}

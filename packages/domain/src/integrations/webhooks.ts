import * as z from 'zod';
import { requiredSentence } from '../fields/fields.js';
import { requiredTextField } from '../fields/text-field.js';
import { wireNames } from '../text/wire-names.js';
import { cleanLine } from '../text/plain-text.js';

export const WEBHOOK_EVENT_TYPES = [
  'JOB_OPENED',
  'JOB_CHANGED',
  'JOB_CLOSED',
  'APPLICATION_SUBMITTED',
  'APPLICATION_STATUS_CHANGED',
  'INTERVIEW_SCHEDULED',
  'INTERVIEW_MOVED',
  'INTERVIEW_CANCELLED',
  'OFFER_ANSWERED',
  'COMPANY_APPROVED',
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];

const wire = wireNames<WebhookEventType>({
  JOB_OPENED: 'job.opened',
  JOB_CHANGED: 'job.changed',
  JOB_CLOSED: 'job.closed',
  APPLICATION_SUBMITTED: 'application.submitted',
  APPLICATION_STATUS_CHANGED: 'application.status_changed',
  INTERVIEW_SCHEDULED: 'interview.scheduled',
  INTERVIEW_MOVED: 'interview.moved',
  INTERVIEW_CANCELLED: 'interview.cancelled',
  OFFER_ANSWERED: 'offer.answered',
  COMPANY_APPROVED: 'company.approved',
});

/** The `type` of an event in its body, such as `application.submitted`. */
export const webhookEventTypeToWire = wire.toWire;

/** FAILED: all attempts have failed. The event can be resent. */
export const DELIVERY_STATES = ['WAITING', 'SENDING', 'DELIVERED', 'FAILED'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const MAX_WEBHOOKS = 10;
export const MAX_WEBHOOK_URL_LENGTH = 500;
/** The number of stored characters of a response. As many bytes are read. */
export const MAX_WEBHOOK_RESPONSE_LENGTH = 1_024;
export const DELIVERY_RETENTION_DAYS = 30;
/** The number of hours for which the previous secret continues to sign. */
export const SECRET_OVERLAP_HOURS = 24;

export const WEBHOOK_MESSAGES = {
  url: 'Enter an address such as https://example.com/hooks.',
  tls: 'The address must begin with https://.',
  noScope: 'This key does not have the scope webhooks.',
  revoked: 'This key has been revoked.',
  expired: 'This key has expired.',
  tooMany: `A key has at most ${MAX_WEBHOOKS} webhooks.`,
  off: 'This webhook is switched off. Switch it on first.',
} as const;

const eventTypes = z
  .array(z.enum(WEBHOOK_EVENT_TYPES))
  .min(1, requiredSentence('Event'))
  .transform((types) => WEBHOOK_EVENT_TYPES.filter((kind) => types.includes(kind)));

/** The endpoint and events of a webhook. In production the endpoint needs TLS. */
export const webhookSchema = (requiresTls: boolean) =>
  z.object({
    url: requiredTextField(requiredSentence('Address'), cleanLine, [
      { isMet: isWebhookAddress, message: WEBHOOK_MESSAGES.url },
      { isMet: (url) => !requiresTls || url.toLowerCase().startsWith('https:'), message: WEBHOOK_MESSAGES.tls },
    ]),
    eventTypes,
  });

/**
 * Returns true for http or https without credentials and fragment. The target address is checked at each connection.
 */
function isWebhookAddress(text: string): boolean {
  if (text.length > MAX_WEBHOOK_URL_LENGTH || !/^https?:\/\/[^\s/#]+(?:\/[^\s#]*)?$/i.test(text) || !URL.canParse(text))
    return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/**
 * Returns the seconds until the next attempt, or null after the last one. A receiver can request a longer delay up to
 * the longest of all, but no shorter one.
 */
export function nextRetryDelay(
  delays: readonly number[],
  attempts: number,
  requestedDelay: number | null = null,
): number | null {
  const delay = delays[attempts - 1];
  if (delay === undefined) return null;
  return Math.max(delay, Math.min(requestedDelay ?? 0, Math.max(...delays)));
}

/** Parses a Retry-After header, which holds seconds or a date. Returns seconds from now, or null. */
export function parseRetryAfter(header: string | undefined, now: Date): number | null {
  if (header === undefined || header.trim() === '') return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1_000));
}

/** Returns true if the receiver accepted the event. */
export const isDelivered = (status: number): boolean => status >= 200 && status < 300;

/** Status 410: the receiver wants no more events (Standard Webhooks). */
export const isEndpointGone = (status: number): boolean => status === 410;

export type EventIds = Readonly<Record<string, string>>;

/** Returns the subject of an event. Events with the same subject are delivered in order. Events of an application belong to the application. */
export function webhookSubject(kind: WebhookEventType, { applicationId, jobId, companyId }: EventIds): string {
  if (kind.startsWith('JOB_')) return `job:${jobId}`;
  return kind === 'COMPANY_APPROVED' ? `company:${companyId}` : `application:${applicationId}`;
}

/** Returns the body of an event in the format of Standard Webhooks, with ids and times only. */
export const webhookBody = (kind: WebhookEventType, ids: EventIds, at: Date): string =>
  JSON.stringify({ type: webhookEventTypeToWire(kind), timestamp: at.toISOString(), data: ids });

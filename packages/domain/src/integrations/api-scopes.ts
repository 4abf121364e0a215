import * as z from 'zod';
import { requiredSentence, optionalDate, requiredLine } from '../fields/fields.js';
import { addDays, formatDate } from '../india/calendar.js';
import { wireNames } from '../portal/wire-names.js';
import { formatNetwork, parseNetwork } from './network-address.js';

/** Permissions of an API key (domain.md §10). */
export const API_SCOPES = ['JOBS_READ', 'REPORTS_READ', 'APPLICATIONS_READ', 'WEBHOOKS'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

const wire = wireNames<ApiScope>({
  JOBS_READ: 'jobs:read',
  REPORTS_READ: 'reports:read',
  APPLICATIONS_READ: 'applications:read',
  WEBHOOKS: 'webhooks',
});

/** The scope as documents and screens write it, such as `jobs:read`. */
export const apiScopeToWire = wire.toWire;

/** How every key starts, so that a leaked one is recognised. */
export const API_KEY_PREFIX = 'ja_';

/** How many characters of a key are kept, by which people tell their keys apart. */
export const API_KEY_FINGERPRINT_LENGTH = 7;

/** Most letters of the name that a key is given. */
export const MAX_API_CLIENT_NAME_LENGTH = 100;

/** Most addresses and networks from which a key can be used. */
export const MAX_KEY_NETWORKS = 20;

/** For so many days before its last one, a key is shown as ending. */
export const KEY_EXPIRY_NOTICE_DAYS = 14;

const terms = (today: string) => ({
  name: requiredLine('Name', MAX_API_CLIENT_NAME_LENGTH),
  validThrough: optionalDate('Valid through', [
    { isMet: (day) => day >= today, message: 'Valid through cannot be a day in the past.' },
  ]),
  networks: z
    .array(z.string())
    .max(MAX_KEY_NETWORKS, `Enter at most ${MAX_KEY_NETWORKS} addresses.`)
    .default([])
    .transform((texts, context) => {
      const networks = texts.map(parseNetwork);
      const wrong = texts.find((_, index) => networks[index] === null);
      if (wrong !== undefined) context.addIssue({ code: 'custom', message: notANetwork(wrong) });
      return [...new Set(networks.filter((network) => network !== null).map(formatNetwork))];
    }),
});

const notANetwork = (text: string): string =>
  `“${text}” is not an address. Enter one such as 203.0.113.7, or a network such as 203.0.113.0/24.`;

/** Editable fields of a key: name, last valid day and networks. */
export const apiClientSchema = (today: string) => z.object(terms(today));

/** A new key: the same, and what it may do. */
export const newApiClientSchema = (today: string) =>
  z.object({
    ...terms(today),
    scopes: z
      .array(z.enum(API_SCOPES))
      .min(1, requiredSentence('Scope'))
      .transform((scopes) => [...new Set(scopes)]),
  });

/** The status of an API key on a day. */
export type ApiKeyStatus = 'ACTIVE' | 'ENDS_SOON' | 'EXPIRED' | 'REVOKED';

/** How a key stands on a day in India. It works through its last day. */
export function apiKeyStatus(
  { isActive, validThrough }: { isActive: boolean; validThrough?: string | null },
  today: string,
): ApiKeyStatus {
  if (!isActive) return 'REVOKED';
  if (!validThrough) return 'ACTIVE';
  if (validThrough < today) return 'EXPIRED';
  return validThrough <= addDays(today, KEY_EXPIRY_NOTICE_DAYS) ? 'ENDS_SOON' : 'ACTIVE';
}

/** Why a key is refused. */
export const API_KEY_ERRORS = {
  expired: (validThrough: string): string => `This key has expired: it was valid through ${formatDate(validThrough)}.`,
  address: (address: string): string => `This key cannot be used from the address ${address}.`,
} as const;

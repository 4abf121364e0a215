import * as z from 'zod';
import { requiredSentence, optionalDate, requiredLine } from '../fields/fields.js';
import { latestDateRule } from '../fields/latest-date.js';
import { addDays, formatDate } from '../india/calendar.js';
import { wireNames } from '../text/wire-names.js';
import { formatNetwork, parseNetwork } from './network-address.js';

/** Permissions of an API key (specification 5 §6). */
export const API_SCOPES = ['JOBS_READ', 'REPORTS_READ', 'APPLICATIONS_READ', 'WEBHOOKS'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

const wire = wireNames<ApiScope>({
  JOBS_READ: 'jobs:read',
  REPORTS_READ: 'reports:read',
  APPLICATIONS_READ: 'applications:read',
  WEBHOOKS: 'webhooks',
});

/** The scope in documents and on screens, such as `jobs:read`. */
export const apiScopeToWire = wire.toWire;

/** The prefix of all keys, so that leaked keys can be detected. */
export const API_KEY_PREFIX = 'ja_';

/** The number of stored characters, by which people recognize a key. */
export const API_KEY_FINGERPRINT_LENGTH = 7;

export const MAX_API_CLIENT_NAME_LENGTH = 100;

/** The number of keys that are not revoked. */
export const MAX_API_CLIENTS = 100;

export const MAX_KEY_NETWORKS = 20;

/** A key is shown as ending soon during these last days. */
const KEY_EXPIRY_NOTICE_DAYS = 14;

const terms = (today: string) => ({
  name: requiredLine('Name', MAX_API_CLIENT_NAME_LENGTH),
  validThrough: optionalDate('Valid through', [
    { isMet: (day) => day >= today, message: 'Valid through cannot be a day in the past.' },
    latestDateRule('Valid through', 'apiKey', today),
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

/** A new key with its scopes. */
export const newApiClientSchema = (today: string) =>
  z.object({
    ...terms(today),
    scopes: z
      .array(z.enum(API_SCOPES))
      .min(1, requiredSentence('Scope'))
      .transform((scopes) => [...new Set(scopes)]),
  });

/** The status of an API key on a day. */
type ApiKeyStatus = 'ACTIVE' | 'ENDS_SOON' | 'EXPIRED' | 'REVOKED';

/** Returns the status of a key on a date in India. A key is valid through its last day. */
export function apiKeyStatus(
  { isActive, validThrough }: { isActive: boolean; validThrough?: string | null },
  today: string,
): ApiKeyStatus {
  if (!isActive) return 'REVOKED';
  if (!validThrough) return 'ACTIVE';
  if (validThrough < today) return 'EXPIRED';
  return validThrough <= addDays(today, KEY_EXPIRY_NOTICE_DAYS) ? 'ENDS_SOON' : 'ACTIVE';
}

export const API_KEY_ERRORS = {
  tooMany: `At most ${MAX_API_CLIENTS} keys can be active. Revoke one first.`,
  expired: (validThrough: string): string => `This key has expired: it was valid through ${formatDate(validThrough)}.`,
  address: (address: string): string => `This key cannot be used from the address ${address}.`,
} as const;

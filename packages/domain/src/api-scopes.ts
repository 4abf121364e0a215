import * as z from 'zod';
import { edgeNames } from './edge-names.js';
import { isRequiredSentence, requiredLine } from './fields.js';

/** What the key of an integrator or a reporting tool may do (domain.md §10). */
export const API_SCOPES = ['JOBS_READ', 'REPORTS_READ', 'WEBHOOKS'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

const edge = edgeNames<ApiScope>({ JOBS_READ: 'jobs:read', REPORTS_READ: 'reports:read', WEBHOOKS: 'webhooks' });

/** The scope as documents and screens write it, such as `jobs:read`. */
export const apiScopeToEdge = edge.toEdge;

/** How every key starts, so that a leaked one is recognised. */
export const API_KEY_START = 'ja_';

/** Most letters of the name that a key is given. */
export const API_CLIENT_NAME_LENGTH = 100;

/** A new key: whose it is and what it may do. */
export const newApiClientSchema = z.object({
  name: requiredLine('Name', API_CLIENT_NAME_LENGTH),
  scopes: z
    .array(z.enum(API_SCOPES))
    .min(1, isRequiredSentence('Scope'))
    .transform((scopes) => [...new Set(scopes)]),
});

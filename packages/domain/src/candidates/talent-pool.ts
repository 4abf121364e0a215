import * as z from 'zod';
import { optionalLine, requiredLine } from '../fields/fields.js';

export const MAX_POOLS = 200;
export const MAX_POOL_MEMBERS = 5_000;
export const POOL_NAME_MAX = 80;
export const POOL_NOTE_MAX = 200;

export const poolNameSchema = z.object({ name: requiredLine('Name', POOL_NAME_MAX) });
export const poolNoteSchema = z.object({ note: optionalLine('Note', POOL_NOTE_MAX) });

/** Returns a key that is equal for names that the database takes for the same: without case and Latin accents. */
export const poolNameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/gu, '')
    .toLowerCase();

export const POOL_MESSAGES = {
  nameTaken: 'There is already a pool with this name.',
  tooMany: `There are already ${MAX_POOLS} pools. Delete one first.`,
  full: `A pool has at most ${MAX_POOL_MEMBERS.toLocaleString('en-IN')} candidates.`,
} as const;

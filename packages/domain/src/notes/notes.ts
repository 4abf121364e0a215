import * as z from 'zod';
import { requiredText } from '../fields/fields.js';
import { TEXT_LIMITS } from '../fields/text-limits.js';

/** Kinds of records that can have internal notes. */
export const NOTE_SUBJECTS = ['COMPANY', 'CANDIDATE', 'APPLICATION'] as const;
export type NoteSubject = (typeof NOTE_SUBJECTS)[number];

/** The number of notes on one record. A record shows all of them. */
export const MAX_NOTES = 500;

export const noteSchema = z.object({ text: requiredText('Note', TEXT_LIMITS.internalNote) });

export const NOTE_MESSAGES = {
  tooMany: `A record has at most ${MAX_NOTES} notes. Delete one first.`,
  notYours: 'Only the author can delete a note.',
} as const;

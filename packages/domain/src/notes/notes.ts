import * as z from 'zod';
import { requiredText } from '../fields/fields.js';
import { TEXT_LIMITS } from '../fields/text-limits.js';

/** Kinds of records that can have internal notes. */
export const NOTE_SUBJECTS = ['COMPANY', 'CANDIDATE', 'APPLICATION'] as const;
export type NoteSubject = (typeof NOTE_SUBJECTS)[number];

export const noteSchema = z.object({ text: requiredText('Note', TEXT_LIMITS.internalNote) });

export const NOTE_MESSAGES = {
  notYours: 'Only the author can delete a note.',
} as const;

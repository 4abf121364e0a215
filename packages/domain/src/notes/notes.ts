import * as z from 'zod';
import { optionalChoice, optionalDate, optionalText } from '../fields/fields.js';
import { latestDateRule } from '../fields/latest-date.js';
import { TEXT_LIMITS } from '../fields/text-limits.js';
import { CALL_OUTCOMES, NOTE_KINDS } from './note-kinds.js';

/** Kinds of records that can have internal notes. */
export const NOTE_SUBJECTS = ['COMPANY', 'CANDIDATE', 'APPLICATION', 'JOB'] as const;
export type NoteSubject = (typeof NOTE_SUBJECTS)[number];

/** The number of notes on one record. A record shows all of them. */
export const MAX_NOTES = 500;

export const NOTE_MESSAGES = {
  noText: 'Note is required.',
  tooMany: `A record has at most ${MAX_NOTES} notes. Delete one first.`,
  notYours: 'Only the author can delete a note.',
  outcomeOfCall: 'Only a call has an outcome.',
  duePast: 'Follow-up day must not be in the past.',
  noDueDay: 'This note has no due day.',
  isDone: 'This follow-up is done. Reopen it to move it to another day.',
} as const;

const dueDay = (today: string) =>
  optionalDate('Follow-up day', [
    { isMet: (day) => day >= today, message: NOTE_MESSAGES.duePast },
    latestDateRule('Follow-up day', 'followUp', today),
  ]);

/** A new note. The outcome of a call says enough without a text. `today` is the date in India. */
export const noteSchema = (today: string) =>
  z
    .object({
      text: optionalText('Note', TEXT_LIMITS.internalNote).transform((text) => text ?? ''),
      kind: optionalChoice(NOTE_KINDS, 'kind'),
      outcome: optionalChoice(CALL_OUTCOMES, 'outcome'),
      dueOn: dueDay(today),
    })
    .superRefine(({ text, kind, outcome }, context) => {
      if (text === '' && outcome === null)
        context.addIssue({ code: 'custom', path: ['text'], message: NOTE_MESSAGES.noText });
      if (outcome !== null && kind !== 'CALL')
        context.addIssue({ code: 'custom', path: ['outcome'], message: NOTE_MESSAGES.outcomeOfCall });
    });

/** A change of a follow-up: another day, done, or open again. An absent field stays. */
export const followUpSchema = (today: string) => z.object({ dueOn: dueDay(today), isDone: z.boolean().nullish() });

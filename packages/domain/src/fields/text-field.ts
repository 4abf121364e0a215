import * as z from 'zod';
import { cleanLine } from '../text/plain-text.js';

/** The three kinds of text fields. Each reports at most one message: the first that applies. */

// Zod probes for `new Function` otherwise, which browsers report as a violation of our Content-Security-Policy.
z.config({ jitless: true });

/** A rule for a text and its error message. */
export interface TextRule {
  isMet: (text: string) => boolean;
  message: string;
}

/** Normalizes typed text before the rules are checked. */
type Clean = (text: string) => string;

const NOT_A_TEXT = 'This must be text.';

/** A required text. `missing` is the message for an absent text, or one that is empty after cleaning. */
export function requiredTextField(missing: string, clean: Clean, rules: readonly TextRule[]) {
  return z
    .string({ error: missing })
    .overwrite(clean)
    .superRefine((text, context) => {
      const message = text === '' ? missing : firstBroken(rules, text);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    });
}

/** An optional text; null if absent or empty. */
export function optionalTextField(clean: Clean, rules: readonly TextRule[]) {
  return z
    .string({ error: NOT_A_TEXT })
    .nullish()
    .transform((typed, context): string | null => {
      const text = clean(typed ?? '');
      if (text === '') return null;
      const message = firstBroken(rules, text);
      if (message === undefined) return text;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
}

/** A required text that is converted. `convert` returns null for invalid text. */
export function convertedTextField<Value>(missing: string, convert: (text: string) => Value | null, invalid: string) {
  return z.string({ error: missing }).transform((typed, context): Value => {
    const text = cleanLine(typed);
    const value = text === '' ? null : convert(text);
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message: text === '' ? missing : invalid });
    return z.NEVER;
  });
}

function firstBroken(rules: readonly TextRule[], text: string): string | undefined {
  return rules.find((rule) => !rule.isMet(text))?.message;
}

/** Returns true for the value of an untouched form field. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

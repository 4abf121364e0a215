import * as z from 'zod';
import { cleanLine } from '../text/plain-text.js';

/** The three kinds of text field under all schemas. Each gives at most one message: the first that applies. */

// Zod probes for `new Function` otherwise, which browsers report as a violation of our Content-Security-Policy.
z.config({ jitless: true });

/** Something that a text must be, and the sentence for when it is not. */
export interface TextRule {
  isMet: (text: string) => boolean;
  message: string;
}

/** Makes what was typed into what is kept, before any rule is asked. */
export type Clean = (text: string) => string;

const NOT_A_TEXT = 'This must be a text.';

/** A text that must be there: `missing` is its message when it is absent or empty after cleaning. */
export function requiredTextField(missing: string, clean: Clean, rules: readonly TextRule[]) {
  return z
    .string({ error: missing })
    .overwrite(clean)
    .superRefine((text, context) => {
      const message = text === '' ? missing : firstBroken(rules, text);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    });
}

/** A text that may be absent, null or empty, which gives null. */
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

/** A text that must be there and is kept as something else; `convert` gives null for what it cannot read. */
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

/** Is this what an untouched form field holds? */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

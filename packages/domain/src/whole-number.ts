import * as z from 'zod';
import { isEmpty } from './text-field.js';

/** The bounds of a whole number and the sentences that say how it missed them. */
export interface WholeNumberRules {
  min: number;
  max: number;
  notWhole: string;
  tooSmall: string;
  tooLarge: string;
}

/** A required whole number, as a number or as its digits (forms and multipart send text); gives a number. */
export function wholeNumber(rules: WholeNumberRules & { missing: string }) {
  return z.unknown().transform((value, context): number => {
    const problem = isEmpty(value) ? rules.missing : wholeNumberProblem(value, rules);
    if (problem === null) return Number(value);
    context.addIssue({ code: 'custom', message: problem });
    return z.NEVER;
  });
}

/** A whole number that may be absent or empty, which gives null. */
export function optionalWholeNumber(rules: WholeNumberRules) {
  return z
    .unknown()
    .optional()
    .transform((value, context): number | null => {
      if (isEmpty(value)) return null;
      const problem = wholeNumberProblem(value, rules);
      if (problem === null) return Number(value);
      context.addIssue({ code: 'custom', message: problem });
      return z.NEVER;
    });
}

function wholeNumberProblem(value: unknown, rules: WholeNumberRules): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return rules.notWhole;
  const text = String(value).trim();
  if (!/^-?\d+$/.test(text)) return rules.notWhole;
  const number = Number(text);
  if (number < rules.min) return rules.tooSmall;
  return number > rules.max ? rules.tooLarge : null;
}

import * as z from 'zod';
import { isEmpty } from './text-field.js';

/** The bounds of an integer and their error messages. */
interface IntegerRules {
  min: number;
  max: number;
  notWhole: string;
  tooSmall: string;
  tooLarge: string;
}

/** A required integer, as a number or as digits (forms and multipart send text). */
export function integer(rules: IntegerRules & { missing: string }) {
  return z.unknown().transform((value, context): number => {
    const problem = isEmpty(value) ? rules.missing : validateInteger(value, rules);
    if (problem === null) return Number(value);
    context.addIssue({ code: 'custom', message: problem });
    return z.NEVER;
  });
}

/** An optional integer; null if absent or empty. */
export function optionalInteger(rules: IntegerRules) {
  return z
    .unknown()
    .optional()
    .transform((value, context): number | null => {
      if (isEmpty(value)) return null;
      const problem = validateInteger(value, rules);
      if (problem === null) return Number(value);
      context.addIssue({ code: 'custom', message: problem });
      return z.NEVER;
    });
}

function validateInteger(value: unknown, rules: IntegerRules): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return rules.notWhole;
  const text = String(value).trim();
  if (!/^-?\d+$/.test(text)) return rules.notWhole;
  const number = Number(text);
  if (number < rules.min) return rules.tooSmall;
  return number > rules.max ? rules.tooLarge : null;
}

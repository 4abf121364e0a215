import * as z from 'zod';
import { convertedTextField } from './text-field.js';

/** The bounds of a year and their error messages. */
interface YearRules {
  earliest: number;
  latest: number;
  missing: string;
  notYear: string;
  outside: string;
}

/** A required year of four digits, as text or as a number. */
export function year({ earliest, latest, missing, notYear, outside }: YearRules) {
  const asText = (typed: unknown) => (typeof typed === 'number' ? String(typed) : typed);
  const fourDigits = (text: string) => (/^\d{4}$/.test(text) ? Number(text) : null);
  const isWithin = (value: number) => value >= earliest && value <= latest;
  return z.preprocess(asText, convertedTextField(missing, fourDigits, notYear).refine(isWithin, outside));
}

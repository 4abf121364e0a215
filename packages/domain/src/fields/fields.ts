import * as z from 'zod';
import { normalizeEmail } from './email.js';
import { isValidDate } from '../india/calendar.js';
import { COUNTRY, findState } from '../india/india.js';
import { isForeignPhone, isIndianPhone, isTenDigits, parsePhone } from './phone.js';
import { cleanPersonName, isPersonName } from '../text/person-name.js';
import { cleanLine, cleanText } from '../text/plain-text.js';
import { convertedTextField, isEmpty, optionalTextField, requiredTextField, type TextRule } from './text-field.js';
import { TEXT_LIMITS } from './text-limits.js';
import { webAddress } from './web-address.js';

/**
 * Schema fields that several forms share. `label` is the name of the field in messages. `isMissing` creates the message
 * for an empty field; some screens use one without a full stop.
 */

/** Without a full stop, for account screens and the contact form. */
export const requiredMessage = (label: string): string => `${label} is required`;

/** With a full stop, for the role areas. */
export const requiredSentence = (label: string): string => `${requiredMessage(label)}.`;

/** Without a full stop. */
export const mustBeExactDigits = (label: string, count: number): string => `${label} must be exactly ${count} digits`;

/** With a full stop, for years and pin codes of the company profile. */
export const mustBeDigits = (label: string, count: number): string => `${label} must be ${count} digits.`;

const PHONE_FOREIGN = 'Only phone numbers of India can be entered here';
const PHONE_IMPOSSIBLE = 'This is not a mobile or landline number of India';

/** Message for a malformed email address in the role areas. */
export const EMAIL_ADDRESS_INVALID = 'Enter a valid email address.';

const chooseValid = (label: string): string => `Choose a valid ${label}.`;

const noLongerThan = (label: string, max: number): TextRule => ({
  isMet: (text) => text.length <= max,
  message: `${label} must be at most ${max} characters.`,
});

export const requiredLine = (label: string, max: number, isMissing = requiredSentence) =>
  requiredTextField(isMissing(label), cleanLine, [noLongerThan(label, max)]);

export const requiredText = (label: string, max: number, isMissing = requiredSentence) =>
  requiredTextField(isMissing(label), cleanText, [noLongerThan(label, max)]);

export const optionalLine = (label: string, max: number) => optionalTextField(cleanLine, [noLongerThan(label, max)]);

export const optionalText = (label: string, max: number) => optionalTextField(cleanText, [noLongerThan(label, max)]);

const personNameRules = (label: string): TextRule[] => [
  noLongerThan(label, TEXT_LIMITS.name),
  { isMet: isPersonName, message: `${label} must contain only letters and spaces.` },
];

export const personName = (label: string, isMissing = requiredSentence) =>
  requiredTextField(isMissing(label), cleanPersonName, personNameRules(label));

export const optionalPersonName = (label: string) => optionalTextField(cleanPersonName, personNameRules(label));

/**
 * Simple on purpose (specification 1 §5), but rejects everything that a mail header could read as several addresses.
 * The domain is in ASCII.
 */
const EMAIL = /^[^\s@,;:<>()[\]"\\\p{Cc}\p{Cs}]+@[a-z0-9_-]+(?:\.[a-z0-9_-]+)+$/u;

const emailRule = (message: string): TextRule => ({
  isMet: (text) => text.length <= TEXT_LIMITS.email && EMAIL.test(text),
  message,
});

export const emailAddress = (label: string, invalid: string, isMissing = requiredSentence) =>
  requiredTextField(isMissing(label), normalizeEmail, [emailRule(invalid)]);

export const optionalEmailAddress = (invalid: string) => optionalTextField(normalizeEmail, [emailRule(invalid)]);

export const exactDigits = (label: string, count: number, invalid: string, isMissing = requiredSentence) =>
  requiredTextField(isMissing(label), cleanLine, [
    { isMet: (text) => text.length === count && /^\d+$/.test(text), message: invalid },
  ]);

/**
 * A required phone number of India, stored as ten digits. `invalid` is the message for another number of digits;
 * whether it has a full stop also applies to the other message.
 */
export function phoneNumber(label: string, invalid: string, isMissing = requiredSentence) {
  const stop = invalid.endsWith('.') ? '.' : '';
  return requiredTextField(isMissing(label), parsePhone, [
    { isMet: (phone) => !isForeignPhone(phone), message: `${PHONE_FOREIGN}${stop}` },
    { isMet: isTenDigits, message: invalid },
    { isMet: isIndianPhone, message: `${PHONE_IMPOSSIBLE}${stop}` },
  ]);
}

export const WEBSITE_INVALID = 'Enter a valid URL (e.g., https://example.com)';

export const website = (label: string, invalid: string, isMissing = requiredSentence) =>
  convertedTextField(isMissing(label), webAddress, invalid);

export const optionalWebsite = (invalid: string) =>
  optionalTextField(
    (typed) => webAddress(typed) ?? cleanLine(typed),
    [{ isMet: (address) => webAddress(address) !== null, message: invalid }],
  );

/** A required choice of UPPER_CASE names. */
export function choice<const Names extends readonly [string, ...string[]]>(
  names: Names,
  label: string,
  isMissing = requiredSentence,
) {
  return z.enum(names, { error: (issue) => (isEmpty(issue.input) ? isMissing(label) : chooseValid(label)) });
}

/** An optional choice of UPPER_CASE names; null if absent or empty. */
export const optionalChoice = <const Names extends readonly string[]>(names: Names, label: string) =>
  z
    .unknown()
    .optional()
    .transform((typed, context): Names[number] | null => {
      if (isEmpty(typed)) return null;
      const name = names.find((each) => each === typed);
      if (name !== undefined) return name;
      context.addIssue({ code: 'custom', message: chooseValid(label) });
      return z.NEVER;
    });

/** A required state or union territory of India in any case, stored in its official spelling. */
export const indianState = () =>
  convertedTextField(requiredSentence('State'), (text) => findState(text) ?? null, chooseValid('State'));

/** The required country, which must be India. */
export const country = () =>
  convertedTextField(
    requiredSentence('Country'),
    (text) => (text.toLowerCase() === COUNTRY.toLowerCase() ? COUNTRY : null),
    chooseValid('Country'),
  );

const dateRules = (label: string, further: readonly TextRule[]): TextRule[] => [
  { isMet: isValidDate, message: `${label} must be a valid date.` },
  ...further,
];

/** A required date 'YYYY-MM-DD'. Further rules apply to valid dates only. */
export const requiredDate = (label: string, further: readonly TextRule[] = []) =>
  requiredTextField(requiredSentence(label), cleanLine, dateRules(label, further));

/** An optional date 'YYYY-MM-DD'. Further rules apply to valid dates only. */
export const optionalDate = (label: string, further: readonly TextRule[] = []) =>
  optionalTextField(cleanLine, dateRules(label, further));

/**
 * A rule about several fields that reports an error at one of them. It runs even if other fields are invalid, so
 * `isMet` gets fields of any type. Zod would run it only for otherwise valid forms.
 */
export function crossFieldRule(isMet: (form: Record<string, unknown>) => boolean, field: string, message: string) {
  return z.refine<Record<string, unknown>>(isMet, {
    error: message,
    path: [field],
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
}

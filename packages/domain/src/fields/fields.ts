import * as z from 'zod';
import { normalizeEmail } from '../accounts/email.js';
import { isValidDate } from '../india/calendar.js';
import { COUNTRY, findState } from '../india/india.js';
import { isForeignPhone, isIndianPhone, isTenDigits, parsePhone } from '../india/phone.js';
import { cleanPersonName, isPersonName } from '../text/person-name.js';
import { cleanLine, cleanText } from '../text/plain-text.js';
import { convertedTextField, isEmpty, optionalTextField, requiredTextField, type TextRule } from './text-field.js';
import { TEXT_LIMITS } from './text-limits.js';
import { webAddress } from './web-address.js';

/**
 * The fields that more than one schema has. `label` names the field in its messages, and `isMissing` makes of it the
 * message of an empty one, which is isRequiredSentence unless the screen says it without the full stop.
 */

/** '<label> is required', without a full stop, as the account screens and the contact form say it. */
export const requiredMessage = (label: string): string => `${label} is required`;

/** '<label> is required.', with a full stop, as the signed-in areas say it. */
export const requiredSentence = (label: string): string => `${requiredMessage(label)}.`;

/** '<label> must be exactly <count> digits', without a full stop. */
export const mustBeExactDigits = (label: string, count: number): string => `${label} must be exactly ${count} digits`;

/** '<label> must be <count> digits.', as the company profile says it of years and pin codes. */
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

/** A required text of one line. */
export const requiredLine = (label: string, max: number, isMissing = requiredSentence) =>
  requiredTextField(isMissing(label), cleanLine, [noLongerThan(label, max)]);

/** A required text of several lines. */
export const requiredText = (label: string, max: number, isMissing = requiredSentence) =>
  requiredTextField(isMissing(label), cleanText, [noLongerThan(label, max)]);

/** A text of one line that may be absent. */
export const optionalLine = (label: string, max: number) => optionalTextField(cleanLine, [noLongerThan(label, max)]);

/** A text of several lines that may be absent. */
export const optionalText = (label: string, max: number) => optionalTextField(cleanText, [noLongerThan(label, max)]);

const personNameRules = (label: string): TextRule[] => [
  noLongerThan(label, TEXT_LIMITS.name),
  { isMet: isPersonName, message: `${label} must contain only letters and spaces.` },
];

/** A required name of a person (person-name.ts). */
export const personName = (label: string, isMissing = requiredSentence) =>
  requiredTextField(isMissing(label), cleanPersonName, personNameRules(label));

/** A name of a person that may be absent. */
export const optionalPersonName = (label: string) => optionalTextField(cleanPersonName, personNameRules(label));

/** Simple on purpose (specification 1 §5), but nothing that a mail header could read as more than one address; the domain is in ASCII. */
const EMAIL = /^[^\s@,;:<>()[\]"\\\p{Cc}\p{Cs}]+@[a-z0-9_-]+(?:\.[a-z0-9_-]+)+$/u;

const emailRule = (message: string): TextRule => ({
  isMet: (text) => text.length <= TEXT_LIMITS.email && EMAIL.test(text),
  message,
});

/** A required e-mail address, in the form in which addresses are compared. */
export const emailAddress = (label: string, invalid: string, isMissing = requiredSentence) =>
  requiredTextField(isMissing(label), normalizeEmail, [emailRule(invalid)]);

/** An e-mail address that may be absent. */
export const optionalEmailAddress = (invalid: string) => optionalTextField(normalizeEmail, [emailRule(invalid)]);

/** Required digits of an exact number. */
export const exactDigits = (label: string, count: number, invalid: string, isMissing = requiredSentence) =>
  requiredTextField(isMissing(label), cleanLine, [
    { isMet: (text) => text.length === count && /^\d+$/.test(text), message: invalid },
  ]);

/**
 * A required phone number of India, kept as its ten digits; `invalid` is the message of another number of digits, and its full stop or
 * the lack of it is that of the other message too.
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

/** A required website, kept as webAddress gives it. */
export const website = (label: string, invalid: string, isMissing = requiredSentence) =>
  convertedTextField(isMissing(label), webAddress, invalid);

/** A website that may be left out, kept as webAddress gives it. */
export const optionalWebsite = (invalid: string) =>
  optionalTextField(
    (typed) => webAddress(typed) ?? cleanLine(typed),
    [{ isMet: (address) => webAddress(address) !== null, message: invalid }],
  );

/** A required choice out of UPPER_CASE names. */
export function choice<const Names extends readonly [string, ...string[]]>(
  names: Names,
  label: string,
  isMissing = requiredSentence,
) {
  return z.enum(names, { error: (issue) => (isEmpty(issue.input) ? isMissing(label) : chooseValid(label)) });
}

/** A required state or union territory of India, typed in any case, kept with its exact name. */
export const indianState = () =>
  convertedTextField(requiredSentence('State'), (text) => findState(text) ?? null, chooseValid('State'));

/** The required country, which can only be India. */
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

/** A required day 'YYYY-MM-DD'; further rules are asked of valid days only. */
export const requiredDate = (label: string, further: readonly TextRule[] = []) =>
  requiredTextField(requiredSentence(label), cleanLine, dateRules(label, further));

/** A day 'YYYY-MM-DD' that may be absent; further rules are asked of valid days only. */
export const optionalDate = (label: string, further: readonly TextRule[] = []) =>
  optionalTextField(cleanLine, dateRules(label, further));

/**
 * A rule about several fields of a form, told at one of them. It is asked even while other fields are wrong, so `isMet`
 * sees fields of any type; a rule that zod asks only of a valid form would show its message late.
 */
export function crossFieldRule(isMet: (form: Record<string, unknown>) => boolean, field: string, message: string) {
  return z.refine<Record<string, unknown>>(isMet, {
    error: message,
    path: [field],
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
}

import * as z from 'zod';
import {
  country,
  EMAIL_ADDRESS_INVALID,
  emailAddress,
  exactDigits,
  indianState,
  requiredSentence,
  mustBeDigits,
  mustBeExactDigits,
  optionalEmailAddress,
  optionalLine,
  personName,
  phoneNumber,
  requiredLine,
  requiredText,
} from '../fields/fields.js';
import { optionalInteger } from '../fields/integer.js';
import { isEmpty } from '../fields/text-field.js';
import { TEXT_LIMITS } from '../fields/text-limits.js';
import { year } from '../fields/year.js';
import { getYear } from '../india/calendar.js';
import { PHONE_DIGITS } from '../india/phone.js';

/** The three tabs of the company profile (specification 2 §5). Name, website and the account's e-mail are read-only. */

/** Most locations of one company. */
export const MAX_ADDRESSES = 20;

const CONTACT_DIGITS = `${mustBeExactDigits('Contact number', PHONE_DIGITS)}.`;
const COMPANY_PHONE_DIGITS = `${mustBeExactDigits('Contact Phone number', PHONE_DIGITS)}.`;
const YEAR_DIGITS = mustBeDigits('Year', 4);
/** The years in which a company can have been established; `today` is the day in India. */
export const establishmentYears = (today: string) => ({ earliest: 1800, latest: getYear(today) });
const SIZE_INVALID = 'Company size must be a number.';

const accountFields = {
  fullName: personName('Full Name'),
  contact: phoneNumber('Contact number', CONTACT_DIGITS),
};

/**
 * Tab 1, Account Details. The specification asks for a company e-mail ('Company email is required.') and has an optional
 * one as well; the required one is this, the account's, and the optional one that of the next tab.
 */
export const companyAccountSchema = z.object({
  ...accountFields,
  email: emailAddress('Company email', EMAIL_ADDRESS_INVALID),
});

/** Tab 2, Company Information, without what is read-only; `today` is the day in India. */
export const companyInformationSchema = (today: string) =>
  z.object({
    email: optionalEmailAddress('Enter a valid company email address.'),
    industry: requiredLine('Industry Type', TEXT_LIMITS.shortText),
    size: optionalInteger({
      min: 0,
      max: 10_000_000,
      notWhole: SIZE_INVALID,
      tooSmall: SIZE_INVALID,
      tooLarge: SIZE_INVALID,
    }),
    phone: phoneNumber('Contact Phone number', COMPANY_PHONE_DIGITS),
    headquarters: requiredLine('Head Quarter', TEXT_LIMITS.shortText),
    yearEstablished: yearEstablished(today),
    description: requiredText('Company Description', TEXT_LIMITS.companyDescription),
  });

/** The year in which a company began, typed or as a number; `today` is the day in India. */
function yearEstablished(today: string) {
  const { earliest, latest } = establishmentYears(today);
  return year({
    earliest,
    latest,
    missing: requiredSentence('Year Established'),
    notYear: YEAR_DIGITS,
    outside: `Year must be between ${earliest} and ${latest}.`,
  });
}

const NO_LOCATION = 'At least one location is required.';

const addressSchema = z.object({
  line1: requiredLine('Address Line One', TEXT_LIMITS.addressLine),
  line2: optionalLine('Address Line Two', TEXT_LIMITS.addressLine),
  city: requiredLine('City', TEXT_LIMITS.city),
  state: indianState(),
  country: country(),
  pincode: exactDigits('Pincode', 6, mustBeDigits('Pin code', 6)),
  isPrimary: z
    .boolean()
    .nullish()
    .transform((isPrimary) => isPrimary ?? false),
});

const addresses = z
  .array(addressSchema, { error: NO_LOCATION })
  .min(1, NO_LOCATION)
  .max(MAX_ADDRESSES, `At most ${MAX_ADDRESSES} locations are allowed.`)
  .transform(normalisePrimaryAddress);

/** Tab 3, Address & Location. */
export const companyAddressesSchema = z.object({ addresses });

/** Input of the company profile: the three tabs without read-only fields. The result has exactly one primary address. */
export const companyProfileSchema = (today: string) =>
  z.object({
    account: z.object(accountFields),
    company: companyInformationSchema(today),
    addresses,
  });

/** Exactly one primary address: of several the first stays, of none the first address becomes it (domain.md §3). */
export function normalisePrimaryAddress<Address extends { isPrimary: boolean }>(list: readonly Address[]): Address[] {
  const primary = Math.max(
    0,
    list.findIndex((address) => address.isPrimary),
  );
  return list.map((address, index) => ({ ...address, isPrimary: index === primary }));
}

/** A field that may not have been filled in yet. */
type Filled = string | number | null | undefined;

/** Fields that decide whether a company profile is complete. */
export interface CompanyProfileState {
  account: { fullName: Filled; contact: Filled };
  company: { industry: Filled; phone: Filled; headquarters: Filled; yearEstablished: Filled; description: Filled };
  addresses: readonly {
    line1: Filled;
    city: Filled;
    state: Filled;
    country: Filled;
    pincode: Filled;
    isPrimary: boolean;
  }[];
}

/** Every required field of the three tabs is there, and a primary address (domain.md §3). */
export function isCompanyProfileComplete({ account, company, addresses: list }: CompanyProfileState): boolean {
  const required: Filled[] = [
    account.fullName,
    account.contact,
    company.industry,
    company.phone,
    company.headquarters,
    company.yearEstablished,
    company.description,
    ...list.flatMap((address) => [address.line1, address.city, address.state, address.country, address.pincode]),
  ];
  return required.every((field) => !isEmpty(field)) && list.some((address) => address.isPrimary);
}

/** A full name as first and last name: the first word, and the rest (empty when there is one word only). */
export function splitFullName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** First and last name as one, without a space too many when one is empty. */
export function joinFullName(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`.trim();
}

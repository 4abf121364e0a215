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
import { PHONE_DIGITS } from '../fields/phone.js';

/**
 * The three tabs of the company profile (specification 2 §5). The name, the website and the account's email address are
 * read-only.
 */

export const MAX_ADDRESSES = 20;

const CONTACT_DIGITS = `${mustBeExactDigits('Contact number', PHONE_DIGITS)}.`;
const COMPANY_PHONE_DIGITS = `${mustBeExactDigits('Contact Phone number', PHONE_DIGITS)}.`;
const YEAR_DIGITS = mustBeDigits('Year', 4);
/** Returns the years in which a company can have been established. `today` is the date in India. */
export const establishmentYears = (today: string) => ({ earliest: 1800, latest: getYear(today) });
const SIZE_INVALID = 'Company size must be a number.';

const accountFields = {
  fullName: personName('Full Name'),
  contact: phoneNumber('Contact number', CONTACT_DIGITS),
};

/**
 * The tab Account Details. The specification has a required company email address ('Company email is required.') and an
 * optional one: the required one is the account's here, the optional one is on the next tab.
 */
export const companyAccountSchema = z.object({
  ...accountFields,
  email: emailAddress('Company email', EMAIL_ADDRESS_INVALID),
});

/** The tab Company Information, without read-only fields. `today` is the date in India. */
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

/** The tab Address & Location. */
export const companyAddressesSchema = z.object({ addresses });

/** Input of the company profile: the three tabs without read-only fields. The result has exactly one primary address. */
export const companyProfileSchema = (today: string) =>
  z.object({
    account: z.object(accountFields),
    company: companyInformationSchema(today),
    addresses,
  });

/** Ensures exactly one primary address: the first marked one, otherwise the first (specification 2 §4). */
export function normalisePrimaryAddress<Address extends { isPrimary: boolean }>(list: readonly Address[]): Address[] {
  const primary = Math.max(
    0,
    list.findIndex((address) => address.isPrimary),
  );
  return list.map((address, index) => ({ ...address, isPrimary: index === primary }));
}

type Filled = string | number | null | undefined;

/** Fields that decide whether a company profile is complete. */
interface CompanyProfileState {
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

/** Returns true if the profile has all required fields and a primary address (specification 4 §2). */
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

/** Splits a full name into the first word and the rest, which is empty for a single word. */
export function splitFullName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

export function joinFullName(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`.trim();
}

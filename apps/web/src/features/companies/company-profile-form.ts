import {
  companyAccountSchema,
  companyAddressesSchema,
  companyInformationSchema,
  companyProfileSchema,
  normalisePrimaryAddress,
} from '@job-alert/domain/companies/company-profile';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { COUNTRY } from '@job-alert/domain/india/india';
import type { FormDraft } from '../../lib/drafts/use-form-draft';
import { fieldErrors } from '../../lib/errors/describe-error';
import { type Checked, check, checkMessages } from '../../lib/forms/check';
import type { SaveCompanyProfileInput } from '../../lib/graphql/schema.generated';
import type { CompanyProfileFragment } from './company-profile.generated';

/** The tabs of the wizard in their order. Each name is also a key of the form values. */
export const profileTabs = ['account', 'company', 'addresses'] as const;
export type ProfileTab = (typeof profileTabs)[number];

export const profileTabLabels: Readonly<Record<ProfileTab, string>> = {
  account: 'Account Details',
  company: 'Company Information',
  addresses: 'Address & Location',
};

/** An address in the form. `key` identifies the entry while it is edited. */
interface AddressValues {
  key: string;
  line1: string;
  line2: string;
  city: string;
  state: string | null;
  country: string;
  pincode: string;
  isPrimary: boolean;
}

let newAddressCount = 0;

export function emptyAddress(isPrimary: boolean): AddressValues {
  newAddressCount += 1;
  const key = `new-${newAddressCount}`;
  return { key, line1: '', line2: '', city: '', state: null, country: COUNTRY, pincode: '', isPrimary };
}

/** Converts a company to form values. If several addresses are primary, only the first remains primary. */
export function toProfileValues(company: CompanyProfileFragment) {
  const addresses: AddressValues[] = company.addresses.map(({ id, line2, ...address }) => ({
    ...address,
    key: id,
    line2: line2 ?? '',
  }));
  return {
    account: { fullName: company.fullName, email: company.email, contact: company.contact },
    company: {
      email: company.companyEmail ?? '',
      industry: company.industry ?? '',
      size: company.size?.toString() ?? '',
      phone: company.phone ?? '',
      headquarters: company.headquarters ?? '',
      yearEstablished: company.yearEstablished?.toString() ?? '',
      description: company.description ?? '',
    },
    addresses: addresses.length > 0 ? normalisePrimaryAddress(addresses) : [emptyAddress(true)],
  };
}
export type ProfileValues = ReturnType<typeof toProfileValues>;

export const profileDraft: FormDraft = {
  name: 'company-profile',
  fields: [
    'account.fullName',
    'account.contact',
    ...['email', 'industry', 'size', 'phone', 'headquarters', 'yearEstablished', 'description'].map(
      (field) => `company.${field}`,
    ),
  ],
  blocks: {
    addresses: {
      fields: ['line1', 'line2', 'city', 'state', 'country', 'pincode', 'isPrimary'],
      empty: () => emptyAddress(false),
    },
  },
};

/** Validates one tab. Returns the messages by field path. */
export function tabErrors(tab: ProfileTab, values: ProfileValues): Record<string, string> {
  if (tab === 'addresses') return checkMessages(companyAddressesSchema, { addresses: values.addresses });
  const schema = tab === 'account' ? companyAccountSchema : companyInformationSchema(todayInIndia(new Date()));
  const errors = checkMessages(schema, values[tab]);
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [`${tab}.${path}`, message]));
}

/** Returns the first tab that has an error, or undefined. */
export function firstTabWith(errors: Record<string, unknown>): ProfileTab | undefined {
  return profileTabs.find((tab) => Object.keys(errors).some((path) => path.startsWith(tab)));
}

/** Validates the whole form. Returns the input that replaces `version` of the company. */
export function checkProfile(values: ProfileValues, version: number): Checked<SaveCompanyProfileInput> {
  const checked = check(companyProfileSchema(todayInIndia(new Date())), values);
  if (!checked.ok) return checked;
  const { account, company, addresses } = checked.value;
  const { email: companyEmail, ...information } = company;
  return { ok: true, value: { ...account, ...information, companyEmail, addresses, version } };
}

/** Returns the server's messages by field path of the form. */
export function serverErrors(error: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(fieldErrors(error)).map(([path, message]) => [pathInForm(path), message]));
}

function pathInForm(path: string): string {
  if (path === 'companyEmail') return 'company.email';
  if (path === 'fullName' || path === 'contact') return `account.${path}`;
  return path.startsWith('addresses') ? path : `company.${path}`;
}

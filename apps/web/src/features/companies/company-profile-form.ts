import { todayInIndia } from '@job-alert/domain/calendar';
import {
  companyAccountSchema,
  companyAddressesSchema,
  companyInformationSchema,
  companyProfileSchema,
  normalisePrimaryAddress,
} from '@job-alert/domain/company-profile';
import { COUNTRY } from '@job-alert/domain/india';
import { validate } from '@job-alert/domain/validation';
import type { FormDraft } from '../../lib/drafts/use-form-draft';
import { fieldErrors } from '../../lib/errors/describe-error';
import { validateWith } from '../../lib/forms/validate-with';
import type { SaveCompanyProfileInput } from '../../lib/graphql/schema.generated';
import type { CompanyProfileFragment } from './company-profile.generated';

/** The tabs of the wizard in their order, each with the part of the form that it holds. */
export const profileTabs = ['account', 'company', 'addresses'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The words on the tabs. */
export const profileTabLabels: Readonly<Record<ProfileTab, string>> = {
  account: 'Account Details',
  company: 'Company Information',
  addresses: 'Address & Location',
};

/** One location as the form holds it; `key` tells the blocks apart while they are edited. */
export interface AddressValues {
  key: string;
  line1: string;
  line2: string;
  city: string;
  state: string | null;
  country: string;
  pincode: string;
  isPrimary: boolean;
}

let addressesMade = 0;

/** A location that has not been filled in. */
export function emptyAddress(isPrimary: boolean): AddressValues {
  addressesMade += 1;
  const key = `new-${addressesMade}`;
  return { key, line1: '', line2: '', city: '', state: null, country: COUNTRY, pincode: '', isPrimary };
}

/** What the form holds of a company; of several primary addresses only the first stays so. */
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

/** What is kept of the form until it is saved. */
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

const faultsOf = {
  account: validateWith(companyAccountSchema),
  company: (values: unknown) => validateWith(companyInformationSchema(todayInIndia(new Date())))(values),
  addresses: validateWith(companyAddressesSchema),
};

/** The messages of one tab by the paths of the form's fields. */
export function tabErrors(tab: ProfileTab, values: ProfileValues): Record<string, string> {
  if (tab === 'addresses') return faultsOf.addresses({ addresses: values.addresses });
  const errors = faultsOf[tab](values[tab]);
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [`${tab}.${path}`, message]));
}

/** The messages of the whole form. */
export function profileErrors(values: ProfileValues): Record<string, string> {
  return Object.assign({}, ...profileTabs.map((tab) => tabErrors(tab, values)));
}

/** The first tab that has one of these messages. */
export function firstTabWith(errors: Record<string, unknown>): ProfileTab | undefined {
  return profileTabs.find((tab) => Object.keys(errors).some((path) => path.startsWith(tab)));
}

/** What is sent to the server, or null when the form is not valid. */
export function toProfileInput(values: ProfileValues, version: number): SaveCompanyProfileInput | null {
  const cleaned = validate(companyProfileSchema(todayInIndia(new Date())), values);
  if (!cleaned.ok) return null;
  const { account, company, addresses } = cleaned.value;
  const { email: companyEmail, ...information } = company;
  return { ...account, ...information, companyEmail, addresses, version };
}

/** The server's messages by the paths of the form's fields. */
export function serverErrors(error: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(fieldErrors(error)).map(([path, message]) => [pathInForm(path), message]));
}

function pathInForm(path: string): string {
  if (path === 'companyEmail') return 'company.email';
  if (path === 'fullName' || path === 'contact') return `account.${path}`;
  return path.startsWith('addresses') ? path : `company.${path}`;
}

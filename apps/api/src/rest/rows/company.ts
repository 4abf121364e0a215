import { todayInIndia } from '@job-alert/domain/calendar';
import { companyProfileSchema } from '@job-alert/domain/company-profile';
import { COMPANY_MESSAGES } from '@job-alert/domain/messages';
import { type FieldErrors, validate } from '@job-alert/domain/validation';
import { object } from '../answers.js';
import { flag, group, list, text, whole } from '../input-fields.js';
import * as out from '../output-fields.js';
import type { RestRequest, RestRoute } from '../route.js';
import { byId } from './shared.js';

const ADDRESS: out.OutputFields = {
  id: out.id('id'),
  org_address_1: out.text('line1'),
  org_address_2: out.text('line2'),
  org_city: out.text('city'),
  org_state: out.text('state'),
  org_country: out.text('country'),
  org_pincode: out.text('pincode'),
  is_primary: out.flag('isPrimary'),
};

const COMPANY_INFO: out.OutputFields = {
  company_name: out.text('name'),
  company_website: out.text('website'),
  company_description: out.text('description'),
  industry: out.text('industry'),
  company_email: out.text('companyEmail'),
  company_contact: out.text('phone'),
  company_size: out.whole('size'),
  company_headquarter: out.text('headquarters'),
  year_established: out.whole('yearEstablished'),
  is_profile_complete: out.flag('isProfileComplete'),
  other_addresses: out.items('addresses', ADDRESS),
};

const PROFILE: out.OutputFields = {
  employer: out.group({
    full_name: out.text('fullName'),
    email: out.text('email'),
    contact: out.text('contact'),
    org_name: out.text('name'),
    org_website: out.text('website'),
  }),
  company_info: out.group(COMPANY_INFO),
  address: out.oneOf('addresses', ADDRESS, (addresses) => addresses.find(({ isPrimary }) => isPrimary)),
};

/** The employer of an administrator's list, opened. */
export const EMPLOYER_DETAIL: out.OutputFields = {
  employer_name: out.text('fullName'),
  employer_contact: out.text('contact'),
  employer_email: out.text('email'),
  user_data: out.group({
    org_name: out.text('name'),
    gstno: out.text('gstin'),
    org_website: out.text('website'),
  }),
  company_info: out.group(COMPANY_INFO),
  other_addresses: out.items('addresses', ADDRESS),
};

const SELECTION = out.select(PROFILE);

/** The domain has the fields by tabs; the names of the input are those without the tab. */
function faultsOf({ body }: RestRequest): FieldErrors {
  const { fullName, contact, companyEmail, addresses, ...company } = body;
  const tabs = { account: { fullName, contact }, company: { ...company, email: companyEmail }, addresses };
  const result = validate(companyProfileSchema(todayInIndia(new Date())), tabs);
  const inInput = (path: string) =>
    path === 'company.email' ? 'companyEmail' : path.replace(/^(?:account|company)\./, '');
  return result.ok
    ? {}
    : Object.fromEntries(Object.entries(result.errors).map(([path, messages]) => [inInput(path), messages]));
}

/** The company profile of an employer; what cannot be changed may be sent and has no effect. */
export const companyRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: 'api/employer/company-profile/{id}',
    who: ['EMPLOYER', 'ADMIN'],
    own: 'id',
    summary: 'The company profile of an employer, by the id of the employer.',
    document: `query ($id: ID!) { company(id: $id) ${SELECTION} }`,
    variables: byId,
    answer: object('company', PROFILE),
  },
  {
    method: 'POST',
    path: 'api/employer/company-profile/{id}',
    who: ['EMPLOYER'],
    own: 'id',
    isForm: true,
    summary: 'Saves the company profile. E-mail, name and website cannot be changed.',
    body: {
      user: group({ full_name: text('fullName'), contact: text('contact') }),
      company_info: group({
        company_email: text('companyEmail'),
        industry: text('industry'),
        company_size: whole('size'),
        company_contact: text('phone'),
        company_headquarter: text('headquarters'),
        year_established: whole('yearEstablished'),
        company_description: text('description'),
      }),
      other_addresses: list('addresses', {
        org_address_1: text('line1'),
        org_address_2: text('line2'),
        org_city: text('city'),
        org_state: text('state'),
        org_country: text('country'),
        org_pincode: text('pincode'),
        is_primary: flag('isPrimary'),
      }),
    },
    document: `mutation ($input: SaveCompanyProfileInput!) { saved: saveCompanyProfile(input: $input) { company ${SELECTION} } }`,
    variables: ({ body }) => ({ input: withPrimaryFlags(body) }),
    rule: faultsOf,
    answer: object('saved.company', PROFILE),
    // The screen shows the sentence and, behind it, the details (specification 2 §8).
    refuse: ({ body }) => ({
      error: body['errors'] ? COMPANY_MESSAGES.submitFailed : body['error'],
      ...(body['errors'] !== undefined && {
        errors: body['errors'],
        details: sentences(body['errors'] as FieldErrors),
      }),
    }),
  },
];

/** A location without the radio button is not the primary one. */
function withPrimaryFlags(body: RestRequest['body']): RestRequest['body'] {
  const { addresses = [], ...rest } = body as { addresses?: object[] };
  return { ...rest, addresses: addresses.map((address) => ({ isPrimary: false, ...address })) };
}

const sentences = (errors: FieldErrors): string => Object.values(errors).flat().join(' ');

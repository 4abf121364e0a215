import { companyProfileSchema } from '@job-alert/domain/companies/company-profile';
import type { FieldErrors } from '@job-alert/domain/fields/validation';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { COMPANY_MESSAGES } from '@job-alert/domain/portal/profile-messages';
import { object } from '../responses.js';
import { graphql, type SaveCompanyProfileInput } from '../documents.generated.js';
import { boolean, type UncheckedInput, group, list, string, integer } from '../input-fields.js';
import { nullable } from '../json-schema.js';
import * as out from '../output-fields.js';
import { defineRoute } from '../define-route.js';
import { companyOf, isOwn } from '../../platform/viewer.js';
import { requireRecord, ruleErrors } from './shared.js';

const ADDRESS = graphql(
  `fragment Address on CompanyAddress { id line1 line2 city state country pincode isPrimary }`,
).outputFields({
  id: out.id('id'),
  org_address_1: out.string('line1'),
  org_address_2: out.string('line2'),
  org_city: out.requiredString('city'),
  org_state: out.string('state'),
  org_country: out.string('country'),
  org_pincode: out.string('pincode'),
  is_primary: out.boolean('isPrimary'),
});

const COMPANY_INFO = graphql(`fragment CompanyInfo on Company {
  name website description industry companyEmail phone size headquarters yearEstablished isProfileComplete
  addresses { ...Address }
}`).outputFields({
  company_name: out.string('name'),
  company_website: out.string('website'),
  company_description: out.string('description'),
  industry: out.string('industry'),
  company_email: out.string('companyEmail'),
  company_contact: out.string('phone'),
  company_size: out.integer('size'),
  company_headquarter: out.string('headquarters'),
  year_established: out.integer('yearEstablished'),
  is_profile_complete: out.boolean('isProfileComplete'),
  other_addresses: out.list('addresses', ADDRESS),
});

const PROFILE = graphql(`fragment CompanyProfile on Company { ...CompanyInfo fullName email contact }`).outputFields({
  employer: out.group({
    full_name: out.string('fullName'),
    email: out.requiredString('email'),
    contact: out.string('contact'),
    org_name: out.string('name'),
    org_website: out.string('website'),
  }),
  company_info: out.group(COMPANY_INFO),
  address: out.computed(nullable(out.outputSchema(ADDRESS)), ({ addresses }) => {
    const primary = addresses.find(({ isPrimary }) => isPrimary);
    return primary ? out.show(ADDRESS, primary) : null;
  }),
});

export const EMPLOYER_DETAIL = graphql(
  `fragment EmployerDetail on Company { ...CompanyInfo fullName email contact gstin }`,
).outputFields({
  employer_name: out.string('fullName'),
  employer_contact: out.string('contact'),
  employer_email: out.requiredString('email'),
  user_data: out.group({
    org_name: out.string('name'),
    gstno: out.string('gstin'),
    org_website: out.string('website'),
  }),
  company_info: out.group(COMPANY_INFO),
  other_addresses: out.list('addresses', ADDRESS),
});

/** The domain nests the fields by tab; the GraphQL input does not. */
function profileErrors(input: UncheckedInput<SaveCompanyProfileInput>): FieldErrors {
  const { fullName, contact, companyEmail, addresses, ...company } = input;
  const tabs = { account: { fullName, contact }, company: { ...company, email: companyEmail }, addresses };
  return ruleErrors(companyProfileSchema(todayInIndia(new Date())), tabs, (path) =>
    path === 'company.email' ? 'companyEmail' : path.replace(/^(?:account|company)\./, ''),
  );
}

/** Routes for the company profile. Read-only fields in a request are ignored. */
export const companyRoutes = [
  defineRoute({
    at: 'GET api/employer/company-profile/{id}',
    who: ['EMPLOYER', 'ADMIN'],
    own: 'id',
    summary: "A company profile by its employer's id.",
    document: graphql(`query CompanyProfile($id: ID!) { company(id: $id) { ...CompanyProfile } }`),
    variables: ({ path: { id }, viewer }) => ({ id: (isOwn(viewer, id) && companyOf(viewer)) || id }),
    from: ({ company }) => requireRecord('Company', company),
    response: object(PROFILE),
  }),
  defineRoute({
    at: 'POST api/employer/company-profile/{id}',
    who: ['EMPLOYER'],
    own: 'id',
    isForm: true,
    summary: 'Saves your company profile. The email, name and website cannot be changed.',
    body: {
      user: group({ full_name: string('fullName'), contact: string('contact') }),
      company_info: group({
        company_email: string('companyEmail'),
        industry: string('industry'),
        company_size: integer('size'),
        company_contact: string('phone'),
        company_headquarter: string('headquarters'),
        year_established: integer('yearEstablished'),
        company_description: string('description'),
      }),
      other_addresses: list('addresses', {
        org_address_1: string('line1'),
        org_address_2: string('line2'),
        org_city: string('city'),
        org_state: string('state'),
        org_country: string('country'),
        org_pincode: string('pincode'),
        is_primary: boolean('isPrimary'),
      }),
    },
    document: graphql(`mutation SaveCompanyProfile($input: SaveCompanyProfileInput!) {
      saveCompanyProfile(input: $input) { company { ...CompanyProfile } }
    }`),
    // Forms omit a radio button that is not selected.
    variables: ({ body: { addresses = [], ...rest } }) => ({
      input: { ...rest, addresses: addresses.map((address) => ({ isPrimary: false, ...address })) },
    }),
    rule: ({ body }) => profileErrors(body),
    from: ({ saveCompanyProfile }) => requireRecord('Company', saveCompanyProfile.company),
    response: object(PROFILE),
    // The screen shows the sentence followed by the details (specification 2 §8).
    mapError: ({ body }) =>
      body.errors
        ? { ...body, error: COMPANY_MESSAGES.submitFailed, details: Object.values(body.errors).flat().join(' ') }
        : body,
  }),
];

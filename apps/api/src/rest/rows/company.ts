import { companyProfileSchema } from '@job-alert/domain/companies/company-profile';
import type { FieldErrors } from '@job-alert/domain/fields/validation';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { COMPANY_MESSAGES } from '@job-alert/domain/portal/messages';
import { object } from '../answers.js';
import { graphql, type SaveCompanyProfileInput } from '../documents.generated.js';
import { flag, type Given, group, list, text, whole } from '../input-fields.js';
import { nullable } from '../json-schema.js';
import * as out from '../output-fields.js';
import { row } from '../row.js';
import { byId, found, wordsOf } from './shared.js';

const ADDRESS = graphql(
  `fragment Address on CompanyAddress { id line1 line2 city state country pincode isPrimary }`,
).shownAs({
  id: out.id('id'),
  org_address_1: out.text('line1'),
  org_address_2: out.text('line2'),
  org_city: out.requiredText('city'),
  org_state: out.text('state'),
  org_country: out.text('country'),
  org_pincode: out.text('pincode'),
  is_primary: out.flag('isPrimary'),
});

const COMPANY_INFO = graphql(`fragment CompanyInfo on Company {
  name website description industry companyEmail phone size headquarters yearEstablished isProfileComplete
  addresses { ...Address }
}`).shownAs({
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
});

const PROFILE = graphql(`fragment CompanyProfile on Company { ...CompanyInfo fullName email contact }`).shownAs({
  employer: out.group({
    full_name: out.text('fullName'),
    email: out.requiredText('email'),
    contact: out.text('contact'),
    org_name: out.text('name'),
    org_website: out.text('website'),
  }),
  company_info: out.group(COMPANY_INFO),
  address: out.made(nullable(out.schemaOfOutput(ADDRESS)), ({ addresses }) => {
    const primary = addresses.find(({ isPrimary }) => isPrimary);
    return primary ? out.show(ADDRESS, primary) : null;
  }),
});

/** The details of an employer for administrators. */
export const EMPLOYER_DETAIL = graphql(
  `fragment EmployerDetail on Company { ...CompanyInfo fullName email contact gstin }`,
).shownAs({
  employer_name: out.text('fullName'),
  employer_contact: out.text('contact'),
  employer_email: out.requiredText('email'),
  user_data: out.group({ org_name: out.text('name'), gstno: out.text('gstin'), org_website: out.text('website') }),
  company_info: out.group(COMPANY_INFO),
  other_addresses: out.items('addresses', ADDRESS),
});

/** The domain groups the fields by tab; the input does not. */
function faultsOf(given: Given<SaveCompanyProfileInput>): FieldErrors {
  const { fullName, contact, companyEmail, addresses, ...company } = given;
  const tabs = { account: { fullName, contact }, company: { ...company, email: companyEmail }, addresses };
  return wordsOf(companyProfileSchema(todayInIndia(new Date())), tabs, (path) =>
    path === 'company.email' ? 'companyEmail' : path.replace(/^(?:account|company)\./, ''),
  );
}

/** An employer's company profile. Fields that cannot be changed are ignored. */
export const companyRoutes = [
  row({
    at: 'GET api/employer/company-profile/{id}',
    who: ['EMPLOYER', 'ADMIN'],
    own: 'id',
    summary: "A company profile by its employer's id.",
    document: graphql(`query CompanyProfile($id: ID!) { company(id: $id) { ...CompanyProfile } }`),
    variables: byId,
    from: ({ company }) => found('Company', company),
    answer: object(PROFILE),
  }),
  row({
    at: 'POST api/employer/company-profile/{id}',
    who: ['EMPLOYER'],
    own: 'id',
    isForm: true,
    summary: 'Saves your company profile. The email, name and website cannot be changed.',
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
    document: graphql(`mutation SaveCompanyProfile($input: SaveCompanyProfileInput!) {
      saveCompanyProfile(input: $input) { company { ...CompanyProfile } }
    }`),
    // Forms send nothing for a radio button that is not selected.
    variables: ({ body: { addresses = [], ...rest } }) => ({
      input: { ...rest, addresses: addresses.map((address) => ({ isPrimary: false, ...address })) },
    }),
    rule: ({ body }) => faultsOf(body),
    from: ({ saveCompanyProfile }) => found('Company', saveCompanyProfile.company),
    answer: object(PROFILE),
    // The screen shows the sentence followed by the details (specification 2 §8).
    refuse: ({ body }) =>
      body.errors
        ? { ...body, error: COMPANY_MESSAGES.submitFailed, details: Object.values(body.errors).flat().join(' ') }
        : body,
  }),
];

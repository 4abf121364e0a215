import {
  candidateSignUpSchema,
  employerSignUpSchema,
  RESUME_REQUIRED,
  signInSchema,
} from '@job-alert/domain/accounts/accounts';
import { DEMO_CANDIDATE, DEMO_PASSWORD } from '@job-alert/domain/accounts/demo-logins';
import { USER_TYPES, userTypeToWire } from '@job-alert/domain/text/user-type';
import { experienceLevelNames } from '@job-alert/domain/candidates/experience-level';
import type { FieldErrors } from '@job-alert/domain/fields/validation';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { invalidInput } from '../../platform/errors.js';
import { keyed, message, object, withMessage } from '../responses.js';
import { graphql, type RegisterCandidateInput } from '../documents.generated.js';
import { file, boolean, type UncheckedInput, readFields, string, namedValue } from '../input-fields.js';
import * as out from '../output-fields.js';
import type { RestCall, RestRoute } from '../route.js';
import { eitherRoute, defineRoute } from '../define-route.js';
import { byId, requireRecord, signUpTypeInput, ruleErrors } from './shared.js';

const USER = graphql(`fragment Account on User { id email type firstName isActive company { id } }`).outputFields({
  id: out.id('id'),
  email: out.requiredString('email'),
  user_type: out.enumValue('type', userTypeToWire, USER_TYPES),
  first_name: out.requiredString('firstName'),
  is_active: out.boolean('isActive'),
  company_id: out.nested('company', out.id('id')),
});

const ACCOUNT_STATUS = graphql(`fragment AccountStatus on User { id isActive type }`).outputFields({
  id: out.id('id'),
  is_active: out.boolean('isActive'),
  user_type: out.enumValue('type', userTypeToWire, USER_TYPES),
});

const SESSION = graphql(`fragment Session on SignInPayload { user { ...Account } token }`).outputFields({
  user: out.object('user', USER),
  token: out.requiredString('token'),
});

const DEVICE_TOKEN =
  'Optional: random text that your client keeps, so that failed logins elsewhere do not lock it out.';

const TYPE = { user_type: signUpTypeInput('userType', ['candidate', 'employer']) };
const PERSON = {
  first_name: string('firstName'),
  last_name: string('lastName'),
  email: string('email'),
  contact: string('contact'),
  password: string('password'),
};
const CANDIDATE = {
  experience: namedValue('experienceLevel', experienceLevelNames),
  resume: file('resume'),
};
const EMPLOYER = {
  org_name: string('organizationName'),
  org_website: string('companyWebsite'),
  gstno: string('gstin'),
};
const CONSENT = { consent: boolean('consent') };

/** The documented form has no consent field, so sending the form means consent. A client may still send `consent`. */
const withConsent = <Input>(body: Input) => ({ consent: true, ...body });

function candidateErrors(input: UncheckedInput<RegisterCandidateInput>): FieldErrors {
  const errors = ruleErrors(candidateSignUpSchema, input);
  return input.resume ? errors : { ...errors, resume: [RESUME_REQUIRED] };
}

const signUp = {
  at: 'POST api/register',
  who: 'anyone',
  isForm: true,
  summary: 'Signs up a candidate or an employer. Sending the form is consent to the privacy policy.',
  example: {
    user_type: 'employer',
    email: 'meera.shah@tapi-textiles.example',
    org_website: 'https://tapi-textiles.example',
  },
  response: withMessage(COMMON_MESSAGES.formSubmitted, keyed('user', USER), 201),
} as const;

const signUpEmployer = defineRoute({
  ...signUp,
  body: { ...PERSON, ...EMPLOYER, ...CONSENT },
  document: graphql(`mutation RegisterEmployer($input: RegisterEmployerInput!) {
    registerEmployer(input: $input) { user { ...Account } }
  }`),
  variables: ({ body }) => ({ input: withConsent(body) }),
  rule: ({ body }) => ruleErrors(employerSignUpSchema, withConsent(body)),
  from: ({ registerEmployer }) => registerEmployer.user,
});

const signUpCandidate = defineRoute({
  ...signUp,
  body: { ...PERSON, ...CANDIDATE, ...CONSENT },
  document: graphql(`mutation RegisterCandidate($input: RegisterCandidateInput!) {
    registerCandidate(input: $input) { user { ...Account } }
  }`),
  variables: ({ body }) => ({ input: withConsent(body) }),
  rule: ({ body }) => candidateErrors(withConsent(body)),
  from: ({ registerCandidate }) => registerCandidate.user,
});

function pickSignUp({ body }: RestCall): RestRoute {
  const { userType } = readFields(TYPE, body);
  if (userType === 'EMPLOYER') return signUpEmployer;
  if (userType === 'CANDIDATE') return signUpCandidate;
  throw invalidInput({ userType: ['Choose candidate or employer.'] });
}

export const accountRoutes = [
  eitherRoute([signUpEmployer, signUpCandidate], pickSignUp, {
    ...TYPE,
    ...PERSON,
    ...CANDIDATE,
    ...EMPLOYER,
    ...CONSENT,
  }),
  defineRoute({
    at: 'POST api/login',
    who: 'anyone',
    returnsToken: true,
    summary: 'Logs in. Send the token with every later call. Administrators with two-step login send the code as well.',
    body: {
      email: string('email'),
      password: string('password'),
      remember_me: boolean('rememberMe'),
      code: string('code'),
      device_mark: string('deviceToken', DEVICE_TOKEN),
    },
    example: { email: DEMO_CANDIDATE.email, password: DEMO_PASSWORD, code: undefined, device_mark: undefined },
    document: graphql(`mutation SignIn($input: SignInInput!) { signIn(input: $input) { ...Session } }`),
    variables: ({ body }) => ({ input: body }),
    rule: ({ body }) => ruleErrors(signInSchema, body),
    from: ({ signIn }) => signIn,
    response: object(SESSION),
  }),
  defineRoute({
    at: 'POST api/logout',
    who: 'user',
    summary: 'Logs out: ends the session of the token.',
    document: graphql(`mutation SignOut { signOut { user { id } } }`),
    response: message('You have been logged out.'),
  }),
  defineRoute({
    at: 'GET api/check-user-status/{id}',
    who: 'user',
    summary: 'Returns whether an account is active. Administrators can query any account, others about their own.',
    document: graphql(`query UserStatus($id: ID!) { user(id: $id) { ...AccountStatus } }`),
    variables: byId,
    from: ({ user }) => requireRecord('User', user),
    response: object(ACCOUNT_STATUS),
  }),
];

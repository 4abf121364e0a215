import { candidateSignUpSchema, employerSignUpSchema, RESUME_REQUIRED, signInSchema } from '@job-alert/domain/accounts';
import { experienceLevelFromEdge } from '@job-alert/domain/experience-level';
import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { userTypeFromEdge, userTypeToEdge } from '@job-alert/domain/user-type';
import { type FieldErrors, validate } from '@job-alert/domain/validation';
import { message, messageWith, object } from '../answers.js';
import { file, flag, text, word } from '../input-fields.js';
import * as out from '../output-fields.js';
import type { RestRequest, RestRoute } from '../route.js';
import type { Values } from '../values.js';
import { byId } from './shared.js';

const USER: out.OutputFields = {
  id: out.id('id'),
  email: out.text('email'),
  user_type: out.word('type', userTypeToEdge),
  first_name: out.text('firstName'),
  is_active: out.flag('isActive'),
};

const STANDING: out.OutputFields = {
  id: out.id('id'),
  is_active: out.flag('isActive'),
  user_type: out.word('type', userTypeToEdge),
};

const SESSION: out.OutputFields = {
  user: out.inner('user', USER),
  token: out.text('token'),
};

const REGISTER_EMPLOYER = `mutation ($input: RegisterEmployerInput!) {
  registered: registerEmployer(input: $input) { user ${out.select(USER)} }
}`;
const REGISTER_CANDIDATE = `mutation ($input: RegisterCandidateInput!) {
  registered: registerCandidate(input: $input) { user ${out.select(USER)} }
}`;

/** What the documentation says of the mark. */
const DEVICE_MARK =
  'Optional: random text that your client keeps, so that wrong passwords of others do not count against it.';

const isEmployer = ({ body }: RestRequest): boolean => body['userType'] === 'EMPLOYER';

function signUpInput(request: RestRequest): Values {
  const { userType: _type, resume, ...fields } = request.body;
  const { organizationName, companyWebsite, gstin, experienceLevel, ...person } = fields;
  // The documented form has no box to tick: sending it is the agreement that it speaks of, unless it says otherwise.
  const input = { consent: true, ...person };
  return isEmployer(request)
    ? { ...input, organizationName, companyWebsite, gstin }
    : { ...input, experienceLevel, resume };
}

function signUpFaults(request: RestRequest): FieldErrors {
  const input = signUpInput(request);
  const rule = isEmployer(request)
    ? validate(employerSignUpSchema, input)
    : validate(candidateSignUpSchema, { ...input, experience: input['experienceLevel'] });
  const { experience, ...errors }: FieldErrors = rule.ok ? {} : rule.errors;
  const resume: FieldErrors = isEmployer(request) || request.body['resume'] ? {} : { resume: [RESUME_REQUIRED] };
  const level: FieldErrors = experience ? { experienceLevel: experience } : {};
  return { ...errors, ...level, ...resume };
}

function faultsOf(result: ReturnType<typeof validate>): FieldErrors {
  return result.ok ? {} : result.errors;
}

export const accountRoutes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: 'api/register',
    who: 'anyone',
    isForm: true,
    summary: 'Signs up a candidate or an employer, who agrees to the privacy policy by sending the form.',
    body: {
      user_type: word('userType', ['candidate', 'employer'], userTypeFromEdge),
      first_name: text('firstName'),
      last_name: text('lastName'),
      email: text('email'),
      contact: text('contact'),
      password: text('password'),
      experience: word('experienceLevel', ['fresher', 'experienced'], experienceLevelFromEdge),
      resume: file('resume'),
      org_name: text('organizationName'),
      org_website: text('companyWebsite'),
      gstno: text('gstin'),
      consent: flag('consent'),
    },
    check: ({ body }): FieldErrors =>
      body['userType'] === 'EMPLOYER' || body['userType'] === 'CANDIDATE'
        ? {}
        : { userType: ['Choose candidate or employer.'] },
    document: {
      of: [REGISTER_EMPLOYER, REGISTER_CANDIDATE],
      choose: (request) => (isEmployer(request) ? REGISTER_EMPLOYER : REGISTER_CANDIDATE),
    },
    variables: (request) => ({ input: signUpInput(request) }),
    rule: signUpFaults,
    answer: messageWith(COMMON_MESSAGES.formSubmitted, 'user', 'registered.user', USER, 201),
  },
  {
    method: 'POST',
    path: 'api/login',
    who: 'anyone',
    summary:
      'Logs in. Send the token with every later call. An administrator with two-step login sends the code as well.',
    body: {
      email: text('email'),
      password: text('password'),
      remember_me: flag('rememberMe'),
      code: text('code'),
      device_mark: text('deviceMark', DEVICE_MARK),
    },
    document: `mutation ($input: SignInInput!) { session: signIn(input: $input) ${out.select(SESSION)} }`,
    variables: ({ body }) => ({ input: body }),
    rule: ({ body }) => faultsOf(validate(signInSchema, body)),
    answer: object('session', SESSION),
  },
  {
    method: 'POST',
    path: 'api/logout',
    who: 'user',
    summary: 'Ends the session of the token.',
    document: 'mutation { signOut { user { id } } }',
    answer: message('You have been logged out.'),
  },
  {
    method: 'GET',
    path: 'api/check-user-status/{id}',
    who: 'user',
    summary: 'Tells whether the account is active. For the account itself and administrators.',
    document: `query ($id: ID!) { user(id: $id) ${out.select(STANDING)} }`,
    variables: byId,
    answer: object('user', STANDING),
  },
];

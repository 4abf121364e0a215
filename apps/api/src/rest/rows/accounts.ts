import {
  candidateSignUpSchema,
  employerSignUpSchema,
  RESUME_REQUIRED,
  signInSchema,
} from '@job-alert/domain/accounts/accounts';
import { USER_TYPES, userTypeToWire } from '@job-alert/domain/accounts/user-type';
import { experienceLevelFromWire } from '@job-alert/domain/candidates/experience-level';
import type { FieldErrors } from '@job-alert/domain/fields/validation';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { invalidInput } from '../../platform/errors.js';
import { keyed, message, object, withMessage } from '../answers.js';
import { graphql, type RegisterCandidateInput } from '../documents.generated.js';
import { file, flag, type Given, readFields, text, word } from '../input-fields.js';
import * as out from '../output-fields.js';
import type { RestCall, RestRoute } from '../route.js';
import { oneOf, row } from '../row.js';
import { byId, found, personTypeRead, wordsOf } from './shared.js';

const USER = graphql(`fragment Account on User { id email type firstName isActive }`).shownAs({
  id: out.id('id'),
  email: out.requiredText('email'),
  user_type: out.word('type', userTypeToWire, USER_TYPES),
  first_name: out.requiredText('firstName'),
  is_active: out.flag('isActive'),
});

const STANDING = graphql(`fragment Standing on User { id isActive type }`).shownAs({
  id: out.id('id'),
  is_active: out.flag('isActive'),
  user_type: out.word('type', userTypeToWire, USER_TYPES),
});

const SESSION = graphql(`fragment Session on SignInPayload { user { ...Account } token }`).shownAs({
  user: out.inner('user', USER),
  token: out.requiredText('token'),
});

const DEVICE_MARK = 'Optional: random text that your client keeps, so that failed logins elsewhere do not lock it out.';

const TYPE = { user_type: personTypeRead('userType', ['candidate', 'employer']) };
const PERSON = {
  first_name: text('firstName'),
  last_name: text('lastName'),
  email: text('email'),
  contact: text('contact'),
  password: text('password'),
};
const CANDIDATE = {
  experience: word('experienceLevel', ['fresher', 'experienced'], experienceLevelFromWire),
  resume: file('resume'),
};
const EMPLOYER = { org_name: text('organizationName'), org_website: text('companyWebsite'), gstno: text('gstin') };
const CONSENT = { consent: flag('consent') };

/** The documented form has no checkbox: sending it means consent, unless it says otherwise. */
const agreed = <Input>(body: Input) => ({ consent: true, ...body });

function candidateFaults(given: Given<RegisterCandidateInput>): FieldErrors {
  const faults = wordsOf(candidateSignUpSchema, { ...given, experience: given.experienceLevel }, (path) =>
    path === 'experience' ? 'experienceLevel' : path,
  );
  return given.resume ? faults : { ...faults, resume: [RESUME_REQUIRED] };
}

const signUp = {
  at: 'POST api/register',
  who: 'anyone',
  isForm: true,
  summary: 'Signs up a candidate or an employer. Sending the form means agreeing to the privacy policy.',
  answer: withMessage(COMMON_MESSAGES.formSubmitted, keyed('user', USER), 201),
} as const;

const signUpEmployer = row({
  ...signUp,
  body: { ...PERSON, ...EMPLOYER, ...CONSENT },
  document: graphql(`mutation RegisterEmployer($input: RegisterEmployerInput!) {
    registerEmployer(input: $input) { user { ...Account } }
  }`),
  variables: ({ body }) => ({ input: agreed(body) }),
  rule: ({ body }) => wordsOf(employerSignUpSchema, agreed(body)),
  from: ({ registerEmployer }) => registerEmployer.user,
});

const signUpCandidate = row({
  ...signUp,
  body: { ...PERSON, ...CANDIDATE, ...CONSENT },
  document: graphql(`mutation RegisterCandidate($input: RegisterCandidateInput!) {
    registerCandidate(input: $input) { user { ...Account } }
  }`),
  variables: ({ body }) => ({ input: agreed(body) }),
  rule: ({ body }) => candidateFaults(agreed(body)),
  from: ({ registerCandidate }) => registerCandidate.user,
});

function signUpOf({ body }: RestCall): RestRoute {
  const { userType } = readFields(TYPE, body);
  if (userType === 'EMPLOYER') return signUpEmployer;
  if (userType === 'CANDIDATE') return signUpCandidate;
  throw invalidInput({ userType: ['Choose candidate or employer.'] });
}

export const accountRoutes = [
  oneOf([signUpEmployer, signUpCandidate], signUpOf, { ...TYPE, ...PERSON, ...CANDIDATE, ...EMPLOYER, ...CONSENT }),
  row({
    at: 'POST api/login',
    who: 'anyone',
    summary: 'Logs in. Send the token with every later call. Administrators with two-step login send the code as well.',
    body: {
      email: text('email'),
      password: text('password'),
      remember_me: flag('rememberMe'),
      code: text('code'),
      device_mark: text('deviceToken', DEVICE_MARK),
    },
    document: graphql(`mutation SignIn($input: SignInInput!) { signIn(input: $input) { ...Session } }`),
    variables: ({ body }) => ({ input: body }),
    rule: ({ body }) => wordsOf(signInSchema, body),
    from: ({ signIn }) => signIn,
    answer: object(SESSION),
  }),
  row({
    at: 'POST api/logout',
    who: 'user',
    summary: 'Ends the session that the token belongs to.',
    document: graphql(`mutation SignOut { signOut { user { id } } }`),
    answer: message('You have been logged out.'),
  }),
  row({
    at: 'GET api/check-user-status/{id}',
    who: 'user',
    summary: 'Tells whether an account is active. Administrators can ask about any account, others about their own.',
    document: graphql(`query UserStanding($id: ID!) { user(id: $id) { ...Standing } }`),
    variables: byId,
    from: ({ user }) => found('User', user),
    answer: object(STANDING),
  }),
];

import { OPENING, PAGE } from './answer-parts.js';
import { BAD_PAGE, type ContractRows, NO_LOGIN, UNKNOWN } from './contract.js';

const EMPLOYER = {
  user_type: 'employer',
  first_name: 'Meera',
  last_name: 'Shah',
  contact: '9812345670',
  password: 'Loom&Thread7',
  org_name: 'Mill',
  org_website: 'https://mill.example',
  gstno: '24ABCDE1234F1Z5',
};

/** Paths for visitors, and for every user's own account. */
export const publicRows: ContractRows = {
  'POST api/register': {
    answer: 'message user{id email user_type first_name is_active company_id}',
    errors: [
      { body: {}, status: 422, says: 'Choose candidate or employer.' },
      { body: { user_type: 'admin' }, status: 422, says: 'Choose candidate or employer.' },
      { body: { ...EMPLOYER, email: 'nobody' }, status: 422, says: 'Invalid email format' },
      {
        body: ({ employer }) => ({ ...EMPLOYER, email: employer.email }),
        status: 409,
        says: 'This email is already registered.',
      },
    ],
  },
  'POST api/login': {
    answer: 'user{id email user_type first_name is_active company_id} token',
    errors: [
      { body: {}, status: 422, says: 'Email is required' },
      { body: { email: 'a@b.example', password: 'x' }, status: 401, says: 'Invalid email or password.' },
    ],
  },
  'POST api/logout': { answer: 'message', errors: [NO_LOGIN] },
  'GET api/check-user-status/{id}': {
    answer: 'id is_active user_type',
    errors: [NO_LOGIN, { id: UNKNOWN, status: 404, says: 'User not found.' }],
  },
  'POST api/forgot-password': {
    answer: 'message',
    errors: [
      { body: {}, status: 422, says: 'Please enter your email address.', in: 'message' },
      { body: { email: 'nobody@test.example' }, status: 404, says: 'Email not found.', in: 'message' },
      {
        body: ({ inactiveEmail }) => ({ email: inactiveEmail }),
        status: 403,
        says: 'Your account is inactive. Please contact admin.',
      },
    ],
  },
  'POST api/reset-password/{token}': {
    answer: 'message',
    errors: [
      { body: {}, status: 422, says: 'Password is required', in: 'message' },
      {
        body: { password: 'Loom&Thread8' },
        status: 400,
        says: 'Reset failed. Invalid or expired token.',
        in: 'message',
      },
    ],
  },
  'POST api/contact-us': {
    answer: 'message',
    errors: [{ body: {}, status: 422, says: 'Name is required' }],
  },
  'GET job/current-opening/get-jobs': { answer: `jobs[${OPENING}] ${PAGE} left_out_words[]`, errors: [BAD_PAGE] },
  'GET job/current-opening/search': { answer: `jobs[${OPENING}] ${PAGE} left_out_words[]`, errors: [BAD_PAGE] },
};

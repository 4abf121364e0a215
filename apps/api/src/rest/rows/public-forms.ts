import { forgotPasswordSchema, newPasswordSchema } from '@job-alert/domain/accounts';
import { contactMessageSchema } from '@job-alert/domain/contact-message';
import { ACCOUNT_MESSAGES, COMMON_MESSAGES } from '@job-alert/domain/messages';
import { userTypeFromEdge } from '@job-alert/domain/user-type';
import { type FieldErrors, validate } from '@job-alert/domain/validation';
import { message } from '../answers.js';
import { text, word } from '../input-fields.js';
import type { Refused, RestRoute } from '../route.js';
import type { Values } from '../values.js';

const faultsOf = (result: ReturnType<typeof validate>): FieldErrors => (result.ok ? {} : result.errors);

/** These two screens read `message`, except that an inactive account is an `error` (specification 1 §7, §8). */
function inMessage({ code, body }: Refused): Values {
  const { error, ...rest } = body;
  return code === 'ACCOUNT_INACTIVE' ? body : { message: error, ...rest };
}

const TRAP = 'Leave it out: people do not see this field, and a message that fills it is dropped.';

/** The forms that nobody has to log in for, sign-up and login aside. */
export const publicFormRoutes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: 'api/forgot-password',
    who: 'anyone',
    summary: 'Mails a link to set a new password.',
    body: { email: text('email') },
    document: 'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { email } }',
    variables: ({ body }) => ({ input: body }),
    rule: ({ body }) => faultsOf(validate(forgotPasswordSchema, body)),
    answer: message(ACCOUNT_MESSAGES.resetLinkSent),
    refuse: inMessage,
  },
  {
    method: 'POST',
    path: 'api/reset-password/{token}',
    who: 'anyone',
    summary:
      'Sets a password with the link from a mail: a forgotten password, or an invitation, which also agrees to the privacy policy.',
    body: { password: text('password') },
    document: 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { email } }',
    variables: ({ path, body }) => ({ input: { token: path['token'], password: body['password'], consent: true } }),
    rule: ({ body }) => faultsOf(validate(newPasswordSchema, body)),
    answer: message(ACCOUNT_MESSAGES.passwordReset),
    refuse: inMessage,
  },
  {
    method: 'POST',
    path: 'api/contact-us',
    who: 'anyone',
    summary: 'Writes to the consultancy.',
    body: {
      name: text('name'),
      email: text('email'),
      phone: text('phone'),
      message: text('message'),
      user_type: word('userType', ['Employer', 'Candidate'], userTypeFromEdge),
      company: text('company', TRAP),
      website: text('website', TRAP),
    },
    document: 'mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { replyTo } }',
    variables: ({ body }) => ({ input: body }),
    rule: ({ body }) => faultsOf(validate(contactMessageSchema, { ...body, userType: body['userType'] ?? undefined })),
    answer: message(COMMON_MESSAGES.formSubmitted, undefined, {}, 201),
  },
];

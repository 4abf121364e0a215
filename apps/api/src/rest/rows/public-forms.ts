import { forgotPasswordSchema, newPasswordSchema } from '@job-alert/domain/accounts';
import { contactMessageSchema } from '@job-alert/domain/contact-message';
import { ACCOUNT_MESSAGES, COMMON_MESSAGES } from '@job-alert/domain/messages';
import { message } from '../answers.js';
import { graphql } from '../documents.generated.js';
import { text } from '../input-fields.js';
import type { Refused } from '../route.js';
import { row } from '../row.js';
import { personTypeRead, wordsOf } from './shared.js';

/** These two screens read `message`, except that an inactive account is an `error` (specification 1 §7, §8). */
function inMessage({ code, body }: Refused): object {
  const { error, ...rest } = body;
  return code === 'ACCOUNT_INACTIVE' ? body : { message: error, ...rest };
}

const TRAP = 'Leave it out: people do not see this field, and a message that fills it is dropped.';

/** The forms that nobody has to log in for, sign-up and login aside. */
export const publicFormRoutes = [
  row({
    at: 'POST api/forgot-password',
    who: 'anyone',
    summary: 'Mails a link to set a new password.',
    body: { email: text('email') },
    document: graphql(`mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) { email }
    }`),
    variables: ({ body }) => ({ input: body }),
    rule: ({ body }) => wordsOf(forgotPasswordSchema, body),
    answer: message(ACCOUNT_MESSAGES.resetLinkSent),
    refuse: inMessage,
  }),
  row({
    at: 'POST api/reset-password/{token}',
    who: 'anyone',
    summary:
      'Sets a password with the link from a mail: a forgotten password, or an invitation, which also agrees to the privacy policy.',
    body: { password: text('password') },
    document: graphql(`mutation ResetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) { email } }`),
    variables: ({ path: { token }, body: { password } }) => ({ input: { token, password, consent: true } }),
    rule: ({ body }) => wordsOf(newPasswordSchema, body),
    answer: message(ACCOUNT_MESSAGES.passwordReset),
    refuse: inMessage,
  }),
  row({
    at: 'POST api/contact-us',
    who: 'anyone',
    summary: 'Writes to the consultancy.',
    body: {
      name: text('name'),
      email: text('email'),
      phone: text('phone'),
      message: text('message'),
      user_type: personTypeRead('userType', ['Employer', 'Candidate']),
      company: text('company', TRAP),
      website: text('website', TRAP),
    },
    document: graphql(`mutation SendContactMessage($input: SendContactMessageInput!) {
      sendContactMessage(input: $input) { replyTo }
    }`),
    variables: ({ body }) => ({ input: body }),
    rule: ({ body }) => wordsOf(contactMessageSchema, { ...body, userType: body.userType ?? undefined }),
    answer: message(COMMON_MESSAGES.formSubmitted, 201),
  }),
];

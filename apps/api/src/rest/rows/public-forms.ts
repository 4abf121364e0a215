import { forgotPasswordSchema, newPasswordSchema } from '@job-alert/domain/accounts/accounts';
import { contactMessageSchema } from '@job-alert/domain/portal/contact-message';
import { ACCOUNT_MESSAGES, COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { message } from '../answers.js';
import { graphql } from '../documents.generated.js';
import { text } from '../input-fields.js';
import type { Refused } from '../route.js';
import { row } from '../row.js';
import { personTypeRead, wordsOf } from './shared.js';

/** The password screens read `message`, and `error` only for an inactive account (specification 1 §7, §8). */
function inMessage({ code, body }: Refused): object {
  const { error, ...rest } = body;
  return code === 'ACCOUNT_INACTIVE' ? body : { message: error, ...rest };
}

const TRAP = 'Leave it out: the field is hidden from people, and a message that fills it is dropped.';

/** The public forms, except sign-up and login. */
export const publicFormRoutes = [
  row({
    at: 'POST api/forgot-password',
    who: 'anyone',
    summary: 'Mails a link for setting a new password.',
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
      'Sets a password with the link from a mail. Accepting an invitation also means agreeing to the privacy policy.',
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
    summary: 'Sends a message to the consultancy.',
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

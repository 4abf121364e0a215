import { forgotPasswordSchema, newPasswordSchema } from '@job-alert/domain/accounts/accounts';
import { contactMessageSchema } from '@job-alert/domain/contact/contact-message';
import { ACCOUNT_MESSAGES, COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { message } from '../responses.js';
import { graphql } from '../documents.generated.js';
import { string } from '../input-fields.js';
import type { ErrorResponse } from '../route.js';
import { defineRoute } from '../define-route.js';
import { signUpTypeInput, ruleErrors } from './shared.js';

/** The password screens read `message`; they read `error` only for an inactive account (specification 1 §7, §8). */
function asMessage({ code, body }: ErrorResponse): object {
  const { error, ...rest } = body;
  return code === 'ACCOUNT_INACTIVE' ? body : { message: error, ...rest };
}

const HONEYPOT = 'Leave it out: the field is hidden from people, and a message that fills it is dropped.';

export const publicFormRoutes = [
  defineRoute({
    at: 'POST api/forgot-password',
    who: 'anyone',
    summary: 'Emails a link to set a new password.',
    body: { email: string('email') },
    document: graphql(`mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) { email }
    }`),
    variables: ({ body }) => ({ input: body }),
    rule: ({ body }) => ruleErrors(forgotPasswordSchema, body),
    response: message(ACCOUNT_MESSAGES.resetLinkSent),
    mapError: asMessage,
  }),
  defineRoute({
    at: 'POST api/reset-password/{token}',
    who: 'anyone',
    summary:
      'Sets a password with the link from an email. Accepting an invitation is also consent to the privacy policy.',
    body: { password: string('password') },
    document: graphql(`mutation ResetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) { email } }`),
    variables: ({ path: { token }, body: { password } }) => ({ input: { token, password, consent: true } }),
    rule: ({ body }) => ruleErrors(newPasswordSchema, body),
    response: message(ACCOUNT_MESSAGES.passwordReset),
    mapError: asMessage,
  }),
  defineRoute({
    at: 'POST api/contact-us',
    who: 'anyone',
    summary: 'Sends a message to the consultancy.',
    body: {
      name: string('name'),
      email: string('email'),
      phone: string('phone'),
      message: string('message'),
      user_type: signUpTypeInput('userType', ['Employer', 'Candidate']),
      company: string('company', HONEYPOT),
      website: string('website', HONEYPOT),
    },
    document: graphql(`mutation SendContactMessage($input: SendContactMessageInput!) {
      sendContactMessage(input: $input) { replyTo }
    }`),
    variables: ({ body }) => ({ input: body }),
    rule: ({ body }) => ruleErrors(contactMessageSchema, { ...body, userType: body.userType ?? undefined }),
    response: message(COMMON_MESSAGES.formSubmitted, 201),
  }),
];

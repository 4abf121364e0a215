import type { Portal } from '../harness.js';
import { mailTo, tokenIn } from './mails.js';
import { visitor } from './records.js';

export const REQUEST = 'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }';
export const RESET = `mutation ($token: String!, $password: String!, $consent: Boolean) {
  resetPassword(input: { token: $token, password: $password, consent: $consent }) { email type }
}`;
export const SIGN_IN = `mutation ($email: String!, $password: String!) {
  signIn(input: { email: $email, password: $password }) { token user { id } }
}`;
export const FAILED = { code: 'RESET_TOKEN_INVALID', message: 'Reset failed. Invalid or expired token.' };
export const PASSWORD = 'Fresh&Start9';

/** Requests a password reset and returns the token of the emailed link. */
export async function requestResetToken(portal: Portal, { email }: { email: string }): Promise<string> {
  await visitor(portal).ask(REQUEST, { email });
  return tokenIn(await mailTo(portal, email, 'PASSWORD_RESET'));
}

export const reset = (portal: Portal, token: string, consent?: boolean) =>
  visitor(portal).ask(RESET, { token, password: PASSWORD, consent });

export const resetError = (portal: Portal, token: string, password = PASSWORD) =>
  visitor(portal).errorOf(RESET, { token, password });

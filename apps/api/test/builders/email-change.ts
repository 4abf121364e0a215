import type { Portal } from '../harness.js';
import { type CapturedEmail, mailTo } from './mails.js';
import { type Actor, nextNumber, visitor } from './records.js';
import { PASSWORD } from './second-factor.js';

export const REQUEST = `mutation ($email: String!, $password: String!) {
  requestEmailChange(input: { email: $email, password: $password }) { user { id email emailChange { email } } }
}`;
export const CONFIRM = `mutation ($token: String!) {
  confirmEmail(input: { token: $token }) { outcome email user { id email isEmailVerified } }
}`;
export const EXPIRED = { outcome: 'EXPIRED', email: null, user: null };

/** Returns an address that no account has had. */
export const newAddress = (): string => `moved-${nextNumber()}@new.example`;

/** Returns the token of the link in an email about a change of address. */
export function linkIn({ text }: CapturedEmail): string {
  const token = /\/job-alert\/confirm-email\?token=([\w-]+)(?:&undo=yes)?$/m.exec(text)?.[1];
  if (token === undefined) throw new Error('The mail has no link.');
  return token;
}

export const requestChange = (actor: Actor, email: string, password = PASSWORD) =>
  actor.client.ask(REQUEST, { email, password });

/** Confirms an address by its link. `client` is the caller. */
export const confirmEmail = async (portal: Portal, token: string, client = visitor(portal)) =>
  (await client.ask<{ confirmEmail: unknown }>(CONFIRM, { token })).confirmEmail;

/** Changes the address of an account that has PASSWORD. Returns the token of the link that undoes the change. */
export async function changeEmail(portal: Portal, actor: Actor, from: string, to: string): Promise<string> {
  await requestChange(actor, to);
  await confirmEmail(portal, linkIn(await mailTo(portal, to, 'EMAIL_CHANGE')));
  return linkIn(await mailTo(portal, from, 'EMAIL_CHANGED'));
}

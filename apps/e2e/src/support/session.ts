import { createJobAlertClient } from '@job-alert/client/client';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from './browser.ts';

const demo = (role: string) => ({ email: `${role}@demo.job-alert.example`, password: 'Demo@1234' });

/** The demo's logins. */
export const DEMO = { admin: demo('admin'), employer: demo('employer'), candidate: demo('candidate') };

const SIGN_IN = `mutation ($email: String!, $password: String!) {
  signIn(input: { email: $email, password: $password }) { token user { id email firstName isActive isProfileComplete } }
}`;

interface SignedIn {
  token: string;
  user: { id: string; email: string; firstName: string; isActive: boolean; isProfileComplete: boolean };
}

type Role = keyof typeof DEMO;

/** Asks the portal over GraphQL; a refusal is thrown. */
export const ask = <Data>(url: string, query: string, variables: object, token?: string): Promise<Data> =>
  createJobAlertClient({ url, token }).send<Data, object>(query, variables);

/** Logs in over GraphQL. */
export async function signIn(portalUrl: string, who: { email: string; password: string }): Promise<SignedIn> {
  return (await ask<{ signIn: SignedIn }>(portalUrl, SIGN_IN, who)).signIn;
}

/** Logs a person in over GraphQL and puts the session into the browser, for journeys that are not about logging in. Returns the token. */
export async function enter(
  context: BrowserContext,
  portalUrl: string,
  role: Role,
  who: { email: string; password: string },
): Promise<string> {
  return putSession(context, role, await signIn(portalUrl, who));
}

const sessions = new Map<string, Promise<SignedIn>>();

/** The same for the demo's person of a role, in a session that all files share which nobody ends: a login costs as much as a page. */
export async function enterShared(context: BrowserContext, portalUrl: string, role: Role): Promise<string> {
  const key = `${role} of ${portalUrl}`;
  const session = sessions.get(key) ?? signIn(portalUrl, DEMO[role]);
  sessions.set(key, session);
  return putSession(context, role, await session);
}

/** Puts a session into a browser as the login page would. */
async function putSession(context: BrowserContext, role: Role, { token, user }: SignedIn): Promise<string> {
  const { id, email, firstName: first_name, isActive: is_active } = user;
  const stored = JSON.stringify({ id, email, first_name, is_active, user_type: role, token });
  await context.addInitScript(
    ([storedUser, storedToken, complete]) => {
      // The frames of documents have no storage.
      if (window.top !== window) return;
      localStorage.setItem('user', storedUser ?? '');
      localStorage.setItem('token', storedToken ?? '');
      localStorage.setItem('profileComplete', complete ?? '');
    },
    [stored, token, String(user.isProfileComplete)],
  );
  return token;
}

/** Ends a session once the page has had all its answers: a page that the server has not answered yet goes to the login by itself. */
export async function endSession(portalUrl: string, token: string, { unanswered }: Person): Promise<void> {
  await expect.poll(() => unanswered.size, { timeout: 60_000 }).toBe(0);
  await ask(portalUrl, 'mutation { signOut { user { id } } }', {}, token);
}

/** Counts the entries in the storage of the browser. There are none after a logout. */
export const storedCount = (page: Page): Promise<number> =>
  page.evaluate(() => localStorage.length + sessionStorage.length);

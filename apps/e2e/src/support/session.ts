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

/** Sends a GraphQL request to the portal. Throws if the response has errors. */
export const ask = <Data>(url: string, query: string, variables: object, token?: string): Promise<Data> =>
  createJobAlertClient({ url, token }).send<Data, object>(query, variables);

export async function signIn(portalUrl: string, who: { email: string; password: string }): Promise<SignedIn> {
  return (await ask<{ signIn: SignedIn }>(portalUrl, SIGN_IN, who)).signIn;
}

/** Logs a person in over GraphQL and stores the session in the browser, for tests of something other than the login. Returns the token. */
export async function enter(
  context: BrowserContext,
  portalUrl: string,
  role: Role,
  who: { email: string; password: string },
): Promise<string> {
  return putSession(context, role, await signIn(portalUrl, who));
}

const sessions = new Map<string, Promise<SignedIn>>();

/** Logs in the demo user of a role with a session that all files share and no test may end, because a login takes as long as a page load. */
export async function enterShared(context: BrowserContext, portalUrl: string, role: Role): Promise<string> {
  const key = `${role} of ${portalUrl}`;
  const session = sessions.get(key) ?? signIn(portalUrl, DEMO[role]);
  sessions.set(key, session);
  return putSession(context, role, await session);
}

/** Stores a session in the browser as the login page does. */
async function putSession(context: BrowserContext, role: Role, { token, user }: SignedIn): Promise<string> {
  const { id, email, firstName: first_name, isActive: is_active } = user;
  const stored = JSON.stringify({ id, email, first_name, is_active, user_type: role, token });
  await context.addInitScript(
    ([storedUser, storedToken, complete]) => {
      // Frames of documents have no storage.
      if (window.top !== window) return;
      localStorage.setItem('user', storedUser ?? '');
      localStorage.setItem('token', storedToken ?? '');
      localStorage.setItem('profileComplete', complete ?? '');
    },
    [stored, token, String(user.isProfileComplete)],
  );
  return token;
}

/** Ends a session after all requests of the page are answered. A page with an unanswered request would redirect to the login. */
export async function endSession(portalUrl: string, token: string, { unanswered }: Person): Promise<void> {
  await expect.poll(() => unanswered.size, { timeout: 60_000 }).toBe(0);
  await ask(portalUrl, 'mutation { signOut { user { id } } }', {}, token);
}

/** Counts the entries in the browser's storage. There are none after a logout. */
export const storedCount = (page: Page): Promise<number> =>
  page.evaluate(() => localStorage.length + sessionStorage.length);

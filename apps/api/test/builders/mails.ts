import type { Portal } from '../harness.js';

/** An email in the development mailbox. */
export interface CapturedEmail {
  to: string;
  kind: string;
  subject: string;
  text: string;
  html: string;
  calendar: string | null;
  unsubscribeUrl: string | null;
}

/** Returns the emails that a portal without a mail server has captured for an address, newest first. */
export async function mailsTo(portal: Portal, to: string): Promise<CapturedEmail[]> {
  const response = await fetch(`${portal.url}/dev/mailbox.json?to=${encodeURIComponent(to)}`);
  return (await response.json()) as CapturedEmail[];
}

/** Returns the latest email of a kind. Throws if there is none. */
export async function mailTo(portal: Portal, to: string, kind: string): Promise<CapturedEmail> {
  const mail = (await mailsTo(portal, to)).find((one) => one.kind === kind);
  if (!mail) throw new Error(`There is no mail ${kind} to ${to}.`);
  return mail;
}

/** Returns the token of the link that sets a password. */
export function tokenIn({ text }: Pick<CapturedEmail, 'text'>): string {
  const token = /\/reset-password\/([\w-]+)(?:\?consent=needed)?$/m.exec(text)?.[1];
  if (token === undefined) throw new Error('The mail has no link to set a password.');
  return token;
}

/** Returns the token of the link that confirms an address. */
export function verificationTokenIn({ text }: Pick<CapturedEmail, 'text'>): string {
  const token = /\/job-alert\/verify-email\?token=([\w-]+)$/m.exec(text)?.[1];
  if (token === undefined) throw new Error('The mail has no link to confirm the address.');
  return token;
}

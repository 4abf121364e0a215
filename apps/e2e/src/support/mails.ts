import { vi } from 'vitest';
import type { Portal } from './server/portal.ts';

/** Returns the path of the link in the newest matching mail to an address. Waits for it, because mails are sent shortly after their event. */
export const mailedPath = (portal: Portal, to: string, link: RegExp): Promise<string> =>
  vi.waitFor(() => newestPath(portal, to, link), { timeout: 60_000, interval: 200 });

async function newestPath({ url }: Portal, to: string, link: RegExp): Promise<string> {
  const answer = await fetch(`${url}/dev/mailbox.json?to=${encodeURIComponent(to)}`);
  const mails = (await answer.json()) as { subject: string; text: string }[];
  for (const { text } of mails) {
    const [path] = link.exec(text) ?? [];
    if (path) return path;
  }
  throw new Error(`No mail to ${to} has a link ${link}: ${JSON.stringify(mails.map(({ subject }) => subject))}`);
}

import type { Portal } from './portal.ts';

/** The path of the link in the newest mail to somebody that has one like it. */
export async function mailedPath({ url }: Portal, to: string, link: RegExp): Promise<string> {
  const answer = await fetch(`${url}/dev/mailbox.json?to=${encodeURIComponent(to)}`);
  const mails = (await answer.json()) as { subject: string; text: string }[];
  for (const { text } of mails) {
    const [path] = link.exec(text) ?? [];
    if (path) return path;
  }
  throw new Error(`No mail to ${to} has a link ${link}: ${JSON.stringify(mails.map(({ subject }) => subject))}`);
}

import { formatTimestamp } from '@job-alert/domain/india/calendar';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CapturedEmail, CapturedEmailsReadModel } from '../../features/mail/captured-emails.read-model.js';
import type { Config } from '../../platform/config.js';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c293b}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem;border-bottom:1px solid #e3e9f0}`;
/** Emails contain styles only. User input in them must not run. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Shows captured emails, for browsers and tests. Never in production, because links open accounts. */
export function devMailbox(
  app: FastifyInstance,
  { isProduction, SMTP_URL }: Config,
  mails: CapturedEmailsReadModel,
): void {
  if (isProduction || SMTP_URL !== undefined) return;
  app.get<{ Querystring: { to?: unknown } }>('/dev/mailbox.json', async ({ query: { to } }, reply) => {
    const emails = await mails.newest(typeof to === 'string' && to !== '' ? to : undefined);
    return reply.header('cache-control', 'no-store').send(emails);
  });
  for (const url of ['/dev/mailbox', '/dev/mailbox/']) {
    app.get(url, async (_request, reply) => sendPage(reply, listPage(await mails.newest(undefined))));
  }
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async ({ params }, reply) => {
    const mail = /^\d{1,19}$/.test(params.id) ? await mails.byId(params.id) : undefined;
    return mail ? sendPage(reply, mail.html) : reply.code(404).send({ error: 'This mail does not exist.' });
  });
}

const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page);

function listPage(mails: readonly CapturedEmail[]): string {
  const rows = mails.map(
    ({ id, to, subject, calendar, createdAt }) => `<tr><td>${formatTimestamp(createdAt)}</td><td>${escape(to)}</td>
<td><a href="/dev/mailbox/${id}">${escape(subject)}</a>${calendar === null ? '' : ' (with a calendar file)'}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Development mailbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head><body><main>
<h1>Development mailbox</h1><p>SMTP_URL is not set, so mails are kept here. The newest 100, the latest first.</p>
${rows.length === 0 ? '<p>No mail yet.</p>' : `<table><thead><tr><th>When</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`}
</main></body></html>`;
}

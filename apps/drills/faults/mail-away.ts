import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { TestClient } from '../../api/test/builders/client.js';
import { employerInput, REGISTER_EMPLOYER } from '../../api/test/builders/employer.js';
import { type SinkMood, SmtpSink } from '../../api/test/builders/smtp-sink.js';
import { type Place, withDatabase } from '../shared/place.js';
import { PortalProcess } from '../shared/portal-process.js';

/** The number of requests with an email that are measured in each mood. */
const REQUESTS = 30;
/** The permitted slowdown of the median request. The speed of a machine varies from minute to minute. */
const FACTOR = 1.5;
const GRACE = 25;
const ARRIVED_WITHIN = 60_000;
const FAULTY: readonly SinkMood[] = ['REFUSE', 'HANG', 'HANG_UP'];

/** The mail server refuses, hangs and hangs up. Requests are as fast as before, and every email arrives once it has recovered. */
export function mailAway(place: Place): Promise<string[]> {
  return withDatabase(place, async ({ dataSource, settings }) => {
    const sink = await SmtpSink.start();
    const portal = await PortalProcess.start(place.port, { ...settings, SMTP_URL: sink.url });
    try {
      return await measured(portal.url, sink, dataSource);
    } finally {
      await portal.end('SIGTERM');
      await sink.stop();
    }
  });
}

async function measured(url: string, sink: SmtpSink, dataSource: DataSource): Promise<string[]> {
  const emails: string[] = [];
  const problems: string[] = [];
  const figures: string[] = [];
  await medianLatency(url, []);
  const usual = await medianLatency(url, emails);
  for (const mood of FAULTY) {
    sink.mood = mood;
    const middle = await medianLatency(url, emails);
    figures.push(`${mood} ${middle.toFixed(0)} ms`);
    if (middle > usual * FACTOR + GRACE)
      problems.push(`while the mail server does ${mood} a request takes ${middle} ms instead of ${usual} ms`);
  }
  sink.mood = 'ACCEPT';
  const lost = await missing(sink, dataSource, emails);
  if (lost.length > 0) problems.push(`${lost.length} mails have not arrived`);
  console.log(
    `mail server away: a sign-up takes ${usual.toFixed(0)} ms while it works, ${figures.join(', ')}; ${emails.length - lost.length} of ${emails.length} mails arrived afterwards`,
  );
  return problems;
}

/** Returns the median milliseconds of some sign-ups, each of which sends an email. */
async function medianLatency(url: string, emails: string[]): Promise<number> {
  const took: number[] = [];
  for (let count = 0; count < REQUESTS; count += 1) {
    const input = employerInput();
    const began = performance.now();
    await new TestClient(url).ask(REGISTER_EMPLOYER, { input });
    took.push(performance.now() - began);
    emails.push(input.email);
  }
  return took.toSorted((a, b) => a - b)[REQUESTS / 2] ?? 0;
}

/** Returns the addresses without an email after the waiting emails are made due at once. */
async function missing(sink: SmtpSink, dataSource: DataSource, emails: readonly string[]): Promise<string[]> {
  const late = (): string[] => {
    const arrived = new Set(sink.mails.map(({ to }) => to));
    return emails.filter((email) => !arrived.has(email));
  };
  for (const end = Date.now() + ARRIVED_WITHIN; late().length > 0 && Date.now() < end; await pause(500)) {
    await dataSource.query("UPDATE outbox_message SET due_at = UTC_TIMESTAMP(3) WHERE state = 'WAITING'");
  }
  return late();
}

import { setTimeout as pause } from 'node:timers/promises';
import { TestClient } from '../../api/test/builders/client.js';
import { WebhookReceiver } from '../../api/test/builders/webhook-receiver.js';
import { load, nothingYet, openJob, signedIn } from '../shared/load.js';
import { type Place, withDatabase } from '../shared/place.js';
import { ADMIN, PortalProcess } from '../shared/portal-process.js';

const SIGN_IN = `mutation ($email: String!, $password: String!) {
  signIn(input: { email: $email, password: $password, userType: ADMIN }) { token }
}`;
const CREATE_KEY = 'mutation { createApiClient(input: { name: "Payroll", scopes: [WEBHOOKS] }) { key } }';
const CREATE = `mutation ($url: String!) {
  createWebhook(input: { url: $url, eventTypes: [APPLICATION_SUBMITTED, APPLICATION_STATUS_CHANGED, JOB_OPENED, JOB_CLOSED] }) { secret }
}`;
const SWITCH = `mutation ($id: ID!, $isActive: Boolean!) {
  setJobActive(input: { id: $id, isActive: $isActive }) { job { id } }
}`;
const UNDELIVERED = "SELECT COUNT(*) AS n FROM webhook_delivery WHERE state <> 'DELIVERED'";
const ARRIVED_WITHIN = 120_000;

/** Kills the API with kill -9 during deliveries. The events of every acknowledged application are delivered in order. */
export function webhooksKilled({ rounds, port, ...place }: Place): Promise<string[]> {
  return withDatabase({ rounds, port, ...place }, async ({ dataSource, settings }) => {
    const receiver = await WebhookReceiver.start();
    // The receiver answers slowly, so that a kill interrupts deliveries.
    receiver.answer = 'x'.repeat(100_000);
    receiver.status = 200;
    const allowed = { ...settings, WEBHOOK_ALLOW: '127.0.0.1', WEBHOOK_RETRY_SECONDS: Array(50).fill(1).join(',') };
    let portal = await PortalProcess.start(port, allowed);
    try {
      receiver.knows(await subscribed(portal.url, receiver.url));
      const yes = nothingYet();
      const jobId = await openJob(portal.url);
      const switched = { jobIds: [await openJob(portal.url), await openJob(portal.url)], count: 0 };
      for (let round = 1; round <= rounds; round += 1) {
        const stop = new AbortController();
        const loaded = Promise.all([
          load(portal.url, jobId, yes, stop.signal),
          ...switching(portal.url, switched, stop.signal),
        ]);
        await pause(1_500 + Math.random() * 2_000);
        await portal.end('SIGKILL');
        stop.abort();
        await loaded;
        portal = await PortalProcess.start(port, allowed);
      }
      const countUndelivered = async () => Number((await dataSource.query<{ n: string }[]>(UNDELIVERED))[0]?.n);
      for (const end = Date.now() + ARRIVED_WITHIN; (await countUndelivered()) > 0 && Date.now() < end; )
        await pause(500);
      return [
        ...findProblems(receiver, yes.applications, await countUndelivered(), rounds),
        ...problemsOfJobs(receiver, switched, rounds),
      ];
    } finally {
      await portal.end('SIGTERM');
      await receiver.stop();
    }
  });
}

interface Switched {
  jobIds: readonly string[];
  /** The number of acknowledged changes. */
  count: number;
}

/** Deactivates and activates jobs as fast as possible, until `signal`. */
function switching(url: string, switched: Switched, signal: AbortSignal): Promise<void>[] {
  return switched.jobIds.map(async (id) => {
    try {
      const admin = await signedIn(url, ADMIN);
      for (let isActive = false; !signal.aborted; isActive = !isActive) {
        await admin.ask(SWITCH, { id, isActive });
        switched.count += 1;
      }
    } catch {
      // The portal was killed.
    }
  });
}

/**
 * Returns the problems of the events of jobs. Every acknowledged change must arrive, closed and opened in turn. A kill may hide one response
 * for each job.
 */
function problemsOfJobs(receiver: WebhookReceiver, { jobIds, count }: Switched, rounds: number): string[] {
  const ids = new Set<string>();
  const first = receiver.events.filter(({ id }) => !ids.has(id) && ids.add(id));
  const receivedTypes = jobIds.map((jobId) =>
    first.filter(({ body }) => body.data['jobId'] === jobId).map(({ body }) => body.type),
  );
  const events = receivedTypes.flat().length;
  console.log(`${count} switches of jobs were acknowledged, ${events} events of them arrived`);
  const jumped = receivedTypes.flatMap((types) => types.filter((type, at) => type === types[at - 1]));
  return [
    ...(jumped.length > 0 ? [`${jumped.length} events of jobs are missing or out of order`] : []),
    ...(events < count - rounds * jobIds.length ? [`${count - events} acknowledged switches were never told`] : []),
  ];
}

/** Creates an API key and a webhook. Returns the secret of the webhook. */
async function subscribed(url: string, receiver: string): Promise<string> {
  const { signIn } = await new TestClient(url).ask<{ signIn: { token: string } }>(SIGN_IN, { ...ADMIN });
  const { createApiClient } = await new TestClient(url, signIn.token).ask<{ createApiClient: { key: string } }>(
    CREATE_KEY,
  );
  const program = new TestClient(url, createApiClient.key);
  return (await program.ask<{ createWebhook: { secret: string } }>(CREATE, { url: receiver })).createWebhook.secret;
}

function findProblems(
  receiver: WebhookReceiver,
  applications: readonly string[],
  undelivered: number,
  rounds: number,
): string[] {
  const first = new Map<string, string>();
  const late: string[] = [];
  for (const { body } of receiver.events) {
    const id = body.data['applicationId'];
    if (id === undefined) continue;
    if (!first.has(id)) first.set(id, body.type);
    else if (first.get(id) !== 'application.submitted') late.push(id);
  }
  const missing = applications.filter((id) => !first.has(id));
  const events = new Set(receiver.events.map(({ id }) => id)).size;
  const again = receiver.events.length - events;
  console.log(
    `API killed ${rounds} times amid deliveries: ${events} events of ${applications.length} acknowledged applications arrived, ${again} of them again`,
  );
  return [
    ...(undelivered > 0 ? [`${undelivered} events have not arrived`] : []),
    ...(missing.length > 0 ? [`${missing.length} acknowledged applications were never told`] : []),
    ...(late.length > 0 ? [`${late.length} applications changed before they were told of`] : []),
    // At most eight events were in flight at each kill.
    ...(again > rounds * 8 ? [`${again} events came twice, more than can have been on their way`] : []),
  ];
}

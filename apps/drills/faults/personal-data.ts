import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_ADMIN, DEMO_CANDIDATE, DEMO_EMPLOYER, DEMO_PASSWORD } from '@job-alert/domain/accounts/demo-logins';
import { demoCandidates, demoCompanies } from '../../api/src/demo/demo-records.js';
import { MY_PROFILE } from '../../api/test/builders/candidate.js';
import { TestClient } from '../../api/test/builders/client.js';
import { startCollector } from '../../api/test/builders/collector.js';
import { SmtpSink } from '../../api/test/builders/smtp-sink.js';
import { runCommand } from '../operator/run-command.js';
import { signedIn } from '../shared/load.js';
import { type Place, withDatabase } from '../shared/place.js';
import { PortalProcess } from '../shared/portal-process.js';

const APP_SECRET = 'k3Vq8ZrT1mXw6YbN0cJd5LfHs7GpAu2E';
/** Spans are exported every five seconds, and the first attempts of the emails fail meanwhile. */
const EXPORTED_WITHIN = 8_000;
const RESET = 'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }';
const COMPANY = '{ viewer { email company { id } notifications { nodes { text } } } }';
const SEARCH = 'query ($query: String) { openJobs(filter: { query: $query }) { totalCount } }';

/** Texts about a person of the demo that no output may contain. */
const personalTexts = (): string[] =>
  [
    ...demoCandidates.flatMap(({ email, contact, firstName, lastName, identity = {} }) => [
      email,
      contact,
      `${firstName} ${lastName}`,
      ...Object.values(identity),
    ]),
    ...demoCompanies.flatMap(({ email, contact, companyEmail, phone }) => [email, contact, companyEmail, phone]),
    DEMO_ADMIN.email,
  ].flatMap((text) => [text, encodeURIComponent(text), text.replaceAll(' ', '_')]);

/**
 * Everybody of the demo logs in, reads, mistypes a password and requests a link, while the mail server refuses all emails; an administrator searches
 * for each person. Logs at the level trace, traces, metrics and the names of a backup's files then contain no address, phone, name or identity number.
 */
export function personalData(place: Place): Promise<string[]> {
  return withDatabase(place, async ({ settings: own }) => {
    const [collector, sink] = [await startCollector(), await SmtpSink.start()];
    sink.mood = 'REFUSE';
    const settings = { ...own, APP_SECRET };
    await runCommand('demo:load', [], settings);
    const portal = await PortalProcess.start(place.port, {
      ...settings,
      SMTP_URL: sink.url,
      LOG_LEVEL: 'trace',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    });
    const backup = join(place.folder, 'backup');
    let metrics = '';
    try {
      await walk(portal.url);
      await pause(EXPORTED_WITHIN);
      metrics = await (await fetch(`${portal.url}/metrics`)).text();
      await runCommand('backup', [backup], settings);
    } finally {
      await portal.end('SIGTERM');
      await sink.stop();
      collector.stop();
    }
    const names = readdirSync(backup, { recursive: true }).join('\n');
    const logs = withoutPublicLogins(portal.output());
    const outputs = { logs, traces: collector.bodies.join('\n'), metrics, 'names of a backup': names };
    const texts = [...new Set(personalTexts())];
    console.log(
      `everybody of the demo used the portal: ${texts.length} texts searched in ${Object.entries(outputs)
        .map(([name, output]) => `${name} (${output.length} characters)`)
        .join(', ')}`,
    );
    return Object.entries(outputs).flatMap(([name, output]) => [
      ...(output.length === 0 ? [`there are no ${name} to search`] : []),
      ...texts.filter((text) => output.includes(text)).map((text) => `${name} contain ${text}`),
    ]);
  });
}

/** Removes the lines that name the public logins of the demo at each start. */
function withoutPublicLogins(output: string): string {
  const logins: readonly string[] = [DEMO_ADMIN, DEMO_EMPLOYER, DEMO_CANDIDATE].map(({ email }) => email);
  return output
    .split('\n')
    .filter((line) => !logins.includes(line.trim()))
    .join('\n');
}

async function walk(url: string): Promise<void> {
  const admin = await signedIn(url, { email: DEMO_ADMIN.email, password: DEMO_PASSWORD });
  const headers = { authorization: `Token ${admin.token}` };
  const visitor = new TestClient(url);
  const people = [
    ...demoCandidates.map((one) => ({ ...one, read: MY_PROFILE, list: 'candidates' })),
    ...demoCompanies.map((one) => ({ ...one, read: COMPANY, list: 'employers' })),
  ];
  for (const { email, contact, firstName, lastName, read, list } of people) {
    const person = await signedIn(url, { email, password: DEMO_PASSWORD });
    await person.ask(read);
    await signedIn(url, { email, password: 'Wrong&Word1' }).catch(() => undefined);
    await visitor.outcome(RESET, { email });
    for (const text of [email, contact, `${firstName} ${lastName}`]) {
      const word = encodeURIComponent(text);
      await visitor.outcome(SEARCH, { query: text });
      await visitor.outcome(`{ openJobs(filter: { query: "${text}" }) { "${text}" } }`);
      for (const path of [
        `/exports/${list}.csv?search=${word}`,
        `/api/check-user-status/${word}/`,
        `/${word}?q=${word}`,
      ])
        await (await fetch(url + path, { headers })).text();
    }
  }
}

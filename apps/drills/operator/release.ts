import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startLocalDatabase } from '@job-alert/local-database/local-database';
import { createScratchDatabase } from '@job-alert/local-database/scratch';
import { nothingYet, oneCandidate, openJob, signedIn } from '../shared/load.js';
import type { Outcome, Place } from '../shared/place.js';
import { ADMIN } from '../shared/portal-process.js';
import { COMMANDS } from '../../api/src/cli/commands.js';
import { openDataSource } from '../../api/src/database/data-source.js';
import { candidateInput } from '../../api/test/builders/candidate.js';
import { sent } from '../../api/test/builders/files.js';
import { resumeDocx, resumePdf } from '../../api/test/builders/resume-files.js';
import { startS3Server } from '../../api/test/builders/s3-server.js';
import { SmtpSink } from '../../api/test/builders/smtp-sink.js';
import { candidateRow, xlsxFile } from '../../api/test/builders/spreadsheets.js';
import { UnpackedRelease } from './unpacked-release.js';

const READ_RESUME = 'mutation ($file: Upload!) { parseResume(input: { file: $file }) { resume { __typename } } }';
const PREVIEW = 'mutation ($file: Upload!) { previewImport(input: { kind: CANDIDATES, file: $file }) { total } }';

/**
 * Runs a release in an empty folder in production, with only Node installed: on a MariaDB that accepts the portal only over TLS, and on the
 * server of MYSQL_URL. Every command works, people can work, and it contains nothing for development.
 */
export async function release(place: Place): Promise<Outcome> {
  const problems: string[] = [];
  const unpacked = UnpackedRelease.make(place.folder);
  const modules = readdirSync(join(unpacked.folder, 'server/node_modules'));
  if (modules.join() !== '@fontsource,@fontsource-variable,@node-rs,@takumi-rs')
    problems.push(`the release holds packages: ${modules.join(', ')}`);
  const own = await startOwnServer(place.folder);
  try {
    problems.push(...(await tryOn('MariaDB', unpacked, place, await overTls(own.url))));
    const mysqlUrl = process.env['MYSQL_URL'];
    if (mysqlUrl) problems.push(...(await tryOn('MySQL', unpacked, place, await overTls(mysqlUrl))));
    else console.log('MYSQL_URL names no MySQL: tried on MariaDB alone.');
  } finally {
    await own.stop();
  }
  return problems;
}

/** Its certificate is self-signed, so it is not verified. */
async function startOwnServer(folder: string) {
  const [certificate, key] = [join(folder, 'server.pem'), join(folder, 'server.key')];
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const files = ['-keyout', key, '-out', certificate, '-subj', '/CN=database'];
  execFileSync('openssl', [...words, ...files], { stdio: 'ignore' });
  const flags = [`--ssl-cert=${certificate}`, `--ssl-key=${key}`];
  return startLocalDatabase({ dataDir: join(folder, 'own'), database: 'test', flags });
}

/** Creates a user that the server accepts only over TLS. Returns a function for the URLs of the user's databases. */
async function overTls(serverUrl: string): Promise<(name: string) => string> {
  const root = await openDataSource(serverUrl, 1);
  await root.query("DROP USER IF EXISTS portal@'%'");
  await root.query("CREATE USER portal@'%' IDENTIFIED BY 'loom-and-thread' REQUIRE SSL");
  await root.query("GRANT ALL ON *.* TO portal@'%'");
  await root.destroy();
  return (name) => {
    const url = new URL(`/${name}?ssl=required`, serverUrl);
    [url.username, url.password] = ['portal', 'loom-and-thread'];
    return url.href;
  };
}

async function tryOn(
  engine: string,
  unpacked: UnpackedRelease,
  { folder, port }: Place,
  serverUrl: (name: string) => string,
): Promise<string[]> {
  const problems: string[] = [];
  const promise = (holds: boolean, description: string): void =>
    void (holds || problems.push(`${engine}: ${description}`));
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    DATABASE_URL: await emptyDatabase(serverUrl, 'test_release'),
    DATA_DIR: join(folder, `data-${engine}`),
    APP_SECRET: 'k3Vq8ZrT1mXw6YbN0cJd5LfHs7GpAu2E',
    PUBLIC_URL: url,
    PORT: String(port),
    ADMIN_PASSWORD: ADMIN.password,
  };
  async function run(
    words: string[],
    code: number,
    sentence: RegExp,
    more: Record<string, string> = {},
  ): Promise<void> {
    const result = await unpacked.run(words, { ...settings, ...more });
    const isOne = code === 0 || !result.output.includes('\n');
    promise(
      result.code === code && isOne && sentence.test(result.output),
      `${words.join(' ')} ended with ${result.code}: ${result.output}`,
    );
  }

  for (const name of Object.keys(COMMANDS)) await run([name, '--help'], 0, /^Usage: job-alert /);
  await run(['migrates'], 2, /^There is no command migrates/);
  await run(['start'], 1, /job-alert migrate/);
  await run(['start'], 1, /NODE_ENV must be/, { NODE_ENV: 'prod' });
  await run(['migrate'], 0, /up to date/);
  await run(['admin:create', '--email', ADMIN.email], 0, /can now log in/);
  await run(['demo:load'], 1, /not loaded in production/);
  const server = await unpacked.start(settings);
  try {
    const admin = await signedIn(url, ADMIN);
    const yes = nothingYet();
    const jobId = await openJob(url);
    await oneCandidate(url, admin, jobId, yes);
    const picture = await fetch(`${url}/share/jobs/${jobId}.png`, { redirect: 'manual' });
    promise(picture.ok, 'the picture of a job is not drawn');
    await readResumes(url, yes.candidates[0]?.email ?? '');
    await admin.upload(PREVIEW, { file: null }, { file: await xlsxFile([candidateRow()]) });
    const page = await fetch(`${url}/`);
    promise(page.ok && /<h1/.test(await page.text()), 'a public page is not rendered');
    for (const path of ['/dev/mailbox', '/dev/mailbox.json'])
      promise((await fetch(url + path)).status === 404, `${path} is there in production`);
    await run(['backup', join(folder, `backup-${engine}`)], 0, /^The backup is in/);
  } finally {
    promise((await server.stop()) === 0, 'a stop does not end with 0');
  }
  await run(['sweep'], 0, /^Removed 0 files/);
  await run(['admin:reset-second-factor', '--email', ADMIN.email], 0, /has no second factor/);
  await run(['verify', join(folder, `backup-${engine}`)], 0, /is whole/);
  const moved = {
    DATABASE_URL: await emptyDatabase(serverUrl, 'test_release_moved'),
    DATA_DIR: join(folder, `moved-${engine}`),
  };
  await run(['restore', join(folder, `backup-${engine}`)], 0, /is restored/, moved);
  await run(['webhook:listen', 'secret'], 1, /begins with whsec_/);
  await tryNeighbours(unpacked, { ...settings, ...moved }, promise);
  console.log(`release on ${engine}, TLS required: ready ${server.ms} ms after its start`);
  return problems;
}

async function emptyDatabase(serverUrl: (name: string) => string, name: string): Promise<string> {
  return createScratchDatabase(serverUrl, name).then(() => serverUrl(name));
}

/** Uploads a PDF and a Word document, which libraries in separate threads read. */
async function readResumes(url: string, email: string): Promise<void> {
  const client = await signedIn(url, { email, password: candidateInput().password });
  const text = '# Asha Patel\nSurat | asha@example.com\n## Skills\nTally, GST';
  for (const file of [sent('resume.pdf', resumePdf(text)), sent('resume.docx', resumeDocx(text))]) {
    await client.upload(READ_RESUME, { file: null }, { file });
  }
}

/** Uses the restored copy with a bucket for files and a mail server. Then starts it while the bucket is unavailable. */
async function tryNeighbours(
  unpacked: UnpackedRelease,
  settings: Record<string, string> & { PUBLIC_URL: string },
  promise: (holds: boolean, description: string) => void,
): Promise<void> {
  const [bucket, mails] = [await startS3Server(), await SmtpSink.start()];
  const mailed = new Promise<boolean>((resolve) => {
    mails.onMail = async () => resolve(true);
  });
  const all = { ...settings, STORAGE_URL: bucket.url, SMTP_URL: `${mails.url}?tls=optional` };
  const server = await unpacked.start(all);
  try {
    const url = settings.PUBLIC_URL;
    await oneCandidate(url, await signedIn(url, ADMIN), await openJob(url), nothingYet());
    promise(bucket.objects.size >= 2, 'files did not come into the bucket');
    promise(await Promise.race([mailed, pause(30_000, false)]), 'no mail came');
  } finally {
    await server.stop();
    await bucket.stop();
    await mails.stop();
  }
  const without = await unpacked.start(all);
  promise(without.log().includes('Files cannot be saved'), 'a bucket that is away is not told');
  await without.stop();
}

import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_RELEASE } from '../../../test-release.js';
import { type Office, openOffice } from './builders/applications.js';
import { TestClient } from './builders/client.js';
import { openJob } from './builders/employer.js';
import { type Portal, sharedPortal } from './harness.js';

const run = promisify(execFile);
const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** Returns the examples of the integrators' page in one language, with the headings of their sections. */
function examplesOf(page: string, language: string): { heading: string; text: string }[] {
  return page.split(/^## /m).flatMap((section) => {
    const heading = section.slice(0, section.indexOf('\n'));
    const blocks = section.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'gm'));
    return [...blocks].map(([, text = '']) => ({ heading, text }));
  });
}

describe('the examples of the integrators page', () => {
  let portal: Portal;
  let office: Office;
  let folder: string;
  let page: string;
  let key: string;

  /** Runs a command in a folder outside this repository, without npm settings. */
  const inFolder = (command: string, args: string[], environment: Record<string, string> = {}) =>
    run(command, args, { cwd: folder, env: { PATH: process.env['PATH'], HOME: folder, ...environment } });
  /** Replaces the portal's URL and the API key of the page. */
  const here = (text: string): string => text.replaceAll('http://localhost:4000', portal.url).replaceAll('ja_…', key);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'integrator-'));
    page = await readFile(join(repository, 'docs/integrators.md'), 'utf8');
    portal = await sharedPortal();
    office = await openOffice(portal);
    await openJob(office.employer, office.admin, { title: 'Accounts Executive' });
    const create =
      'mutation { createApiClient(input: { name: "BI", scopes: [REPORTS_READ, APPLICATIONS_READ, WEBHOOKS] }) { key } }';
    ({ key } = (await office.admin.client.ask<{ createApiClient: { key: string } }>(create)).createApiClient);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.runIf(IS_RELEASE)('use a packed client that installs offline without dependencies', async () => {
    const pack = ['pack', '--ignore-scripts=false', '--silent', '--pack-destination', folder];
    await run('npm', pack, { cwd: join(repository, 'packages/client') });
    await writeFile(join(folder, 'package.json'), '{ "private": true }');
    const [tarball = ''] = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
    await inFolder('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`]);
    const installed = await readdir(join(folder, 'node_modules'));
    expect(installed.filter((name) => !name.startsWith('.'))).toEqual(['@job-alert']);
    const client = join(folder, 'node_modules/@job-alert/client');
    expect(await readdir(client)).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'dist', 'package.json']));
    const manifest = JSON.parse(await readFile(join(client, 'package.json'), 'utf8')) as Record<string, unknown>;
    expect(manifest).not.toHaveProperty('private');
    expect(manifest).not.toHaveProperty('dependencies');
  });

  test.runIf(IS_RELEASE)(
    'in TypeScript compile with the installed client and print what the page describes',
    async () => {
      const examples = examplesOf(page, 'ts').filter(({ text }) => text.includes("'@job-alert/client'"));
      const compilerOptions = {
        target: 'ES2022',
        module: 'NodeNext',
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        types: ['node'],
        typeRoots: [join(repository, 'node_modules/@types')],
        rootDir: '.',
        outDir: 'out',
      };
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.mts'] }));
      const write = ({ text }: { text: string }, index: number) => writeFile(join(folder, `${index}.mts`), here(text));
      await Promise.all(examples.map(write));
      await inFolder(join(repository, 'node_modules/.bin/tsc'), ['-p', '.']);
      const outputs = await Promise.all(
        examples.map((_, index) => inFolder('node', [`out/${index}.mjs`], { JOB_ALERT_KEY: key })),
      );
      expect(Object.fromEntries(examples.map(({ heading }, index) => [heading, outputs[index]?.stdout]))).toMatchObject(
        {
          'The first jobs in five minutes': expect.stringContaining('Accounts Executive, Surat (Surat Silk Mills)\n'),
          'All jobs': expect.stringMatching(/^\d+ Accounts Executive\n\d+ Textile Designer\n$/),
          'One job': expect.stringContaining(`${portal.url}/job-alert/`),
          Filters: "1 [ 'Accounts Executive' ]\n",
          'Change feed': '2 open jobs\n',
          'Keys and limits': expect.stringContaining('medianDaysToSelected'),
          Errors: expect.stringContaining('MALFORMED'),
        },
      );
    },
  );

  test('with curl all return a response without errors', async () => {
    const examples = examplesOf(page, 'sh').filter(({ text }) => text.startsWith('curl '));
    const answers = await Promise.all(
      examples.map(async ({ heading, text }) => [heading, (await inFolder('sh', ['-c', here(text)])).stdout] as const),
    );
    expect(answers.filter(([, answer]) => answer === '' || /^\{"(?:errors?|data":null)\b/.test(answer))).toEqual([]);
    const byHeading = new Map(answers.map(([heading, answer]) => [heading, answer]));
    const jobs = { data: { openJobs: { nodes: [expect.anything(), expect.anything()] } } };
    for (const heading of ['The first jobs in five minutes', 'Over HTTP']) {
      expect(JSON.parse(byHeading.get(heading) ?? '')).toEqual(jobs);
    }
    expect(JSON.parse(byHeading.get('Keys and limits') ?? '')).toMatchObject({ data: { reports: {} } });
    const changes = [expect.anything(), expect.anything()];
    expect(JSON.parse(byHeading.get('Change feed') ?? '')).toMatchObject({ changes, hasMore: false });
    expect(JSON.parse(byHeading.get('REST') ?? '')).toMatchObject({ total: 1 });
  });

  test('in GraphQL all return data', async () => {
    const documents = examplesOf(page, 'graphql');
    expect(documents.length).toBeGreaterThan(0);
    for (const { heading, text } of documents) {
      if (heading === 'Webhooks') {
        const made = { createWebhook: { secret: expect.stringMatching(/^whsec_/), webhook: expect.anything() } };
        // The test data contains no applications.
        const behind = { applicationSummary: null };
        expect([made, behind]).toContainEqual(await new TestClient(portal.url, key).ask(text));
        continue;
      }
      expect(await office.admin.client.ask(text)).toMatchObject({
        openJobs: { nodes: [{ title: 'Accounts Executive' }], pageInfo: { hasNextPage: false } },
      });
    }
  });
});

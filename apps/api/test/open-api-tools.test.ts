import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { document } from './builders/rest-document.js';

const ROOT = new URL('../../../', import.meta.url);
const require = createRequire(import.meta.url);
const LINTER = require.resolve('@redocly/cli/bin/cli.js');
const COMPILER = require.resolve('typescript/package.json').replace('package.json', 'bin/tsc');
// openapi-typescript does not support the TypeScript version of this repository, so a separate workspace has an older one.
const GENERATOR = fileURLToPath(new URL('packages/openapi-types/node_modules/openapi-typescript/bin/cli.js', ROOT));

/** Turns off the linter's telemetry and its check for a newer version. */
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** Runs a Node script in the temporary folder. A script that fails resolves too, with its output. */
const run = (...words: string[]): Promise<{ stdout: string; stderr: string }> =>
  promisify(execFile)(process.execPath, words, { cwd: folder, env, maxBuffer: 10_000_000 }).catch(
    (error: { stdout: string; stderr: string }) => error,
  );

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'job-alert-open-api-'));
  file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(document));
});
afterAll(() => rm(folder, { recursive: true }));

test('the linter reports nothing about the OpenAPI document except the trailing slashes of paths', async () => {
  const { stdout } = await run(LINTER, 'lint', file, '--format=json', '--max-problems=1000');
  const { problems } = JSON.parse(stdout) as { problems: { ruleId: string; location: { pointer: string }[] }[] };
  const slashes = Object.keys(document.paths).filter((path) => path.endsWith('/'));
  const exceptions = slashes.map((path) => `no-path-trailing-slash #/paths/${path.replaceAll('/', '~1')}`);
  expect(problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`).toSorted()).toEqual(
    exceptions.toSorted(),
  );
});

/** A client of the generated types. It compiles only if the values that it reads are always present. */
const CONSUMER = `import type { paths } from './types.js';
type Answer<Path extends keyof paths> = paths[Path] extends { get: { responses: { 200: { content: { 'application/json': infer Body } } } } } ? Body : never;
export const rowOf = (answer: Answer<'/job/current-opening/get-jobs/'>): { id: string; title: string; salary: number } | undefined => {
  const [job] = answer.jobs;
  return job && { id: job.id, title: job.title, salary: job.salary_min };
};
export const login: paths['/api/login/']['post']['requestBody']['content']['application/json'] = { email: 'a@b.example', password: 'x' };
// @ts-expect-error a password is required
export const wrong: paths['/api/login/']['post']['requestBody']['content']['application/json'] = { email: 'a@b.example' };
export type Report = paths['/feeds/reports/time-to-fill.csv']['get']['responses'][200]['content']['text/csv'];
`;

test('openapi-typescript generates types without a warning, and a client compiles with them', async () => {
  const { stderr } = await run(GENERATOR, file, '--output', join(folder, 'types.ts'));
  expect(stderr).toBe('');
  const consumer = join(folder, 'consumer.ts');
  await writeFile(consumer, CONSUMER);
  const options = ['--noEmit', '--strict', '--noUncheckedIndexedAccess', '--skipLibCheck', '--target', 'es2023'];
  const { stdout } = await run(COMPILER, ...options, '--module', 'nodenext', consumer);
  expect(stdout).toBe('');
});

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { MUTATIONS } from './mutations/table.mjs';
import { ROOT } from './turbo.mjs';

/**
 * Proves that the tests notice errors. Each mutation of the table changes one line of the product and runs the one test that has to fail.
 * Arguments choose mutations by number or by a part of their text; without arguments all of them run. Exits with 1 when a mutation survives.
 * With `--check` no test runs: each mutation only has to fit the code as it is, and its test has to exist.
 */
const VITEST = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');

const onlyChecks = process.argv.includes('--check');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));

/** The file that is changed at the moment, with its original text, and the test that runs. */
let changed = null;
let running = null;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    restore();
    running?.kill();
    process.exit(130);
  });
}

const selected = MUTATIONS.map((mutation, index) => ({ ...mutation, number: index + 1 })).filter(isChosen);
const errors = selected.flatMap(errorsOf);
if (selected.length === 0) errors.push('No mutation has this number or text.');
if (errors.length > 0) {
  console.error(errors.join('\n'));
  process.exit(1);
}

if (onlyChecks) process.exit(0);

let notRed = 0;
for (const mutation of selected) {
  const started = Date.now();
  const result = await resultOf(mutation);
  if (result !== 'red') notRed += 1;
  const { workspace, file } = mutation.test;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${result.padEnd(8)} ${mutation.number} ${mutation.what}: ${workspace}/${file} (${seconds} s)`);
}
console.log(`\n${selected.length - notRed} of ${selected.length} red`);
process.exit(notRed === 0 ? 0 : 1);

function isChosen({ number, what, file }) {
  if (words.length === 0) return true;
  return words.some((word) => (/^\d+$/.test(word) ? number === Number(word) : `${what} ${file}`.includes(word)));
}

/** Why a mutation cannot run. A line that changes meanwhile needs a new mutation, not a silent pass. */
function errorsOf({ number, file, from, test }) {
  const path = join(ROOT, file);
  if (!existsSync(path)) return [`${number}: there is no ${file}.`];
  const places = readFileSync(path, 'utf8').split(from).length - 1;
  if (places !== 1) return [`${number}: ${file} has ${places} times instead of once: ${from}`];
  const testPath = join(ROOT, test.workspace, test.file);
  if (!existsSync(testPath)) return [`${number}: there is no ${test.file}.`];
  if (test.name && !readFileSync(testPath, 'utf8').includes(test.name))
    return [`${number}: ${test.file} has no test "${test.name}".`];
  if (onlyChecks) return [];
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--', file], { cwd: ROOT, encoding: 'utf8' });
  return stdout === '' ? [] : [`${number}: ${file} has changes that are not committed.`];
}

async function resultOf({ file, from, to, test }) {
  const path = join(ROOT, file);
  const text = readFileSync(path, 'utf8');
  changed = { path, text };
  try {
    // As a function: a string would give "$" in the new text a meaning.
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
    return await run(test);
  } finally {
    restore();
  }
}

function restore() {
  if (changed) writeFileSync(changed.path, changed.text);
  changed = null;
}

/** Runs one test. "not run" means that no test of the file began, so that an error while the file loads does not count as noticed. */
async function run({ workspace, file, name }) {
  const folder = mkdtempSync(join(tmpdir(), 'job-alert-mutation-'));
  const output = join(folder, 'report.json');
  const args = [VITEST, 'run', file, '--bail=1', '--reporter=json', `--outputFile=${output}`];
  if (name) args.push('--testNamePattern', name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  try {
    running = spawn(process.execPath, args, { cwd: join(ROOT, workspace), stdio: 'ignore' });
    await new Promise((resolve, reject) => running.on('error', reject).on('exit', resolve));
    const report = existsSync(output) ? JSON.parse(readFileSync(output, 'utf8')) : {};
    if (report.numFailedTests > 0) return 'red';
    return report.numPassedTests > 0 ? 'SURVIVED' : 'NOT RUN';
  } finally {
    running = null;
    rmSync(folder, { recursive: true });
  }
}

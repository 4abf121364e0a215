import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, turbo } from './turbo.mjs';

/**
 * Everything that must hold before a change lands: the checks of the whole repository one by one, then types, builds and
 * tests of each workspace through turbo, which skips what it has seen pass. Ends with one line that counts.
 */
const CHECKS = ['format', 'lint', 'floors', 'dead-code', 'versions', 'generated'];

const failures = [];
let passed = 0;

for (const name of CHECKS) {
  const started = Date.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', `check:${name}`], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (status === 0) passed += 1;
  else fail(name, `${stdout}${stderr}`);
}

const workspaces = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(ROOT, folder)).map((name) => join(folder, name)),
);
for (const workspace of workspaces) rmSync(reportOf(workspace), { force: true });
// Four at a time: the journeys, the longest of all, begin as soon as the builds are there and not when the screens or the API are through.
const status = turbo('run', 'typecheck', 'build', 'test', '--continue', '--concurrency=4', '--log-order=grouped');
if (status !== 0) failures.push('a task of turbo, see above');

let failedTests = 0;
const failedNames = [];
for (const workspace of workspaces) {
  if (!existsSync(reportOf(workspace))) continue;
  const report = JSON.parse(readFileSync(reportOf(workspace), 'utf8'));
  passed += report.numPassedTests;
  failedTests += report.numFailedTests;
  for (const file of report.testResults) failedNames.push(...namesOfFailed(workspace, file));
  console.log(`Slowest of ${workspace}: ${slowestOf(workspace, report.testResults).join(', ')}`);
}

// Said again at the end, where they can be found below a log of thousands of lines.
if (failedNames.length > 0) console.log(`\n${failedNames.join('\n')}`);
if (failures.length > 0) console.log(`\nFailed: ${failures.join('; ')}.`);
// A task that failed without a failing test (types, a build, a file that does not load) counts as one.
const failed = failedTests > 0 && status !== 0 ? failures.length - 1 + failedTests : failures.length + failedTests;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function reportOf(workspace) {
  return join(ROOT, workspace, 'test-report.json');
}

/** Each failed test of a file with the first lines of its message, and the message of a file that did not load. */
function namesOfFailed(workspace, { name, message, assertionResults }) {
  const file = relative(join(ROOT, workspace), name);
  const failedHere = assertionResults.filter((test) => test.status === 'failed');
  if (failedHere.length === 0) return message ? [`✗ ${workspace} ${file}: ${beginningOf(message)}`] : [];
  return failedHere.map(
    (test) => `✗ ${workspace} ${file} > ${test.fullName}\n  ${beginningOf(test.failureMessages[0] ?? '')}`,
  );
}

/** The five files that took longest, with their seconds. */
function slowestOf(workspace, files) {
  return files
    .map(({ name, startTime, endTime }) => ({ file: relative(join(ROOT, workspace), name), took: endTime - startTime }))
    .toSorted((one, other) => other.took - one.took)
    .slice(0, 5)
    .map(({ file, took }) => `${file} (${(took / 1000).toFixed(1)} s)`);
}

function beginningOf(message) {
  return message.split('\n').slice(0, 12).join('\n  ');
}

function fail(name, output) {
  console.log(output);
  failures.push(name);
}

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { hashFiles, savePassed, selectTests } from './test-selection.mjs';
import { ROOT, turbo } from './turbo.mjs';

/**
 * Runs everything that must hold before a change lands: the checks of the repository (`check:lint` checks the types too), and builds and
 * tests of each workspace. Turbo runs them side by side and skips what has passed with the same files. After a change to features alone,
 * only the tests of these features run (`tools/feature-tests.json`). `npm test -- --all` skips nothing.
 *
 * The last lines are the slowest tasks and test files, and then the count.
 */
const CHECKS = [
  'format',
  'lint',
  'layers',
  'dead-code',
  'citations',
  'names',
  'versions',
  'mutations',
  'generated',
].map((name) => `check:${name}`);
const SUMMARIES = join(ROOT, '.turbo/runs');
const SLOWEST = 10;

const isWhole = process.argv.includes('--all');
const workspaces = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(ROOT, folder)).map((name) => join(folder, name)),
);
for (const workspace of workspaces) rmSync(reportOf(workspace), { force: true });
rmSync(SUMMARIES, { recursive: true, force: true });

const files = hashFiles();
const selection = isWhole ? null : selectTests(files);
if (selection) {
  process.env.TEST_SELECTION = selection.patterns.join(' ');
  console.log(`Runs only the tests of: ${selection.features.join(', ')}. npm test -- --all runs all.\n`);
}

const started = Date.now();
// Eight at a time, so that the builds start beside the checks: the suites, which take longest, need them.
const options = [
  '--continue',
  '--concurrency=8',
  '--log-order=grouped',
  '--summarize',
  ...(isWhole ? ['--force'] : []),
];
const status = turbo('run', ...CHECKS, 'build', 'test', ...options);
const minutes = ((Date.now() - started) / 60_000).toFixed(1);

const tasks = readTasks();
const reports = workspaces
  .filter((workspace) => existsSync(reportOf(workspace)))
  .map((workspace) => ({
    workspace,
    report: JSON.parse(readFileSync(reportOf(workspace), 'utf8')),
  }));
const failedChecks = tasks.filter(({ name, isPassed }) => name.startsWith('//#check:') && !isPassed);
const passedChecks = tasks.filter(({ name, isPassed }) => name.startsWith('//#check:') && isPassed);
const sum = (count) => reports.reduce((total, { report }) => total + report[count], 0);
const failedTests = sum('numFailedTests');
const failedNames = reports.flatMap(({ workspace, report }) =>
  report.testResults.flatMap((file) => namesOfFailed(workspace, file)),
);

if (failedNames.length > 0) console.log(`\n${failedNames.join('\n')}`);
const failedTasks = tasks.filter(({ isPassed }) => !isPassed).map(({ name }) => name);
if (failedTasks.length > 0) console.log(`\nFailed: ${failedTasks.join(', ')}.`);

console.log(`\n${minutes} minutes in all. The slowest tasks, in seconds:`);
printSlowest(tasks.map(({ name, seconds, isCached }) => ({ name: isCached ? `${name} (cached)` : name, seconds })));
console.log('\nThe slowest test files, in seconds:');
printSlowest(reports.flatMap(({ workspace, report }) => report.testResults.map((file) => timeOf(workspace, file))));

if (!process.env.TEST_RELEASE)
  console.log(
    '\nLeft to npm run test:release: slow connections, other origins, servers of several processes, TLS of the database, the largest files, and every screen, list and dialog at every width.',
  );

// A task that failed without a failing test (a build, a file that does not load) counts as one.
const otherFailures = status !== 0 && failedTests + failedChecks.length === 0 ? 1 : 0;
const failed = failedTests + failedChecks.length + otherFailures;
if (failed === 0 && files && !selection) savePassed(files);
console.log(`\n${sum('numPassedTests') + passedChecks.length} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function reportOf(workspace) {
  return join(ROOT, workspace, 'test-report.json');
}

/** The tasks of this run as turbo summarizes them; none when it did not start. */
function readTasks() {
  if (!existsSync(SUMMARIES)) return [];
  const [summary] = readdirSync(SUMMARIES);
  const { tasks: all } = JSON.parse(readFileSync(join(SUMMARIES, summary), 'utf8'));
  return all.map(({ taskId, execution, cache }) => ({
    name: taskId,
    isPassed: execution?.exitCode === 0,
    isCached: cache.status === 'HIT',
    seconds: execution ? (execution.endTime - execution.startTime) / 1_000 : 0,
  }));
}

/** Each failed test of a file with the first lines of its message, and the message of a file that did not load. */
function namesOfFailed(workspace, { name, message, assertionResults }) {
  const file = relative(join(ROOT, workspace), name);
  const failedHere = assertionResults.filter((test) => test.status === 'failed');
  if (failedHere.length === 0) return message ? [`✗ ${workspace} ${file}: ${beginningOf(message)}`] : [];
  return failedHere.map(
    (test) =>
      `✗ ${workspace} ${file}${lineOf(test, name)} > ${test.fullName}\n  ${beginningOf(test.failureMessages[0] ?? '')}`,
  );
}

/** The line and column of the failed expectation, such as `:41:22`, or nothing when the stack does not name the test file. */
function lineOf({ failureMessages }, name) {
  const [, afterName] = (failureMessages[0] ?? '').split(name);
  return afterName?.match(/^:\d+:\d+/)?.[0] ?? '';
}

function timeOf(workspace, { name, startTime, endTime }) {
  return { name: `${workspace}/${relative(join(ROOT, workspace), name)}`, seconds: (endTime - startTime) / 1_000 };
}

function printSlowest(entries) {
  const slowest = entries.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(8)}  ${name}`);
}

function beginningOf(message) {
  return message.split('\n').slice(0, 12).join('\n  ');
}

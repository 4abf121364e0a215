import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './turbo.mjs';

/** The hash of each file at the last run of all tests that passed. */
const PASSED = join(ROOT, 'node_modules/.cache/job-alert/passed.json');
const FEATURE = /^apps\/(?:api|web)\/src\/features\/([^/]+)\//;
const TEST = /^apps\/(?:api\/test|e2e\/src)\/[^/]+\.test\.ts$/;

/**
 * Returns the features that have changed since all tests passed, and the patterns of their test files from the root. `now` holds the
 * hashes of `hashFiles`. Returns null when all tests have to run: the last hashes or the present ones are missing, nothing has changed,
 * a file has changed that several features use, or the map lacks a feature.
 */
export function selectTests(now) {
  if (!now || !existsSync(PASSED)) return null;
  const passed = JSON.parse(readFileSync(PASSED, 'utf8'));
  const files = new Set([...Object.keys(passed), ...Object.keys(now)]);
  const changed = [...files].filter((file) => passed[file] !== now[file]);
  const tests = changed.filter((file) => TEST.test(file) && file in now);
  const features = new Set(changed.flatMap((file) => FEATURE.exec(file)?.[1] ?? []));
  const isLocal = changed.every((file) => FEATURE.test(file) || TEST.test(file)) && !features.has('shared');
  if (changed.length === 0 || !isLocal) return null;
  const map = JSON.parse(readFileSync(join(ROOT, 'tools/feature-tests.json'), 'utf8'));
  if ([...features].some((feature) => !Object.hasOwn(map.features, feature))) return null;
  const patterns = [...features].flatMap((feature) => [
    `apps/api/src/features/${feature}/**/*.test.ts`,
    `apps/web/src/features/${feature}/**/*.test.ts`,
    `apps/web/src/features/${feature}/**/*.test.tsx`,
    ...filesOf(map.features[feature]),
  ]);
  return { features: [...features], patterns: [...new Set([...tests, ...filesOf(map.everyFeature), ...patterns])] };
}

/** Saves the hashes with which all tests have passed. */
export function savePassed(files) {
  mkdirSync(dirname(PASSED), { recursive: true });
  writeFileSync(PASSED, JSON.stringify(files));
}

function filesOf({ stories, journeys }) {
  return [
    ...stories.map((name) => `apps/api/test/${name}.test.ts`),
    ...journeys.map((name) => `apps/e2e/src/${name}.test.ts`),
  ];
}

/** Returns the hash of each file that git tracks or would add, or null where git cannot tell, such as in a copy without its repository. */
export function hashFiles() {
  const git = (args, input) =>
    execFileSync('git', args, {
      cwd: ROOT,
      input,
      encoding: 'utf8',
      maxBuffer: 1e9,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  try {
    const files = git(['ls-files', '--cached', '--others', '--exclude-standard'])
      .split('\n')
      .filter((file) => file && existsSync(join(ROOT, file)));
    const sums = git(['hash-object', '--stdin-paths'], files.join('\n')).split('\n');
    return Object.fromEntries(files.map((file, index) => [file, sums[index]]));
  } catch {
    return null;
  }
}

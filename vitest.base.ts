import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const packages = fileURLToPath(new URL('packages', import.meta.url));

/**
 * Settings of all test configurations. Packages of this repository are read from their sources, so that no test needs a build. This is an
 * alias, because export conditions do not reach a global setup.
 */
export default defineConfig({
  resolve: {
    alias: [{ find: /^@job-alert\/(domain|client|local-database)\/(.+)$/, replacement: `${packages}/$1/src/$2.ts` }],
  },
  // The timeout ends tests that hang. A busy machine alone must not fail one.
  test: { expect: { poll: { timeout: 30_000 } } },
});

/** Returns which test files of a workspace run: all of them, or those that `npm test` has selected (TEST_SELECTION), if any. */
export function testFiles(workspace: string, all: string[]): { include: string[]; passWithNoTests?: boolean } {
  const selection = process.env['TEST_SELECTION'];
  if (!selection) return { include: all };
  const patterns = selection.split(' ').filter((pattern) => pattern.startsWith(`${workspace}/`));
  return { include: patterns.map((pattern) => pattern.slice(workspace.length + 1)), passWithNoTests: true };
}

/**
 * Whether this is `npm run test:release`, which also runs what is slow by nature: every page at every width, slow lines, other origins.
 * `npm test` samples it.
 */
export const IS_RELEASE = process.env['TEST_RELEASE'] === '1';

/** All entries before a release, and the first few otherwise. */
export const sampled = <Entry>(entries: readonly Entry[], count: number): readonly Entry[] =>
  IS_RELEASE ? entries : entries.slice(0, count);

/**
 * True in `npm run test:release`, which also runs slow tests: every screen at every width, slow connections, other origins. `npm test` runs a
 * sample of them.
 */
export const IS_RELEASE = process.env['TEST_RELEASE'] === '1';

/** Returns all entries in `npm run test:release`, and the first `count` of them in `npm test`. */
export const sampled = <Entry>(entries: readonly Entry[], count: number): readonly Entry[] =>
  IS_RELEASE ? entries : entries.slice(0, count);

/** Returns all entries in `npm run test:release`, and every `step`-th of them in `npm test`, so that a sample has some of each kind. */
export const everyNth = <Entry>(entries: readonly Entry[], step: number): readonly Entry[] =>
  entries.filter((_, index) => IS_RELEASE || index % step === 0);

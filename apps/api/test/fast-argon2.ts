import { createRequire } from 'node:module';
import type { hash as hashOf, Options, verify as verifyOf } from '@node-rs/argon2';

const real: { hash: typeof hashOf; verify: typeof verifyOf } = createRequire(import.meta.url)('@node-rs/argon2');

/** Stories sign up and log in thousands of times, so a hash costs next to nothing unless a test looks at what it costs. */
export const passwordCost = { isReal: false };

/** In tests this module stands for the library: the same algorithm with less memory and fewer passes. */
export const hash = (password: string, options: Options): Promise<string> =>
  real.hash(password, passwordCost.isReal ? options : { ...options, memoryCost: 8, timeCost: 1 });

export const verify: typeof verifyOf = real.verify;

import { createRequire } from 'node:module';
import type { hash as hashOf, Options, verify as verifyOf } from '@node-rs/argon2';

const real: { hash: typeof hashOf; verify: typeof verifyOf } = createRequire(import.meta.url)('@node-rs/argon2');

/** Tests sign up and log in thousands of times, so a hash is cheap unless a test checks its cost. */
export const passwordCost = { isReal: false };

/** Replaces the library in tests: the same algorithm with less memory and fewer passes. */
export const hash = (password: string, options: Options): Promise<string> =>
  real.hash(password, passwordCost.isReal ? options : { ...options, memoryCost: 8, timeCost: 1 });

export const verify: typeof verifyOf = real.verify;

import { vi } from 'vitest';

/** A method call that waits until `resume`. */
export interface PausedCall {
  /** Resolves when the call has done its work and waits. */
  reached: Promise<void>;
  resume(): void;
}

type Method = (...args: unknown[]) => Promise<unknown>;

/** Pauses the next call of a class's method after its work, so that a test can act in between. Later calls do not wait. */
export function pauseAfterNext<Name extends string>(prototype: Record<Name, unknown>, name: Name): PausedCall {
  let arrive = (): void => undefined;
  let resume = (): void => undefined;
  const reached = new Promise<void>((resolve) => (arrive = resolve));
  const resumed = new Promise<void>((resolve) => (resume = resolve));
  const methods = prototype as Record<string, Method>;
  const original = methods[name];
  const spy = vi.spyOn(methods, name);
  spy.mockImplementation(async function (this: unknown, ...args) {
    spy.mockRestore();
    const result = await original?.apply(this, args);
    arrive();
    await resumed;
    return result;
  });
  return { reached, resume };
}

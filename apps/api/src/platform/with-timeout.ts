/** Resolves as the promise does, or rejects after `ms` milliseconds. The work behind the promise goes on. */
export async function withTimeout<Result>(promise: Promise<Result>, ms: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** The time that work has to end after its signal has aborted, in milliseconds. */
export const ABORT_GRACE_MS = 1_000;

/**
 * Does work with another system. Its signal aborts after `ms` milliseconds, or together with `stop`. Work that ignores the signal is given up
 * after ABORT_GRACE_MS, because a client library can lose a request without an error.
 */
export async function withDeadline<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  ms: number,
  stop?: AbortSignal,
): Promise<Result> {
  const timeout = AbortSignal.timeout(ms);
  const signal = stop ? AbortSignal.any([stop, timeout]) : timeout;
  signal.throwIfAborted();
  const settled = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    const giveUp = () => setTimeout(() => reject(signal.reason as Error), ABORT_GRACE_MS);
    signal.addEventListener('abort', giveUp, { signal: settled.signal });
  });
  return Promise.race([work(signal), aborted]).finally(() => settled.abort());
}

import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { LocalDatabaseError } from './errors.js';

/**
 * Below the range that systems hand out to outgoing connections: a server that is restarted on its port must not find that a
 * client connection has meanwhile got it.
 */
const range = { from: 21_000, to: 32_700 } as const;

/** Returns true if the port is free on 127.0.0.1. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** A free port: the preferred one if it can be had, else any. Another process may still be faster to take it. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await isPortFree(preferred))) return preferred;
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const port = randomInt(range.from, range.to);
    if (await isPortFree(port)) return port;
  }
  throw new LocalDatabaseError(
    `No free port between ${range.from} and ${range.to} was found on 127.0.0.1 for the embedded database.`,
  );
}

import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { LocalDatabaseError } from './errors.js';

/** Below the range of outgoing connections, so that no client connection takes the port during a restart. */
const range = { from: 21_000, to: 32_700 } as const;

/** Returns true if the port is free on 127.0.0.1. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Returns the preferred port if it is free, otherwise another one. Another process may still take it. */
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

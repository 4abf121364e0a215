import dns from 'node:dns';
import { readFileSync } from 'node:fs';

/** Changes to the environment of a portal: the offset of its clock, and the resolution of names. */
export interface ShiftedWorld {
  clockMilliseconds: number;
  isDnsAway: boolean;
}

/**
 * Preloaded into a portal (`node --import`). It reads the changes from the file named by FAULT_WORLD, and again at SIGUSR2. Neither the clock nor
 * the name resolution of the machine itself changes.
 */
const world: ShiftedWorld = { clockMilliseconds: 0, isDnsAway: false };
const file = process.env['FAULT_WORLD'];
process.on('SIGUSR2', () => {
  if (file) Object.assign(world, JSON.parse(readFileSync(file, 'utf8')));
});

const RealDate = Date;
class ShiftedDate extends RealDate {
  constructor(...parts: [] | [string | number | Date]) {
    if (parts.length === 0) super(ShiftedDate.now());
    else super(...(parts as [string]));
  }

  static override now(): number {
    return RealDate.now() + world.clockMilliseconds;
  }
}
globalThis.Date = ShiftedDate as DateConstructor;

const { lookup } = dns;
const noAnswer = (name: string): Error =>
  Object.assign(new Error(`getaddrinfo EAI_AGAIN ${name}`), { code: 'EAI_AGAIN', syscall: 'getaddrinfo' });
Object.assign(dns, {
  lookup(name: string, ...rest: unknown[]): void {
    const done = rest.at(-1) as (error: Error) => void;
    if (world.isDnsAway) setImmediate(() => done(noAnswer(name)));
    else (lookup as (...all: unknown[]) => void)(name, ...rest);
  },
});

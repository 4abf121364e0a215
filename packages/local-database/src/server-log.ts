import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync, renameSync, statSync } from 'node:fs';

const largestLog = 10_000_000;

/** A log file that the server writes directly, so that it outlives this process. */
export type ServerLog = { descriptor: number; written(): string; close(): void };

/** Opens the log for appending. Renames a log of more than 10 MB to `.1`. */
export function openServerLog(path: string): ServerLog {
  if (existsSync(path) && statSync(path).size > largestLog) renameSync(path, `${path}.1`);
  const descriptor = openSync(path, 'a', 0o600);
  const start = fstatSync(descriptor).size;
  return { descriptor, written: () => readFrom(path, start), close: () => closeSync(descriptor) };
}

/** Returns the first two errors without time stamps, or the last line. */
export function errorLines(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const errors = lines.filter((line) => /\[?\bERROR\b/.test(line)).slice(0, 2);
  const reported = errors.length > 0 ? errors : lines.slice(-1);
  return (
    reported.map((line) => line.replace(/^.*\[ERROR\]\s*(\[[^\]]*\]\s*)*/, '').trim()).join('; ') || 'it gave no reason'
  );
}

function readFrom(path: string, start: number): string {
  if (!existsSync(path)) return '';
  if (start === 0) return readFileSync(path, 'utf8');
  const descriptor = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(Math.max(0, fstatSync(descriptor).size - start));
    const length = readSync(descriptor, buffer, 0, buffer.length, start);
    return buffer.toString('utf8', 0, length);
  } finally {
    closeSync(descriptor);
  }
}

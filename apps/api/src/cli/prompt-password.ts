import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Reads a password without echo. As an argument it would be visible in the process list. */
export async function promptHidden(question: string): Promise<string> {
  process.stdout.write(question);
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: process.stdin.isTTY });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}

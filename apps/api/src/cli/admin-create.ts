import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { withAppContext } from '../bootstrap/app-context.js';
import type { Call } from './command.js';

/** Without options, creates the administrator of the environment variables. */
export const adminCreate = ({ options, environment }: Call): Promise<number> =>
  withAppContext(environment, async ({ container, config }) => {
    const { 'first-name': firstName = 'Admin', 'last-name': lastName = 'User' } = options;
    const email = options['email'] ?? config.ADMIN_EMAIL ?? '';
    const password = config.ADMIN_PASSWORD ?? (await promptHidden('Password: '));
    const user = await container.administrators.create({ email, firstName, lastName, password });
    console.log(`${user.email} can now log in at ${config.publicUrl}/job-alert/wp-login/wp/admin`);
  });

/** Reads a password without echo. As an argument it would be visible in the process list. */
async function promptHidden(question: string): Promise<string> {
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

import { LocalDatabaseError, startLocalDatabase } from '../src/local-database.js';

/**
 * A program that runs an embedded database until it is stopped, for the tests that kill it. Prints one line of JSON when
 * ready, and one sentence with exit code 1 on failure. SIGUSR2 makes it exit at any time without stopping the database.
 */
const [dataDir = '', durability = 'test'] = process.argv.slice(2);
process.once('SIGUSR2', () => process.exit(3));
try {
  const started = Date.now();
  const database = await startLocalDatabase({
    dataDir,
    durability: durability === 'full' ? 'full' : 'test',
    log: (line) => process.stderr.write(`${line}\n`),
  });
  const { url, created, engine } = database;
  const alive = setInterval(() => undefined, 60_000);
  const stop = () => {
    clearInterval(alive);
    void database.stop();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Printed last, because the reader may send a signal at once.
  process.stdout.write(`${JSON.stringify({ url, created, engine, milliseconds: Date.now() - started })}\n`);
} catch (error) {
  if (!(error instanceof LocalDatabaseError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

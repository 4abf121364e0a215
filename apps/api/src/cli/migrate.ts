import { withAppContext } from '../bootstrap/app-context.js';
import type { Call } from './command.js';

/** Opening the portal migrates the database. */
export const migrate = ({ environment }: Call): Promise<number> =>
  withAppContext(
    environment,
    async ({ database }) => console.log(`The database is up to date (${database.description}).`),
    { alwaysMigrates: true },
  );

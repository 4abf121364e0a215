import { withPortal } from '../start.js';

// Opening a portal brings its database up to date; there is nothing else to do.
process.exitCode = await withPortal(
  process.env,
  async ({ database }) => console.log(`The database is up to date (${database.description}).`),
  true,
);

import 'reflect-metadata';
import { apiKilled } from './api-killed.js';
import { clamd } from './clamd.js';
import { databaseFull } from './database-full.js';
import { databaseKilled } from './database-killed.js';
import { diskFull } from './disk-full.js';
import { distinctSelections } from './distinct-selections.js';
import { galeraKilled } from './galera-killed.js';
import { hostile } from './hostile.js';
import { hostileClient, hostileLimits, hostileLoad } from './hostile-load.js';
import { indexKilled } from './index-killed.js';
import { mailAway } from './mail-away.js';
import { migrationKilled } from './migration-killed.js';
import type { Outcome, Place } from '../shared/place.js';
import { runScripts } from '../shared/run-scripts.js';
import { personalData } from './personal-data.js';
import { stoppedInFlight } from './stopped-in-flight.js';
import { unknownDatabase } from './unknown-database.js';
import { webhooksKilled } from './webhooks-killed.js';
import { worldShifts } from './world-shifts.js';

/** The faults of a machine. Each drill counts the promises that the portal breaks. */
const FAULTS: Readonly<Record<string, (place: Place) => Promise<Outcome>>> = {
  'api-killed': apiKilled,
  'database-killed': databaseKilled,
  'migration-killed': migrationKilled,
  'unknown-database': unknownDatabase,
  'stopped-in-flight': stoppedInFlight,
  'index-killed': indexKilled,
  'mail-away': mailAway,
  'webhooks-killed': webhooksKilled,
  'world-shifts': worldShifts,
  'personal-data': personalData,
  'disk-full': diskFull,
  'database-full': databaseFull,
  hostile,
  clamd,
  'hostile-load': hostileLoad,
  'hostile-client': hostileClient,
  'hostile-limits': hostileLimits,
  'distinct-selections': distinctSelections,
  'galera-killed': galeraKilled,
};

await runScripts(FAULTS);

import 'reflect-metadata';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiKilled } from './api-killed.js';
import { clamd } from './clamd.js';
import { databaseFull } from './database-full.js';
import { databaseKilled } from './database-killed.js';
import { diskFull } from './disk-full.js';
import { distinctSelections } from './distinct-selections.js';
import { galeraKilled } from './galera-killed.js';
import { hostile } from './hostile.js';
import { hostileLoad } from './hostile-load.js';
import { mailAway } from './mail-away.js';
import { migrationKilled } from './migration-killed.js';
import { freePort, type Outcome, type Place } from './place.js';
import { stoppedInFlight } from './stopped-in-flight.js';
import { webhooksKilled } from './webhooks-killed.js';
import { worldShifts } from './world-shifts.js';

/** Faults that a machine can meet, with a count of what was promised and what was kept. */
const FAULTS: Readonly<Record<string, (place: Place) => Promise<Outcome>>> = {
  'api-killed': apiKilled,
  'database-killed': databaseKilled,
  'migration-killed': migrationKilled,
  'stopped-in-flight': stoppedInFlight,
  'mail-away': mailAway,
  'webhooks-killed': webhooksKilled,
  'world-shifts': worldShifts,
  'disk-full': diskFull,
  'database-full': databaseFull,
  hostile,
  clamd,
  'hostile-load': hostileLoad,
  'distinct-selections': distinctSelections,
  'galera-killed': galeraKilled,
};

const rounds = Number(process.env['ROUNDS'] ?? 10);
const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in FAULTS));
if (unknown.length > 0) throw new Error(`No fault is called ${unknown.join(', ')}: ${Object.keys(FAULTS).join(', ')}.`);

const top = mkdtempSync(join(tmpdir(), 'job-alert-faults-'));
let broken = 0;
try {
  for (const [name, meet] of Object.entries(FAULTS)) {
    if (named.length > 0 && !named.includes(name)) continue;
    const folder = join(top, name);
    mkdirSync(folder);
    const outcome = await meet({ rounds, port: await freePort(), folder });
    const faults = 'notRun' in outcome ? [] : outcome;
    if ('notRun' in outcome) console.log(`NOT RUN  ${name}: ${outcome.notRun}`);
    for (const fault of faults) console.error(`FAULT  ${name}: ${fault}`);
    broken += faults.length;
  }
} finally {
  rmSync(top, { recursive: true, force: true });
}
console.log(broken === 0 ? 'every promise was kept' : `${broken} promises were broken`);
process.exitCode = broken === 0 ? 0 : 1;

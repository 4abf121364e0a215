import 'reflect-metadata';
import type { Outcome, Place } from '../shared/place.js';
import { runScripts } from '../shared/run-scripts.js';
import { alerts } from './alerts.js';
import { backupDrill } from './backup-drill.js';
import { backupLarge } from './backup-large.js';
import { databaseMoved } from './database-moved.js';
import { image } from './image.js';
import { olderServer } from './older-server.js';
import { readReplicas } from './read-replicas.js';
import { release } from './release.js';
import { restoreKilled } from './restore-killed.js';
import { restoreServed } from './restore-served.js';
import { rollingRestart } from './rolling-restart.js';
import { threeServers } from './three-servers.js';
import { units } from './units.js';

/** Tests of a release for operators. docs/reliability.md has the figures. */
const BARS: Readonly<Record<string, (place: Place) => Promise<Outcome>>> = {
  release,
  'backup-drill': backupDrill,
  'backup-large': backupLarge,
  'restore-killed': restoreKilled,
  'restore-served': restoreServed,
  'database-moved': databaseMoved,
  'three-servers': threeServers,
  'older-server': olderServer,
  'rolling-restart': rollingRestart,
  'read-replicas': readReplicas,
  image,
  units,
  alerts,
};

await runScripts(BARS);

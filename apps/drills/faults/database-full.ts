import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { candidateInput, REGISTER_CANDIDATE } from '../../api/test/builders/candidate.js';
import { TestClient } from '../../api/test/builders/client.js';
import { pdf } from '../../api/test/builders/files.js';
import { nothingYet } from '../shared/load.js';
import { type DatabaseUnderFault, type Outcome, type Place, withDatabase } from '../shared/place.js';
import { PortalProcess } from '../shared/portal-process.js';
import { broken } from '../shared/records.js';
import { canMakeDisks, fillDisk, mountDisk, unmountDisk } from '../shared/small-disk.js';

/** The size of the disk: enough for the tables of an empty database and some thousand rows. */
const MEGABYTES = 320;
const REGULAR_READ = '{ openJobs { nodes { id } } }';
/** Enough sign-ups to make the database request another page of the disk. */
const MAX_SIGN_UPS = 3_000;
const AGAIN_WITHIN = 30_000;

/**
 * Fills the disk of the database. Changes are rejected with an error message, reads continue, no acknowledged change is lost, and changes are
 * accepted again as soon as there is space, without a restart.
 */
export async function databaseFull(place: Place): Promise<Outcome> {
  if (!canMakeDisks()) return { notRun: 'only root can make a disk of a few hundred megabytes' };
  const disk = join(place.folder, 'own');
  mountDisk(disk, MEGABYTES);
  try {
    return await withDatabase(place, (database) => filledUp(place, database, disk));
  } finally {
    unmountDisk(disk);
  }
}

async function filledUp(
  { rounds, port }: Place,
  { dataSource, settings }: DatabaseUnderFault,
  disk: string,
): Promise<string[]> {
  const problems: string[] = [];
  const errors = new Map<string, number>();
  const yes = nothingYet();
  const portal = await PortalProcess.start(port, settings);
  const client = new TestClient(portal.url);
  const signUp = async (): Promise<string> => {
    const input = candidateInput({ lastName: 'P'.repeat(40) });
    const outcome = await client.uploadOutcome(REGISTER_CANDIDATE, { input }, { 'input.resume': pdf() });
    if (outcome === 'OK') yes.candidates.push({ id: '', email: input.email });
    return outcome;
  };
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const ballast = fillDisk(disk);
      let outcome = 'OK';
      let signUps = 0;
      while (outcome === 'OK' && signUps < MAX_SIGN_UPS) {
        outcome = await signUp();
        signUps += 1;
      }
      if (outcome !== 'UNAVAILABLE') problems.push(`round ${round}: a sign-up without room was answered ${outcome}`);
      errors.set(outcome, (errors.get(outcome) ?? 0) + 1);
      const read = await client.outcome(REGULAR_READ);
      if (read !== 'OK') problems.push(`round ${round}: a read was answered ${read}`);
      rmSync(ballast);
      if (!(await again(signUp)))
        problems.push(`round ${round}: no sign-up within ${AGAIN_WITHIN} ms after there was room`);
    }
    const rows = await dataSource.query<{ email: string }[]>('SELECT email FROM user');
    const storedEmails = new Set(rows.map(({ email }) => email));
    const lost = yes.candidates.filter(({ email }) => !storedEmails.has(email));
    if (lost.length > 0) problems.push(`${lost.length} acknowledged sign-ups are gone`);
    problems.push(...(await broken(dataSource, nothingYet())));
  } finally {
    await portal.end('SIGTERM');
  }
  const words = [...errors].map(([outcome, count]) => `${count} × ${outcome}`).join(', ');
  console.log(
    `the database's disk full ${rounds} times: ${words}; ${yes.candidates.length} acknowledged sign-ups are there`,
  );
  return problems;
}

async function again(signUp: () => Promise<string>): Promise<boolean> {
  for (const end = Date.now() + AGAIN_WITHIN; Date.now() < end; await pause(200)) {
    if ((await signUp()) === 'OK') return true;
  }
  return false;
}

import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  candidateInput,
  MY_PROFILE,
  profileInput,
  REGISTER_CANDIDATE,
  SAVE_PROFILE,
} from '../../api/test/builders/candidate.js';
import { TestClient } from '../../api/test/builders/client.js';
import { employerInput, REGISTER_EMPLOYER } from '../../api/test/builders/employer.js';
import { filesIn, pdf, png } from '../../api/test/builders/files.js';
import { nothingYet, signedIn } from '../shared/load.js';
import { type DatabaseUnderFault, type Outcome, type Place, withDatabase } from '../shared/place.js';
import { PortalProcess } from '../shared/portal-process.js';
import { broken, sweep } from '../shared/records.js';
import { canMakeDisks, fillDisk, mountDisk, unmountDisk } from '../shared/small-disk.js';

const MEGABYTES = 4;
const CODES = { store: 'FILES_UNAVAILABLE', temporary: 'FILES_UNAVAILABLE' } as const;

/**
 * Fills the disk of the stored files, then that of incoming uploads. Uploads are rejected with an error message and leave neither a row nor
 * a file; everything else works; uploads are accepted again as soon as there is space.
 */
export async function diskFull(place: Place): Promise<Outcome> {
  const disks: string[] = [];
  const mount = (name: string): string => {
    const path = join(place.folder, name);
    mountDisk(path, MEGABYTES);
    disks.push(path);
    return path;
  };
  if (!canMakeDisks()) return { notRun: 'only root can make a disk of a few megabytes' };
  try {
    const files = mount('api/files');
    const temporary = mount('temporary');
    return await withDatabase(place, (database) => filledUp(place, database, { files, temporary }));
  } finally {
    disks.forEach(unmountDisk);
  }
}

async function filledUp(
  { rounds, port }: Place,
  { dataSource, dataFolder, settings }: DatabaseUnderFault,
  disks: { files: string; temporary: string },
): Promise<string[]> {
  const problems: string[] = [];
  // The cache of compiled sources is in the temporary folder and would fill the small disk.
  const portal = await PortalProcess.start(port, { ...settings, TMPDIR: disks.temporary, TSX_DISABLE_CACHE: '1' });
  const signUp = async (size: number) => {
    const input = candidateInput();
    const client = new TestClient(portal.url);
    const outcome = await client.uploadOutcome(REGISTER_CANDIDATE, { input }, { 'input.resume': pdf('cv.pdf', size) });
    return { input, outcome };
  };
  const expectOutcome = (name: string, outcome: string, expected: string) => {
    if (outcome !== expected) problems.push(`${name}: ${outcome} instead of ${expected}`);
  };
  const first = await signUp(20_000);
  expectOutcome('with room on the disk', first.outcome, 'OK');
  const candidate = await signedIn(portal.url, first.input);
  let refused = 0;
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const [name, disk] of [
        ['store', disks.files],
        ['temporary', disks.temporary],
      ] as const) {
        const before = (await filesIn(disks.files)).length;
        const ballast = fillDisk(disk);
        const outcomes = await Promise.all([
          ...Array.from({ length: 4 }, async () => (await signUp(1_000_000)).outcome),
          candidate.uploadOutcome(
            SAVE_PROFILE,
            { input: profileInput() },
            { 'input.panCard': png(), 'input.passport': pdf('p.pdf', 900_000) },
          ),
        ]);
        for (const outcome of outcomes) expectOutcome(`round ${round}, ${name} full`, outcome, CODES[name]);
        refused += outcomes.length;
        expectOutcome('a page that reads', await candidate.outcome(MY_PROFILE), 'OK');
        expectOutcome('a sign-up without a file', await registerEmployer(portal.url), 'OK');
        problems.push(...(await downloadErrors(portal.url, candidate)));
        rmSync(ballast);
        const extraFiles = (await filesIn(disks.files)).length - before;
        if (extraFiles !== 0) problems.push(`round ${round}, ${name} full: ${extraFiles} files were left`);
        expectOutcome(`round ${round}, with room again`, (await signUp(20_000)).outcome, 'OK');
        problems.push(...(await remainingTemporaryFiles(disks.temporary)));
      }
    }
    problems.push(...(await broken(dataSource, nothingYet())));
  } finally {
    await portal.end('SIGTERM');
  }
  problems.push(...(await sweep(dataSource, dataFolder)).problems);
  console.log(
    `disk full ${rounds * 2} times: ${refused} uploads refused in words, reads and sign-ups without a file went on`,
  );
  return problems;
}

/** Returns the temporary copies of uploads that are still there some time after the response. */
async function remainingTemporaryFiles(disk: string): Promise<string[]> {
  let files: string[] = [];
  for (let turn = 0; turn < 50; turn += 1) {
    files = readdirSync(disk).filter((name) => /^(?:capacitor|job-alert)-/.test(name));
    if (files.length === 0) break;
    await pause(40);
  }
  return files.map((name) => `a temporary file is left: ${name}`);
}

async function registerEmployer(url: string): Promise<string> {
  return new TestClient(url).outcome(REGISTER_EMPLOYER, { input: employerInput() });
}

/** Returns the errors of the resume that was stored before the disk was full. */
async function downloadErrors(url: string, candidate: TestClient): Promise<string[]> {
  const { viewer } = await candidate.ask<{ viewer: { candidate: { resume: { url: string; size: number } } } }>(
    MY_PROFILE,
  );
  const { resume } = viewer.candidate;
  const answer = await fetch(`${url}${resume.url}`);
  const bytes = (await answer.arrayBuffer()).byteLength;
  return answer.status === 200 && bytes === resume.size
    ? []
    : [`a file stored before cannot be read: ${answer.status}`];
}

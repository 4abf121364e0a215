import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StoredFileEntity } from '../src/database/entities/accounts/stored-file.entity.js';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { sweepFiles } from '../src/features/files/sweep-files.service.js';
import { systemClock } from '../src/platform/clock.js';
import { approvedApplication, openOffice } from './builders/applications.js';
import { myProfile, signUpError, registerCandidate } from './builders/candidate.js';
import { PROPOSE } from './builders/employer.js';
import { filesIn, pdf } from './builders/files.js';
import { emptyTables, type Portal, startPortal } from './harness.js';

const TWO_HOURS = 7_200_000;

describe('cleaning up files after a failure', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal({ LOG_LEVEL: 'silent' });
  });
  beforeEach(async () => {
    await emptyTables(portal.databaseUrl);
    await rm(portal.filesFolder, { recursive: true, force: true });
    await mkdir(portal.filesFolder);
  });
  afterAll(() => portal.stop());

  const storedFileCount = async (): Promise<number> => (await filesIn(portal.filesFolder)).length;
  const rows = (): Promise<number> => portal.dataSource.manager.count(StoredFileEntity);
  const sweep = () => sweepFiles(portal.dataSource, portal.container.fileStore, systemClock);

  test('leaves neither an account nor a file when the database fails during sign-up', async () => {
    await portal.dataSource.query('ALTER TABLE candidate_profile RENAME TO elsewhere');
    expect((await signUpError(portal, pdf())).code).toBe('INTERNAL');
    await portal.dataSource.query('ALTER TABLE elsewhere RENAME TO candidate_profile');
    expect([await storedFileCount(), await rows()]).toEqual([0, 0]);
    expect(await portal.dataSource.manager.count(UserEntity)).toBe(0);
  });

  test('leaves neither an account nor a file row when the file store fails during sign-up', async () => {
    await rm(portal.filesFolder, { recursive: true });
    await writeFile(portal.filesFolder, 'a file where the folder was');
    expect(await signUpError(portal, pdf())).toMatchObject({
      code: 'FILES_UNAVAILABLE',
      message: 'Files cannot be saved at the moment. Please try again later.',
    });
    expect([await rows(), await portal.dataSource.manager.count(UserEntity)]).toEqual([0, 0]);
  });

  test('sweeps old files that no row names, and keeps recent ones', async () => {
    const candidate = await registerCandidate(portal);
    const [old, young] = ['ab/old', 'ab/young'].map((name) => join(portal.filesFolder, name)) as [string, string];
    await mkdir(join(portal.filesFolder, 'ab'), { recursive: true });
    for (const path of [old, young]) await writeFile(path, 'left by a crash');
    const past = new Date(Date.now() - TWO_HOURS);
    await utimes(old, past, past);
    expect(await sweep()).toEqual({ strayFiles: 1, abandonedFiles: 0 });
    expect(await storedFileCount()).toBe(2);
    expect((await myProfile(candidate)).resume).not.toBeNull();
  });

  test('sweeps the files and the file rows of deleted accounts', async () => {
    const [deletedCandidate, staying] = [await registerCandidate(portal), await registerCandidate(portal)];
    await portal.dataSource.manager.delete(UserEntity, { id: deletedCandidate.id });
    expect(await sweep()).toEqual({ strayFiles: 0, abandonedFiles: 1 });
    expect([await storedFileCount(), await rows()]).toEqual([1, 1]);
    expect((await myProfile(staying)).resume).not.toBeNull();
    expect(await sweep()).toEqual({ strayFiles: 0, abandonedFiles: 0 });
  });

  test('sweeps the offer letter of a deleted candidate', async () => {
    const office = await openOffice(portal);
    const { candidate, applicationId } = await approvedApplication(portal, office);
    const variables = { input: { id: applicationId, status: 'SELECTED' } };
    await office.employer.client.upload(PROPOSE, variables, { 'input.offerLetter': pdf('offer.pdf') });
    expect(await sweep()).toEqual({ strayFiles: 0, abandonedFiles: 0 });
    await portal.dataSource.manager.delete(UserEntity, { id: candidate.id });
    expect(await sweep()).toEqual({ strayFiles: 0, abandonedFiles: 1 });
    expect([await storedFileCount(), await rows()]).toEqual([0, 0]);
  });
});

test('STORAGE_URL sets the folder of uploaded files', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'job-alert-elsewhere-'));
  const portal = await startPortal({ STORAGE_URL: `file:${elsewhere}` });
  await registerCandidate(portal);
  expect(await filesIn(elsewhere)).toHaveLength(1);
  expect(existsSync(portal.filesFolder)).toBe(false);
  await portal.stop();
  await rm(elsewhere, { recursive: true });
});

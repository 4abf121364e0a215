import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StoredFileEntity } from '../src/database/entities/accounts/stored-file.entity.js';
import { decideApplication } from './builders/admin.js';
import { apply, approvedApplication, type Office, openOffice } from './builders/applications.js';
import {
  completeCandidate,
  myProfile,
  profileInput,
  signUpError,
  registerCandidate,
  SAVE_PROFILE,
} from './builders/candidate.js';
import { EICAR, FakeClamd } from './builders/clamd.js';
import { PROPOSE } from './builders/employer.js';
import { filesIn, pdf, sent } from './builders/files.js';
import type { Actor } from './builders/records.js';
import { formOf, RestClient } from './builders/rest.js';
import { type Portal, startPortal } from './harness.js';

const VIRUS_ERROR = {
  code: 'FILE_TYPE_NOT_ALLOWED',
  message: 'A virus was found in this file. Please choose another file.',
};
const AWAY = {
  code: 'FILES_UNAVAILABLE',
  message: 'Files cannot be checked for viruses at the moment. Please try again later.',
};
const APPLICANT = 'query ($id: ID!) { candidate(id: $id) { resume { url } } }';
const IMPORT = 'mutation ($file: Upload!) { runImport(input: { kind: CANDIDATES, file: $file }) { imported } }';
const ROWS = 'email,first_name,last_name,contact,experience\nnew@people.example,Asha,Patel,9876543210,fresher\n';

/** A valid PDF with the test virus after its end. */
const infected = () => sent('cv.pdf', Buffer.concat([Buffer.from(pdf().bytes), EICAR]));
const sheet = (end: Buffer | string) =>
  sent('people.csv', Buffer.concat([Buffer.from(ROWS), Buffer.from(end as string)]));

describe('uploads with a virus scanner', () => {
  let folder: string;
  let clamd: FakeClamd;
  let portal: Portal;
  let office: Office;
  async function open(away: 'refuse' | 'later'): Promise<void> {
    folder = mkdtempSync(join(tmpdir(), 'job-alert-clamd-'));
    clamd = new FakeClamd(join(folder, 'socket'));
    await clamd.start();
    portal = await startPortal({ CLAMD_URL: clamd.url, CLAMD_AWAY: away, LOG_LEVEL: 'silent' });
    office = await openOffice(portal);
  }
  async function close(): Promise<void> {
    await portal.stop();
    await clamd.stop();
    rmSync(folder, { recursive: true });
  }
  const storedCounts = async (): Promise<number[]> => [
    (await filesIn(portal.filesFolder)).length,
    await portal.dataSource.manager.count(StoredFileEntity),
  ];
  const states = async (): Promise<string[]> =>
    (await portal.dataSource.manager.find(StoredFileEntity, { order: { id: 'ASC' } })).map(
      ({ scanState }) => scanState,
    );
  const resumeUrl = async (candidate: Actor): Promise<string> => (await myProfile(candidate)).resume?.url ?? '';
  async function urlForEmployer(candidate: Actor): Promise<string> {
    const data = await office.employer.client.ask<{ candidate: { resume: { url: string } } }>(APPLICANT, {
      id: candidate.id,
    });
    return data.candidate.resume.url;
  }
  const get = (url: string) => fetch(`${portal.url}${url}`);

  describe('with CLAMD_AWAY=refuse', () => {
    beforeAll(() => open('refuse'));
    afterAll(close);

    test('are rejected and not stored when they contain a virus, in GraphQL, REST and imports', async () => {
      const { candidate, applicationId } = await approvedApplication(portal, office);
      const before = await storedCounts();
      expect(await signUpError(portal, infected())).toEqual({
        ...VIRUS_ERROR,
        fields: { resume: [VIRUS_ERROR.message] },
      });
      const profile = { input: profileInput() };
      expect(
        await candidate.client.uploadErrorOf(SAVE_PROFILE, profile, { 'input.passport': infected() }),
      ).toMatchObject(VIRUS_ERROR);
      const letter = { input: { id: applicationId, status: 'SELECTED' } };
      expect(
        await office.employer.client.uploadErrorOf(PROPOSE, letter, { 'input.offerLetter': infected() }),
      ).toMatchObject(VIRUS_ERROR);
      expect(await office.admin.client.uploadErrorOf(IMPORT, {}, { file: sheet(EICAR) })).toEqual({
        ...VIRUS_ERROR,
        fields: { file: [VIRUS_ERROR.message] },
      });
      const form = formOf({
        user_type: 'candidate',
        first_name: 'Asha',
        last_name: 'Patel',
        email: 'asha@test.example',
        contact: '9876543210',
        password: 'Loom&Thread7',
        experience: 'experienced',
        resume: [new Blob([infected().bytes]), 'cv.pdf'],
      });
      expect(await new RestClient(portal.url).post('api/register/', form)).toMatchObject({
        status: 415,
        body: { error: VIRUS_ERROR.message },
      });
      expect(await storedCounts()).toEqual(before);
    });

    test('are accepted when they contain no virus, and stored files are marked CLEAN', async () => {
      const { scanned } = clamd;
      await registerCandidate(portal);
      expect(await states()).toEqual(['CLEAN']);
      expect(await office.admin.client.upload(IMPORT, {}, { file: sheet('') })).toEqual({ runImport: { imported: 1 } });
      expect(clamd.scanned).toBe(scanned + 2);
    });

    test('are rejected while the scanner is unavailable, and accepted without a restart when it is back', async () => {
      const before = await storedCounts();
      await clamd.stop();
      expect(await signUpError(portal, pdf())).toEqual({ ...AWAY, fields: { resume: [AWAY.message] } });
      expect(await office.admin.client.uploadErrorOf(IMPORT, {}, { file: sheet('') })).toMatchObject(AWAY);
      expect(await storedCounts()).toEqual(before);
      expect((await get('/readyz')).status).toBe(200);
      expect(await (await get('/metrics')).text()).toMatch(/^clamd_up 0$/m);
      await clamd.start();
      await registerCandidate(portal);
      const metrics = await (await get('/metrics')).text();
      expect(metrics).toMatch(/^clamd_up 1$/m);
      expect(metrics).toMatch(/^files_scanned_total\{verdict="AWAY"\} 2$/m);
    });
  });

  describe('with CLAMD_AWAY=later', () => {
    beforeAll(() => open('later'));
    afterAll(close);

    test('are visible to their owner but not to employers until they have been scanned', async () => {
      await clamd.stop();
      const candidate = await completeCandidate(portal);
      await decideApplication(office.admin, await apply(candidate, office.jobId), 'APPROVE');
      expect(new Set(await states())).toEqual(new Set(['WAITING']));
      expect((await get(await resumeUrl(candidate))).status).toBe(200);
      const early = await get(await urlForEmployer(candidate));
      expect([early.status, await early.json()]).toMatchObject([
        503,
        { error: 'This file has not been checked for viruses yet. Please try again later.' },
      ]);
      expect(await portal.container.deferredScans.scanPending()).toBe(0);
      await clamd.start();
      expect(await portal.container.deferredScans.scanPending()).toBe((await states()).length);
      expect(new Set(await states())).toEqual(new Set(['CLEAN']));
      expect((await get(await urlForEmployer(candidate))).status).toBe(200);
    });

    test('are removed when the later scan finds a virus, and the owner reads why', async () => {
      const [files = 0, rows = 0] = await storedCounts();
      await clamd.stop();
      const candidate = await registerCandidate(portal, {}, infected());
      await clamd.start();
      expect(await portal.container.deferredScans.scanPending()).toBe(1);
      expect(await storedCounts()).toEqual([files, rows + 1]);
      const answer = await get(await resumeUrl(candidate));
      expect([answer.status, await answer.json()]).toMatchObject([
        403,
        { error: expect.stringContaining('a virus was found in it') },
      ]);
      const { requestMyData } = await candidate.client.ask<{ requestMyData: { url: string } }>(
        'mutation { requestMyData { url } }',
      );
      expect((await (await get(requestMyData.url)).arrayBuffer()).byteLength).toBeGreaterThan(100);
    });
  });
});

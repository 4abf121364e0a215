import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StoredFileEntity } from '../src/database/entities/accounts/stored-file.entity.js';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { CandidateProfileEntity } from '../src/database/entities/candidates/candidate-profile.entity.js';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { unzipWithinLimit } from '../src/platform/spreadsheets/safe-unzip.js';
import { createAdmin } from './builders/admin.js';
import { openOffice } from './builders/applications.js';
import { registerCandidate, SAVE_PROFILE, profileInput } from './builders/candidate.js';
import { pdf, plainZip, sent } from './builders/files.js';
import { ACCEPT_BY_LINK, invite } from './builders/job-invitations.js';
import { mailTo, tokenIn } from './builders/mails.js';
import { reset } from './builders/password-links.js';
import { type Actor, logIn, visitor } from './builders/records.js';
import { resumeDocx } from './builders/resume-files.js';
import { candidateRow, csvFile } from './builders/spreadsheets.js';
import { type Portal, startPortal } from './harness.js';
import { STORE_RESUME } from './matrix/candidates.js';

const RUN = 'mutation ($input: RunImportInput!) { runImport(input: $input) { import { id } } }';
const UNDO = 'mutation ($id: ID!) { undoImport(input: { id: $id }) { import { id } } }';
const MERGE = 'mutation ($input: MergeCandidatesInput!) { mergeCandidates(input: $input) { merge { id } } }';
const RECORD = `query ($id: ID!) { candidate(id: $id) {
  resume { name } resumeStoring { storedByName storedAt } canStoreResume
} }`;
const OWN = 'query { viewer { candidate { resume { name } resumeStoring { storedByName } } } }';
const FIND = `query { findCandidates(filter: { allOf: ["jacquard"] }) { nodes { id } } }`;
const LOGGED_IN = 'This candidate has logged in. Only they can change their resume now.';

interface Stored {
  candidate: {
    resume: { name: string } | null;
    resumeStoring: { storedByName: string } | null;
    canStoreResume?: boolean;
  };
}

let portal: Portal;
let admin: Actor;
beforeAll(async () => {
  portal = await startPortal();
  admin = await createAdmin(portal);
});
afterAll(() => portal.stop());

/** Imports a candidate who has agreed to being found. */
async function imported(): Promise<{ id: string; email: string; importId: string }> {
  const row = candidateRow();
  const input = { kind: 'CANDIDATES', file: null, consent: { channel: 'FORM', agreedOn: '2026-01-15' } };
  const { runImport } = await admin.client.upload<{ runImport: { import: { id: string } } }>(
    RUN,
    { input },
    { 'input.file': csvFile([row]) },
  );
  const { id, email } = await portal.dataSource.manager.findOneByOrFail(UserEntity, { email: row['email'] ?? '' });
  return { id, email, importId: runImport.import.id };
}
const resume = (name = 'asha.docx') => sent(name, resumeDocx('Asha Patel\nJacquard weaver, Surat'));
const variables = (candidateId: string) => ({ input: { candidateId, resume: null } });
const store = (candidateId: string, file = resume(), { client } = admin) =>
  client.upload(STORE_RESUME, variables(candidateId), { 'input.resume': file });
const errorOf = (candidateId: string, file = resume()) =>
  admin.client.uploadErrorOf(STORE_RESUME, variables(candidateId), { 'input.resume': file });
const record = async (id: string) => (await admin.client.ask<Stored>(RECORD, { id })).candidate;
const own = async ({ client }: Actor) => (await client.ask<{ viewer: Stored }>(OWN)).viewer.candidate;
const filesOf = (ownerId: string) => portal.dataSource.manager.countBy(StoredFileEntity, { ownerId });

describe('the resume that an administrator stores for an imported candidate', () => {
  test('is in the record with the name of the administrator, in the search, and an event of the audit trail', async () => {
    const { id } = await imported();
    expect(await record(id)).toEqual({ resume: null, resumeStoring: null, canStoreResume: true });
    await store(id);
    expect(await record(id)).toEqual({
      resume: { name: 'asha.docx' },
      resumeStoring: { storedByName: expect.stringMatching(/\w+ \w+/), storedAt: expect.any(String) },
      canStoreResume: true,
    });
    const events = await portal.dataSource.manager.findBy(AuditEventEntity, { action: 'STORE_RESUME', subjectId: id });
    expect(events).toMatchObject([{ subjectType: 'CANDIDATE', actorId: admin.id }]);
    await portal.container.candidateIndexing.indexAll();
    expect(await admin.client.ask(FIND)).toEqual({ findCandidates: { nodes: [{ id }] } });
  });

  test('is replaced by another one of an administrator, and goes with the account', async () => {
    const { id, importId } = await imported();
    await store(id);
    const { resumeId: earlier } = await portal.dataSource.manager.findOneByOrFail(CandidateProfileEntity, { id });
    await store(id, pdf('new.pdf'), await createAdmin(portal));
    expect((await record(id)).resume).toEqual({ name: 'new.pdf' });
    expect(await filesOf(id)).toBe(1);
    expect(await portal.dataSource.manager.existsBy(StoredFileEntity, { id: earlier ?? '' })).toBe(false);
    await admin.client.ask(UNDO, { id: importId });
    expect(await filesOf(id)).toBe(0);
  });

  test('is seen by its owner with the name until they replace it, and stays theirs after the first login', async () => {
    const { id, email } = await imported();
    await store(id);
    await reset(portal, tokenIn(await mailTo(portal, email, 'INVITATION')), true);
    expect(await errorOf(id)).toMatchObject({ code: 'FORBIDDEN', message: LOGGED_IN });
    expect(await record(id)).toMatchObject({ canStoreResume: false });
    const owner = await logIn(portal, id);
    const storedByName = expect.stringMatching(/\w+ \w+/) as string;
    expect(await own(owner)).toEqual({ resume: { name: 'asha.docx' }, resumeStoring: { storedByName } });
    expect(await exportOf(owner)).toMatchObject({ files: [{ name: 'asha.docx', purpose: 'RESUME', storedByName }] });
    await owner.client.upload(
      SAVE_PROFILE,
      { input: profileInput({ resume: null }) },
      { 'input.resume': pdf('own.pdf') },
    );
    expect(await own(owner)).toEqual({ resume: { name: 'own.pdf' }, resumeStoring: null });
  });

  async function exportOf({ client }: Actor): Promise<object> {
    const { requestMyData } = await client.ask<{ requestMyData: { url: string } }>(
      'mutation { requestMyData { url } }',
    );
    const files = await unzipWithinLimit(
      Buffer.from(await (await fetch(portal.url + requestMyData.url)).arrayBuffer()),
    );
    return JSON.parse((typeof files === 'string' ? undefined : files.get('data.json')?.toString()) ?? '{}') as object;
  }

  test('is rejected once the candidate has applied with it, or has used an account that was merged into this one', async () => {
    const { id } = await imported();
    await store(id);
    const { jobId } = await openOffice(portal);
    await portal.dataSource.manager.update(CandidateProfileEntity, { id }, { isComplete: true });
    const { email } = await portal.dataSource.manager.findOneByOrFail(UserEntity, { id });
    const { token } = await invite(portal, admin, jobId, { ...admin, id, email });
    await visitor(portal).ask(ACCEPT_BY_LINK, { input: { token } });
    expect(await errorOf(id)).toMatchObject({
      code: 'FORBIDDEN',
      message: 'This candidate has applied with their resume. Only they can change it.',
    });
    expect(await record(id)).toMatchObject({ canStoreResume: false });

    const { id: keepId } = await imported();
    const used = await registerCandidate(portal);
    await portal.dataSource.manager.update(CandidateProfileEntity, { id: used.id }, { resumeId: null });
    await admin.client.ask(MERGE, { input: { keepId, removeId: used.id } });
    expect(await errorOf(keepId)).toMatchObject({ code: 'FORBIDDEN', message: LOGGED_IN });
  });

  test('is rejected for candidates who have signed up, sent a resume or are unknown, and with a wrong file', async () => {
    const signedUp = await registerCandidate(portal);
    expect(await errorOf(signedUp.id)).toMatchObject({
      code: 'FORBIDDEN',
      message: 'We can store a resume only for candidates who were imported.',
    });
    expect(await errorOf('999999')).toMatchObject({ code: 'NOT_FOUND', message: 'Candidate not found.' });
    const { id } = await imported();
    expect(await errorOf(id, plainZip())).toMatchObject({ code: 'FILE_TYPE_NOT_ALLOWED' });
    expect(await filesOf(id)).toBe(0);
    await store(id);
    // As if the candidate had sent it with the answer to an invitation.
    await portal.dataSource.manager.update(StoredFileEntity, { ownerId: id }, { storedByName: null });
    expect(await errorOf(id)).toMatchObject({
      message: 'This candidate has sent us a resume. Only they can change it.',
    });
    expect(await filesOf(id)).toBe(1);
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import { RESUME_MESSAGES } from '@job-alert/domain/resumes/resume-messages';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { IS_RELEASE, sampled } from '../../../test-release.js';
import { StoredFileEntity } from '../src/database/entities/accounts/stored-file.entity.js';
import { createResumeReader, PARSING_PER_NETWORK } from '../src/features/candidates/resume-parsing.service.js';
import { DocumentReader, type DocumentToRead } from '../src/platform/documents/document-reader.js';
import { Limiter } from '../src/platform/limits/limiter.js';
import { myProfile, registerCandidate } from './builders/candidate.js';
import { type SentFile, TestClient } from './builders/client.js';
import { png, sent } from './builders/files.js';
import { drawsForEver, farAway, fillsLargestPage, unpacksToMuch } from './builders/hostile-resumes.js';
import { startProxy } from './builders/proxy.js';
import { type Actor, insertCandidate } from './builders/records.js';
import { resumeDocx, resumePdf, SCANNED_PAGE } from './builders/resume-files.js';
import { type Portal, startPortal } from './harness.js';

const READ = `mutation ($input: ParseResumeInput!) { parseResume(input: $input) { resume {
  firstName middleName lastName contact email city state skills
  experiences { companyName jobRole fromDate toDate } education { qualification university yearOfCompletion marks }
} } }`;

const RESUME = `
# Asha Rani Patel
+91 98250 12345 | asha@example.com | Adajan, Surat
## Experience
Accountant, Tapi Traders
Jan 2021 - Present
## Education
B.Com, VNSGU, 2020, 71.5%
## Skills
Tally, GST
PAN: ABCPA1234F`;
const PROPOSAL = {
  firstName: 'Asha',
  middleName: 'Rani',
  lastName: 'Patel',
  contact: '9825012345',
  email: 'asha@example.com',
  city: 'Surat',
  state: 'Gujarat',
  skills: ['Tally', 'GST'],
  experiences: [{ companyName: 'Tapi Traders', jobRole: 'Accountant', fromDate: '2021-01-01', toDate: null }],
  education: { qualification: 'B.Com', university: 'VNSGU', yearOfCompletion: 2020, marks: '71.5' },
};
const pdfResume = (): SentFile => sent('asha.pdf', resumePdf(RESUME));
const docxResume = (): SentFile => sent('asha.docx', resumeDocx(RESUME));

describe('parsing a resume', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal({ RATE_LIMITS: 'on' });
  });
  afterAll(() => portal.stop());

  type Read = { parseResume: { resume: typeof PROPOSAL } };
  const read = async ({ client }: Actor, file: SentFile) =>
    (await client.upload<Read>(READ, { input: {} }, { 'input.file': file })).parseResume.resume;
  const errorOf = ({ client }: Actor, file: SentFile) =>
    client.uploadErrorOf(READ, { input: {} }, { 'input.file': file });

  test('suggests values from a PDF, a DOCX and the stored resume, and saves none of them', async () => {
    const candidate = await registerCandidate(portal, {}, docxResume());
    const before = JSON.stringify({ ...(await myProfile(candidate)), resume: null });
    const files = await portal.dataSource.manager.count(StoredFileEntity);
    expect(await read(candidate, pdfResume())).toEqual(PROPOSAL);
    expect(await read(candidate, docxResume())).toEqual(PROPOSAL);
    expect((await candidate.client.ask<Read>(READ, { input: {} })).parseResume.resume).toEqual(PROPOSAL);
    expect(JSON.stringify({ ...(await myProfile(candidate)), resume: null })).toBe(before);
    expect(await portal.dataSource.manager.count(StoredFileEntity)).toBe(files);
  });

  test('rejects a scanned document and an image', async () => {
    const candidate = await registerCandidate(portal);
    const scanned = { code: 'INVALID_INPUT', fields: { file: [RESUME_MESSAGES.scanned] } };
    expect(await errorOf(candidate, sent('scan.pdf', resumePdf(SCANNED_PAGE)))).toMatchObject(scanned);
    expect(await errorOf(candidate, sent('scan.docx', resumeDocx(SCANNED_PAGE)))).toMatchObject(scanned);
    expect(await errorOf(candidate, png('resume.png'))).toMatchObject({ code: 'FILE_TYPE_NOT_ALLOWED' });
  });

  test.runIf(IS_RELEASE)('rejects a document that unpacks to too much, and still parses the next one', async () => {
    const [one, other] = [await registerCandidate(portal), await registerCandidate(portal)];
    const [hostile, next] = await Promise.all([errorOf(one, unpacksToMuch()), read(other, pdfResume())]);
    expect(hostile).toMatchObject({ code: 'INVALID_INPUT', message: RESUME_MESSAGES.tooComplex });
    expect(next).toEqual(PROPOSAL);
  });

  /** Returns the outcome of an operation and the slowest response of `/livez` meanwhile, in milliseconds. */
  async function withLivez(work: Promise<string>): Promise<{ outcome: string; slowest: number }> {
    let slowest = 0;
    for (;;) {
      const began = performance.now();
      expect((await fetch(`${portal.url}/livez`)).status).toBe(200);
      slowest = Math.max(slowest, performance.now() - began);
      const outcome = await Promise.race([work, pause(50, null)]);
      if (outcome !== null) return { outcome, slowest };
    }
  }

  const FAR = [
    { what: 'a thousand kilometres away', file: farAway, outcomes: ['INVALID_INPUT'] },
    // A busy machine may exceed the time limit.
    { what: 'in 8,000 pieces over the largest page', file: fillsLargestPage, outcomes: ['OK', 'INVALID_INPUT'] },
  ];
  test.each(sampled(FAR, 1))(
    'keeps the server responding for a document with text $what',
    async ({ file, outcomes }) => {
      const { client } = await registerCandidate(portal, {}, file());
      const readings = [
        () => client.uploadOutcome(READ, { input: {} }, { 'input.file': file() }),
        () => client.outcome(READ, { input: {} }),
      ];
      for (const reading of sampled(readings, 1)) {
        const answered = await withLivez(reading());
        expect(outcomes).toContain(answered.outcome);
        expect(answered.slowest).toBeLessThan(10_000);
      }
    },
  );

  test('runs once at a time for an account and twice for an IP address, while another address is served in turn', async () => {
    const [slow, slower] = [await registerCandidate(portal), await registerCandidate(portal)];
    const inThread = DocumentReader.prototype.read;
    const end: (() => void)[] = [];
    // Parsing these two resumes lasts until the test ends it.
    const reading = vi.spyOn(DocumentReader.prototype, 'read').mockImplementation(function (
      this: DocumentReader<DocumentToRead, unknown>,
      input,
    ) {
      if (input.kind === 'docx') return inThread.call(this, input);
      return new Promise((resolve) => end.push(() => resolve({ error: 'tooComplex' })));
    });
    onTestFinished(() => reading.mockRestore());
    const [third, elsewhere] = [await insertCandidate(portal), await insertCandidate(portal)];
    const proxy = await startProxy(portal.url, '127.0.0.2');
    const atOnce = [slow, slower].map(({ client }) => client.errorOf(READ, { input: {} }));
    const busy = { code: 'RATE_LIMITED', message: RESUME_MESSAGES.busy };
    // The third account gets another error until both requests wait or are parsed: it has no resume.
    await vi.waitFor(async () => expect(await third.client.errorOf(READ, { input: {} })).toMatchObject(busy), 5_000);
    expect(await slow.client.errorOf(READ, { input: {} })).toMatchObject(busy);
    const behind = { ...elsewhere, client: new TestClient(proxy.url, elsewhere.token) };
    const inTurn = read(behind, docxResume());
    await vi.waitFor(async () => expect(await behind.client.errorOf(READ, { input: {} })).toMatchObject(busy), 5_000);
    for (let ended = 0; ended < 2; ended += 1) {
      await vi.waitFor(() => expect(end).toHaveLength(1), 5_000);
      end.shift()?.();
    }
    expect(await inTurn).toEqual(PROPOSAL);
    for (const { message } of await Promise.all(atOnce)) expect(message).toBe(RESUME_MESSAGES.tooComplex);
    await proxy.stop();
  });

  test('is limited for the accounts of a network, and other networks are not affected', async () => {
    const candidate = await insertCandidate(portal);
    const proxy = await startProxy(portal.url, '127.0.0.3');
    const { points } = PARSING_PER_NETWORK;
    await new Limiter(portal.dataSource, true).count(PARSING_PER_NETWORK, '127.0.0.3', points - 1);
    const behind = { ...candidate, client: new TestClient(proxy.url, candidate.token) };
    expect(await read(behind, docxResume())).toMatchObject(PROPOSAL);
    expect(await errorOf(behind, docxResume())).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await read(candidate, docxResume())).toMatchObject(PROPOSAL);
    await proxy.stop();
  });

  test('is limited to 20 times a day for an account', async () => {
    const { client } = await insertCandidate(portal);
    const outcomes: string[] = [];
    for (let times = 0; times < 21; times += 1) outcomes.push(await client.outcome(READ, { input: {} }));
    expect(outcomes).toEqual([...Array.from({ length: 20 }, () => 'INVALID_INPUT'), 'RATE_LIMITED']);
  });
});

describe('parsing a document in a worker thread', () => {
  test('stops when it takes too long', async () => {
    const file = drawsForEver();
    const began = performance.now();
    const bytes = Buffer.from(file.bytes);
    const result = await createResumeReader(500).read({ bytes, kind: 'pdf', today: '2026-11-24' });
    expect(result).toEqual({ error: 'tooComplex' });
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});

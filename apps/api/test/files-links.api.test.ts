import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { MAX_FILE_BYTES } from '@job-alert/domain/files/files';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StoredFileEntity } from '../src/database/entities/accounts/stored-file.entity.js';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { hashToken } from '../src/platform/crypto.js';
import { decideApplication, setUserActive } from './builders/admin.js';
import { apply, type Office, openOffice } from './builders/applications.js';
import { completeCandidate, type FileView, myProfile, registerCandidate } from './builders/candidate.js';
import { TestClient } from './builders/client.js';
import { docx, pdf } from './builders/files.js';
import type { Actor } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const APPLICANT = 'query ($id: ID!) { candidate(id: $id) { resume { id name mediaType size url } } }';

describe('a link to a file', () => {
  /** The offset of this portal's clock. */
  let ahead = 0;
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await startPortal({}, { now: () => new Date(Date.now() + ahead) });
    office = await openOffice(portal);
  });
  afterAll(() => portal.stop());

  /** Returns a response whose body has been read completely. */
  async function open(url: string, method = 'GET'): Promise<Response> {
    const response = await fetch(`${portal.url}${url}`, { method });
    const { status, headers } = response;
    return new Response(method === 'HEAD' ? null : await response.arrayBuffer(), { status, headers });
  }
  const changed = (url: string, name: string, value: string): string => {
    const link = new URL(url, portal.url);
    link.searchParams.set(name, value);
    return link.pathname + link.search;
  };

  async function resumeOf(candidate: Actor): Promise<FileView> {
    const { resume } = await myProfile(candidate);
    if (!resume) throw new Error('The candidate has no resume.');
    return resume;
  }

  /** A second session of the same account. */
  async function logInAgain({ id, ...actor }: Actor): Promise<Actor> {
    const { token } = await portal.dataSource.transaction(async (manager) =>
      portal.container.sessions.start(manager, await manager.findOneByOrFail(UserEntity, { id }), false),
    );
    return { ...actor, id, token, client: new TestClient(portal.url, token) };
  }

  /** Returns the resume as an employer of one of the candidate's applications receives it. */
  async function resumeForEmployer(): Promise<{ candidate: Actor; resume: FileView }> {
    const candidate = await completeCandidate(portal);
    await decideApplication(office.admin, await apply(candidate, office.jobId), 'APPROVE');
    const data = await office.employer.client.ask<{ candidate: { resume: FileView } }>(APPLICANT, { id: candidate.id });
    return { candidate, resume: data.candidate.resume };
  }

  test('returns the uploaded bytes with headers that sandbox the file and forbid caching', async () => {
    const file = pdf('रवि’s (best) résumé; 100%.pdf');
    const response = await open((await resumeOf(await registerCandidate(portal, {}, file))).url);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(file.bytes))).toBe(true);
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(file.bytes.length),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    const disposition = headers['content-disposition'] ?? '';
    expect(disposition).toMatch(/^inline; filename="[^"\\%]+"; filename\*=UTF-8''[\w.%!~-]+$/);
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe('रवि’s (best) résumé; 100%.pdf');
  });

  test('downloads a DOCX as .docx, even when it was uploaded as .pdf', async () => {
    const candidate = await registerCandidate(portal, {}, { ...docx(), name: 'resume.pdf' });
    const response = await open((await resumeOf(candidate)).url);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="resume.docx"/);
    expect(response.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
  });

  test('shows and stores a safe file name with the extension of the actual type', async () => {
    const candidate = await registerCandidate(portal, {}, pdf('..\\..\\etc/cv\u202Efdp.scr'));
    expect((await resumeOf(candidate)).name).toBe('cvfdp.pdf');
    const storedFile = { ownerId: candidate.id, originalName: 'cvfdp.pdf' };
    expect(await portal.dataSource.manager.existsBy(StoredFileEntity, storedFile)).toBe(true);
  });

  test('shows a safe name for a file that is stored with an unsafe one', async () => {
    const candidate = await registerCandidate(portal);
    const set = 'UPDATE stored_file SET original_name = ? WHERE owner_id = ?';
    await portal.dataSource.query(set, ['photo.pdf\u202E.html', candidate.id]);
    const { name, url } = await resumeOf(candidate);
    expect(name).toBe('photo.pdf');
    expect((await open(url)).headers.get('content-disposition')).toBe(
      `inline; filename="photo.pdf"; filename*=UTF-8''photo.pdf`,
    );
  });

  test('works for 60 seconds', async () => {
    const { url } = await resumeOf(await registerCandidate(portal));
    ahead = 59_000;
    try {
      expect((await open(url)).status).toBe(200);
      ahead = 61_000;
      const late = await open(url);
      expect(late.status).toBe(403);
      expect(await late.json()).toMatchObject({
        error: 'This link is not valid or has expired.',
        code: 'FORBIDDEN',
      });
    } finally {
      ahead = 0;
    }
  });

  test('is rejected when its file, session, expiry or signature was changed', async () => {
    const [own, other] = [await registerCandidate(portal), await registerCandidate(portal)];
    const { url } = await resumeOf(own);
    const { id } = await resumeOf(other);
    const forged = [
      url.replace(/^\/files\/\d+/, `/files/${id}`),
      changed(url, 'session', hashToken(other.token)),
      changed(url, 'expires', String(Date.now() + 3_600_000)),
      changed(url, 'signature', 'A'.repeat(43)),
      changed(url, 'signature', ''),
      url.split('?')[0] ?? '',
      `${url}&session=${hashToken(own.token)}`,
      '/files/1',
      '/files/..%2f..%2fetc%2fpasswd',
    ];
    for (const link of forged) expect([link, (await open(link)).status]).toEqual([link, 403]);
    expect((await open(url)).status).toBe(200);
  });

  test('returns 404 after the account is deactivated', async () => {
    const candidate = await registerCandidate(portal);
    const { url } = await resumeOf(candidate);
    await setUserActive(office.admin, candidate.id, false);
    expect((await open(url)).status).toBe(404);
  });

  test.each([
    ['its session has ended', 'mutation { signOut { user { id } } }'],
    ['all sessions have ended', 'mutation { signOutEverywhere { user { id } } }'],
  ])('returns 404 once %s', async (_, document) => {
    const candidate = await registerCandidate(portal);
    const { url } = await resumeOf(candidate);
    const other = await resumeOf(await logInAgain(candidate));
    expect((await open(url)).status).toBe(200);
    await candidate.client.ask(document);
    expect((await open(url)).status).toBe(404);
    expect((await open(url, 'HEAD')).status).toBe(404);
    expect((await open(other.url)).status).toBe(document.includes('Everywhere') ? 404 : 200);
  });

  test('adds an audit record when another user opens the file, but not when its owner does', async () => {
    const { candidate, resume } = await resumeForEmployer();
    const { manager } = portal.dataSource;
    const opened = (): Promise<AuditEventEntity[]> =>
      manager.findBy(AuditEventEntity, { action: 'OPEN_FILE', subjectType: 'FILE', subjectId: resume.id });
    expect((await open((await resumeOf(candidate)).url)).status).toBe(200);
    expect(await opened()).toEqual([]);
    expect((await open(resume.url)).status).toBe(200);
    expect(await opened()).toMatchObject([
      {
        actorId: office.employer.id,
        actorType: 'EMPLOYER',
        ip: '127.0.0.1',
        details: { purpose: 'RESUME', ownerId: candidate.id },
      },
    ]);
  });

  test('answers HEAD, rejects POST and DELETE, and adds an audit record for none of them', async () => {
    const { resume } = await resumeForEmployer();
    const { status, headers } = await open(resume.url, 'HEAD');
    expect([status, headers.get('content-length')]).toEqual([200, String(resume.size)]);
    for (const method of ['POST', 'DELETE']) expect((await open(resume.url, method)).status).toBe(404);
    const record = { action: 'OPEN_FILE', subjectId: resume.id };
    expect(await portal.dataSource.manager.countBy(AuditEventEntity, record)).toBe(0);
  });

  test('returns 404 when the bytes of the file are missing', async () => {
    const candidate = await registerCandidate(portal);
    const { id, url } = await resumeOf(candidate);
    const { storageKey } = await portal.dataSource.manager.findOneByOrFail(StoredFileEntity, { id });
    await portal.container.fileStore.remove(storageKey);
    expect((await open(url)).status).toBe(404);
  });
});

describe('a download in progress', () => {
  test('completes when the server stops', async () => {
    const portal = await startPortal();
    const candidate = await registerCandidate(portal, {}, pdf('big.pdf', MAX_FILE_BYTES));
    const { hostname, port } = new URL(portal.url);
    const { resume } = await myProfile(candidate);
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${resume?.url} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
    await new Promise((resolve) => socket.once('readable', resolve));
    const stopped = portal.stop();
    const [bytes] = await Promise.all([buffer(socket), stopped]);
    expect(bytes.length).toBeGreaterThan(MAX_FILE_BYTES);
  });
});

import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { StoredFileEntity } from '../src/database/entities/accounts/stored-file.entity.js';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { sweepFiles } from '../src/features/files/sweep-files.service.js';
import { ConfigError, readConfig } from '../src/platform/config.js';
import { FileStore } from '../src/platform/files/file-store.js';
import { openS3Disk } from '../src/platform/files/s3-disk.js';
import { parseS3Url } from '../src/platform/files/s3-url.js';
import { candidateInput, myProfile, signUpError, registerCandidate } from './builders/candidate.js';
import { pdf } from './builders/files.js';
import type { Actor } from './builders/records.js';
import { type S3Server, startS3Server } from './builders/s3-server.js';
import { type Portal, startPortal } from './harness.js';

describe('files in a bucket', () => {
  let s3: S3Server;
  let portal: Portal;
  let candidate: Actor;
  beforeAll(async () => {
    s3 = await startS3Server();
    portal = await startPortal({ STORAGE_URL: s3.url });
    candidate = await registerCandidate(portal);
  });
  afterAll(async () => {
    await portal.stop();
    await s3.stop();
  });

  test('are stored and returned unchanged', async () => {
    expect([...s3.objects.values()].map((bytes) => bytes.toString('latin1', 0, 5))).toEqual(['%PDF-']);
    const { resume } = await myProfile(candidate);
    const answer = await fetch(`${portal.url}${resume?.url}`);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual([...s3.objects.values()][0]);
  });

  test('are removed by the sweep when no row names them', async () => {
    s3.objects.set('aa/stray', Buffer.from(pdf().bytes));
    const later = { now: () => new Date(Date.now() + 7_200_000) };
    const { strayFiles } = await sweepFiles(portal.dataSource, portal.container.fileStore, later);
    expect(strayFiles).toBe(1);
    expect([...s3.objects.keys()]).toHaveLength(1);
  });
});

describe('while the S3 bucket is unavailable', () => {
  let s3: S3Server;
  let portal: Portal;
  let candidate: Actor;
  beforeAll(async () => {
    s3 = await startS3Server();
    portal = await startPortal({ STORAGE_URL: s3.url, LOG_LEVEL: 'silent' });
    candidate = await registerCandidate(portal);
  });
  afterEach(() => {
    s3.mood = 'ANSWER';
  });
  afterAll(async () => {
    await portal.stop();
    await s3.stop();
  });

  const rows = async (): Promise<number[]> => [
    await portal.dataSource.manager.count(UserEntity),
    await portal.dataSource.manager.count(StoredFileEntity),
  ];
  const sweepLater = () =>
    sweepFiles(portal.dataSource, portal.container.fileStore, { now: () => new Date(Date.now() + 7_200_000) });

  test.each(['HANG_UP', 'LOSE_ANSWER'] as const)(
    'an upload interrupted by %s fails with a message and leaves no rows, and the sweep removes stored bytes',
    async (mood) => {
      const [before, size] = [await rows(), s3.objects.size];
      s3.mood = mood;
      expect(await signUpError(portal, pdf())).toEqual({
        code: 'FILES_UNAVAILABLE',
        message: 'Files cannot be saved at the moment. Please try again later.',
      });
      expect(await rows()).toEqual(before);
      s3.mood = 'ANSWER';
      expect((await sweepLater()).strayFiles).toBe(mood === 'LOSE_ANSWER' ? 1 : 0);
      expect(s3.objects.size).toBe(size);
      await registerCandidate(portal);
    },
  );

  test('profiles and /readyz still work, and opening a file returns 503 with a message', async () => {
    s3.mood = 'HANG_UP';
    const { resume } = await myProfile(candidate);
    expect(resume?.name).toBe('resume.pdf');
    const answer = await fetch(`${portal.url}${resume?.url}`);
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { error: 'Files cannot be opened at the moment. Please try again later.' },
    ]);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect((await fetch(`${portal.url}/readyz`)).status).toBe(200);
    s3.mood = 'ANSWER';
    expect((await fetch(`${portal.url}${(await myProfile(candidate)).resume?.url}`)).status).toBe(200);
  });

  test('an account can be deleted, and the sweep removes its files later', async () => {
    const { client } = await registerCandidate(portal);
    const before = s3.objects.size;
    s3.mood = 'HANG_UP';
    await client.ask(
      'mutation ($password: String!) { deleteMyAccount(input: { password: $password }) { deleted { files } } }',
      {
        password: candidateInput().password,
      },
    );
    s3.mood = 'ANSWER';
    expect(s3.objects.size).toBe(before);
    expect((await sweepLater()).strayFiles).toBe(1);
    expect(s3.objects.size).toBe(before - 1);
  });

  test('saving and opening a file time out when the bucket does not respond', async () => {
    s3.mood = 'HANG';
    const timeouts = { connectionTimeout: 200, socketTimeout: 200, requestTimeout: 400 };
    const place = parseS3Url(s3.url);
    if (!place) throw new Error('the test server has no URL of a bucket');
    const store = new FileStore(openS3Disk(place, timeouts));
    await expect(store.save('aa/silent', Readable.from([Buffer.from('cv')]))).rejects.toThrow(/time|socket/i);
    await expect(store.open('aa/silent')).rejects.toThrow(/exist|time/i);
  });
});

describe('a bucket that breaks the rules of HTTP', () => {
  let s3: S3Server;
  let store: FileStore;
  beforeAll(async () => {
    s3 = await startS3Server();
    const place = parseS3Url(s3.url);
    if (!place) throw new Error('the test server has no URL of a bucket');
    store = new FileStore(openS3Disk(place), null, { requestMs: 500, readMs: 500 });
    s3.objects.set('aa/file', Buffer.alloc(2_000));
  });
  afterAll(() => s3.stop());

  test('fails each request in time when it changes the protocol', async () => {
    s3.mood = 'SWITCH';
    const requests = [
      () => store.save('aa/new', Readable.from([Buffer.from('cv')])),
      () => store.open('aa/file'),
      () => store.remove('aa/file'),
      () => store.keysWrittenBefore(new Date()).next(),
    ];
    for (const request of requests) await expect(request()).rejects.toThrow('No answer within 500 ms.');
  });

  test('fails the reading of a file that it sends byte by byte', async () => {
    s3.mood = 'TRICKLE';
    const file = await store.open('aa/file');
    await expect(buffer(file ?? Readable.from([]))).rejects.toThrow('aborted');
  });
});

describe('the URL of a bucket', () => {
  test('sets the endpoint, the bucket, the region and the credentials', () => {
    expect(parseS3Url('s3://id:a%2Fb@s3.ap-south-1.amazonaws.com/job-files?region=ap-south-1')).toEqual({
      endpoint: 'https://s3.ap-south-1.amazonaws.com',
      bucket: 'job-files',
      region: 'ap-south-1',
      credentials: { accessKeyId: 'id', secretAccessKey: 'a/b' },
    });
  });

  test.each([
    's3://bucket',
    's3://id:geheim@host/bucket',
    's3:',
    's3://id:geheim@host/?region=x',
    's3://id:geheim%zz@host/bucket?region=x',
  ])('is rejected when incomplete (%s), with a message that does not contain the secret', (STORAGE_URL) => {
    const read = (): unknown => readConfig({ STORAGE_URL });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/STORAGE_URL must be file: and a folder, or s3:\/\/KEY:SECRET@HOST(?!.*geheim)/);
  });
});

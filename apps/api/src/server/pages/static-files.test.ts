import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StaticFiles } from './static-files.js';

const SCRIPT = `console.log(${'"silk",'.repeat(400)} 1)`;

describe('a static file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'job-alert-files-'));
  let app: FastifyInstance;
  beforeAll(() => {
    mkdirSync(join(folder, 'assets'));
    mkdirSync(join(folder, '.vite'));
    writeFileSync(join(folder, 'assets/app-1.js'), SCRIPT);
    writeFileSync(join(folder, 'assets/app-1.js.br'), brotliCompressSync(SCRIPT));
    writeFileSync(join(folder, 'assets/app-1.js.gz'), gzipSync(SCRIPT));
    writeFileSync(join(folder, 'assets/app-1.js.map'), '{}');
    writeFileSync(join(folder, 'assets/app-2.js'), SCRIPT);
    writeFileSync(join(folder, 'share.png'), 'a picture');
    writeFileSync(join(folder, '.vite/manifest.json'), '{}');
    const files = new StaticFiles(folder);
    app = Fastify();
    app.get<{ Params: { '*': string } }>('/*', (request, reply) =>
      files.has(request.params['*'])
        ? files.send(request, reply, request.params['*'])
        : reply.code(404).send({ error: 'nothing' }),
    );
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ url, headers, method });

  test('is sent in the accepted encoding, on the first and on later requests', async () => {
    for (const _ of ['read', 'kept']) {
      const plain = await get('/assets/app-1.js');
      expect([plain.statusCode, plain.body, plain.headers['content-encoding']]).toEqual([200, SCRIPT, undefined]);
      const brotli = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, br' });
      expect([brotli.rawPayload, brotli.headers['content-encoding']]).toEqual([brotliCompressSync(SCRIPT), 'br']);
      const zipped = await get('/assets/app-1.js', { 'accept-encoding': 'gzip' });
      expect([zipped.rawPayload, zipped.headers['content-encoding']]).toEqual([gzipSync(SCRIPT), 'gzip']);
      expect([plain, brotli, zipped].map(({ headers }) => headers['vary'])).toEqual(Array(3).fill('accept-encoding'));
      expect(new Set([plain, brotli, zipped].map(({ headers }) => headers['etag'])).size).toBe(1);
    }
  });

  test('is compressed by the server if the build has no compressed version', async () => {
    const brotli = await get('/assets/app-2.js', { 'accept-encoding': 'gzip, br' });
    expect([brotliDecompressSync(brotli.rawPayload).toString(), brotli.headers['content-encoding']]).toEqual([
      SCRIPT,
      'br',
    ]);
  });

  test('is sent uncompressed if compression does not make it smaller', async () => {
    const picture = await get('/share.png', { 'accept-encoding': 'gzip, br' });
    expect([picture.body, picture.headers['content-encoding']]).toEqual(['a picture', undefined]);
    expect(picture.headers['content-type']).toBe('image/png');
  });

  test('is cached for a year under /assets and for an hour otherwise', async () => {
    expect((await get('/assets/app-1.js')).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect((await get('/share.png')).headers['cache-control']).toBe('public, max-age=3600');
  });

  test('is not sent again for a matching ETag, and HEAD returns its length', async () => {
    const { headers } = await get('/assets/app-1.js');
    const again = await get('/assets/app-1.js', { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', headers['cache-control']]);
    const other = await get('/share.png', { 'if-none-match': String(headers['etag']) });
    expect([other.statusCode, other.body]).toEqual([200, 'a picture']);
    const head = await get('/assets/app-1.js', {}, 'HEAD');
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(SCRIPT.length)]);
  });

  test.each([
    '/.vite/manifest.json',
    '/assets/app-1.js.br',
    '/assets/app-1.js.gz',
    '/assets',
    '/assets/',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/../../package.json',
  ])('is not found at %s', async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });
});

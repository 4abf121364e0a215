import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentEncoding } from '../../platform/http/compression.js';
import { type ResponseBody, CachedBody, sendCacheable, weakEtag } from '../../platform/http/cached-body.js';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The suffixes of the compressed variants in a release. Without variants the server compresses files itself. */
const ENCODED_SUFFIXES: readonly (readonly [ContentEncoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];
const COMPRESSIBLE = /\.(?:js|css|svg)$/;
/** Source maps are larger than all other files together, and only developers request them. */
const UNCACHED_SUFFIX = '.map';

/**
 * The files of a build, cached in memory with their compressed variants after the first request. The cache is never
 * larger than the build. Files whose names start with a dot configure the server and are not served.
 */
export class StaticFiles {
  private readonly names: ReadonlySet<string>;
  private readonly cache = new Map<string, ResponseBody>();

  constructor(private readonly folder: string) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const names = entries.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
    this.names = new Set(names.filter((name) => !/(?:^|\/)\./.test(name)));
  }

  /** Returns true if the build has the file. Compressed variants cannot be requested by name. */
  has(name: string): boolean {
    return this.names.has(name) && !ENCODED_SUFFIXES.some(([, ending]) => name.endsWith(ending));
  }

  /** Sends a file. Files in `assets` have hashed names, so they never change. */
  send(request: FastifyRequest, reply: FastifyReply, name: string): FastifyReply | Promise<FastifyReply> {
    const isHashed = /(?:^|\/)assets\//.test(name);
    void reply.headers({
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    });
    const cached = this.cache.get(name);
    return cached
      ? sendCacheable(request, reply, cached)
      : this.read(name).then((file) => sendCacheable(request, reply, file));
  }

  private async read(name: string): Promise<ResponseBody> {
    const path = join(this.folder, name);
    const plain = await readFile(path);
    const codings = new Map<ContentEncoding, Buffer>();
    for (const [coding, ending] of ENCODED_SUFFIXES) {
      if (this.names.has(name + ending)) codings.set(coding, await readFile(path + ending));
    }
    const isCoded = codings.size > 0 || !COMPRESSIBLE.test(name);
    const file: ResponseBody = isCoded
      ? { etag: weakEtag(plain), plain, encoded: (coding) => codings.get(coding) ?? null }
      : new CachedBody(plain);
    if (!name.endsWith(UNCACHED_SUFFIX)) this.cache.set(name, file);
    return file;
  }
}

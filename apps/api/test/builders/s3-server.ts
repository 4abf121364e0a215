import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** A local bucket that implements the S3 operations of the file store: put, get, head, delete and list. */
export interface S3Server {
  /** The value for STORAGE_URL. */
  url: string;
  objects: Map<string, Buffer>;
  /** The status for every response, or null for the correct one. */
  failWith: number | null;
  /**
   * The fault to simulate: let requests wait, hang up at once, hang up after the work is done, answer with 101, or send an object byte by
   * byte.
   */
  mood: 'ANSWER' | 'HANG' | 'HANG_UP' | 'LOSE_ANSWER' | 'SWITCH' | 'TRICKLE';
  stop(): Promise<void>;
}

const BUCKET = 'job-alert-files';
const SWITCHING_PROTOCOLS = 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n';
const KEY_ID = 'portal-key';

/** Starts an empty bucket. Like S3, it rejects requests that are not signed with its key. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const s3: S3Server = { url: '', objects, failWith: null, mood: 'ANSWER', stop: async () => undefined };
  const server: Server = createServer((request, response) => {
    answer(request, response, s3).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  s3.url = `s3://${KEY_ID}:a%2Fsecret@127.0.0.1:${port}/${BUCKET}?region=ap-south-1&tls=off`;
  s3.stop = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return s3;
}

async function answer(request: IncomingMessage, response: ServerResponse, s3: S3Server): Promise<void> {
  const body = await bodyOf(request);
  if (s3.mood === 'HANG') return;
  if (s3.mood === 'HANG_UP') return void request.socket.destroy();
  if (s3.mood === 'SWITCH') return void request.socket.write(SWITCHING_PROTOCOLS);
  const signature = `AWS4-HMAC-SHA256 Credential=${KEY_ID}/`;
  if (s3.failWith !== null) return void response.writeHead(s3.failWith).end();
  if (!request.headers.authorization?.startsWith(signature)) return void response.writeHead(403).end();
  const url = new URL(request.url ?? '', 'http://s3');
  const [, bucket, ...rest] = url.pathname.split('/');
  if (bucket !== BUCKET) return void response.writeHead(404).end();
  const key = decodeURIComponent(rest.join('/'));
  if (key === '') return void response.writeHead(200, { 'content-type': 'application/xml' }).end(listing(s3.objects));
  if (request.method === 'PUT') s3.objects.set(key, body);
  if (s3.mood === 'LOSE_ANSWER') return void request.socket.destroy();
  const object = s3.objects.get(key);
  if (request.method === 'DELETE') {
    s3.objects.delete(key);
    return void response.writeHead(204).end();
  }
  if (!object) return void response.writeHead(404).end();
  const headers = { 'content-length': object.length, etag: '"1"', 'last-modified': new Date().toUTCString() };
  if (request.method === 'PUT') return void response.writeHead(200, { etag: '"1"' }).end();
  response.writeHead(200, headers);
  if (s3.mood === 'TRICKLE' && request.method === 'GET') return trickle(response, object);
  response.end(request.method === 'HEAD' ? undefined : object);
}

async function trickle(response: ServerResponse, object: Buffer): Promise<void> {
  for (const byte of object) {
    if (response.destroyed) return;
    response.write(Buffer.from([byte]));
    await pause(20);
  }
}

/** Returns the uploaded bytes. A signed stream puts a header line before each chunk. */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const sent = await buffer(request);
  if (!request.headers['content-encoding']?.includes('aws-chunked')) return sent;
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = sent.indexOf('\r\n', at);
    const size = Number.parseInt(sent.toString('latin1', at, end), 16);
    if (!(size > 0)) return Buffer.concat(chunks);
    chunks.push(sent.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}

function listing(objects: ReadonlyMap<string, Buffer>): string {
  const contents = [...objects].map(
    ([key, { length }]) =>
      `<Contents><Key>${key}</Key><Size>${length}</Size><LastModified>2020-01-01T00:00:00.000Z</LastModified></Contents>`,
  );
  return `<?xml version="1.0"?><ListBucketResult><Name>${BUCKET}</Name><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
}

import { randomUUID } from 'node:crypto';
import { close, createReadStream, createWriteStream, open, read, write, writev } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { promisify } from 'node:util';

const openFile = promisify(open) as (path: string, flags: string, mode: number) => Promise<number>;
const closeFile = promisify(close);

/**
 * A stream closes its descriptor when it ends, even a shared one. Several streams share this file, and a descriptor that is closed twice
 * may belong to another file by then. So these streams get a `close` that does nothing.
 */
const WITHOUT_CLOSING = { read, write, writev, close: (_fd: number, done: (error: null) => void) => done(null) };

/** A file that is unlinked before its first byte: nothing remains, however the process ends. */
export class TemporaryFile {
  private readonly streams = new Set<Readable | Writable>();

  private constructor(private readonly fd: number) {}

  static async open(): Promise<TemporaryFile> {
    const path = join(tmpdir(), `job-alert-${randomUUID()}`);
    const fd = await openFile(path, 'wx+', 0o600);
    await unlink(path);
    return new TemporaryFile(fd);
  }

  write(): Writable {
    return this.track(createWriteStream('', { fd: this.fd, fs: WITHOUT_CLOSING as never }));
  }

  /** Reads from the first byte, any number of times. */
  read(): Readable {
    return this.track(createReadStream('', { fd: this.fd, start: 0, fs: WITHOUT_CLOSING as never }));
  }

  /** Ends open streams, waits for them, and closes the file. */
  async close(): Promise<void> {
    await Promise.all([...this.streams].map((stream) => destroyed(stream)));
    await closeFile(this.fd);
  }

  private track<Stream extends Readable | Writable>(stream: Stream): Stream {
    this.streams.add(stream);
    return stream;
  }
}

async function destroyed(stream: Readable | Writable): Promise<void> {
  if (stream.closed) return;
  await new Promise((resolve) => stream.once('close', resolve).destroy());
}

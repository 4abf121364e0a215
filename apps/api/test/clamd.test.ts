import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Clamd, ClamdProtocolError, ClamdUnavailableError, parseClamdUrl } from '../src/platform/files/clamd.js';
import { type ClamdMood, EICAR, FakeClamd } from './builders/clamd.js';

async function* chunks(...all: Buffer[]): AsyncGenerator<Buffer> {
  yield* all;
}

describe('the virus scanner', () => {
  let folder: string;
  let fake: FakeClamd;
  let clamd: Clamd;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'job-alert-clamd-'));
    fake = new FakeClamd(join(folder, 'socket'));
    await fake.start();
    clamd = new Clamd(parseClamdUrl(fake.url), { silenceMs: 700, totalMs: 20_000 });
  });
  afterEach(async () => {
    await fake.stop();
    rmSync(folder, { recursive: true });
  });

  test('finds nothing in a clean file, also when the file or the response arrives in chunks', async () => {
    expect(await clamd.scan(chunks())).toBeNull();
    expect(await clamd.scan(chunks(Buffer.from('cv'), Buffer.alloc(0), Buffer.alloc(3_000_000)))).toBeNull();
    fake.mood = 'IN_PIECES';
    expect(await clamd.scan(chunks(Buffer.from('cv')))).toBeNull();
  });

  test('names a virus that is split across chunks', async () => {
    expect(await clamd.scan(chunks(EICAR.subarray(0, 20), EICAR.subarray(20)))).toBe('Eicar-Test-Signature');
  });

  test('answers a ping while it runs, and the ping fails after it has stopped', async () => {
    await expect(clamd.ping()).resolves.toBeUndefined();
    await fake.stop();
    await expect(clamd.ping()).rejects.toThrow(ClamdUnavailableError);
  });

  test.each<[ClamdMood, typeof ClamdUnavailableError | typeof ClamdProtocolError]>([
    ['SILENT', ClamdUnavailableError],
    ['HANG_UP', ClamdUnavailableError],
    ['NO_END', ClamdUnavailableError],
    ['ENDLESS', ClamdUnavailableError],
    ['TOO_LARGE', ClamdProtocolError],
    ['GIBBERISH', ClamdProtocolError],
  ])('fails the scan when it behaves as %s', async (mood, problem) => {
    fake.mood = mood;
    await expect(clamd.scan(chunks(Buffer.alloc(200_000)))).rejects.toThrow(problem);
  });

  test('fails the scan at the total timeout when it does not respond', async () => {
    const hasty = new Clamd(parseClamdUrl(fake.url), { silenceMs: 60_000, totalMs: 200 });
    fake.mood = 'SILENT';
    await expect(hasty.scan(chunks(EICAR))).rejects.toThrow(ClamdUnavailableError);
  });

  test('fails the scan at the total timeout when the file does not arrive', async () => {
    const hasty = new Clamd(parseClamdUrl(fake.url), { silenceMs: 60_000, totalMs: 200 });
    async function* stalled(): AsyncGenerator<Buffer> {
      yield Buffer.from('half');
      await new Promise(() => undefined);
    }
    await expect(hasty.scan(stalled())).rejects.toThrow(ClamdUnavailableError);
  });

  test('passes on the error of a file that cannot be read', async () => {
    async function* broken(): AsyncGenerator<Buffer> {
      yield Buffer.from('half');
      throw new TypeError('the disk');
    }
    await expect(clamd.scan(broken())).rejects.toThrow(TypeError);
    expect(fake.scanned).toBe(0);
  });
});

test('the URL of the virus scanner names a host and port or a socket', () => {
  expect(parseClamdUrl('tcp://scanner.example:3310')).toEqual({ host: 'scanner.example', port: 3310 });
  expect(parseClamdUrl('tcp://[::1]:3310')).toEqual({ host: '::1', port: 3310 });
  expect(parseClamdUrl('unix:/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
  expect(parseClamdUrl('unix:///run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
});

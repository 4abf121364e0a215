import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import { describe, expect, test } from 'vitest';
import { workerConfig } from '../../cluster.js';
import { readConfig } from '../config.js';
import { MultipartGate, MAX_MULTIPART_BYTES, type MultipartUpload } from './multipart-gate.js';
import { anonymous, type Viewer } from '../viewer.js';

const account = (id: string): Viewer => ({ kind: 'user', id, type: 'CANDIDATE', name: '', tokenHash: '' });

describe('the upload space', () => {
  const send = (form: MultipartUpload, bytes: number): Promise<unknown> =>
    form.receive({ file: Readable.from([Buffer.alloc(bytes)]), filename: 'a.pdf' } as unknown as MultipartFile)
      .received;
  const newSpace = (): MultipartGate => new MultipartGate(1_000, 100);

  test('is limited for one account across all its IP addresses', async () => {
    const space = newSpace();
    const forms = ['a', 'b'].map((network) => space.open({ viewer: account('1'), network }));
    await send(forms[0] as MultipartUpload, 90);
    await expect(send(forms[1] as MultipartUpload, 20)).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' });
    const other = space.open({ viewer: account('2'), network: 'c' });
    await send(other, 90);
    await Promise.all([...forms, other].map((form) => form.close()));
  });

  test('is limited for one IP address across all accounts, and is free again once a form ends', async () => {
    const space = newSpace();
    const first = space.open({ viewer: account('1'), network: 'a' });
    await send(first, 90);
    const second = space.open({ viewer: account('2'), network: 'a' });
    const stranger = space.open({ viewer: anonymous, network: 'a' });
    await expect(send(second, 20)).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' });
    await expect(send(stranger, 20)).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' });
    await first.close();
    await send(second, 90);
    await Promise.all([second, stranger].map((form) => form.close()));
  });

  test('is reserved for the declared length of a form, so that the next form is rejected at its start', async () => {
    const space = newSpace();
    const first = space.open({ viewer: account('1'), network: 'a' }, 90);
    expect(() => space.open({ viewer: account('1'), network: 'a' }, 20)).toThrow('cannot be');
    expect(() => space.open({ viewer: account('2'), network: 'a' }, 20)).toThrow('cannot be');
    await send(first, 95);
    await expect(send(first, 10)).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' });
    await first.close();
    await space.open({ viewer: account('1'), network: 'a' }, 1_000_000).close();
    const next = space.open({ viewer: account('1'), network: 'a' });
    await send(next, 100);
    await next.close();
  });

  test('always fits the largest form, and a sender gets at most a tenth of a large space', async () => {
    expect(new MultipartGate(1)).toHaveProperty('maxSenderBytes', MAX_MULTIPART_BYTES);
    expect(new MultipartGate(100 * MAX_MULTIPART_BYTES)).toHaveProperty('maxSenderBytes', 10 * MAX_MULTIPART_BYTES);
  });

  test('fits the largest form for the smallest setting and the most workers', () => {
    expect(readConfig({}).UPLOAD_SPACE_MB * 100_000).toBeGreaterThanOrEqual(MAX_MULTIPART_BYTES);
    expect(() => readConfig({ UPLOAD_SPACE_MB: '199' })).toThrow('UPLOAD_SPACE_MB must be at least 200');
    const least = { ...readConfig({ UPLOAD_SPACE_MB: '200' }), WORKERS: 64 };
    expect(workerConfig(least, true).UPLOAD_SPACE_MB * 1_000_000).toBeGreaterThanOrEqual(MAX_MULTIPART_BYTES);
  });
});

import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import { describe, expect, test } from 'vitest';
import { FormDesk, MAX_FORM_BYTES, type OpenForm } from './form-desk.js';
import { anonymous, type Viewer } from './viewer.js';

const account = (id: string): Viewer => ({ kind: 'user', id, type: 'CANDIDATE', name: '', tokenHash: '' });

describe('the space of uploads', () => {
  const send = (form: OpenForm, bytes: number): Promise<unknown> =>
    form.receive({ file: Readable.from([Buffer.alloc(bytes)]), filename: 'a.pdf' } as unknown as MultipartFile).arrived;
  const space = (): FormDesk => new FormDesk(1_000, 100);

  test('is held by one account only in part, from whatever addresses it sends', async () => {
    const desk = space();
    const forms = ['a', 'b'].map((network) => desk.open({ viewer: account('1'), network }));
    await send(forms[0] as OpenForm, 90);
    await expect(send(forms[1] as OpenForm, 20)).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' });
    const other = desk.open({ viewer: account('2'), network: 'c' });
    await send(other, 90);
    await Promise.all([...forms, other].map((form) => form.close()));
  });

  test('is held by one address only in part, with whatever accounts it sends, and is free again once a form ends', async () => {
    const desk = space();
    const first = desk.open({ viewer: account('1'), network: 'a' });
    await send(first, 90);
    const second = desk.open({ viewer: account('2'), network: 'a' });
    const stranger = desk.open({ viewer: anonymous, network: 'a' });
    await expect(send(second, 20)).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' });
    await expect(send(stranger, 20)).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' });
    await first.close();
    await send(second, 90);
    await Promise.all([second, stranger].map((form) => form.close()));
  });

  test('always takes the largest form, and no more than a tenth of a large space from one sender', async () => {
    expect(new FormDesk(1)).toHaveProperty('maxSenderBytes', MAX_FORM_BYTES);
    expect(new FormDesk(100 * MAX_FORM_BYTES)).toHaveProperty('maxSenderBytes', 10 * MAX_FORM_BYTES);
  });
});

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { TemporaryFile } from './temporary-file.js';

afterEach(() => vi.unstubAllEnvs());

async function fileOf(content: string): Promise<TemporaryFile> {
  const file = await TemporaryFile.open();
  await pipeline([content], file.write());
  return file;
}

test('can be read from its first byte repeatedly', async () => {
  const file = await fileOf('a resume');
  expect([await text(file.read()), await text(file.read())]).toEqual(['a resume', 'a resume']);
  await file.close();
});

test('has no name, even while it is open', async () => {
  // Uses a separate directory, because other programs of the same run create files in the shared one.
  const directory = await mkdtemp(join(tmpdir(), 'temporary-file-test-'));
  vi.stubEnv('TMPDIR', directory);
  const file = await fileOf('a resume');
  expect(await readdir(directory)).toEqual([]);
  await file.close();
  await rm(directory, { recursive: true });
});

test('closes without an error after its streams were destroyed, left unread or failed', async () => {
  const file = await fileOf('a resume');
  file.read().destroy();
  file.read();
  const half = file.read();
  await new Promise((resolve) => half.once('readable', resolve));
  await expect(pipeline(failing(), file.write())).rejects.toThrow('broken off');
  await file.close();
  expect(half.destroyed).toBe(true);
});

async function* failing(): AsyncGenerator<string> {
  yield 'half';
  throw new Error('broken off');
}

import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { TemporaryFile } from './temporary-file.js';

async function fileOf(content: string): Promise<TemporaryFile> {
  const file = await TemporaryFile.open();
  await pipeline([content], file.write());
  return file;
}

test('is read from its first byte, as often as somebody wants', async () => {
  const file = await fileOf('a resume');
  expect([await text(file.read()), await text(file.read())]).toEqual(['a resume', 'a resume']);
  await file.close();
});

test('has no name, not even while it is open', async () => {
  const before = await readdir(tmpdir());
  const file = await fileOf('a resume');
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith('job-alert-') && !before.includes(name));
  expect(names).toEqual([]);
  await file.close();
});

test('closes without a fault, whatever has happened to its streams', async () => {
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

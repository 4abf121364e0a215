import { describe, expect, test } from 'vitest';
import { SheetReader } from './sheet-reader.js';

const HEADER = 'email,first_name\n';

describe('reading a spreadsheet in a thread', () => {
  test('returns the rows of several concurrent files', async () => {
    const reader = new SheetReader();
    const sheets = await Promise.all([reader.read(Buffer.from(HEADER)), reader.read(Buffer.from(`${HEADER}a,b\n`))]);
    expect(sheets).toEqual([
      { rows: [['email', 'first_name']] },
      {
        rows: [
          ['email', 'first_name'],
          ['a', 'b'],
        ],
      },
    ]);
  });

  test('ends after the timeout, and the next file is still read', async () => {
    expect(await new SheetReader(1).read(Buffer.from(HEADER))).toBeNull();
    expect(await new SheetReader().read(Buffer.from(HEADER))).toHaveProperty('rows');
  });

  test('limits the rows, columns and characters', async () => {
    const reader = new SheetReader();
    expect(await reader.read(Buffer.from('a\n'.repeat(20_000)))).toEqual({ error: 'tooManyRows' });
    const wide = await reader.read(Buffer.from(`${'a,'.repeat(5_000)}\n${'b'.repeat(9_000)}\n`));
    expect(wide).toEqual({ rows: [Array.from({ length: 50 }, () => 'a'), ['b'.repeat(2_000)]] });
  });
});

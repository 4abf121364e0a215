import { describe, expect, test } from 'vitest';
import { workbook } from '../../../test/builders/spreadsheets.js';
import { SheetReader } from './sheet-reader.js';

const SHARED = '<c r="A1" t="s"><v>0</v></c>';
const TOO_LARGE = { error: 'tooLargeUnpacked' };
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

  test.each<[string, () => Buffer, unknown]>([
    ['a million shared strings', () => workbook([SHARED], '<si><t>x</t></si>'.repeat(1_000_000)), { rows: [['x']] }],
    ['1.2 million shared strings', () => workbook([SHARED], '<si><t>x</t></si>'.repeat(1_240_000)), TOO_LARGE],
    [
      '900 sheets',
      () =>
        workbook(
          Array.from({ length: 900 }, () => SHARED),
          '<si><t>x</t></si>',
        ),
      { rows: [['x']] },
    ],
    [
      'a thousand sheets',
      () =>
        workbook(
          Array.from({ length: 1_000 }, () => SHARED),
          '',
        ),
      { error: 'tooManyParts' },
    ],
    ['a million cells without an end', () => workbook(['<c r="A1">'.repeat(1_000_000)], ''), { error: 'damaged' }],
  ])('takes at most five seconds of processor time for a workbook with %s', async (_, make, result) => {
    expect(await new SheetReader(5_000).read(make())).toMatchObject(result as object);
  });

  test('limits the rows, columns and characters', async () => {
    const reader = new SheetReader();
    expect(await reader.read(Buffer.from('a\n'.repeat(20_000)))).toEqual({ error: 'tooManyRows' });
    const wide = await reader.read(Buffer.from(`${'a,'.repeat(5_000)}\n${'b'.repeat(9_000)}\n`));
    expect(wide).toEqual({ rows: [Array.from({ length: 50 }, () => 'a'), ['b'.repeat(2_000)]] });
  });
});

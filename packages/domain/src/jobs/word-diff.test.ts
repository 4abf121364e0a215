import { expect, test } from 'vitest';
import { diffWords, type TextPart } from './word-diff.js';

/** Marks added parts with "+" and removed parts with "-". */
const short = (parts: readonly TextPart[]): string =>
  parts.map(({ kind, text }) => `${kind === 'SAME' ? '' : kind === 'ADDED' ? '+' : '-'}[${text}]`).join('');

test.each([
  ['a b c', 'a b c', '[a b c]'],
  ['a b c', 'a x c', '[a ]-[b ]+[x ][c]'],
  ['a c', 'a b c', '[a ]+[b ][c]'],
  ['a b c', 'b', '-[a ][b]-[c]'],
  ['', 'a', '+[a]'],
  ['a', '', '-[a]'],
  ['one two three four', 'zero two three five', '-[one ]+[zero ][two three ]-[four]+[five]'],
  ['a\nb', 'a b', '[a b]'],
  ['It runs.', 'It  runs. And more.', '[It  runs. ]+[And more.]'],
])('the difference from “%s” to “%s” marks added and removed words', (before, after, parts) => {
  expect(short(diffWords(before, after))).toBe(parts);
});

test('a difference contains both texts even if they are too long to compare', () => {
  const before = Array.from({ length: 900 }, (_, index) => `old${index}`).join(' ');
  const after = Array.from({ length: 900 }, (_, index) => `new${index}`).join(' ');
  for (const [old, now] of [
    [before, after],
    [before, `${before} ${after}`],
  ] as const) {
    const parts = diffWords(old, now);
    const text = (without: string) =>
      parts
        .filter(({ kind }) => kind !== without)
        .map((part) => part.text)
        .join('');
    expect(text('ADDED').trim()).toBe(old.trim());
    expect(text('REMOVED')).toBe(now);
  }
});

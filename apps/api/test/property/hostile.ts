import fc from 'fast-check';
import { IS_RELEASE } from '../../../../test-release.js';
import type { SentFile } from '../builders/client.js';
import { docx, macroDocx, pdf, plainZip, png, program, sent } from '../builders/files.js';

/** The number of runs per property: one by default, more for a release, or PROPERTY_RUNS. The same seed gives the same values. */
export const RUNS = {
  numRuns: Number(process.env['PROPERTY_RUNS'] ?? (IS_RELEASE ? 12 : 1)),
  seed: Number(process.env['PROPERTY_SEED'] ?? 20260131),
  includeErrorInReport: true,
};

/** Names of prototype properties and of properties that every object has. */
const REACHING_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', '$where', ''];

const NASTY_TEXTS = [
  '',
  ' ',
  '\t\n',
  '0',
  '-1',
  '1e9',
  '0x10',
  '12abc',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  "' OR '1'='1",
  "'; DROP TABLE user; -- ",
  '" UNION SELECT password_hash FROM user -- ',
  '\\',
  '%',
  '_',
  '`',
  ';',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}',
  '${7*7}',
  '%s%n',
  '../../../../etc/passwd',
  '\0',
  'a\0b',
  'a\r\nBcc: all@test.example',
  '\u202eltr',
  '\u200b',
  '\ufeff',
  '\uffff',
  '👩‍👩‍👧‍👦',
  '🏳️‍🌈'.repeat(80),
  'é'.normalize('NFD'),
  'İ',
  'ß',
  '\ud800',
  '\udfff\ud800',
  'அ',
  'ا',
  '字'.repeat(300),
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '10000-01-01',
  '-000001-01-01',
  '2026-01-31T10:00:00Z',
  '25:61',
  '18446744073709551616',
  '9223372036854775807',
  '99999999999999999999999999',
  '1.5',
  '١٢٣',
  'c++ -',
  '+-><()~*"@',
  '"',
  '***',
  'eyJbXSI',
  'WzEsMl0',
  Buffer.from('[null,{}]').toString('base64url'),
  'x@y',
  'a@b.example',
  `${'a'.repeat(300)}@b.example`,
  'https://',
  'http://[::1',
  'ftp://x.example',
  '//x',
  'x'.repeat(255),
  'x'.repeat(10_001),
  'y '.repeat(30_000),
  ',,,,',
  'a,'.repeat(400),
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...NASTY_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 3_000 }) },
);

/** Excludes small whole numbers, which are ids of records that the rest of the test needs. */
export const hostileNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.5, -2.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, -1e308, 1.7e308, 5e-324),
  fc.integer({ min: 1_000_000 }),
);

/** Any JSON value. */
export const hostileJson: fc.Arbitrary<unknown> = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    { weight: 4, arbitrary: hostileText },
    { weight: 2, arbitrary: hostileNumber },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}) },
    { weight: 1, arbitrary: fc.array(tie('any'), { maxLength: 4 }) },
    {
      weight: 2,
      arbitrary: fc
        .array(fc.tuple(fc.oneof(fc.constantFrom(...REACHING_NAMES), hostileText), tie('any')), { maxLength: 4 })
        .map((entries) => Object.fromEntries(entries)),
    },
  ),
})).any;

/** Replaces lone surrogates, which URLs and file names cannot contain. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();

const NASTY_NAMES = [
  '',
  '.',
  '../../x.pdf',
  'a\0.pdf',
  'résumé 👩.pdf',
  `${'n'.repeat(400)}.pdf`,
  'x.exe',
  'a"b\r\n.pdf',
];

const hostileBytes: fc.Arbitrary<Uint8Array> = fc.oneof(
  fc.uint8Array({ maxLength: 400 }),
  fc.constantFrom(pdf(), docx(), macroDocx(), plainZip(), png(), program()).map(({ bytes }) => bytes),
  // A known file signature, followed by random bytes.
  fc
    .tuple(fc.constantFrom('%PDF-1.7\n', 'PK\u0003\u0004', '\u0089PNG\r\n', 'a,b,c\r\n'), fc.uint8Array())
    .map(([start, rest]) => Buffer.concat([Buffer.from(start, 'latin1'), rest])),
);

/** An invalid file, or a valid kind of file with an unusual name. */
export const hostileFile: fc.Arbitrary<SentFile> = fc
  .tuple(fc.oneof(fc.constantFrom(...NASTY_NAMES), hostileText), hostileBytes)
  .map(([name, bytes]) => sent(wellFormed(name), Buffer.from(bytes)));

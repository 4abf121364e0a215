import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentDisposition, storedFileName } from './file-name.js';
import { DOCX, fileExtensions, JPEG, PDF, PNG } from './files.js';

const bytes = (text: string): number => Buffer.byteLength(text);

describe('the name of a file', () => {
  test.each([
    ['stays', 'Asha Patel - resume.pdf', PDF, 'Asha Patel - resume.pdf'],
    ['keeps letters of every script', 'અશા પટેલ.docx', DOCX, 'અશા પટેલ.docx'],
    ['keeps how its ending was typed', 'CARD.JPEG', JPEG, 'CARD.JPEG'],
    ['keeps other dots', 'Dr. Rao v1.2.pdf', PDF, 'Dr. Rao v1.2.pdf'],
    ['keeps what is no known ending', 'Dr. Rao', PDF, 'Dr. Rao.pdf'],
    ['ends as the content does, not as a link', 'cv.pdf.lnk', PDF, 'cv.pdf'],
    ['ends as the content does, not as a program', 'cv.exe', PDF, 'cv.pdf'],
    ['ends as the content does, not as a page', 'photo.jpg.html', JPEG, 'photo.jpg'],
    ['ends as the content does, not as another paper', 'cv.doc', DOCX, 'cv.docx'],
    ['ends as the content does, however many endings it has', 'cv.pdf.exe.LNK', PNG, 'cv.png'],
    ['is the last part of a path', 'C:\\Users\\asha\\cv.pdf', PDF, 'cv.pdf'],
    ['climbs nowhere', '../../etc/cron.d/cv.pdf', PDF, 'cv.pdf'],
    ['hides nothing from a listing', '..cv.pdf', PDF, 'cv.pdf'],
    ['is one line', 'my\r\ncv\u0007\u0000.pdf', PDF, 'mycv.pdf'],
    ['reads in the order in which it is stored', 'cv\u202Efdp.exe', PDF, 'cvfdp.pdf'],
    ['has no letters of no width', 'c\u200Bv\u2060\uFEFF\u00AD.pdf', PDF, 'cv.pdf'],
    ['has no ending far to the right', `cv.pdf${' '.repeat(80)}.exe`, PDF, 'cv.pdf'],
    ['has nothing that Windows refuses', 'a<b>c:d"e|f?g*.pdf', PDF, 'a_b_c_d_e_f_g_.pdf'],
    ['is no device', 'CON.pdf', PDF, '_CON.pdf'],
    ['is no device with another ending', 'lpt1.tar.pdf', PDF, '_lpt1.tar.pdf'],
    ['may begin like a device', 'console.pdf', PDF, 'console.pdf'],
    ['has no dot or space before its ending', 'cv. ..pdf', PDF, 'cv.pdf'],
    ['is made up when nothing is left', '\u202E...', PDF, 'file.pdf'],
    ['is made up of an ending alone', '.pdf', PDF, 'pdf.pdf'],
    ['is composed', 're\u0301sume\u0301.pdf', PDF, 'résumé.pdf'],
  ])('%s', (_what, typed, mediaType, stored) => {
    expect(storedFileName(typed, mediaType)).toBe(stored);
  });

  test('is cut to 240 bytes without splitting a visible character', () => {
    const long = storedFileName(`${'👩🏽'.repeat(100)}.pdf`, PDF);
    expect(long).toMatch(/^(?:👩🏽)+\.pdf$/u);
    expect(bytes(long)).toBeLessThanOrEqual(240);
    expect(storedFileName(`${'a'.repeat(500)}.pdf`, PDF)).toHaveLength(239);
    expect(storedFileName(`a${'\u0323'.repeat(2_000)}.pdf`, PDF)).toBe('file.pdf');
  });

  test('is computed in less than 3 s from a very long name', () => {
    const before = process.cpuUsage();
    for (const mark of ['.', ' .', '/.']) storedFileName(`a${mark.repeat(100_000)}b`, PDF);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(3_000);
  });

  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc
      .array(
        fc.constantFrom(
          '.pdf',
          '.exe',
          '.',
          ' ',
          '/',
          '\\',
          '\u202E',
          '\u200D',
          '👩',
          'con',
          '\r\n',
          '"',
          '%',
          '\ud800',
          'é',
        ),
        { maxLength: 90 },
      )
      .map((parts) => parts.join('')),
  );
  const mediaType = fc.constantFrom(PDF, DOCX, JPEG, PNG);

  test('is safe for any input', () => {
    fc.assert(
      fc.property(typed, mediaType, (name, type) => {
        const stored = storedFileName(name, type);
        expect(fileExtensions(type).some((ending) => stored.toLowerCase().endsWith(ending))).toBe(true);
        expect(stored).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*]|^[. ]|[. ]$/u);
        expect(stored).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)\s*(?:\.|$)/i);
        expect(stored.length).toBeLessThanOrEqual(240);
        expect(bytes(stored)).toBeLessThanOrEqual(240);
      }),
      { numRuns: 1_000 },
    );
  });

  test('is unchanged when it is computed again', () => {
    fc.assert(
      fc.property(typed, mediaType, (name, type) => {
        const stored = storedFileName(name, type);
        expect(storedFileName(stored, type)).toBe(stored);
      }),
      { numRuns: 1_000 },
    );
  });

  test('can be decoded from its Content-Disposition header for any input', () => {
    fc.assert(
      fc.property(fc.oneof(typed, fc.string()), (name) => {
        const header = contentDisposition('attachment', name);
        const [, ascii = '', encoded = ''] =
          /^attachment; filename="([\x20-\x7e]*)"; filename\*=UTF-8''([\w!#$&+.^`|~%-]*)$/.exec(header) ?? [];
        expect(ascii).not.toMatch(/["\\%]/);
        expect(decodeURIComponent(encoded)).toBe(name.replace(/\p{Cs}/gu, '_'));
      }),
    );
  });
});

test('a Content-Disposition header contains an ASCII name for old clients', () => {
  expect(contentDisposition('inline', `Asha's "résumé" 100%.pdf`)).toBe(
    `inline; filename="Asha's _r_sum__ 100_.pdf"; filename*=UTF-8''Asha%27s%20%22r%C3%A9sum%C3%A9%22%20100%25.pdf`,
  );
});

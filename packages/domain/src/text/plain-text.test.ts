import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLine, cleanText } from './plain-text.js';

describe('a line of text', () => {
  test.each([
    ['loses what turns its letters', 'Suresh \u202EdtL sliteT\u202C Mills', 'Suresh dtL sliteT Mills'],
    ['loses isolates and marks of direction', '\u2066\u200FSurat\u2069\u061C', 'Surat'],
    ['loses what has no width', 'Su\u200Bra\u2060t\uFEFF T\u00ADextiles', 'Surat Textiles'],
    ['loses letters without a shape', '\u3164\uFFA0\u115F', ''],
    ['loses halves of surrogate pairs', 'Su\uD800rat \uDFFF\uD83DTextiles \u{1F9F5}', 'Surat Textiles \u{1F9F5}'],
    ['loses joiners between Latin letters', 'Su\u200Drat\u200C', 'Surat'],
    ['loses tags', 'Surat\u{E0041}\u{E007F}', 'Surat'],
    ['keeps the joiners of Indian scripts', 'ક્\u200Dષ राज्\u200Cय', 'ક્\u200Dષ राज्\u200Cय'],
    ['keeps the joiners of emoji', '👩🏽\u200D🎨 ❤️\u200D🔥', '👩🏽\u200D🎨 ❤️\u200D🔥'],
    ['loses joiners that join nothing', 'ક્\u200D\u200Dષ \u200C', 'ક્ષ'],
    ['stays one line', ' Surat\r\n\tTextiles\u2028Ltd\u0000 ', 'Surat Textiles Ltd'],
  ])('%s', (_what, typed, cleaned) => {
    expect(cleanLine(typed)).toBe(cleaned);
    expect(cleanText(cleaned)).toBe(cleaned);
  });

  test('is unchanged when it is cleaned a second time', () => {
    const typed = fc
      .array(
        fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\u200D', '\u202E', '👩', 'ક્', 'ષ', '\n', '\u0000')),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(typed, (text) => {
        const line = cleanLine(text);
        expect(line).not.toMatch(/\p{Cc}|[^\P{Cf}\u200C\u200D]/u);
        expect(cleanLine(line)).toBe(line);
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
      { numRuns: 500 },
    );
  });
});

test('a text of several lines keeps line breaks and tabs but no invisible characters', () => {
  expect(cleanText('One\r\n\tTwo\u202E\u200B\u0007\rThree\u2029Four\n')).toBe('One\n\tTwo\nThree\nFour');
});

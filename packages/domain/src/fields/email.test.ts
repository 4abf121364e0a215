import { describe, expect, test } from 'vitest';
import { normalizeEmail } from './email.js';

describe('a normalised email', () => {
  test('is in lower case, trimmed and without invisible characters', () => {
    expect(normalizeEmail('  Asha.Patel@Tapi.EXAMPLE ')).toBe('asha.patel@tapi.example');
    expect(normalizeEmail('as\u200Bha\u00AD@tapi\uFEFF.example')).toBe('asha@tapi.example');
    expect(normalizeEmail('as\uFE0Fha\u034F@tapi.example')).toBe('asha@tapi.example');
  });

  test('is the same for composed, decomposed and full-width letters', () => {
    expect(normalizeEmail('andre\u0301@tapi.example')).toBe('andré@tapi.example');
    expect(normalizeEmail('ａｓｈａ＠tapi.example')).toBe('asha@tapi.example');
  });

  test('keeps accents, so that two addresses stay distinct', () => {
    expect(normalizeEmail('André@tapi.example')).not.toBe(normalizeEmail('Andre@tapi.example'));
  });

  test('has its domain in ASCII (Punycode)', () => {
    expect(normalizeEmail('víctim@gmáil.example')).toBe('víctim@xn--gmil-6na.example');
    expect(normalizeEmail('Víctim@XN--GMIL-6NA.example')).toBe(normalizeEmail('víctim@gma\u0301il.example'));
    expect(normalizeEmail('asha@सूरत.example')).toBe('asha@xn--h2bxx4b.example');
  });

  test('keeps a domain that cannot be converted to ASCII', () => {
    for (const text of ['asha@é_x.example', 'asha@é%2e.example', 'asha@é:80', 'asha@xn--é.example', 'é', 'asha@']) {
      expect(normalizeEmail(text)).toBe(text);
    }
  });

  test('is unchanged when it is normalised again', () => {
    for (const text of [
      'víctim@gmáil.example',
      'a@é\uFE0F\u3164.example',
      'İstanbul@x.example',
      'ǅ@x.example',
      'ſtraße@x.example',
      'ϔ@x.example',
      'e\u200D\u0301@x.example',
    ]) {
      const once = normalizeEmail(text);
      expect(normalizeEmail(once)).toBe(once);
    }
  });
});

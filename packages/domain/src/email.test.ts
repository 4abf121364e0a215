import { describe, expect, test } from 'vitest';
import { normalizeEmail } from './email.js';

describe('the form in which an e-mail is kept', () => {
  test('is lower case, trimmed and without what nobody sees', () => {
    expect(normalizeEmail('  Asha.Patel@Tapi.EXAMPLE ')).toBe('asha.patel@tapi.example');
    expect(normalizeEmail('as\u200Bha\u00AD@tapi\uFEFF.example')).toBe('asha@tapi.example');
  });

  test('is the same however its letters were composed', () => {
    expect(normalizeEmail('andre\u0301@tapi.example')).toBe('andré@tapi.example');
    expect(normalizeEmail('ａｓｈａ＠tapi.example')).toBe('asha@tapi.example');
  });

  test('keeps accents, so that two people stay two', () => {
    expect(normalizeEmail('André@tapi.example')).not.toBe(normalizeEmail('Andre@tapi.example'));
  });

  test('does not change when it is made again', () => {
    for (const text of [
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

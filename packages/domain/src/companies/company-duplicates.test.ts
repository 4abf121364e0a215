import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CompanyIdentity, companyMatchKeys, MATCH_KEY_LENGTH } from './company-duplicates.js';

const key = (reason: string, facts: Partial<CompanyIdentity>): string | undefined =>
  new Map<string, string>(companyMatchKeys({ name: '', gstin: '', website: '', ...facts })).get(reason);
const nameKey = (name: string) => key('NAME', { name });
const websiteKey = (website: string) => key('WEBSITE', { website });

const word = fc.constantFrom('Himalaya', 'Textiles', 'Surat', 'S', 'K', 'Mills', '24', 'कमला');
const plainName = fc.array(word, { minLength: 1, maxLength: 4 });
const between = fc.constantFrom(' ', '  ', ' - ', '. ', ', ', ' (');
const legalForm = fc.constantFrom(
  '',
  ' Pvt. Ltd.',
  ' Pvt Ltd',
  ' PVT.LTD.',
  ' (P) Ltd',
  ' Private Limited',
  ', private limited.',
  ' Limited',
  ' Ltd.',
  ' LLP',
  ' L.L.P.',
);
const host = fc.constantFrom('himalaya.example', 'mills.co.example', 'surat-silk.example');

describe('the match key of a company name', () => {
  test('ignores case, punctuation, spaces and the legal form', () => {
    fc.assert(
      fc.property(plainName, between, legalForm, fc.boolean(), (parts, gap, form, loud) => {
        const typed = parts.join(gap) + form;
        expect(nameKey(loud ? typed.toUpperCase() : typed)).toBe(nameKey(parts.join(' ')));
      }),
    );
  });

  test('differs for names with different letters or numbers', () => {
    fc.assert(
      fc.property(plainName, plainName, (one, other) => {
        const isSame = one.join('').toLowerCase() === other.join('').toLowerCase();
        expect(nameKey(one.join(' ')) === nameKey(other.join(' '))).toBe(isSame);
      }),
    );
  });

  test.each([
    ['S.K. Mills Pvt. Ltd.', 'SK Mills'],
    ['Nilambar Weaves & Sons LLP', 'NILAMBAR WEAVES AND SONS'],
    ['Café Surat', 'Cafe  Surat'],
  ])('is the same for %s and %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  test.each([
    ['Group Ltd', 'Grou'],
    ['LLP', 'Limited'],
    ['कमल', 'कमला'],
    ['Private Weavers', 'Weavers'],
  ])('differs for %s and %s', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });
});

describe('the match key of a website', () => {
  test('is the host without www', () => {
    const scheme = fc.constantFrom('http://', 'https://', 'HTTPS://');
    const rest = fc.constantFrom('', '/', '/about?from=mail', ':8080/', '#top');
    fc.assert(
      fc.property(scheme, fc.constantFrom('', 'www.', 'WWW.'), host, rest, (start, www, name, end) => {
        expect(websiteKey(start + www + name + end)).toBe(name);
      }),
    );
  });

  test('is absent for sites that host pages of many companies', () => {
    expect(websiteKey('https://www.facebook.com/himalaya')).toBeUndefined();
    expect(websiteKey('https://sites.google.com/view/himalaya')).toBeUndefined();
    expect(websiteKey('https://notfacebook.com/')).toBe('notfacebook.com');
  });
});

test('match keys of any text are short, not empty and without spaces', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300 });
  fc.assert(
    fc.property(text, text, text, (name, gstin, website) => {
      const keys = companyMatchKeys({ name, gstin, website });
      for (const [, value] of keys) {
        expect(value.length).toBeGreaterThan(0);
        expect(value.length).toBeLessThanOrEqual(MATCH_KEY_LENGTH);
        expect(value).not.toMatch(/\s/);
      }
      expect(companyMatchKeys({ name: name.toUpperCase().toLowerCase(), gstin, website })).toHaveLength(keys.length);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  acceptedSource,
  FIRST_TOUCH_DAYS,
  firstTouch,
  type NamedSource,
  SOURCE_NAME_LENGTH,
  sourceOfVisit,
  VISIT_SOURCE_LABELS,
  VISIT_SOURCES,
} from './visit-source.js';

const from = (query: string, referrer = ''): string => {
  const { source, name } = sourceOfVisit({ query: new URLSearchParams(query), referrer, host: 'jobs.example:3000' });
  return name === '' ? source : `${source} ${name}`;
};

test('every source has a label', () => {
  expect(Object.keys(VISIT_SOURCE_LABELS)).toEqual([...VISIT_SOURCES]);
});

describe('the source of a visit', () => {
  test.each([
    ['', '', 'DIRECT'],
    ['title=weaver', 'https://jobs.example/job-alert/', 'DIRECT'],
    ['src=alert', 'https://mail.google.com/', 'ALERT'],
    ['src=feed&utm_source=x', '', 'FEED'],
    ['src=EMBED', 'https://silk.example/', 'EMBED'],
    ['src=Diwali%20poster', '', 'LINK diwali-poster'],
    ['utm_source=whatsapp&utm_medium=group&utm_campaign=surat', '', 'CAMPAIGN whatsapp/group/surat'],
    ['utm_campaign=surat', '', 'CAMPAIGN //surat'],
    ['utm_source=news', 'https://www.google.com/', 'CAMPAIGN news'],
    ['', 'https://www.google.co.in/search?q=jobs', 'SEARCH google.co.in'],
    ['', 'https://duckduckgo.com/', 'SEARCH duckduckgo.com'],
    ['', 'https://l.facebook.com/l.php', 'SOCIAL facebook.com'],
    ['', 'https://t.co/abc', 'SOCIAL t.co'],
    ['', 'https://www.silk.example/jobs', 'SITE silk.example'],
    ['', 'https://notgoogle.example/', 'SITE notgoogle.example'],
    ['', 'android-app://com.example.app', 'SITE com.example.app'],
    ['', 'nonsense', 'DIRECT'],
  ])('for the query "%s" and the referrer "%s" is %s', (query, referrer, source) => {
    expect(from(query, referrer)).toBe(source);
  });

  test('does not contain an email address or a phone number', () => {
    expect(from('src=asha@people.example')).toBe('DIRECT');
    expect(from('src=98765%2043210')).toBe('DIRECT');
    expect(from('utm_source=mail&utm_campaign=9876543210')).toBe('CAMPAIGN mail');
  });

  test('has a short name of plain characters without a phone number for any URL', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.constantFrom(...VISIT_SOURCES),
        (text, source) => {
          const accepted = acceptedSource(source, text);
          const { name } = accepted ?? { name: '' };
          expect(name).toMatch(/^[a-z0-9._/-]*$/);
          expect(name.length).toBeLessThanOrEqual(SOURCE_NAME_LENGTH);
          expect(name).not.toMatch(/\d{7}/);
          expect(accepted === null).toBe(source === 'IMPORT' || source === 'INVITATION');
          // Accepting is idempotent.
          if (accepted) expect(acceptedSource(source, name)).toEqual(accepted);
        },
      ),
    );
  });
});

describe('the first touch', () => {
  const now = Date.parse('2026-11-22T06:00:00Z');
  const day = 86_400_000;
  const direct: NamedSource = { source: 'DIRECT', name: '' };
  const google: NamedSource = { source: 'SEARCH', name: 'google.com' };
  const poster: NamedSource = { source: 'LINK', name: 'poster' };

  test('is kept for 30 days, but a direct one is replaced by the first other source', () => {
    const first = firstTouch(null, google, now);
    expect(first).toEqual({ ...google, at: now });
    expect(firstTouch(first, poster, now + (FIRST_TOUCH_DAYS - 1) * day)).toBe(first);
    expect(firstTouch(first, direct, now + FIRST_TOUCH_DAYS * day)).toEqual({ ...direct, at: now + 30 * day });
    const plain = firstTouch(null, direct, now);
    expect(firstTouch(plain, direct, now + day)).toBe(plain);
    expect(firstTouch(plain, poster, now + day)).toEqual({ ...poster, at: now + day });
    expect(firstTouch({ ...google, at: now + day }, poster, now)).toEqual({ ...poster, at: now });
  });
});

import { expect, test } from 'vitest';
import { validate } from '../fields/validation.js';
import {
  nextRetryDelay,
  parseRetryAfter,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_MESSAGES,
  webhookEventTypeToWire,
  webhookSchema,
} from './webhooks.js';

const urlErrors = (url: string, requiresTls = false) => {
  const result = validate(webhookSchema(requiresTls), { url, eventTypes: ['OFFER_ANSWERED'] });
  return result.ok ? [] : result.errors['url'];
};

test('the wire name of an event contains a dot between subject and event', () => {
  for (const kind of WEBHOOK_EVENT_TYPES)
    expect(webhookEventTypeToWire(kind)).toBe(kind.toLowerCase().replace('_', '.'));
});

test.each([
  'https://example.com',
  'https://example.com/hooks?tenant=7',
  'http://127.0.0.1:9000/hook',
  'https://[2001:db8::1]/hook',
])('%s is accepted as the URL of a webhook', (url) => {
  expect(urlErrors(url)).toEqual([]);
});

test.each([
  'example.com/hooks',
  'ftp://example.com',
  'https://user:secret@example.com',
  'https://example.com/#part',
  'https:///example.com',
  'https://exa mple.com',
  'javascript:alert(1)',
  `https://example.com/${'x'.repeat(500)}`,
])('%s is rejected as the URL of a webhook', (url) => {
  expect(urlErrors(url)).toEqual([WEBHOOK_MESSAGES.url]);
});

test('the URL must use HTTPS if TLS is required', () => {
  expect(urlErrors('http://example.com', true)).toEqual([WEBHOOK_MESSAGES.tls]);
  expect(urlErrors('HTTPS://example.com', true)).toEqual([]);
});

test('a webhook requires a URL and an event and stores each event once', () => {
  expect(validate(webhookSchema(false), { url: '', eventTypes: [] })).toEqual({
    ok: false,
    errors: { url: ['Address is required.'], eventTypes: ['Event is required.'] },
  });
  expect(
    validate(webhookSchema(false), { url: ' https://a.example ', eventTypes: ['OFFER_ANSWERED', 'OFFER_ANSWERED'] }),
  ).toEqual({ ok: true, value: { url: 'https://a.example', eventTypes: ['OFFER_ANSWERED'] } });
});

test('the next retry uses the delay of its attempt until no delay is left', () => {
  expect([1, 2, 3].map((attempts) => nextRetryDelay([5, 300], attempts))).toEqual([5, 300, null]);
});

test.each([
  [undefined, null],
  ['', null],
  ['soon', null],
  ['120', 120],
  [' 0 ', 0],
  ['Sun, 22 Nov 2026 09:31:00 GMT', 60],
  ['Sun, 22 Nov 2026 09:00:00 GMT', 0],
])('the header Retry-After "%s" is parsed as %s seconds', (header, seconds) => {
  expect(parseRetryAfter(header, new Date('2026-11-22T09:30:00Z'))).toBe(seconds);
});

test('a receiver can request a longer delay, up to the longest one configured', () => {
  expect([60, 5, 9_999, null].map((retryAfter) => nextRetryDelay([30, 600], 1, retryAfter))).toEqual([60, 30, 600, 30]);
  expect(nextRetryDelay([30, 600], 3, 60)).toBeNull();
});

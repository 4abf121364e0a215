import { describe, expect, test } from 'vitest';
import { rateLimitNetwork, anonymizeIp, formatNetwork, normalizeIp, parseNetwork } from './network-address.js';

describe('normalising an IP address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['2001:DB8:0:0:1:0:0:7', '2001:db8::1:0:0:7'],
    ['[2001:db8::7]:51234', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['fe80::1%eth0', 'fe80::1'],
    ['64:ff9b::203.0.113.7', '64:ff9b::cb00:7107'],
    ['::', '::'],
    ['::1', '::1'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7:8'],
  ])('turns %s into %s', (text, plain) => {
    expect(normalizeIp(text)).toBe(plain);
  });

  test.each([
    '',
    'unknown',
    '203.0.113',
    '203.0.113.256',
    '203.0.113.7.',
    '203.0.113.07',
    '1::2::3',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7::8:9',
    '12345::',
    'g::',
    '<script>',
    '1.2.3.4, 5.6.7.8',
  ])('returns null for "%s"', (text) => {
    expect(normalizeIp(text)).toBeNull();
  });
});

test('rate limits count a single IPv4 address and the /64 network of an IPv6 address', () => {
  expect(rateLimitNetwork('203.0.113.7')).toBe('203.0.113.7');
  expect(rateLimitNetwork('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(rateLimitNetwork('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(rateLimitNetwork('2001:db8:1:2::ffff')).toBe('2001:db8:1:2::/64');
  expect(rateLimitNetwork('2001:db8:1:3::1')).not.toBe(rateLimitNetwork('2001:db8:1:2::1'));
  expect(rateLimitNetwork('unknown')).toBe('unknown');
});

test('an IP address is anonymised to its network', () => {
  expect(anonymizeIp('203.0.113.7')).toBe('203.0.113.0/24');
  expect(anonymizeIp('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1::/48');
  expect(anonymizeIp('unknown')).toBeNull();
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7/32', '203.0.113.7'],
  ['10.2.0.0/16', '10.2.0.0/16'],
  ['0.0.0.0/0', '0.0.0.0/0'],
  ['2001:DB8::/48', '2001:db8::/48'],
  ['2001:db8::7/128', '2001:db8::7'],
  ['10.0.0.0/33', null],
  ['10.0.0.0/', null],
  ['10.0.0.0/8/8', null],
  ['2001:db8::/129', null],
  ['office', null],
  ['', null],
])('the network "%s" is parsed as %s', (text, expected) => {
  const network = parseNetwork(text);
  expect(network && formatNetwork(network)).toBe(expected);
});

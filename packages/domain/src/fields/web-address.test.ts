import { expect, test } from 'vitest';
import { webAddress } from './web-address.js';

test('an http or https URL is kept as typed', () => {
  expect(webAddress(' https://example.com ')).toBe('https://example.com');
  expect(webAddress('HTTP://Example.co.in:8080/a?b=c#d')).toBe('HTTP://Example.co.in:8080/a?b=c#d');
});

test('a host without a scheme becomes an https URL', () => {
  expect(webAddress('www.example.com')).toBe('https://www.example.com');
  expect(webAddress('example.com/careers')).toBe('https://example.com/careers');
  expect(webAddress('example.com:8443')).toBe('https://example.com:8443');
});

test('a host in another script is accepted', () => {
  expect(webAddress('https://उदाहरण.भारत')).toBe('https://उदाहरण.भारत');
});

test.each([
  'javascript:alert(1)',
  'javascript://example.com/%0Aalert(1)',
  'data:text/html,x',
  'ftp://example.com',
  'mailto:a@example.com',
  'https://user:secret@example.com',
  'https:///example.com',
  '//example.com',
  'https://localhost',
  'https://127.0.0.1',
  'https://[::1]',
  'https://-.com',
  'https://exa mple.com',
  'https://example.com/\nx',
  'https:\\\\example.com',
  'https://example.com/"onmouseover=x',
  'example',
  '',
  `https://example.com/${'x'.repeat(500)}`,
])('%j is rejected', (text) => {
  expect(webAddress(text)).toBeNull();
});

import { afterEach, expect, test } from 'vitest';
import { API_META, apiUrl } from './env';

afterEach(() => document.head.querySelector(`meta[name="${API_META}"]`)?.remove());

test('apiUrl uses the origin of the page unless a meta tag names another origin, and keeps absolute URLs', () => {
  expect(apiUrl('/graphql')).toBe('/graphql');
  const meta = document.createElement('meta');
  meta.name = API_META;
  meta.content = 'https://api.example/';
  document.head.append(meta);
  expect(apiUrl('/graphql')).toBe('https://api.example/graphql');
  expect(apiUrl('https://files.example/1')).toBe('https://files.example/1');
});

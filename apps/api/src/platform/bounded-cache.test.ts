import { expect, test, vi } from 'vitest';
import { BoundedCache } from './bounded-cache.js';

test('builds the text of a shape once', () => {
  const cache = new BoundedCache<string>();
  const build = vi.fn(() => 'SELECT 1');
  expect([cache.get('one', build), cache.get('one', build)]).toEqual(['SELECT 1', 'SELECT 1']);
  expect(build).toHaveBeenCalledTimes(1);
});

test('keeps the texts of different shapes apart', () => {
  const cache = new BoundedCache<string>();
  cache.get('one', () => 'SELECT 1');
  expect(cache.get('two', () => 'SELECT 2')).toBe('SELECT 2');
  expect(cache.get('one', () => 'SELECT 3')).toBe('SELECT 1');
});

test('forgets everything rather than grow beyond its limit', () => {
  const cache = new BoundedCache<string>(2);
  for (const shape of ['one', 'two', 'three']) cache.get(shape, () => `first ${shape}`);
  expect(cache.get('three', () => 'again')).toBe('first three');
  expect(cache.get('one', () => 'again')).toBe('again');
});

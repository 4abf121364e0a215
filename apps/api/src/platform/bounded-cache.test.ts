import { expect, test, vi } from 'vitest';
import { BoundedCache } from './bounded-cache.js';

test('builds the text of a shape once', () => {
  const cache = new BoundedCache<string>();
  const build = vi.fn(() => 'SELECT 1');
  expect([cache.get('one', build), cache.get('one', build)]).toEqual(['SELECT 1', 'SELECT 1']);
  expect(build).toHaveBeenCalledTimes(1);
});

test('takes a key without a character', () => {
  const cache = new BoundedCache<object>();
  const made = {};
  expect([cache.get('', () => made), cache.get('', () => ({}))]).toEqual([made, made]);
});

test('keeps the texts of different shapes apart', () => {
  const cache = new BoundedCache<string>();
  cache.get('one', () => 'SELECT 1');
  expect(cache.get('two', () => 'SELECT 2')).toBe('SELECT 2');
  expect(cache.get('one', () => 'SELECT 3')).toBe('SELECT 1');
});

test('forgets what was not asked for longest rather than grow beyond its number', () => {
  const cache = new BoundedCache<string>(2);
  for (const shape of ['one', 'two', 'one', 'three']) cache.get(shape, () => `first ${shape}`);
  expect(cache.get('one', () => 'again')).toBe('first one');
  expect(cache.get('two', () => 'again')).toBe('again');
});

test('forgets rather than grow beyond its length, and keeps nothing that is longer by itself', () => {
  const cache = new BoundedCache<string>(300, 100);
  for (const shape of ['one', 'two', 'three']) cache.get(shape, () => shape.repeat(10));
  expect(cache.get('three', () => 'again')).toBe('three'.repeat(10));
  expect(cache.get('one', () => 'again')).toBe('again');
  expect(cache.get('long', () => 'x'.repeat(200))).toHaveLength(200);
  expect(cache.get('long', () => 'again')).toBe('again');
});

import { expect, test, vi } from 'vitest';
import { BoundedCache } from './bounded-cache.js';

test('builds the value of a key once', () => {
  const cache = new BoundedCache<string>();
  const build = vi.fn(() => 'SELECT 1');
  expect([cache.get('one', build), cache.get('one', build)]).toEqual(['SELECT 1', 'SELECT 1']);
  expect(build).toHaveBeenCalledTimes(1);
});

test('accepts an empty key', () => {
  const cache = new BoundedCache<object>();
  const made = {};
  expect([cache.get('', () => made), cache.get('', () => ({}))]).toEqual([made, made]);
});

test('keeps the values of different keys apart', () => {
  const cache = new BoundedCache<string>();
  cache.get('one', () => 'SELECT 1');
  expect(cache.get('two', () => 'SELECT 2')).toBe('SELECT 2');
  expect(cache.get('one', () => 'SELECT 3')).toBe('SELECT 1');
});

test('evicts the least recently used value beyond the maximum number', () => {
  const cache = new BoundedCache<string>(2);
  for (const shape of ['one', 'two', 'one', 'three']) cache.get(shape, () => `first ${shape}`);
  expect(cache.get('one', () => 'again')).toBe('first one');
  expect(cache.get('two', () => 'again')).toBe('again');
});

test('evicts values beyond the maximum total length, and does not store a longer value', () => {
  const cache = new BoundedCache<string>(300, 100);
  for (const shape of ['one', 'two', 'three']) cache.get(shape, () => shape.repeat(10));
  expect(cache.get('three', () => 'again')).toBe('three'.repeat(10));
  expect(cache.get('one', () => 'again')).toBe('again');
  expect(cache.get('long', () => 'x'.repeat(200))).toHaveLength(200);
  expect(cache.get('long', () => 'again')).toBe('again');
});

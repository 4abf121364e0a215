import { expect, test } from 'vitest';
import { edgeNames } from './edge-names.js';

const fruit = edgeNames({ RED_APPLE: 'apple', PEAR: 'Pear' });

test('each name goes out as the table says', () => {
  expect(fruit.toEdge('RED_APPLE')).toBe('apple');
  expect(fruit.toEdge('PEAR')).toBe('Pear');
});

test('each name comes in whatever its case', () => {
  expect(fruit.fromEdge('apple')).toBe('RED_APPLE');
  expect(fruit.fromEdge(' PEAR ')).toBe('PEAR');
});

test('the inside name is understood too', () => {
  expect(fruit.fromEdge('red_apple')).toBe('RED_APPLE');
});

test('an unknown name is nothing, not even one that every object has', () => {
  expect(fruit.fromEdge('plum')).toBeUndefined();
  expect(fruit.fromEdge('constructor')).toBeUndefined();
});

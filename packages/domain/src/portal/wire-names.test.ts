import { expect, test } from 'vitest';
import { wireNames } from './wire-names.js';

const fruit = wireNames({ RED_APPLE: 'apple', PEAR: 'Pear' });

test('each name goes out as the table says', () => {
  expect(fruit.toWire('RED_APPLE')).toBe('apple');
  expect(fruit.toWire('PEAR')).toBe('Pear');
});

test('each name comes in whatever its case', () => {
  expect(fruit.fromWire('apple')).toBe('RED_APPLE');
  expect(fruit.fromWire(' PEAR ')).toBe('PEAR');
});

test('the inside name is understood too', () => {
  expect(fruit.fromWire('red_apple')).toBe('RED_APPLE');
});

test('an unknown name is nothing, not even one that every object has', () => {
  expect(fruit.fromWire('plum')).toBeUndefined();
  expect(fruit.fromWire('constructor')).toBeUndefined();
});

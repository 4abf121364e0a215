import { expect, test } from 'vitest';
import { wireNames } from './wire-names.js';

const fruit = wireNames({ RED_APPLE: 'apple', PEAR: 'Pear' });

test('each name is converted to its wire name', () => {
  expect(fruit.toWire('RED_APPLE')).toBe('apple');
  expect(fruit.toWire('PEAR')).toBe('Pear');
});

test('each wire name is parsed in any case', () => {
  expect(fruit.fromWire('apple')).toBe('RED_APPLE');
  expect(fruit.fromWire(' PEAR ')).toBe('PEAR');
});

test('the internal name is parsed too', () => {
  expect(fruit.fromWire('red_apple')).toBe('RED_APPLE');
});

test('an unknown name gives undefined, even if it is a property of every object', () => {
  expect(fruit.fromWire('plum')).toBeUndefined();
  expect(fruit.fromWire('constructor')).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { STATES } from '../india/india.js';
import { searchWords, wordsInOrder } from './job-search.js';
import { PLACE_NAMES, placeKey, placeWords } from './place-names.js';

/** Returns true if each word of the search begins a word of the place. */
const finds = (search: string, place: string): boolean =>
  searchWords(search).every((word) => placeWords(place).some((one) => one.startsWith(word)));

describe('the names of a place', () => {
  test.each([
    ['Bangalore', 'Bengaluru'],
    ['Bombay', 'Mumbai'],
    ['Baroda', 'Vadodara'],
    ['Madras', 'Chennai'],
    ['Calcutta', 'Kolkata'],
    ['gujrat', 'Gujarat'],
    ['Gurgaon', 'Gurugram'],
    ['Trivandrum', 'Thiruvananthapuram'],
    ['Orissa', 'Odisha'],
    ['UP', 'Uttar Pradesh'],
    ['New Bombay', 'Navi Mumbai'],
  ])('include %s and %s, which find each other', (former, present) => {
    expect(finds(former, present)).toBe(true);
    expect(finds(present, former)).toBe(true);
    expect(placeKey(former)).toBe(placeKey(present));
  });

  test('find a place by its beginning and with additional words', () => {
    expect(finds('banga', 'Bengaluru')).toBe(true);
    expect(finds('Baroda', 'Vadodara GIDC')).toBe(true);
    expect(finds('New Delhi', 'Delhi')).toBe(true);
  });

  test('do not find other places', () => {
    expect(finds('Bangalore', 'Surat')).toBe(false);
    expect(finds('Bombay', 'Navsari')).toBe(false);
    expect(placeKey('Surat')).not.toBe(placeKey('Navsari'));
  });

  test('appear in one group only', () => {
    const names = PLACE_NAMES.map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('have the present name of a state as their key', () => {
    for (const state of STATES) expect(placeKey(state)).toBe(wordsInOrder(state).join(' '));
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stemWord } from './word-stem.js';

describe('the stem of a word', () => {
  test.each([
    ['accountant', 'accounts', 'accounting', 'accountancy', 'account', 'accountants'],
    ['driver', 'driving', 'drive', 'drivers'],
    ['receptionist', 'reception', 'receptionists'],
    ['electrician', 'electrical', 'electric', 'electricians'],
    ['planner', 'planning', 'plan'],
    ['cutter', 'cutting', 'cutters'],
    ['polisher', 'polishing', 'polish'],
    ['weaver', 'weaving', 'weave'],
    ['manager', 'management', 'managing', 'managers'],
    ['designer', 'designing', 'design'],
    ['operator', 'operating', 'operation', 'operators'],
    ['supervisor', 'supervision', 'supervising'],
    ['merchandiser', 'merchandising', 'merchandise'],
    ['consultant', 'consulting', 'consultancy'],
    ['engineer', 'engineering', 'engineers'],
    ['teacher', 'teaching', 'teachers'],
    ['technician', 'technicians'],
    ['packer', 'packing', 'packers'],
  ])('is the same for %s and related words', (...family) => {
    expect(new Set(family.map(stemWord)).size).toBe(1);
  });

  test.each([
    ['driver', 'designer'],
    ['tally', 'tailor'],
    ['sales', 'salon'],
    ['weaver', 'waiter'],
    ['marketing', 'marker'],
    ['printing', 'spring'],
    ['technical', 'technician'],
    ['labour', 'laboratory'],
    ['lab', 'labor'],
  ])('differs for %s and %s', (one, other) => {
    expect(stemWord(one)).not.toBe(stemWord(other));
  });

  test('is the word itself if it has no known ending', () => {
    for (const word of ['hr', 'cnc', 'c++', 'node.js', '3d', 'लेखाकार', 'class', 'string', 'gst'])
      expect(stemWord(word)).toBe(word);
  });

  test('is never longer than the word and never shorter than four letters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,20}$/), (word) => {
        const stem = stemWord(word);
        expect(stem.length).toBeGreaterThanOrEqual(Math.min(word.length, 4));
        expect(stem.length).toBeLessThanOrEqual(word.length);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jobTerms, parseExperience, searchWords } from './job-search.js';

describe('the words of a search', () => {
  test('are in lower case and without repetition', () => {
    expect(searchWords('Senior  ACCOUNTANT, senior')).toEqual(['senior', 'accountant']);
  });

  test('keep symbols that belong to names of languages and tools', () => {
    expect(searchWords('C++ / C#, Node.js and F#.')).toEqual(['c++', 'c#', 'node.js', 'and', 'f#']);
    expect(searchWords('.NET, ASP.NET (.net) .network')).toEqual(['.net', 'asp.net', 'network']);
  });

  test('lose all other symbols, including those with a meaning in a full-text query', () => {
    expect(searchWords('+react -"vue*" (tally) ~50% _x @home #jobs .net')).toEqual([
      'react',
      'vue',
      'tally',
      '50',
      'x',
      'home',
      'jobs',
      '.net',
    ]);
  });

  test('are the same with and without accents', () => {
    expect(searchWords('Café')).toEqual(searchWords('cafe'));
  });

  test('keep the vowel signs of Indian scripts', () => {
    expect(searchWords('लेखाकार')).toEqual(['लेखाकार']);
  });

  test('are at most eight, each of at most 40 characters', () => {
    expect(searchWords('a b c d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    expect(searchWords('x'.repeat(50))).toEqual(['x'.repeat(40)]);
  });

  test('are empty for a text without words', () => {
    expect(searchWords('')).toEqual([]);
    expect(searchWords(' +++ ### ... ')).toEqual([]);
  });

  test('are at most eight distinct, short words without special characters for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const words = searchWords(text);
        expect(words.length).toBeLessThanOrEqual(8);
        expect(new Set(words).size).toBe(words.length);
        for (const word of words) {
          expect([...word].length).toBeLessThanOrEqual(40);
          expect(word).not.toMatch(/[\s%_*"'()~<>@-]/);
        }
      }),
    );
  });
});

describe('the terms of a job', () => {
  test('are the distinct words of its title and skills', () => {
    expect(jobTerms({ title: 'Senior React Developer', skills: ['React', 'Node.js', 'unit testing'] })).toEqual([
      'senior',
      'react',
      'developer',
      'node.js',
      'unit',
      'testing',
    ]);
  });

  test('do not join the words of two skills', () => {
    expect(jobTerms({ title: 'A', skills: ['b.', 'c'] })).toEqual(['a', 'b', 'c']);
  });

  test('are at most 100', () => {
    const skills = Array.from({ length: 30 }, (_, i) => `one${i} two${i} three${i} four${i}`);
    expect(jobTerms({ title: 'Clerk', skills })).toHaveLength(100);
  });

  test('contain every search word of the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 150 }), (title) => {
        expect(jobTerms({ title, skills: [] })).toEqual(expect.arrayContaining(searchWords(title)));
      }),
    );
  });
});

describe('the searched experience', () => {
  test('is a whole number of years', () => {
    expect(parseExperience(' 3 ')).toBe(3);
    expect(parseExperience('0')).toBe(0);
  });

  test('is null for a text that is not a whole number', () => {
    for (const text of ['', ' ', 'three', '-1', '2.5', '1e3']) expect(parseExperience(text)).toBeNull();
  });

  test('is limited to 999', () => {
    expect(parseExperience('9'.repeat(400))).toBe(999);
  });
});

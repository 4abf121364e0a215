import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMatch } from '../applications/skill-match.js';
import { matchSkills, parseSkills, skillKey, skillKeys, skillTagsSchema, validateSkills } from './skills.js';

test('skills are separated by commas and trimmed', () => {
  expect(parseSkills(' React ,Node.js,, C++ ')).toEqual(['React', 'Node.js', 'C++']);
});

test('a repeated skill is kept once, as first written', () => {
  expect(parseSkills('React, react, REACT, Tally')).toEqual(['React', 'Tally']);
});

test('a text without a skill gives an empty list', () => {
  expect(parseSkills('')).toEqual([]);
  expect(parseSkills(' , ,')).toEqual([]);
});

test('white space within a skill becomes one space', () => {
  expect(parseSkills('machine\n  learning')).toEqual(['machine learning']);
});

test('thirty skills are accepted and thirty-one are rejected', () => {
  const skills = Array.from({ length: 31 }, (_, i) => `skill ${i}`);
  expect(validateSkills(skills.slice(0, 30))).toBeNull();
  expect(validateSkills(skills)).toBe('At most 30 skills are allowed.');
});

test('a skill has at most 60 characters', () => {
  expect(validateSkills(['x'.repeat(60)])).toBeNull();
  expect(validateSkills(['x'.repeat(61)])).toBe('Each skill must be at most 60 characters.');
});

test('skills are compared without regard to case and spaces', () => {
  expect(skillKey('  Tally   PRIME ')).toBe('tally prime');
  expect(skillKey('C++')).not.toBe(skillKey('C'));
});

test('skills that differ only in case and spaces have one key', () => {
  expect(skillKeys(['Tally', ' TALLY', 'GST'])).toEqual(['tally', 'gst']);
});

test('skill tags can be given one by one or several in one text', () => {
  expect(skillTagsSchema.parse({ skills: ['Tally', 'GST, tally', ' '] })).toEqual({ skills: ['Tally', 'GST'] });
  expect(skillTagsSchema.parse({ skills: [] })).toEqual({ skills: [] });
  const tooMany = skillTagsSchema.safeParse({ skills: Array.from({ length: 31 }, (_, i) => `skill ${i}`) });
  expect(tooMany.error?.issues.map(({ message }) => message)).toEqual(['At most 30 skills are allowed.']);
});

test('the skills of any text are unchanged when they are joined and parsed again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const skills = parseSkills(text);
      expect(parseSkills(skills.join(','))).toEqual(skills);
      expect(new Set(skills.map((skill) => skill.toLowerCase())).size).toBe(skills.length);
      for (const skill of skills) expect(skill).toBe(skill.trim());
    }),
  );
});

test('skills match without regard to case and spaces, and at most as many as the job has', () => {
  const match = matchSkills(['Power  BI', 'Excel', 'Tally', 'GST'], ['power bi', ' EXCEL ', 'Weaving']);
  expect([match, formatMatch(match)]).toEqual([{ matched: 2, total: 4 }, '2 of 4 skills match']);
  expect(formatMatch({ matched: 1, total: 1 })).toBe('1 of 1 skill matches');
  fc.assert(
    fc.property(fc.array(fc.string()), fc.array(fc.string()), (ofJob, ofCandidate) => {
      const { matched, total } = matchSkills(ofJob, ofCandidate);
      expect(total).toBe(ofJob.length);
      expect(matched).toBeLessThanOrEqual(total);
      expect(matchSkills(ofJob, [...ofCandidate, ...ofJob]).matched).toBe(total);
    }),
  );
});

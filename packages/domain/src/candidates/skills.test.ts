import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSkills, skillSpelling, skillTagsSchema, validateSkills } from './skills.js';

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

test('skills of one list are the same without regard to case and spaces', () => {
  expect(skillSpelling('  Tally   PRIME ')).toBe('tally prime');
  expect(parseSkills('C, C++, c')).toEqual(['C', 'C++']);
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

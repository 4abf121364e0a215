import type { ParsedResume } from '@job-alert/domain/resumes/resume-parser';
import { afterAll, describe, expect, test } from 'vitest';
import { parseResumeText } from '../src/features/candidates/resume-parsing.rules.js';
import { readDocument } from '../src/platform/documents/read-document.js';
import { type Expected, madeResumes } from './builders/resumes.js';

const TODAY = '2026-11-22';
const PARTS = ['name', 'contact', 'email', 'city', 'skills', 'job', 'degree'] as const;
type Part = (typeof PARTS)[number];

/** A reading in the words of what is expected. */
function asExpected({
  name,
  contact,
  email,
  place,
  skills,
  experiences: [experience],
  education,
}: ParsedResume): Record<Part, unknown> {
  return {
    name: name && [name.firstName, name.middleName, name.lastName].filter(Boolean).join(' '),
    contact,
    email,
    city: place?.city,
    skills,
    job: experience
      ? { role: experience.jobRole, company: experience.companyName, from: experience.fromDate, to: experience.toDate }
      : undefined,
    degree: education && {
      qualification: education.qualification,
      university: education.university,
      year: education.yearOfCompletion,
    },
  };
}

const isRight = (expected: unknown, read: unknown): boolean => JSON.stringify(expected) === JSON.stringify(read);

describe('twenty resumes in the usual Indian layouts', () => {
  const right = new Map<Part, number>();
  const asked = new Map<Part, number>();
  const wrong: string[] = [];
  afterAll(() => {
    const shares = PARTS.map((part) => `${part} ${right.get(part) ?? 0}/${asked.get(part) ?? 0}`);
    process.stdout.write(
      `Read rightly of the resumes: ${shares.join(', ')}.${wrong.map((one) => `\n  ${one}`).join('')}\n`,
    );
  });

  function count(part: Part, expected: Expected, read: Record<Part, unknown>, what: string): void {
    asked.set(part, (asked.get(part) ?? 0) + 1);
    if (isRight(expected[part], read[part])) right.set(part, (right.get(part) ?? 0) + 1);
    else wrong.push(`${what}: ${part} is ${JSON.stringify(expected[part])}, read ${JSON.stringify(read[part])}`);
  }

  test('are read as a person would, nine of ten parts and more, and never with a number of an identity paper', async () => {
    const resumes = madeResumes();
    expect(resumes).toHaveLength(20);
    for (const { what, kind, bytes, expected, identity } of resumes) {
      const reading = parseResumeText(await readDocument(Uint8Array.from(bytes), kind), TODAY);
      expect([what, 'error' in reading]).toEqual([what, expected === null]);
      if ('error' in reading || !expected) continue;
      const read = asExpected(reading);
      for (const part of PARTS) count(part, expected, read, what);
      const text = JSON.stringify(reading).replace(/[\s-]/gu, '');
      for (const number of identity) expect([what, text.includes(number)]).toEqual([what, false]);
    }
    const total = [...asked.values()].reduce((sum, number) => sum + number, 0);
    const found = [...right.values()].reduce((sum, number) => sum + number, 0);
    expect(found / total).toBeGreaterThanOrEqual(0.9);
    for (const part of PARTS) expect((right.get(part) ?? 0) / (asked.get(part) ?? 1)).toBeGreaterThanOrEqual(0.9);
  });
});

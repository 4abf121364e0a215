import { describe, expect, test } from 'vitest';
import { validate } from '../fields/validation.js';
import { applicationProposalSchema } from './application-proposal.js';
import { fillInText, REJECTION_TEXTS } from './feedback-texts.js';

describe('a text with names', () => {
  test('gets the names of the candidate and the job, as often as it has them', () => {
    const text = 'Dear {candidate}, {job} and again {job}.';
    expect(fillInText(text, { candidate: 'Asha', job: 'C++ {candidate}' })).toBe(
      'Dear Asha, C++ {candidate} and again C++ {candidate}.',
    );
  });

  test('keeps braces with other words', () => {
    expect(fillInText('{salary} {} {candidate', { candidate: 'Asha', job: 'Tutor' })).toBe('{salary} {} {candidate');
  });
});

test('Each text of the consultancy is valid feedback, and a digit chooses it', () => {
  expect(REJECTION_TEXTS.length).toBeLessThan(10);
  for (const { text } of REJECTION_TEXTS) {
    const feedback = fillInText(text, { candidate: 'A'.repeat(100), job: 'J'.repeat(150) });
    expect(validate(applicationProposalSchema, { status: 'REJECTED', feedback }).ok).toBe(true);
    expect(feedback).not.toMatch(/[{}]/);
  }
});

import { describe, expect, test } from 'vitest';
import { decisionSchema } from '../approvals/rejection-reasons.js';
import { recommendationSchema } from '../approvals/recommendation-input.js';
import { quoteRecommendation, summarizeRecommendation, validateRecommendation } from './recommendation.js';

const parse = (value: object) => recommendationSchema.safeParse(value);
const messages = (value: object) => parse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('recommendationSchema', () => {
  test('accepts a text, a rating or both', () => {
    expect(parse({ text: ' Knows Tally. ' }).data).toEqual({ text: 'Knows Tally.', rating: null });
    expect(parse({ rating: 5 }).data).toEqual({ text: null, rating: 5 });
    expect(parse({ text: 'x'.repeat(1000), rating: 1 }).success).toBe(true);
  });

  test('rejects neither, a longer text and a rating that is no whole number from 1 to 5', () => {
    expect(messages({ text: ' ' })).toEqual([['text', 'Write why the candidate fits, or choose a rating.']]);
    expect(messages({ text: 'x'.repeat(1001) })?.[0]?.[0]).toBe('text');
    for (const rating of [0, 6, 2.5, Number.NaN])
      expect(messages({ rating })).toEqual([['rating', 'Choose a rating from 1 to 5.']]);
  });
});

describe('decisionSchema', () => {
  test('accepts a recommendation only with the approval of a new application', () => {
    const recommendation = { rating: 4 };
    const accepts = (kind: Parameters<typeof decisionSchema>[0], decision: string) =>
      decisionSchema(kind).safeParse({ decision, recommendation }).success;
    expect(accepts('NEW_APPLICATION', 'APPROVE')).toBe(true);
    expect(accepts('NEW_APPLICATION', 'REJECT')).toBe(false);
    for (const kind of ['COMPANY', 'JOB', 'STEP'] as const) expect(accepts(kind, 'APPROVE')).toBe(false);
  });
});

describe('validateRecommendation', () => {
  const approved = { approvalState: 'APPROVED', approvedStatus: 'APPLIED', withdrawnAt: null } as const;

  test('allows it from the approval until the first proposal', () => {
    expect(validateRecommendation(approved)).toBeNull();
    expect(validateRecommendation({ ...approved, approvalState: 'PENDING', approvedStatus: null })).toMatch(/^Approve/);
    expect(validateRecommendation({ ...approved, approvalState: 'REJECTED', approvedStatus: null })).toMatch(
      /^Approve/,
    );
    const tooLate = 'The employer has already proposed a step, so the recommendation can no longer be changed.';
    expect(validateRecommendation({ ...approved, approvalState: 'PENDING' })).toBe(tooLate);
    expect(validateRecommendation({ ...approved, approvalState: 'REJECTED' })).toBe(tooLate);
    expect(validateRecommendation({ ...approved, approvedStatus: 'SHORTLISTED' })).toBe(tooLate);
  });

  test('does not allow it once the candidate has withdrawn', () => {
    expect(validateRecommendation({ ...approved, withdrawnAt: new Date() })).toBe(
      'The candidate has withdrawn this application.',
    );
  });
});

describe('the texts of a recommendation', () => {
  test('name the rating, the reasons, the author and the day', () => {
    expect(quoteRecommendation({ text: 'Knows Tally.', rating: 4 })).toBe('Fit 4 of 5: “Knows Tally.”');
    expect(quoteRecommendation({ text: null, rating: 4 })).toBe('Fit 4 of 5');
    expect(quoteRecommendation({ text: 'Knows Tally.', rating: null })).toBe('“Knows Tally.”');
    const version = { text: null, rating: 2, writtenByName: 'Nisha Rao', writtenAt: new Date('2026-11-28T06:30:00Z') };
    expect(summarizeRecommendation(version, true)).toMatch(/^Nisha Rao recommended the candidate on .+\. Fit 2 of 5$/);
    expect(summarizeRecommendation(version, false)).toMatch(
      /^Nisha Rao corrected the recommendation on .+\. Fit 2 of 5$/,
    );
  });
});

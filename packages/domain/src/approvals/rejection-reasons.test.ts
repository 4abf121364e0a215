import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validate } from '../fields/validation.js';
import {
  candidateNotice,
  decisionSchema,
  noteReaders,
  REJECTION_KINDS,
  REJECTION_MESSAGES,
  REJECTION_REASONS,
  rejectionKind,
  sentenceForCandidate,
  sharedReasons,
} from './rejection-reasons.js';

describe('a decision', () => {
  test.each(REJECTION_KINDS)(
    'that rejects (%s) accepts each reason of its kind but not one of another kind',
    (kind) => {
      const note = 'Please call us.';
      for (const reason of REJECTION_REASONS[kind]) {
        expect(validate(decisionSchema(kind), { decision: 'REJECT', reason, note })).toEqual({
          ok: true,
          value: { decision: 'REJECT', reason, note },
        });
      }
      const foreign = kind === 'COMPANY' ? 'PAY_UNCLEAR' : 'GSTIN_MISMATCH';
      expect(validate(decisionSchema(kind), { decision: 'REJECT', reason: foreign })).toEqual({
        ok: false,
        errors: { reason: [REJECTION_MESSAGES.wrongReason] },
      });
    },
  );

  test('that rejects needs no reason and no note, but the reason "other" needs a note', () => {
    const schema = decisionSchema('STEP');
    expect(validate(schema, { decision: 'REJECT' }).ok).toBe(true);
    expect(validate(schema, { decision: 'REJECT', reason: 'NOT_YET' }).ok).toBe(true);
    expect(validate(schema, { decision: 'REJECT', reason: 'OTHER', note: ' ' })).toMatchObject({
      errors: { note: [REJECTION_MESSAGES.noteMissing] },
    });
  });

  test('that approves accepts neither a reason nor a note', () => {
    expect(validate(decisionSchema('JOB'), { decision: 'APPROVE', reason: 'DUPLICATE', note: 'No.' })).toEqual({
      ok: false,
      errors: { reason: [REJECTION_MESSAGES.withApproval], note: [REJECTION_MESSAGES.withApproval] },
    });
    expect(validate(decisionSchema('JOB'), { decision: 'APPROVE', reason: null, note: '' }).ok).toBe(true);
  });
});

describe('the shared reasons of several requests', () => {
  const kinds = fc.array(fc.constantFrom(...REJECTION_KINDS), { minLength: 1, maxLength: 6 });

  test('are the reasons that all kinds have, in order and with "other"', () => {
    fc.assert(
      fc.property(kinds, (some) => {
        const reasons = sharedReasons(some);
        const [first = 'JOB'] = some;
        expect(reasons).toEqual(
          REJECTION_REASONS[first].filter((reason) => some.every((kind) => REJECTION_REASONS[kind].includes(reason))),
        );
        expect(reasons).toContain('OTHER');
        for (const kind of some)
          for (const reason of reasons)
            expect(validate(decisionSchema(kind), { decision: 'REJECT', reason, note: 'Why.' }).ok).toBe(true);
      }),
    );
    expect(sharedReasons(['COMPANY', 'JOB', 'COMPANY'])).toEqual(['DUPLICATE', 'OTHER']);
    expect(sharedReasons(['JOB', 'NEW_APPLICATION'])).toEqual(['DUPLICATE', 'OTHER']);
    expect(sharedReasons([])).toEqual([]);
  });
});

describe('a rejected new application', () => {
  test('has other reasons than a rejected proposal', () => {
    expect(rejectionKind('APPLICATION', null)).toBe('NEW_APPLICATION');
    expect(rejectionKind('APPLICATION', 'APPLIED')).toBe('STEP');
    expect(rejectionKind('JOB', null)).toBe('JOB');
    expect(sharedReasons(['NEW_APPLICATION', 'STEP'])).toEqual(['OTHER']);
  });

  test.each(REJECTION_REASONS.NEW_APPLICATION.filter((reason) => reason !== 'OTHER'))(
    'is explained to the candidate (%s) in whole sentences',
    (reason) => {
      const sentence = sentenceForCandidate(reason);
      expect(sentence).toMatch(/^[A-Z][^“”]+\.$/);
      expect(candidateNotice(reason)).toBe(`The candidate reads: “${sentence}”`);
    },
  );

  test('is not explained if its reason is "other", of another kind or absent', () => {
    expect(['OTHER', 'NOT_YET', null].map((reason) => sentenceForCandidate(reason as never))).toEqual([
      null,
      null,
      null,
    ]);
    expect(candidateNotice('OTHER')).toBe('The candidate is notified without a reason.');
    expect(candidateNotice(null)).toBeNull();
  });

  test('has a note for administrators only, unlike other rejections', () => {
    expect(noteReaders(['NEW_APPLICATION', 'NEW_APPLICATION'])).toMatch(/^Visible to administrators only/);
    expect(noteReaders(['JOB', 'STEP'])).toBe('Visible to the employer, never to the candidate.');
    expect(noteReaders(['STEP', 'NEW_APPLICATION'])).toMatch(/For new applications, only administrators see it/);
  });
});

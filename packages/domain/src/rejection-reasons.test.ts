import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { APPROVAL_KINDS } from './approval.js';
import { decisionSchema, REJECTION_MESSAGES, REJECTION_REASONS, sharedReasons } from './rejection-reasons.js';
import { validate } from './validation.js';

describe('what goes with a decision', () => {
  test.each(APPROVAL_KINDS)('a rejection (%s) takes each of its reasons and no other', (subject) => {
    const note = 'Please call us.';
    for (const reason of REJECTION_REASONS[subject]) {
      expect(validate(decisionSchema(subject), { decision: 'REJECT', reason, note })).toEqual({
        ok: true,
        value: { decision: 'REJECT', reason, note },
      });
    }
    const foreign = subject === 'COMPANY' ? 'PAY_UNCLEAR' : 'GSTIN_MISMATCH';
    expect(validate(decisionSchema(subject), { decision: 'REJECT', reason: foreign })).toEqual({
      ok: false,
      errors: { reason: [REJECTION_MESSAGES.wrongReason] },
    });
  });

  test('a rejection needs neither, except that another reason needs a note', () => {
    const schema = decisionSchema('APPLICATION');
    expect(validate(schema, { decision: 'REJECT' }).ok).toBe(true);
    expect(validate(schema, { decision: 'REJECT', reason: 'NOT_YET' }).ok).toBe(true);
    expect(validate(schema, { decision: 'REJECT', reason: 'OTHER', note: ' ' })).toMatchObject({
      errors: { note: [REJECTION_MESSAGES.noteMissing] },
    });
  });

  test('an approval takes neither', () => {
    expect(validate(decisionSchema('JOB'), { decision: 'APPROVE', reason: 'DUPLICATE', note: 'No.' })).toEqual({
      ok: false,
      errors: { reason: [REJECTION_MESSAGES.withApproval], note: [REJECTION_MESSAGES.withApproval] },
    });
    expect(validate(decisionSchema('JOB'), { decision: 'APPROVE', reason: null, note: '' }).ok).toBe(true);
  });
});

describe('reasons for several requests', () => {
  const kinds = fc.array(fc.constantFrom(...APPROVAL_KINDS), { minLength: 1, maxLength: 6 });

  test('are those that each kind has, in their order, and never none', () => {
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
    expect(sharedReasons([])).toEqual([]);
  });
});

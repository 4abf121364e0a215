import { describe, expect, test } from 'vitest';
import { APPROVAL_KINDS } from './approval.js';
import { decisionSchema, REJECTION_MESSAGES, REJECTION_REASONS } from './rejection-reasons.js';
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

import { expect, test } from 'vitest';
import { errorsOf } from '../../test/errors-of.js';
import {
  DROP_REASON_LABELS,
  DROP_REASONS,
  expectsJoining,
  JOINING_OUTCOME_LABELS,
  JOINING_OUTCOMES,
  joiningSchema,
  validateJoining,
} from './joining.js';

const errors = (input: object) => errorsOf(joiningSchema('2026-11-20'), input);

test('each joining outcome requires its own fields and rejects the others', () => {
  expect(Object.keys(DROP_REASON_LABELS)).toEqual([...DROP_REASONS]);
  expect(Object.keys(JOINING_OUTCOME_LABELS)).toEqual([...JOINING_OUTCOMES]);
  expect(errors({ outcome: 'JOINED', day: '2026-11-20' })).toEqual({});
  expect(errors({ outcome: 'JOINED', day: '2026-11-21' })).toHaveProperty('day');
  expect(errors({ outcome: 'JOINED', day: '2026-11-01', reason: 'PERSONAL' })).toHaveProperty('reason');
  expect(errors({ outcome: 'POSTPONED', day: '2026-11-21' })).toEqual({});
  for (const day of [null, '', '2026-11-20', '2026-13-01']) {
    expect(errors({ outcome: 'POSTPONED', day })).toEqual({ day: ['Choose a day after today and within two years.'] });
  }
  expect(errors({ outcome: 'DROPPED', reason: 'NO_WORD' })).toEqual({});
  expect(errors({ outcome: 'DROPPED' })).toEqual({ reason: ['Reason is required.'] });
  expect(errors({ outcome: 'DROPPED', reason: 'NO_WORD', day: '2026-11-01' })).toHaveProperty('day');
});

test('joining can be recorded only for selected candidates who have not declined', () => {
  expect(validateJoining({ approvedStatus: 'SELECTED', offerAnswer: null })).toBeNull();
  expect(validateJoining({ approvedStatus: 'SELECTED', offerAnswer: 'ACCEPTED' })).toBeNull();
  expect(validateJoining({ approvedStatus: 'SELECTED', offerAnswer: 'DECLINED' })).toContain('declined');
  expect(validateJoining({ approvedStatus: 'REJECTED', offerAnswer: null })).toContain('selected');
});

test('joining is expected once the offer is accepted or its date has come, but not while a change is pending', () => {
  const offer = {
    approvalState: 'APPROVED',
    offerAnswer: null,
    dateOfJoining: '2026-12-21',
    isRecorded: false,
  } as const;
  expect(expectsJoining(offer, '2026-12-20')).toBe(false);
  expect(expectsJoining({ ...offer, offerAnswer: 'OTHER_DATE' }, '2026-12-20')).toBe(false);
  expect(expectsJoining({ ...offer, offerAnswer: 'ACCEPTED' }, '2026-12-20')).toBe(true);
  expect(expectsJoining(offer, '2026-12-21')).toBe(true);
  expect(expectsJoining({ ...offer, dateOfJoining: null }, '2026-12-20')).toBe(true);
  expect(expectsJoining({ ...offer, approvalState: 'PENDING' }, '2026-12-21')).toBe(false);
  expect(expectsJoining({ ...offer, approvalState: 'PENDING', isRecorded: true }, '2026-12-20')).toBe(true);
  expect(expectsJoining({ ...offer, offerAnswer: 'DECLINED', isRecorded: true }, '2026-12-21')).toBe(false);
});

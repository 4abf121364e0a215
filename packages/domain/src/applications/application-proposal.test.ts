import { expect, test } from 'vitest';
import { errorsOf } from '../../test/errors-of.js';
import { validate } from '../fields/validation.js';
import {
  addsNewDetails,
  applicationProposalSchema,
  hasJoiningPassed,
  validateDateOfJoining,
} from './application-proposal.js';
import { APPLICATION_STATUSES } from './application-status.js';

const selection = { status: 'SELECTED', feedback: 'Very good.', dateOfJoining: '2026-01-05' };

test('a selection accepts feedback and a date of joining', () => {
  expect(validate(applicationProposalSchema, selection)).toEqual({ ok: true, value: selection });
});

test('a rejection accepts feedback but no date of joining', () => {
  expect(errorsOf(applicationProposalSchema, { ...selection, status: 'REJECTED' })).toEqual({
    dateOfJoining: ['An offer letter and a date of joining can be given only when an application is selected.'],
  });
  expect(errorsOf(applicationProposalSchema, { status: 'REJECTED', feedback: 'No.' })).toEqual({});
});

test.each(APPLICATION_STATUSES.filter((status) => status !== 'SELECTED' && status !== 'REJECTED'))(
  'a proposal of %s accepts neither feedback nor a date of joining',
  (status) => {
    expect(errorsOf(applicationProposalSchema, { ...selection, status })).toEqual({
      feedback: ['Feedback can be given only when an application is selected or rejected.'],
      dateOfJoining: ['An offer letter and a date of joining can be given only when an application is selected.'],
    });
    expect(validate(applicationProposalSchema, { status, feedback: ' ', dateOfJoining: '' })).toEqual({
      ok: true,
      value: { status, feedback: null, dateOfJoining: null },
    });
  },
);

test('the status is required and must be valid', () => {
  expect(errorsOf(applicationProposalSchema, {})).toEqual({ status: ['Status is required.'] });
  expect(errorsOf(applicationProposalSchema, { ...selection, status: 'HIRED' })).toEqual({
    status: ['Choose a valid Status.'],
  });
});

test('too long feedback and an invalid date of joining are rejected', () => {
  expect(
    errorsOf(applicationProposalSchema, {
      status: 'SELECTED',
      feedback: 'x'.repeat(2001),
      dateOfJoining: '2026-02-30',
    }),
  ).toEqual({
    feedback: ['Feedback must be at most 2000 characters.'],
    dateOfJoining: ['Date of Joining must be a valid date.'],
  });
});

test('a proposal adds new details if its feedback, date or offer letter differs from the present ones', () => {
  const present = { feedback: 'Very good.', dateOfJoining: '2026-01-05' };
  const proposal = { ...present, hasOfferLetter: false };
  expect(addsNewDetails(proposal, present)).toBe(false);
  expect(addsNewDetails({ hasOfferLetter: false }, present)).toBe(false);
  expect(addsNewDetails({ ...proposal, feedback: 'Excellent.' }, present)).toBe(true);
  expect(addsNewDetails({ ...proposal, dateOfJoining: null }, present)).toBe(true);
  expect(addsNewDetails({ ...proposal, hasOfferLetter: true }, present)).toBe(true);
});

test('a past date of joining is rejected unless it is unchanged', () => {
  const present = { feedback: null, dateOfJoining: '2026-01-05' };
  expect(validateDateOfJoining('2026-02-01', present, '2026-02-02')).toBe('Date of Joining cannot be before today.');
  expect(validateDateOfJoining('2026-02-02', present, '2026-02-02')).toBeNull();
  expect(validateDateOfJoining('2026-01-05', present, '2026-02-02')).toBeNull();
  expect(validateDateOfJoining(null, present, '2026-02-02')).toBeNull();
  expect(validateDateOfJoining('2028-02-03', present, '2026-02-02')).toBe(
    'Date of Joining must not be after 02/02/2028.',
  );
  expect(['2026-02-01', '2199-01-01'].map((date) => hasJoiningPassed(date, present, '2026-02-02'))).toEqual([
    true,
    false,
  ]);
});

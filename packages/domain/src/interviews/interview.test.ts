import { describe, expect, test } from 'vitest';
import { errorsOf } from '../../test/errors-of.js';
import { validate } from '../fields/validation.js';
import {
  findConflictingInterview,
  hasPlannedInterview,
  INTERVIEW_MODES,
  INVITABLE_STATUSES,
  interviewConflictMessage,
  interviewFormSchema,
  interviewModeNames,
  interviewSchema,
  interviewStart,
  interviewWarnings,
  ROUND_TYPES,
  roundTypeNames,
  validateInvitation,
  validateMissedInterview,
  validateRoundType,
} from './interview.js';

const interview = {
  roundType: 'FIRST_ROUND',
  date: '2025-12-01',
  time: '10:30',
  mode: 'ONLINE',
  location: 'https://meet.example.com/abc',
  note: null,
};

test('round types and modes have their own names in the wire format', () => {
  expect(['first_round', 'next_round', 'reschedule'].map(roundTypeNames.fromWire)).toEqual(ROUND_TYPES);
  expect(['online', 'face_to_face'].map(interviewModeNames.fromWire)).toEqual(INTERVIEW_MODES);
  expect(roundTypeNames.fromWire('Next_Round')).toBe('NEXT_ROUND');
  expect(interviewModeNames.fromWire('FACE_TO_FACE')).toBe('FACE_TO_FACE');
  expect(interviewModeNames.fromWire('phone')).toBeUndefined();
});

test('candidates can be invited before a selection if the job is approved and the application active', () => {
  const invitee = {
    status: 'SHORTLISTED',
    proposedStatus: 'SHORTLISTED',
    recordActive: true,
    withdrawn: false,
    jobApprovalStatus: 'APPROVED',
  } as const;
  expect(INVITABLE_STATUSES).toEqual(['APPLIED', 'SHORTLISTED', 'INTERVIEW_SCHEDULED']);
  for (const status of INVITABLE_STATUSES) {
    expect(validateInvitation({ ...invitee, status, proposedStatus: status })).toBeNull();
  }
  expect(validateInvitation({ ...invitee, status: 'PENDING' })).toBe(
    "Cannot update application with 'Pending' status. Please wait for admin approval.",
  );
  expect(validateInvitation({ ...invitee, status: 'SELECTED', proposedStatus: 'SELECTED' })).toBe(
    'An application cannot go back to an earlier status.',
  );
  expect(validateInvitation({ ...invitee, recordActive: false })).toBe(
    'This application is inactive. Please contact admin.',
  );
  expect(validateInvitation({ ...invitee, jobApprovalStatus: 'REJECTED' })).toBe('This job has not been approved.');
});

describe('an interview', () => {
  test('is accepted unchanged', () => {
    expect(validate(interviewSchema, interview)).toEqual({ ok: true, value: interview });
  });

  test('is a first round by default, and seconds are removed from its time', () => {
    const { roundType: _, ...withoutType } = interview;
    expect(validate(interviewSchema, { ...withoutType, time: '10:30:00' })).toEqual({ ok: true, value: interview });
  });

  test('lists the required fields', () => {
    expect(errorsOf(interviewSchema, { roundType: 'FIRST_ROUND' })).toEqual({
      date: ['Date is required.'],
      time: ['Time is required.'],
      mode: ['Interview Mode is required.'],
      location: ['Location / Link is required.'],
    });
    expect(errorsOf(interviewFormSchema, { ...interview, jobId: '', applicationId: '' })).toEqual({
      jobId: ['Job Title is required.'],
      applicationId: ['Applicant is required.'],
    });
  });

  test.each([
    { field: 'date', value: '2025-02-30', message: 'Date must be a valid date.' },
    { field: 'time', value: '25:00', message: 'Enter a valid time.' },
    { field: 'mode', value: 'PHONE', message: 'Choose a valid Interview Mode.' },
    {
      field: 'location',
      value: 'our office',
      message: 'Enter a valid meeting link (e.g., https://example.com/meeting).',
    },
    {
      field: 'location',
      value: 'javascript:alert(1)',
      message: 'Enter a valid meeting link (e.g., https://example.com/meeting).',
    },
  ])('is rejected with $field $value', ({ field, value, message }) => {
    expect(errorsOf(interviewSchema, { ...interview, [field]: value })).toEqual({ [field]: [message] });
  });

  test('can have any location if it is face to face', () => {
    expect(errorsOf(interviewSchema, { ...interview, mode: 'FACE_TO_FACE', location: 'our office' })).toEqual({});
  });

  test('stores its meeting link with https:// if it is online', () => {
    const withoutScheme = { ...interview, location: 'meet.example.com/abc' };
    expect(validate(interviewSchema, withoutScheme)).toEqual({ ok: true, value: interview });
    const form = validate(interviewFormSchema, { ...withoutScheme, jobId: '1', applicationId: '2' });
    expect(form.ok && form.value.location).toBe('https://meet.example.com/abc');
  });

  test('is rejected for an invalid link even when other fields are invalid', () => {
    expect(errorsOf(interviewSchema, { ...interview, time: '', location: 'office' })).toEqual({
      time: ['Time is required.'],
      location: ['Enter a valid meeting link (e.g., https://example.com/meeting).'],
    });
  });
});

test('an interview must start in the future, in Indian time', () => {
  const now = new Date('2025-12-01T05:00:00Z');
  expect(interviewStart({ date: '2025-12-01', time: '10:31' }, now)).toEqual({
    ok: true,
    startsAt: new Date('2025-12-01T05:01:00Z'),
  });
  expect(interviewStart({ date: '2025-12-01', time: '10:30' }, now)).toEqual({
    ok: false,
    message: 'Interview date and time must be in the future.',
  });
  expect(interviewStart({ date: '2026-12-02', time: '10:30' }, now)).toEqual({
    ok: false,
    message: 'Interview date must not be after 01/12/2026.',
  });
});

test('a next round and a reschedule require an earlier interview', () => {
  for (const roundType of ROUND_TYPES) expect(validateRoundType(roundType, true)).toBeNull();
  expect(validateRoundType('FIRST_ROUND', false)).toBeNull();
  expect(validateRoundType('NEXT_ROUND', false)).toBe(
    'A next round requires an earlier interview for this application.',
  );
  expect(validateRoundType('RESCHEDULE', false)).toBe(
    'A reschedule requires an earlier interview for this application.',
  );
});

describe('two interviews of one candidate', () => {
  const startsAt = new Date('2025-12-01T05:00:00Z');
  const after = (minutes: number) => ({ startsAt: new Date(startsAt.getTime() + minutes * 60_000) });

  test('conflict if less than 30 minutes lie between their starts', () => {
    for (const minutes of [0, 29, -29]) expect(findConflictingInterview(startsAt, [after(minutes)])).toBeDefined();
    for (const minutes of [30, -30, 600]) expect(findConflictingInterview(startsAt, [after(minutes)])).toBeUndefined();
    expect(findConflictingInterview(startsAt, [])).toBeUndefined();
  });

  test('are reported as a conflict with the date and time in India', () => {
    const clash = findConflictingInterview(startsAt, [after(90), after(15)]);
    expect(clash && interviewConflictMessage(clash)).toBe(
      'The candidate already has an interview on 01/12/2025 10:45 am.',
    );
  });
});

test('an interview can be marked as not attended only if it was approved and not cancelled', () => {
  const planned = { approvalState: 'APPROVED', cancelledAt: null } as const;
  expect(hasPlannedInterview([])).toBe(false);
  expect(hasPlannedInterview([{ ...planned, approvalState: 'PENDING' }])).toBe(false);
  expect(hasPlannedInterview([{ ...planned, cancelledAt: new Date() }])).toBe(false);
  expect(hasPlannedInterview([{ ...planned, cancelledAt: new Date() }, planned])).toBe(true);
  const nobody = { hasInterview: false, name: 'Meera Iyer' };
  expect(validateMissedInterview('INTERVIEW_NOT_ATTENDED', nobody)).toBe(
    'No interview with Meera Iyer is planned here.',
  );
  expect(validateMissedInterview('INTERVIEW_NOT_ATTENDED', { ...nobody, hasInterview: true })).toBeNull();
  expect(validateMissedInterview('SELECTED', nobody)).toBeNull();
});

describe('the warnings about the time of an interview', () => {
  const monday = '2026-11-30';
  const other = { startsAt: new Date('2026-11-30T05:00:00Z'), candidateName: 'Asha Patel', jobTitle: 'Weaver' };

  test('name another interview of the company within 30 minutes', () => {
    const warning = 'You already have an interview on 30/11/2026 10:30 am: Asha Patel for “Weaver”.';
    expect(interviewWarnings({ date: monday, time: '10:30' }, [other], 'EMPLOYER')).toEqual([warning]);
    expect(interviewWarnings({ date: monday, time: '10:01' }, [other], 'EMPLOYER')).toEqual([warning]);
    expect(interviewWarnings({ date: monday, time: '11:00' }, [other], 'EMPLOYER')).toEqual([]);
    const forAdmin = 'The company already has an interview on 30/11/2026 10:30 am: Asha Patel for “Weaver”.';
    expect(interviewWarnings({ date: monday, time: '10:30' }, [other], 'ADMIN')).toEqual([forAdmin]);
  });

  test.each([
    [monday, '07:00', []],
    [monday, '21:00', []],
    [monday, '06:59', ['The time is before 7:00 am or after 9:00 pm in India.']],
    [monday, '21:01', ['The time is before 7:00 am or after 9:00 pm in India.']],
    ['2026-11-29', '03:00', ['This day is a Sunday.', 'The time is before 7:00 am or after 9:00 pm in India.']],
  ])('are about nights and Sundays: %s %s', (date, time, warnings) => {
    expect(interviewWarnings({ date, time }, [], 'EMPLOYER')).toEqual(warnings);
  });
});

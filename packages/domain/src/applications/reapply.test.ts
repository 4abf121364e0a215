import { describe, expect, test } from 'vitest';
import {
  checkReapply,
  REAPPLY_FALLBACK,
  reapplyDate,
  reapplyInstant,
  reapplyLabel,
  reapplyMessage,
} from './reapply.js';

const now = new Date('2025-11-20T06:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
const open = { lastAppliedAt: null, jobIsOpen: true, jobWasApproved: true, deadlinePassed: false };
const closed = { lastAppliedAt: null, jobIsOpen: false, jobWasApproved: true, deadlinePassed: false };

describe('applying', () => {
  test('is possible for an open job that was never applied for', () => {
    expect(checkReapply(open, now)).toEqual({ kind: 'CAN_APPLY' });
  });

  test('is possible again after 30 days', () => {
    expect(checkReapply({ ...open, lastAppliedAt: daysAgo(30) }, now)).toEqual({ kind: 'CAN_APPLY' });
  });

  test('is too soon within 30 days and the message contains the day', () => {
    const justBefore = new Date(daysAgo(30).getTime() + 1);
    expect(checkReapply({ ...open, lastAppliedAt: justBefore }, now)).toMatchObject({ kind: 'TOO_SOON' });
    expect(checkReapply({ ...open, lastAppliedAt: now }, now)).toEqual({
      kind: 'TOO_SOON',
      reapplyOn: '2025-12-20',
      message: 'You can reapply after 20/12/2025',
    });
  });

  test('is expired if the candidate applied before and the job is closed', () => {
    const expired = {
      kind: 'EXPIRED',
      message: 'You have already applied. Your previous application has expired.',
    };
    expect(checkReapply({ ...closed, deadlinePassed: true, lastAppliedAt: daysAgo(2) }, now)).toEqual(expired);
    expect(checkReapply({ ...closed, lastAppliedAt: daysAgo(90) }, now)).toEqual(expired);
  });

  test('is rejected after the deadline', () => {
    expect(checkReapply({ ...closed, deadlinePassed: true }, now)).toEqual({
      kind: 'DEADLINE_PASSED',
      message: 'The job application deadline has passed.',
    });
  });

  test('is rejected for a job that is closed for another reason', () => {
    expect(checkReapply(closed, now)).toEqual({
      kind: 'CLOSED',
      message: 'This job is no longer open for applications.',
    });
  });

  test('is too early for a job that was never approved', () => {
    expect(checkReapply({ ...closed, jobWasApproved: false }, now)).toEqual({
      kind: 'CLOSED',
      message: 'This job is not open for applications yet.',
    });
  });
});

test('the day of reapplying is computed in Indian time', () => {
  const lateEvening = new Date('2025-11-20T18:45:00Z');
  expect(reapplyDate(lateEvening)).toBe('2025-12-21');
  expect(reapplyInstant(lateEvening).toISOString()).toBe('2025-12-20T18:45:00.000Z');
});

test('the reapply message and button contain the day as DD/MM/YYYY', () => {
  expect(reapplyMessage('2025-12-20')).toBe('You can reapply after 20/12/2025');
  expect(reapplyLabel('2025-12-20')).toBe('Reapply after 20/12/2025');
  expect(REAPPLY_FALLBACK).toBe('You can reapply after 30 days.');
});

import { describe, expect, test } from 'vitest';
import {
  APPLICATION_STATUS_COLOURS,
  APPLICATION_STATUS_LABELS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
  allowsFeedback,
  allowsOffer,
  applicationStatusFromWire,
  applicationStatusToWire,
  canPropose,
  canSetRecordActive,
  endsInterviews,
  HIRING_STEPS,
  historyStatus,
  proposableStatuses,
  statusAfterApproval,
  statusAfterProposal,
  statusAfterRejection,
  validateStep,
} from './application-status.js';

const at = (status: ApplicationStatus) => ({
  status,
  proposedStatus: status,
  recordActive: true,
  withdrawn: false,
});
/** A proposal with all optional contents. */
const everything = { interview: true, newDetails: true };

describe('the names of application statuses', () => {
  test('follow the specification in the wire format', () => {
    expect(APPLICATION_STATUSES.map(applicationStatusToWire)).toEqual([
      'Pending',
      'Applied',
      'shortlisted',
      'interview_schedule',
      'interview_not_attended',
      'selected',
      'rejected',
    ]);
  });

  test('are parsed in any case', () => {
    expect(applicationStatusFromWire('applied')).toBe('APPLIED');
    expect(applicationStatusFromWire('INTERVIEW_SCHEDULE')).toBe('INTERVIEW_SCHEDULED');
    expect(applicationStatusFromWire('interview_scheduled')).toBe('INTERVIEW_SCHEDULED');
    expect(applicationStatusFromWire('hired')).toBeUndefined();
  });

  test('have the specified labels and colours on screens', () => {
    expect(APPLICATION_STATUSES.map((status) => APPLICATION_STATUS_LABELS[status])).toEqual([
      'Pending',
      'Applied',
      'Shortlisted',
      'Interview Scheduled',
      'Interview Not Attended',
      'Selected',
      'Rejected',
    ]);
    expect(APPLICATION_STATUS_COLOURS).toMatchObject({
      APPLIED: 'amber',
      SHORTLISTED: 'sky',
      INTERVIEW_SCHEDULED: 'yellow',
      SELECTED: 'green',
      REJECTED: 'red',
      PENDING: 'grey',
    });
  });
});

describe('a proposal', () => {
  test('can name the same or a later status for every status except PENDING', () => {
    const steps = APPLICATION_STATUSES.filter((status) => status !== 'PENDING');
    for (const [current, status] of steps.entries()) {
      for (const [target, next] of steps.entries()) {
        const expected = target >= current && next !== 'APPLIED';
        expect(canPropose(at(status), next, everything).ok, `${status} → ${next}`).toBe(expected);
        expect(proposableStatuses(status).includes(next)).toBe(expected);
      }
    }
  });

  test('is rejected while another proposal is pending', () => {
    expect(canPropose({ ...at('PENDING'), proposedStatus: 'SHORTLISTED' }, 'SELECTED', everything)).toEqual({
      ok: false,
      reason: 'PENDING_APPROVAL',
      message: "Cannot update application with 'Pending' status. Please wait for admin approval.",
    });
    expect(proposableStatuses('PENDING')).toEqual([]);
  });

  test('is rejected for an inactive application', () => {
    expect(canPropose({ ...at('APPLIED'), recordActive: false }, 'SELECTED', everything)).toMatchObject({
      reason: 'INACTIVE_APPLICATION',
    });
  });

  test('is rejected after the candidate has withdrawn', () => {
    expect(canPropose({ ...at('SHORTLISTED'), withdrawn: true }, 'SELECTED', everything)).toEqual({
      ok: false,
      reason: 'WITHDRAWN',
      message: 'The candidate has withdrawn this application.',
    });
  });

  test('cannot name APPLIED or PENDING', () => {
    expect(canPropose(at('APPLIED'), 'APPLIED', everything)).toMatchObject({ reason: 'NOT_PROPOSABLE' });
    expect(canPropose(at('APPLIED'), 'PENDING', everything)).toMatchObject({ reason: 'NOT_PROPOSABLE' });
  });

  test('cannot go back to an earlier status', () => {
    expect(canPropose(at('SELECTED'), 'SHORTLISTED', everything)).toMatchObject({ reason: 'EARLIER_STATUS' });
  });

  test.each(['APPLIED', 'INTERVIEW_SCHEDULED'] as const)(
    'of an interview from %s requires interview details',
    (status) => {
      expect(canPropose(at(status), 'INTERVIEW_SCHEDULED', { interview: false, newDetails: true })).toEqual({
        ok: false,
        reason: 'NO_INTERVIEW',
        message: 'Schedule the interview first: an application becomes Interview Scheduled with its interview.',
      });
      expect(canPropose(at(status), 'INTERVIEW_SCHEDULED', { interview: true, newDetails: false }).ok).toBe(true);
    },
  );

  test('of the present status is rejected unless it adds new details', () => {
    expect(canPropose(at('SELECTED'), 'SELECTED', { interview: false, newDetails: false })).toEqual({
      ok: false,
      reason: 'NOTHING_NEW',
      message: 'Nothing has changed: the application already has this status and these details.',
    });
    expect(canPropose(at('SELECTED'), 'SELECTED', { interview: false, newDetails: true }).ok).toBe(true);
    expect(canPropose(at('SELECTED'), 'REJECTED', { interview: false, newDetails: false }).ok).toBe(true);
  });
});

describe('a step of the board', () => {
  const card = (status: ApplicationStatus) => ({ ...at(status), invitationProblem: null });

  test('is possible from each status to the statuses that can be proposed', () => {
    const possible = HIRING_STEPS.map((status) =>
      HIRING_STEPS.filter((next) => validateStep(card(status), next) === null),
    );
    expect(possible).toEqual([
      ['SHORTLISTED', 'INTERVIEW_SCHEDULED', 'INTERVIEW_NOT_ATTENDED', 'SELECTED', 'REJECTED'],
      ['INTERVIEW_SCHEDULED', 'INTERVIEW_NOT_ATTENDED', 'SELECTED', 'REJECTED'],
      ['INTERVIEW_SCHEDULED', 'INTERVIEW_NOT_ATTENDED', 'SELECTED', 'REJECTED'],
      ['SELECTED', 'REJECTED'],
      ['SELECTED', 'REJECTED'],
      ['REJECTED'],
    ]);
  });

  test('has an error message if it is not possible', () => {
    expect(validateStep({ ...card('APPLIED'), status: 'PENDING' }, 'SELECTED')).toMatch(/wait for admin approval/);
    expect(validateStep(card('SELECTED'), 'SHORTLISTED')).toMatch(/earlier status/);
    const closed = { ...card('SHORTLISTED'), invitationProblem: 'The job waits for approval.' };
    expect(validateStep(closed, 'INTERVIEW_SCHEDULED')).toBe('The job waits for approval.');
    expect(validateStep(closed, 'SELECTED')).toBeNull();
  });
});

describe('a decision', () => {
  test('that approves sets the proposed status', () => {
    expect(statusAfterApproval('SELECTED')).toEqual({ status: 'SELECTED', proposedStatus: 'SELECTED' });
  });

  test('that rejects restores the last approved status', () => {
    expect(statusAfterRejection('SHORTLISTED')).toEqual({ status: 'SHORTLISTED', proposedStatus: 'SHORTLISTED' });
  });

  test('that rejects a new application leaves it in its initial status', () => {
    expect(statusAfterRejection(null)).toEqual({ status: 'PENDING', proposedStatus: 'APPLIED' });
    expect(statusAfterRejection(null)).toEqual(statusAfterProposal('APPLIED'));
  });

  test('must be an approval before the application can be set Active or Inactive', () => {
    expect(canSetRecordActive('APPROVED')).toBe(true);
    expect(canSetRecordActive('PENDING')).toBe(false);
    expect(canSetRecordActive('REJECTED')).toBe(false);
  });
});

test('feedback is allowed only for SELECTED and REJECTED, and an offer only for SELECTED', () => {
  expect(APPLICATION_STATUSES.filter(allowsFeedback)).toEqual(['SELECTED', 'REJECTED']);
  expect(APPLICATION_STATUSES.filter(allowsOffer)).toEqual(['SELECTED']);
});

test('a selection and a rejection end planned interviews', () => {
  expect(APPLICATION_STATUSES.filter(endsInterviews)).toEqual(['SELECTED', 'REJECTED']);
});

describe('a history entry shows', () => {
  test('the proposed status if it was approved', () => {
    expect(historyStatus('APPROVED', 'SELECTED', 'SHORTLISTED')).toBe('SELECTED');
  });

  test('the restored status if it was rejected', () => {
    expect(historyStatus('REJECTED', 'SELECTED', 'SHORTLISTED')).toBe('SHORTLISTED');
  });

  test('REJECTED for a rejected new application', () => {
    expect(historyStatus('REJECTED', 'APPLIED', null)).toBe('REJECTED');
  });

  test('PENDING while it is pending', () => {
    expect(historyStatus('PENDING', 'SELECTED', 'SHORTLISTED')).toBe('PENDING');
  });
});

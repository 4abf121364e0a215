import { describe, expect, test } from 'vitest';
import {
  INVITATION_DECLINE_LABELS,
  INVITATION_DECLINE_REASONS,
  INVITATION_PROBLEMS,
  invitationDayStart,
  invitationExpiry,
  type InvitedCandidate,
  invitationProblem,
  invitationState,
} from './job-invitation.js';
import { invitationDeclineSchema, invitationSchema } from './job-invitation-input.js';

const NOW = new Date('2026-11-28T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

const CANDIDATE: InvitedCandidate = {
  isActive: true,
  visibility: 'VISIBLE',
  isEmailVerified: true,
  isEmailUndelivered: false,
  wasInvited: false,
  hasAppliedForJob: false,
  lastAppliedAt: null,
  lastRejectedAt: null,
  openInvitations: 0,
};

describe('an invitation', () => {
  test.each<[keyof typeof INVITATION_PROBLEMS | null, Partial<InvitedCandidate>]>([
    [null, {}],
    ['INACTIVE', { isActive: false, visibility: 'HIDDEN' }],
    ['OPTED_OUT', { visibility: 'HIDDEN' }],
    ['NOT_ASKED', { visibility: 'NOT_ASKED' }],
    ['EMAIL_UNCONFIRMED', { isEmailVerified: false }],
    ['EMAIL_UNDELIVERED', { isEmailUndelivered: true }],
    ['INVITED', { wasInvited: true, openInvitations: 3 }],
    ['APPLIED', { hasAppliedForJob: true, lastAppliedAt: daysAgo(3) }],
    ['APPLIED_TO_COMPANY', { lastAppliedAt: daysAgo(29.9) }],
    [null, { lastAppliedAt: daysAgo(30) }],
    ['REJECTED', { lastAppliedAt: daysAgo(182), lastRejectedAt: daysAgo(182) }],
    [null, { lastRejectedAt: daysAgo(183) }],
    [null, { openInvitations: 2 }],
    ['OPEN_INVITATIONS', { openInvitations: 3 }],
  ])('has the problem %s', (problem, facts) => {
    expect(invitationProblem({ ...CANDIDATE, ...facts }, NOW)).toBe(problem);
  });

  test('has a sentence for each problem', () => {
    for (const sentence of Object.values(INVITATION_PROBLEMS)) expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(INVITATION_PROBLEMS.DAILY_LIMIT).toBe('You can invite 100 candidates a day.');
  });

  test('ends after the day of the deadline in India, at most 14 days after it was sent', () => {
    expect(invitationExpiry('2026-12-01', NOW).toISOString()).toBe('2026-12-01T18:30:00.000Z');
    expect(invitationExpiry('2026-11-28', NOW).toISOString()).toBe('2026-11-28T18:30:00.000Z');
    expect(invitationExpiry('2027-01-31', NOW).toISOString()).toBe('2026-12-12T12:00:00.000Z');
  });

  test('counts for the day in India', () => {
    expect(invitationDayStart(new Date('2026-11-28T18:29:00Z')).toISOString()).toBe('2026-11-27T18:30:00.000Z');
    expect(invitationDayStart(new Date('2026-11-28T18:30:00Z')).toISOString()).toBe('2026-11-28T18:30:00.000Z');
  });

  test('is open, then answered, expired or ended with its job', () => {
    const expiresAt = new Date(NOW.getTime() + 1);
    const state = (invitation: Partial<Parameters<typeof invitationState>[0]>) =>
      invitationState({ answer: null, expiresAt, isJobOpen: true, ...invitation }, NOW);
    expect(state({})).toBe('OPEN');
    expect(state({ expiresAt: NOW })).toBe('EXPIRED');
    expect(state({ isJobOpen: false })).toBe('ENDED');
    for (const answer of ['ACCEPTED', 'DECLINED'] as const) {
      expect(state({ answer, expiresAt: NOW, isJobOpen: false })).toBe(answer);
    }
    expect(state({ answer: 'ACCEPTED_INCOMPLETE', expiresAt: NOW })).toBe('ACCEPTED_INCOMPLETE');
    expect(state({ answer: 'ACCEPTED_INCOMPLETE', isJobOpen: false })).toBe('ENDED');
  });

  test('has a message of at most 500 characters', () => {
    expect(invitationSchema.parse({ message: ' Hello. ' })).toEqual({ message: 'Hello.' });
    expect(invitationSchema.parse({ message: '' }).message ?? null).toBeNull();
    expect(invitationSchema.safeParse({ message: 'x'.repeat(501) }).success).toBe(false);
  });

  test('is declined for one of six reasons, the last with a note', () => {
    expect(INVITATION_DECLINE_REASONS).toHaveLength(6);
    expect(Object.keys(INVITATION_DECLINE_LABELS)).toEqual([...INVITATION_DECLINE_REASONS]);
    const isValid = (input: object) => invitationDeclineSchema.safeParse(input).success;
    expect(isValid({ reason: 'PAY' })).toBe(true);
    expect(isValid({ reason: 'MOOD' })).toBe(false);
    expect(isValid({ reason: 'OTHER' })).toBe(false);
    expect(isValid({ reason: 'OTHER', note: 'We move.' })).toBe(true);
    expect(isValid({ reason: 'PAY', note: 'x'.repeat(501) })).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import {
  APPROVAL_KINDS,
  APPROVAL_STATES,
  approvalStateFromWire,
  approvalStateToWire,
  canBulkDecide,
  changedBy,
  DECISIONS,
  decide,
  decisionFromWire,
} from './approval.js';

describe.each(APPROVAL_KINDS)('the approval of one %s', (subject) => {
  test('can be granted or rejected while it is pending', () => {
    expect(decide(subject, 'PENDING', 'APPROVE')).toEqual({ ok: true, next: 'APPROVED' });
    expect(decide(subject, 'PENDING', 'REJECT')).toEqual({ ok: true, next: 'REJECTED' });
  });

  test('can be granted after a rejection, unless it is a correction', () => {
    expect(decide(subject, 'REJECTED', 'APPROVE')).toEqual(
      subject === 'JOB_CORRECTION' ? { ok: false, reason: 'ALREADY_REJECTED' } : { ok: true, next: 'APPROVED' },
    );
  });

  test('cannot be granted again or rejected after it was granted', () => {
    expect(decide(subject, 'APPROVED', 'APPROVE')).toEqual({ ok: false, reason: 'ALREADY_APPROVED' });
    expect(decide(subject, 'APPROVED', 'REJECT')).toEqual({ ok: false, reason: 'ALREADY_APPROVED' });
  });

  test('cannot be rejected twice', () => {
    expect(decide(subject, 'REJECTED', 'REJECT')).toEqual({ ok: false, reason: 'ALREADY_REJECTED' });
  });

  test('changes the state whenever a decision is accepted', () => {
    const accepted = APPROVAL_STATES.flatMap((state) =>
      DECISIONS.map((decision) => ({ state, ...decide(subject, state, decision) })).filter(({ ok }) => ok),
    );
    expect(accepted.length).toBeGreaterThan(0);
    for (const outcome of accepted) expect(outcome).not.toMatchObject({ next: outcome.state });
  });
});

test('states are lower case for jobs and capitalised for companies and applications', () => {
  expect(approvalStateToWire('PENDING', 'JOB')).toBe('pending');
  expect(approvalStateToWire('PENDING', 'COMPANY')).toBe('Pending');
  expect(approvalStateToWire('REJECTED', 'APPLICATION')).toBe('Rejected');
});

test('states are parsed in any case', () => {
  expect(approvalStateFromWire('pending')).toBe('PENDING');
  expect(approvalStateFromWire('Approved')).toBe('APPROVED');
  expect(approvalStateFromWire('active')).toBeUndefined();
});

test('a decision is parsed from a verb or from the requested state', () => {
  expect(['approve', 'Approved', 'REJECT', 'rejected'].map(decisionFromWire)).toEqual([
    'APPROVE',
    'APPROVE',
    'REJECT',
    'REJECT',
  ]);
  expect(decisionFromWire('Pending')).toBeUndefined();
});

describe('a bulk decision', () => {
  test('is possible only for pending requests', () => {
    expect(
      APPROVAL_STATES.map((state) => DECISIONS.map((decision) => canBulkDecide('APPLICATION', state, decision))),
    ).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
  });
});

test('a request shows its author: the requester, the administrator, or the candidate who withdrew', () => {
  const request = { requestedByName: 'Himalaya Textiles' };
  expect(changedBy(request)).toBe('Himalaya Textiles');
  expect(changedBy({ ...request, decidedAt: '2026-11-03' })).toBe('Admin');
  expect(changedBy({ ...request, decidedAt: '2026-11-03', decidedByName: 'Meera Desai' })).toBe('Meera Desai');
  expect(changedBy({ ...request, decidedAt: '2026-11-03', reason: 'CANDIDATE_WITHDREW' })).toBe('Candidate');
});

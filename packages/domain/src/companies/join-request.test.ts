import { describe, expect, test } from 'vitest';
import { companyIsRegistered, joinRequestExpiry, validateJoinDecision } from './join-request.js';

describe('a request to join a company', () => {
  const requestedAt = new Date('2026-12-01T06:00:00Z');
  const early = { requestedAt, now: new Date('2026-12-03T05:59:59Z') };
  const late = { requestedAt, now: new Date('2026-12-03T06:00:00Z') };

  test('is decided by the owner at any time, and by an administrator after two days', () => {
    for (const decision of ['ACCEPT', 'REFUSE'] as const) {
      expect(validateJoinDecision(decision, 'OWNER', early)).toBeNull();
      expect(validateJoinDecision(decision, 'ADMIN', late)).toBeNull();
      expect(validateJoinDecision(decision, 'ADMIN', early)).toBe(
        'The owner of the company decides within two days. After that you can decide.',
      );
    }
  });

  test('becomes a second company only by an administrator, at any time', () => {
    expect(validateJoinDecision('SEPARATE', 'ADMIN', early)).toBeNull();
    expect(validateJoinDecision('SEPARATE', 'OWNER', late)).toBe(
      'Only an administrator can register a second company with this GSTIN.',
    );
  });

  test('expires after 30 days', () => {
    expect(joinRequestExpiry(requestedAt)).toEqual(new Date('2026-12-31T06:00:00Z'));
  });
});

test('the error of a known GSTIN names the company only', () => {
  expect(companyIsRegistered('Surat Silk Mills')).toBe('Surat Silk Mills is registered. Ask its people to let you in.');
});

import { describe, expect, test } from 'vitest';
import { ADMIN_ROLES } from './admin-role.js';
import {
  canBeResponsible,
  describeResponsibilities,
  newResponsibilities,
  RESPONSIBLE_ORDER,
} from './responsible-administrator.js';

describe('a responsible administrator', () => {
  test('is not a reader', () => {
    expect(ADMIN_ROLES.filter(canBeResponsible)).toEqual(['ADMINISTRATOR', 'RECRUITER']);
  });

  test('of a request is the one of the request, else of its job, else of its company', () => {
    expect(RESPONSIBLE_ORDER).toEqual(['REQUEST', 'JOB', 'COMPANY']);
  });

  test.each([
    [{ companies: 2, jobs: 1, requests: 3 }, '2 companies, 1 job and 3 pending requests'],
    [{ companies: 1, jobs: 0, requests: 1 }, '1 company and 1 pending request'],
    [{ companies: 0, jobs: 4, requests: 0 }, '4 jobs'],
  ])('loses %j with the removal', (counts, list) => {
    expect(describeResponsibilities('Ravi Desai', counts)).toBe(
      `Ravi Desai is responsible for ${list}. They will have no responsible administrator.`,
    );
  });

  test('loses nothing without records', () => {
    expect(describeResponsibilities('Ravi Desai', { companies: 0, jobs: 0, requests: 0 })).toBeNull();
  });

  test('is told once about all records of one choice', () => {
    expect(newResponsibilities('COMPANY', 1)).toBe('You are now responsible for a company.');
    expect(newResponsibilities('REQUEST', 12)).toBe('You are now responsible for 12 requests.');
  });
});

import { describe, expect, it } from 'vitest';
import { paths } from '../../config/paths';
import { readLoginRedirect, redirectAfterLogin } from './login-redirect';

const arrival = (from: string, account?: string) =>
  ({ why: 'ended', from, ...(account !== undefined && { account }) }) as const;

describe('the redirect after a login', () => {
  it('leads to the dashboard by default', () => {
    expect(redirectAfterLogin(null, 'employer', '7')).toBe(paths.employer.home);
  });

  it('leads back to the page of the area, with its query', () => {
    const from = `${paths.employer.applicants}?job=12&status=shortlisted`;
    expect(redirectAfterLogin(arrival(from, '7'), 'employer', '7')).toBe(from);
    expect(redirectAfterLogin(arrival(from), 'employer', '7')).toBe(from);
  });

  it('leads to the dashboard when the page belongs to another account', () => {
    expect(redirectAfterLogin(arrival(paths.employer.applicants, '8'), 'employer', '7')).toBe(paths.employer.home);
  });

  it.each([
    'https://evil.example/job-alert/employer/my-jobs',
    '//evil.example/job-alert/employer/my-jobs',
    '/\\evil.example/job-alert/employer/my-jobs',
    'javascript:alert(1)',
    '/job-alert/employer/../../reset-password/x',
    '/job-alert/admin/home',
    '/job-alert/employer',
    '',
  ])('never leaves the area of the user: %s', (from) => {
    expect(redirectAfterLogin(arrival(from), 'employer', '7')).toBe(paths.employer.home);
  });
});

describe('the state of a history entry', () => {
  it('is read only if it has the expected shape', () => {
    expect(readLoginRedirect(arrival('/a', '7'))).toEqual(arrival('/a', '7'));
    expect(readLoginRedirect({ why: 'none', from: '/a', account: 3 })).toEqual({ why: 'none', from: '/a' });
    for (const other of [null, 'x', {}, { why: 'ended' }, { why: 'because', from: '/a' }, { why: 'none', from: 1 }]) {
      expect(readLoginRedirect(other)).toBeNull();
    }
  });
});

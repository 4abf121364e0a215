import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../config/paths';
import { ApprovalQueueDocument } from '../../features/approvals/approval-queue.generated';
import { DashboardCountsDocument } from '../../features/dashboard/dashboard-counts.generated';
import { UnreadNotificationCountDocument } from '../../features/notifications/notifications.generated';
import { SignOutDocument } from '../../lib/graphql/sign-out.public.generated';
import { anAdminRights } from '../../testing/data/builders';
import { takeConsoleErrors } from '../../testing/console';
import { aDashboard } from '../../testing/data/dashboard';
import { emptyQueue, waitingCounts } from '../../testing/data/requests';
import { openAs } from '../../testing/open-as';
import { renderApp } from '../../testing/render-app';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../testing/server';

beforeEach(() => {
  answerQuery(DashboardCountsDocument, aDashboard());
  answerQuery(ApprovalQueueDocument, emptyQueue);
});

/** Makes the width queries of the layout match, as on a screen under 800 px. */
function narrowScreen() {
  const original = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...original(query),
    matches: query === '(max-width: 799px)',
  }));
}
afterEach(() => vi.restoreAllMocks());

describe('the administrator area', () => {
  it('has the specified navigation links', async () => {
    openAs('admin', paths.admin.home);
    const navigation = await screen.findByRole('navigation', { name: 'Main' });
    expect([...navigation.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/job-alert/admin/home'],
      ['Manage Employer', '/job-alert/admin/manage-employer'],
      ['Manage Candidate', '/job-alert/admin/manage-candidate'],
      ['Find Candidates', '/job-alert/admin/find-candidates'],
      ['Manage Job Listing', '/job-alert/admin/manage-jobs-listing'],
      ['Manage Applications', '/job-alert/admin/manage-application'],
      ['Pending Approvals', '/job-alert/admin/pending-approval'],
    ]);
  });

  it('shows next to a navigation link the number of waiting requests', async () => {
    answerQuery(DashboardCountsDocument, aDashboard(waitingCounts));
    openAs('admin', paths.admin.home);
    answerQuery(UnreadNotificationCountDocument, {
      viewer: { unreadNotificationCount: 0, savedViews: [], ...anAdminRights() },
      waitingCounts,
    });
    expect(await screen.findByRole('link', { name: 'Pending Approvals, 57 waiting' })).toHaveTextContent('57');
    expect(screen.getByRole('link', { name: 'Manage Applications, 41 waiting' })).toHaveTextContent('41');
    expect(screen.getByRole('link', { name: 'Manage Candidate' })).toBeVisible();
  });

  it('keeps the sidebar collapsed for the next visit, but does not store the state of a narrow screen', async () => {
    const app = openAs('admin', paths.admin.home);
    const collapse = await screen.findByRole('button', { name: 'Collapse the sidebar' });
    expect(collapse).toHaveAttribute('aria-expanded', 'true');
    await app.user.click(collapse);
    app.unmount();
    const later = renderApp(paths.admin.home);
    expect(await screen.findByRole('button', { name: 'Expand the sidebar' })).toBeVisible();
    later.unmount();
    narrowScreen();
    const narrow = renderApp(paths.admin.home);
    await narrow.user.click(await screen.findByRole('button', { name: 'Expand the sidebar' }));
    expect(localStorage.getItem('sidebar')).toBe('collapsed');
  });

  it('collapses the sidebar below 800 px, and collapses it again when another page opens', async () => {
    narrowScreen();
    const app = openAs('admin', paths.admin.home);
    await app.user.click(await screen.findByRole('button', { name: 'Expand the sidebar' }));
    expect(screen.getByRole('button', { name: 'Collapse the sidebar' })).toBeVisible();
    await app.user.click(screen.getAllByRole('link', { name: 'Pending Approvals' })[0] as HTMLElement);
    await screen.findByRole('heading', { name: 'Pending Approvals' });
    expect(screen.getByRole('button', { name: 'Expand the sidebar' })).toBeVisible();
  });

  it('logs out on the server, clears both storages and opens the admin login', async () => {
    const requests = answerMutation(SignOutDocument, { signOut: { user: { id: '7' } } });
    const app = openAs('admin', paths.admin.home);
    await screen.findByRole('heading', { name: 'Dashboard' });
    localStorage.setItem('left', 'over');
    sessionStorage.setItem('left', 'over');
    await app.user.click(screen.getByRole('button', { name: 'Account of Asha' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(app.path()).toBe('/job-alert/wp-login/wp/admin');
    await waitFor(() => expect(localStorage.length + sessionStorage.length).toBe(0));
  });

  it.each([
    ['no answer', networkFailure],
    ['a session that the server has ended', () => errorResponse('UNAUTHENTICATED', 'Please log in.')],
  ])('logs out in this browser without a message after %s', async (_case, answer) => {
    answerMutation(SignOutDocument, answer);
    const app = openAs('admin', paths.admin.home);
    await app.user.click(await screen.findByRole('button', { name: 'Account of Asha' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(takeConsoleErrors()[0]).toContain('Signing out failed.');
    expect(app.path()).toBe(paths.admin.login);
    await waitFor(() => expect(localStorage.length + sessionStorage.length).toBe(0));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('redirects a visitor to the admin login', async () => {
    const app = renderApp(paths.admin.employers);
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(app.path()).toBe(paths.admin.login);
  });

  it.each(['candidate', 'employer'] as const)('redirects a logged-in %s to their own dashboard', async (role) => {
    const app = openAs(role, paths.admin.employers);
    await waitFor(() => expect(app.path()).toBe(paths[role].home));
    expect(await screen.findByRole('button', { name: 'Account of Asha' })).toBeVisible();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../config/paths';
import { notifyAdminDataChanged } from '../../lib/admin-data-events';
import { anAdminRights } from '../../testing/data/builders';
import { aDashboard } from '../../testing/data/dashboard';
import { emptyQueue, nothingWaits } from '../../testing/data/requests';
import { openAs } from '../../testing/open-as';
import { answerMutation, answerQuery, errorResponse, networkFailure, server } from '../../testing/server';
import { ApprovalQueueDocument } from '../approvals/approval-queue.generated';
import { DashboardCountsDocument } from '../dashboard/dashboard-counts.generated';
import {
  type BellFragment,
  MarkAllNotificationsReadDocument,
  MarkNotificationsReadDocument,
  type NotificationLineFragment,
  NotificationsDocument,
  UnreadNotificationCountDocument,
} from './notifications.generated';

const aLine = (overrides: Partial<NotificationLineFragment> = {}): NotificationLineFragment => ({
  id: '31',
  kind: 'NEW_EMPLOYER',
  text: 'Kaveri Foods has signed up and waits for approval.',
  path: '/job-alert/admin/manage-employer?status=Pending',
  createdAt: '2026-02-01T06:30:00.000Z',
  readAt: null,
  ...overrides,
});
const readLine = aLine({ id: '30', text: 'Imran Shaikh has applied.', readAt: '2026-02-01T07:00:00.000Z' });

beforeEach(() => answerQuery(DashboardCountsDocument, aDashboard()));

afterEach(() => vi.restoreAllMocks());

/** Answers the bell from `lines`, which marking changes. Returns the requests and the marked notifications. */
function serve(lines: NotificationLineFragment[], hasNextPage = false) {
  const unread = () => lines.filter(({ readAt }) => readAt === null);
  const app = openAs('admin', paths.admin.home);
  const counts = answerQuery(UnreadNotificationCountDocument, () => ({
    viewer: { unreadNotificationCount: unread().length, savedViews: [], ...anAdminRights() },
    waitingCounts: nothingWaits,
  }));
  const bell = (first: number): BellFragment => ({
    id: '7',
    notifications: {
      nodes: lines.slice(0, first),
      pageInfo: { hasNextPage: hasNextPage || lines.length > first },
    },
    unreadNotificationCount: unread().length,
  });
  const requests = answerQuery(NotificationsDocument, ({ first }) => ({ viewer: bell(first) }));
  const marked = answerMutation(MarkNotificationsReadDocument, ({ ids }) => {
    lines.forEach((line, index) => {
      if (ids.includes(line.id)) lines[index] = { ...line, readAt: '2026-02-02T06:30:00.000Z' };
    });
    return {
      markNotificationsRead: {
        notifications: lines.filter(({ id }) => ids.includes(id)),
        user: { id: '7', unreadNotificationCount: unread().length },
      },
    };
  });
  const markedAll = answerMutation(MarkAllNotificationsReadDocument, ({ first }) => {
    lines.forEach((line, index) => {
      lines[index] = { ...line, readAt: line.readAt ?? '2026-02-02T06:30:00.000Z' };
    });
    return { markAllNotificationsRead: { user: bell(first) } };
  });
  return { ...app, seen: { counts, requests, marked, markedAll } };
}

const bell = (name: string) => screen.findByRole('button', { name });
async function openBell(name: string) {
  await userEvent.click(await bell(name));
  return within(await screen.findByRole('dialog'));
}

/** Shows or hides the page, as switching browser tabs does. */
function setVisible(visible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('the unread count of the bell', () => {
  it('shows 99+ for more than 99 notifications and gives the exact number in its accessible name', async () => {
    serve(Array.from({ length: 120 }, (_, index) => aLine({ id: String(100 + index) })));
    expect(await bell('Notifications, 120 unread')).toHaveTextContent('99+');
  });

  it('is hidden when everything is read, and is refetched every 60 s and when admin data has changed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const lines = [readLine];
    const { seen } = serve(lines);
    await waitFor(() => expect(seen.counts).toHaveLength(1));
    expect(await bell('Notifications')).toHaveTextContent('');
    lines.unshift(aLine());
    await vi.advanceTimersByTimeAsync(55_000);
    expect(seen.counts).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5_500);
    expect(await bell('Notifications, 1 unread')).toHaveTextContent('1');
    expect(seen.counts).toHaveLength(2);
    act(notifyAdminDataChanged);
    await waitFor(() => expect(seen.counts).toHaveLength(3));
  });

  it('is not refetched while the page is hidden, and is refetched at once when the page becomes visible', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { seen } = serve([readLine]);
    await waitFor(() => expect(seen.counts).toHaveLength(1));
    setVisible(false);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(seen.counts).toHaveLength(1);
    setVisible(true);
    await waitFor(() => expect(seen.counts).toHaveLength(2));
    await vi.advanceTimersByTimeAsync(60_500);
    await waitFor(() => expect(seen.counts).toHaveLength(3));
  });
});

describe('the notification list of the bell', () => {
  it('is refetched when the page becomes visible again', async () => {
    const lines = [aLine()];
    serve(lines);
    const list = await openBell('Notifications, 1 unread');
    await list.findByText('Unread:');
    setVisible(false);
    lines[0] = aLine({ readAt: '2026-02-02T06:30:00.000Z' });
    setVisible(true);
    await waitFor(() => expect(list.queryByText('Unread:')).toBeNull());
    expect(await bell('Notifications')).toBeVisible();
  });

  it('stays open after a notification is marked as read, and shows an error when marking fails', async () => {
    const { seen } = serve([aLine()]);
    const list = await openBell('Notifications, 1 unread');
    const mark = 'Mark as read: Kaveri Foods has signed up and waits for approval.';
    const failed = 'Could not mark them as read. Please try again.';
    server.use(
      graphql.mutation('MarkNotificationsRead', () => errorResponse('INTERNAL', 'boom'), { once: true }),
      graphql.mutation('MarkAllNotificationsRead', () => errorResponse('INTERNAL', 'boom'), { once: true }),
    );
    for (const name of [mark, 'Mark all as read']) {
      await userEvent.click(await list.findByRole('button', { name }));
      expect(await list.findByRole('alert')).toHaveTextContent(failed);
      expect(list.getByText('Unread:')).toBeInTheDocument();
      expect(list.getByRole('button', { name })).toBeEnabled();
    }
    expect([seen.markedAll, seen.marked]).toEqual([[], []]);
    await userEvent.click(await list.findByRole('button', { name: mark }));
    await waitFor(() => expect(list.queryByRole('button', { name: mark })).toBeNull());
    expect(seen.marked).toEqual([{ ids: ['31'] }]);
    expect(await bell('Notifications')).toHaveTextContent('');
    expect(list.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  it('marks a notification as read when its link is followed, opens its page and closes', async () => {
    answerQuery(ApprovalQueueDocument, emptyQueue);
    const { seen, path, router } = serve([aLine({ path: '/job-alert/admin/pending-approval?from=bell' })]);
    const list = await openBell('Notifications, 1 unread');
    await userEvent.click(await list.findByRole('link', { name: /Kaveri Foods/ }));
    await waitFor(() => expect(path()).toBe(paths.admin.pendingApprovals));
    expect(router.state.location.search).toBe('?from=bell');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(seen.marked).toEqual([{ ids: ['31'] }]));
    expect(await bell('Notifications')).toBeVisible();
  });

  it('marks all notifications as read in one request, including those that are not loaded', async () => {
    const lines = Array.from({ length: 130 }, (_, index) => aLine({ id: String(100 + index) }));
    const { seen } = serve(lines);
    const list = await openBell('Notifications, 130 unread');
    await userEvent.click(await list.findByRole('button', { name: 'Mark all as read' }));
    expect(await bell('Notifications')).toHaveTextContent('');
    expect([seen.markedAll.length, seen.marked]).toEqual([1, []]);
    expect(list.queryByText('Unread:')).toBeNull();
    expect(list.queryByRole('button', { name: /^Mark/ })).toBeNull();
  });

  it('loads earlier notifications with the "Show earlier" button', async () => {
    const { seen } = serve(Array.from({ length: 25 }, (_, index) => aLine({ id: String(100 + index) })));
    const list = await openBell('Notifications, 25 unread');
    expect(await list.findAllByRole('listitem')).toHaveLength(20);
    await userEvent.click(list.getByRole('button', { name: 'Show earlier' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(25));
    expect(seen.requests).toEqual([{ first: 20 }, { first: 40 }]);
    expect(list.queryByRole('button', { name: 'Show earlier' })).toBeNull();
  });

  it('shows an error with a Retry button when loading fails, and a message when it is empty', async () => {
    serve([]);
    answerQuery(NotificationsDocument, () => networkFailure());
    const list = await openBell('Notifications');
    expect(await list.findByRole('alert')).toBeVisible();
    answerQuery(NotificationsDocument, {
      viewer: { id: '7', notifications: { nodes: [], pageInfo: { hasNextPage: false } }, unreadNotificationCount: 0 },
    });
    await userEvent.click(list.getByRole('button', { name: 'Retry' }));
    expect(await list.findByText('No notifications yet.')).toBeVisible();
  });

  it('shows text, time and link of each notification, and returns the focus to the bell when Escape closes it', async () => {
    const { user } = serve([aLine(), readLine]);
    const button = await bell('Notifications, 1 unread');
    await user.click(button);
    const list = within(await screen.findByRole('dialog'));
    const links = await list.findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [
        'Unread: Kaveri Foods has signed up and waits for approval.01/02/2026 12:00 pm',
        '/job-alert/admin/manage-employer?status=Pending',
      ],
      ['Imran Shaikh has applied.01/02/2026 12:00 pm', '/job-alert/admin/manage-employer?status=Pending'],
    ]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  });
});

import { formatDateAndTime } from '@job-alert/domain/india/calendar';
import { MAX_FIRST } from '@job-alert/domain/lists/paging';
import { ActionIcon, Popover, Skeleton, Stack, Title, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useDocumentVisibility } from '@mantine/hooks';
import {
  IconArrowBackUp,
  IconBell,
  IconBriefcase,
  IconBuilding,
  IconCalendarEvent,
  IconCalendarX,
  IconCheck,
  IconFileText,
  IconMailCheck,
  IconPencil,
  IconProgressCheck,
  IconUserCheck,
  IconUserPlus,
  IconWebhookOff,
} from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Banner } from '../../components/banner';
import { PendingButton } from '../../components/buttons/pending-button';
import { EmptyState, ErrorState } from '../../components/states';
import { useBanner } from '../../components/use-banner';
import { useCloseOnBack } from '../../lib/close-on-back';
import { describeError } from '../../lib/errors/describe-error';
import { formatNumber } from '../../lib/format/format';
import { useAsyncAction } from '../../lib/forms/use-async-action';
import type { NotificationKind } from '../../lib/graphql/schema.generated';
import {
  type NotificationLineFragment,
  useMarkAllNotificationsReadMutation,
  useMarkNotificationsReadMutation,
  useNotificationsQuery,
  useUnreadNotificationCountQuery,
} from './notifications.generated';
import classes from './notifications.module.css';
import { useOnAdminDataChanged } from '../../lib/admin-data-events';

/** Refetches when the page becomes visible again and after changes on this page, which may resolve notifications. */
function useRefresh(refetch: () => Promise<unknown>): void {
  // After an error the previous data stays until the next refetch.
  const refresh = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  useOnAdminDataChanged(refresh);

  const visible = useDocumentVisibility() === 'visible';
  const wasVisible = useRef(visible);
  useEffect(() => {
    if (visible && !wasVisible.current) refresh();
    wasVisible.current = visible;
  }, [visible, refresh]);
}

/** The interval at which the visible page polls the count, in milliseconds. */
const POLL_INTERVAL = 60_000;

/** Returns the number of unread notifications, or null until loaded. A hidden page does not poll. */
function useUnreadCount(): number | null {
  const visible = useDocumentVisibility() === 'visible';
  const { data, previousData, refetch } = useUnreadNotificationCountQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: visible ? POLL_INTERVAL : 0,
  });
  useRefresh(refetch);
  return (data ?? previousData)?.viewer?.unreadNotificationCount ?? null;
}

const MAX_BADGE_COUNT = 99;

export function NotificationBell() {
  const [opened, setOpened] = useState(false);
  useCloseOnBack(opened, () => setOpened(false));
  const unread = useUnreadCount();

  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      offset={{ mainAxis: 12 }}
      width={420}
      shadow="lg"
      radius="md"
      trapFocus
      returnFocus
      zIndex={120}
    >
      <Popover.Target>
        <UnstyledButton
          className={classes.bell}
          onClick={() => setOpened(!opened)}
          aria-label={unread ? `Notifications, ${formatNumber(unread)} unread` : 'Notifications'}
        >
          <IconBell size={24} stroke={1.7} aria-hidden />
          {unread ? (
            <span className={classes.count} aria-hidden>
              {unread > MAX_BADGE_COUNT ? `${MAX_BADGE_COUNT}+` : unread}
            </span>
          ) : null}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>
        <NotificationPanel onClose={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** Marks notifications as read and updates the bell and its list of the `first` notifications. */
function useMarkRead(first: number) {
  const [mark] = useMarkNotificationsReadMutation();
  const [markAll] = useMarkAllNotificationsReadMutation();
  return {
    markRead: (id: string) => mark({ variables: { ids: [id] } }),
    /** Includes notifications past the end of the visible list. */
    markAllRead: () => markAll({ variables: { first } }),
  };
}

/** The number of notifications that Show earlier adds. */
const PAGE_SIZE = 20;

const notLoaded = { fallback: 'Could not load the notifications.' };
const notMarked = { fallback: 'Could not mark them as read. Please try again.' };

function NotificationPanel({ onClose }: { onClose: () => void }) {
  const [first, setFirst] = useState(PAGE_SIZE);
  const query = useNotificationsQuery({ variables: { first }, fetchPolicy: 'cache-and-network' });
  const { error, loading, refetch } = query;
  const bell = (query.data ?? (loading ? query.previousData : undefined))?.viewer;
  useRefresh(refetch);
  const { markRead, markAllRead } = useMarkRead(first);
  const { isPending, run } = useAsyncAction();
  const banner = useBanner();

  const mark = (work: () => Promise<unknown>) =>
    run(async () => {
      banner.clear();
      try {
        await work();
      } catch (failure) {
        banner.show('error', describeError(failure, notMarked));
      }
    });

  const lines = bell?.notifications?.nodes ?? [];
  return (
    <>
      <div className={classes.head}>
        <Title order={2} fz="lg">
          Notifications
        </Title>
        {bell?.unreadNotificationCount ? (
          <PendingButton
            variant="subtle"
            size="compact-sm"
            isPending={isPending}
            pendingText="Saving..."
            onClick={() => void mark(markAllRead)}
          >
            Mark all as read
          </PendingButton>
        ) : null}
      </div>
      <Banner message={banner.message} isFloating />
      {error && !bell ? <ErrorState text={describeError(error, notLoaded)} onRetry={refetch} /> : null}
      {!error && !bell ? (
        <Stack gap="sm" p="md" role="status" aria-label="Loading...">
          {Array.from({ length: 4 }, (_, line) => (
            <Skeleton key={line} height={52} />
          ))}
        </Stack>
      ) : null}
      {bell && lines.length === 0 ? (
        <EmptyState
          text="No notifications yet."
          hint="New employers, jobs, applications and interviews appear here."
          icon={<IconBell size={32} stroke={1.5} />}
        />
      ) : null}
      {lines.length > 0 ? (
        <ul className={classes.lines} aria-busy={loading}>
          {lines.map((line) => (
            <NotificationLine
              key={line.id}
              line={line}
              onMarkRead={() => void mark(() => markRead(line.id))}
              onFollow={() => {
                // Opening a notification marks it as read. If that fails, it stays unread.
                if (line.readAt === null) void markRead(line.id).catch(() => undefined);
                onClose();
              }}
            />
          ))}
        </ul>
      ) : null}
      {bell?.notifications?.pageInfo.hasNextPage && first < MAX_FIRST ? (
        <PendingButton
          className={classes.earlier}
          variant="subtle"
          fullWidth
          radius={0}
          isPending={loading}
          pendingText="Loading..."
          onClick={() => setFirst(Math.min(first + PAGE_SIZE, MAX_FIRST))}
        >
          Show earlier
        </PendingButton>
      ) : null}
    </>
  );
}

const icons: Readonly<Record<NotificationKind, typeof IconBriefcase>> = {
  NEW_EMPLOYER: IconBuilding,
  JOIN_REQUEST: IconUserPlus,
  NEW_JOB: IconBriefcase,
  CHANGED_JOB: IconPencil,
  NEW_APPLICATION: IconFileText,
  NEW_PROPOSAL: IconProgressCheck,
  INTERVIEW_SCHEDULED: IconCalendarEvent,
  INTERVIEW_CANCELLED: IconCalendarX,
  APPLICATION_WITHDRAWN: IconArrowBackUp,
  OFFER_ANSWERED: IconMailCheck,
  JOB_INVITATION: IconMailCheck,
  INVITATION_ANSWERED: IconMailCheck,
  ASSIGNED: IconUserCheck,
  WEBHOOK_OFF: IconWebhookOff,
};

interface NotificationLineProps {
  line: NotificationLineFragment;
  onMarkRead: () => void;
  onFollow: () => void;
}

/** A notification with a link to its screen, its time, and a button to mark it as read. */
function NotificationLine({ line, onMarkRead, onFollow }: NotificationLineProps) {
  const Icon = icons[line.kind];
  const unread = line.readAt === null;
  return (
    <li className={classes.line} data-unread={unread || undefined}>
      <Link to={line.path} className={classes.link} onClick={onFollow}>
        <Icon size={22} stroke={1.7} aria-hidden />
        <span>
          {unread ? <VisuallyHidden>Unread: </VisuallyHidden> : null}
          {line.text}
          <time className={classes.time} dateTime={line.createdAt}>
            {formatDateAndTime(new Date(line.createdAt))}
          </time>
        </span>
      </Link>
      {unread ? (
        <ActionIcon
          variant="subtle"
          size={36}
          radius="xl"
          aria-label={`Mark as read: ${line.text}`}
          onClick={onMarkRead}
        >
          <IconCheck size={18} aria-hidden />
        </ActionIcon>
      ) : null}
    </li>
  );
}

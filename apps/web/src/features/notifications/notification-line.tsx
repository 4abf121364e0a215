import { formatDateAndTime } from '@job-alert/domain/india/calendar';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import {
  IconArrowBackUp,
  IconBriefcase,
  IconBuilding,
  IconCalendarEvent,
  IconCalendarX,
  IconCheck,
  IconFileText,
  IconMailCheck,
  IconPencil,
  IconProgressCheck,
  IconWebhookOff,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { NotificationKind } from '../../lib/graphql/schema.generated';
import type { NotificationLineFragment } from './notifications.generated';
import classes from './notifications.module.css';

const icons: Readonly<Record<NotificationKind, typeof IconBriefcase>> = {
  NEW_EMPLOYER: IconBuilding,
  NEW_JOB: IconBriefcase,
  CHANGED_JOB: IconPencil,
  NEW_APPLICATION: IconFileText,
  NEW_PROPOSAL: IconProgressCheck,
  INTERVIEW_SCHEDULED: IconCalendarEvent,
  INTERVIEW_CANCELLED: IconCalendarX,
  APPLICATION_WITHDRAWN: IconArrowBackUp,
  OFFER_ANSWERED: IconMailCheck,
  WEBHOOK_OFF: IconWebhookOff,
};

interface NotificationLineProps {
  line: NotificationLineFragment;
  onMarkRead: () => void;
  onFollow: () => void;
}

/** A notification with a link to its screen, its time, and a button to mark it as read. */
export function NotificationLine({ line, onMarkRead, onFollow }: NotificationLineProps) {
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

import { Text } from '@mantine/core';
import { APPLICATION_STATUS_COLOURS, APPLICATION_STATUS_LABELS } from '@job-alert/domain/application-status';
import { formatDate } from '@job-alert/domain/calendar';
import { APPLICATION_MESSAGES } from '@job-alert/domain/messages';
import { Dialog } from '../../components/dialog';
import { StatusBadge } from '../../components/status-badge';
import classes from './my-applications.module.css';
import type { MyApplicationEntryFragment } from './my-applications.generated';

/** About a request of the company that was turned down: what it was is not the candidate's to know. */
const UNCHANGED = 'A change was reviewed and not approved. Your status stays the same.';

interface ApplicationHistoryProps {
  entries: readonly MyApplicationEntryFragment[];
  opened: boolean;
  onClose: () => void;
}

/** What has been decided about an application, the oldest first; what still waits is not told. */
export function ApplicationHistory({ entries, opened, onClose }: ApplicationHistoryProps) {
  const decided = entries.filter(({ approvalState }) => approvalState !== 'PENDING');
  return (
    <Dialog opened={opened} onClose={onClose} title="Application History">
      {decided.length === 0 ? <Text>{APPLICATION_MESSAGES.noHistory}</Text> : null}
      <ol className={classes.history}>
        {decided.map(({ id, at, status, approvalState, changedBy, feedback }) => (
          <li key={id}>
            <div className={classes.entry}>
              <time dateTime={at}>{formatDate(new Date(at))}</time>
              <StatusBadge tone={APPLICATION_STATUS_COLOURS[status]}>{APPLICATION_STATUS_LABELS[status]}</StatusBadge>
            </div>
            <span className={classes.changedBy}>{changedBy.trim() || 'System'}</span>
            {approvalState === 'REJECTED' && status !== 'REJECTED' ? (
              <p className={classes.feedback}>{UNCHANGED}</p>
            ) : null}
            {feedback?.trim() ? <p className={classes.feedback}>{feedback}</p> : null}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

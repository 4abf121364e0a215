import { Text } from '@mantine/core';
import { changedBy } from '@job-alert/domain/approval';
import { formatDate } from '@job-alert/domain/calendar';
import { APPLICATION_MESSAGES } from '@job-alert/domain/application-messages';
import { ApplicationStatusBadge } from '../shared/application-status-badge';
import { Dialog } from '../../components/dialog';
import classes from './my-applications.module.css';
import type { MyApplicationEntryFragment } from './my-applications.generated';

interface ApplicationHistoryProps {
  entries: readonly MyApplicationEntryFragment[];
  opened: boolean;
  onClose: () => void;
}

/** What has been decided about an application, the oldest first; what still waits is not told. */
export function ApplicationHistory({ entries, opened, onClose }: ApplicationHistoryProps) {
  const decided = entries.filter(({ state }) => state !== 'PENDING');
  return (
    <Dialog opened={opened} onClose={onClose} title="Application History">
      {decided.length === 0 ? <Text>{APPLICATION_MESSAGES.noHistory}</Text> : null}
      <ol className={classes.history}>
        {decided.map((entry) => (
          <li key={entry.id}>
            <div className={classes.entry}>
              <DecidedOn at={entry.decidedAt ?? entry.requestedAt} />
              <ApplicationStatusBadge status={entry.resultingStatus} />
            </div>
            <span className={classes.changedBy}>{changedBy(entry).trim() || 'System'}</span>
            <p className={classes.words}>{entry.inWords}</p>
            {entry.feedback?.trim() ? <p className={classes.feedback}>“{entry.feedback.trim()}”</p> : null}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

const DecidedOn = ({ at }: { at: string }) => <time dateTime={at}>{formatDate(new Date(at))}</time>;

import { Text } from '@mantine/core';
import { changedBy } from '@job-alert/domain/approval';
import { formatDate } from '@job-alert/domain/calendar';
import { APPLICATION_MESSAGES } from '@job-alert/domain/application-messages';
import { ApplicationStatusBadge } from '../shared/application-status-badge';
import { HistoryEventBadge } from '../shared/history-event-badge';
import { Dialog } from '../../components/dialog';
import classes from './my-applications.module.css';
import type { MyApplicationEntryFragment } from './my-applications.generated';

interface ApplicationHistoryProps {
  entries: readonly MyApplicationEntryFragment[];
  opened: boolean;
  onClose: () => void;
}

const isWaiting = ({ approval }: MyApplicationEntryFragment): boolean => approval?.state === 'PENDING';
const isApplication = ({ approval }: MyApplicationEntryFragment): boolean => approval?.proposedStatus === 'APPLIED';

/** The application and what has happened with it, the oldest first. Proposals that wait are not shown. */
export function ApplicationHistory({ entries, opened, onClose }: ApplicationHistoryProps) {
  const shown = entries.filter((entry) => !isWaiting(entry) || isApplication(entry));
  return (
    <Dialog opened={opened} onClose={onClose} title="Application History">
      <ol className={classes.history}>
        {shown.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {shown.every(isWaiting) ? (
        <Text mt={shown.length > 0 ? 'md' : undefined}>{APPLICATION_MESSAGES.noHistory}</Text>
      ) : null}
    </Dialog>
  );
}

function Entry({ entry: { kind, at, inWords, approval } }: { entry: MyApplicationEntryFragment }) {
  const feedback = approval?.feedback?.trim();
  return (
    <li>
      <div className={classes.entry}>
        <time dateTime={at}>{formatDate(new Date(at))}</time>
        <HistoryEventBadge kind={kind} />
        <ApplicationStatusBadge status={approval?.resultingStatus} />
      </div>
      {approval ? <span className={classes.changedBy}>{changedBy(approval).trim() || 'System'}</span> : null}
      <p className={classes.words}>{inWords}</p>
      {feedback ? <p className={classes.feedback}>“{feedback}”</p> : null}
    </li>
  );
}

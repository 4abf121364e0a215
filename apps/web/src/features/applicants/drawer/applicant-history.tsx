import { APPROVAL_STATE_LABELS } from '@job-alert/domain/approval';
import { formatDateAndTime } from '@job-alert/domain/calendar';
import { ApplicationStatusBadge } from '../../shared/application-status-badge';
import { HistoryEventBadge } from '../../shared/history-event-badge';
import { RejectionWords } from '../../shared/rejection-words';
import type { ApplicantEventFragment } from './applicant-history.generated';
import classes from './applicant-history.module.css';
import { DrawerSection } from './drawer-section';

/** Every step that was asked for with its decision, and what else has happened, the oldest first. */
export function ApplicantHistory({ events }: { events: readonly ApplicantEventFragment[] }) {
  return (
    <DrawerSection title="History">
      <ol className={classes.history} aria-label="History">
        {events.map(({ id, kind, at, inWords, approval }) => (
          <li key={id}>
            <div className={classes.entry}>
              <HistoryEventBadge kind={kind} />
              <ApplicationStatusBadge status={approval?.proposedStatus} />
              {approval ? <strong>{APPROVAL_STATE_LABELS[approval.state]}</strong> : null}
              <time dateTime={at}>{formatDateAndTime(new Date(at))}</time>
            </div>
            <p>{inWords}</p>
            {approval ? <RejectionWords reason={approval.reason} note={approval.note} /> : null}
            {approval?.feedback ? <p>Feedback: {approval.feedback}</p> : null}
          </li>
        ))}
      </ol>
    </DrawerSection>
  );
}

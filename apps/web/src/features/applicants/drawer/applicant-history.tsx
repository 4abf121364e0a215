import { APPROVAL_STATE_LABELS } from '@job-alert/domain/approval';
import { formatDateAndTime } from '@job-alert/domain/calendar';
import { ApplicationStatusBadge } from '../../shared/application-status-badge';
import { RejectionWords } from '../../shared/rejection-words';
import type { ApplicantRequestFragment } from './applicant-history.generated';
import classes from './applicant-history.module.css';
import { DrawerSection } from './drawer-section';

/** Every step that was asked for, and what became of it, the oldest first. */
export function ApplicantHistory({ requests }: { requests: readonly ApplicantRequestFragment[] }) {
  return (
    <DrawerSection title="History">
      <ol className={classes.history} aria-label="History">
        {requests.map(({ id, state, requestedAt, decidedAt, proposedStatus, inWords, feedback, reason, note }) => (
          <li key={id}>
            <div className={classes.entry}>
              <ApplicationStatusBadge status={proposedStatus} />
              <strong>{APPROVAL_STATE_LABELS[state]}</strong>
              <time dateTime={decidedAt ?? requestedAt}>{formatDateAndTime(new Date(decidedAt ?? requestedAt))}</time>
            </div>
            <p>{inWords}</p>
            <RejectionWords reason={reason} note={note} />
            {feedback ? <p>Feedback: {feedback}</p> : null}
          </li>
        ))}
      </ol>
    </DrawerSection>
  );
}

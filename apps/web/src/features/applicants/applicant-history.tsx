import { APPLICATION_STATUS_LABELS } from '@job-alert/domain/application-status';
import { APPROVAL_STATE_LABELS } from '@job-alert/domain/approval';
import { formatDateAndTime } from '@job-alert/domain/calendar';
import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { joinFullName } from '@job-alert/domain/company-profile';
import { useState } from 'react';
import { ApplicationStatusBadge } from '../shared/application-status-badge';
import { Dialog } from '../../components/dialog';
import { RejectionWords } from '../shared/rejection-words';
import { ErrorState, LoadingState } from '../../components/states';
import classes from './applicant-history.module.css';
import { type ApplicantFragment, useApplicantHistoryQuery } from './applicants.generated';

/** What the administrator has said to the last proposal, if it was rejected, and the way to the whole history. */
export function LastAnswer({ row }: { row: ApplicantFragment }) {
  const [opened, setOpened] = useState(false);
  const { approval } = row;
  return (
    <div className={classes.answer}>
      {approval?.state === 'REJECTED' && approval.proposedStatus ? (
        <>
          <p>{APPLICATION_STATUS_LABELS[approval.proposedStatus]} was not approved.</p>
          <RejectionWords reason={approval.reason} note={approval.note} brief />
        </>
      ) : null}
      <button
        type="button"
        className={classes.link}
        aria-label={`History of ${joinFullName(row.candidate)}`}
        onClick={() => setOpened(true)}
      >
        History
      </button>
      {opened ? <ApplicantHistory row={row} onClose={() => setOpened(false)} /> : null}
    </div>
  );
}

/** Every step that was asked for, and what became of it, the oldest first. */
function ApplicantHistory({ row, onClose }: { row: ApplicantFragment; onClose: () => void }) {
  const { data, error, refetch } = useApplicantHistoryQuery({
    variables: { id: row.id },
    fetchPolicy: 'network-only',
  });
  return (
    <Dialog opened onClose={onClose} title={`History: ${joinFullName(row.candidate)}`}>
      {!data && error ? <ErrorState text={COMMON_MESSAGES.wentWrongTryAgainStop} onRetry={refetch} /> : null}
      {!data && !error ? <LoadingState /> : null}
      <ol className={classes.history}>
        {data?.application?.approvals.map(
          ({ id, state, requestedAt, decidedAt, proposedStatus, inWords, feedback, reason, note }) => (
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
          ),
        )}
      </ol>
    </Dialog>
  );
}

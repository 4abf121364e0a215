import { APPLICATION_STATUS_LABELS } from '@job-alert/domain/applications/application-status';
import { RejectionSummary } from '../shared/history/rejection-summary';
import type { ApplicantFragment } from './applicants.generated';
import classes from './last-decision.module.css';

/** The administrator's reason for the rejection of the last proposal. `brief` truncates a long note; the history shows it in full. */
export function LastDecision({ row: { approval }, brief }: { row: ApplicantFragment; brief?: boolean }) {
  if (approval?.state !== 'REJECTED' || !approval.proposedStatus) return null;
  return (
    <div className={classes.answer}>
      <p>{APPLICATION_STATUS_LABELS[approval.proposedStatus]} was not approved.</p>
      <RejectionSummary reason={approval.reason} note={approval.note} brief={brief} />
    </div>
  );
}

import { WITHDRAWAL_REASON_LABELS } from '@job-alert/domain/applications/withdrawal';
import { formatDate } from '@job-alert/domain/india/calendar';
import classes from '../summary.module.css';
import type { WithdrawnApplicationFragment } from './withdrawal-summary.generated';

interface WithdrawalSummaryProps {
  application: WithdrawnApplicationFragment;
  /** True to truncate a long note, as in a table row. */
  brief?: boolean;
}

/** Shows the withdrawal with its time and reason. Renders nothing without a withdrawal. */
export function WithdrawalSummary({ application: { withdrawal }, brief }: WithdrawalSummaryProps) {
  if (withdrawal === null) return null;
  const { at, reason, note } = withdrawal;
  return (
    <div className={classes.text} data-brief={brief || undefined}>
      <p>Withdrawn on {formatDate(new Date(at))}</p>
      <p>{WITHDRAWAL_REASON_LABELS[reason]}</p>
      {note ? <p className={classes.note}>“{note}”</p> : null}
    </div>
  );
}

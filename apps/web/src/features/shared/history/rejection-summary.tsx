import { REJECTION_REASON_LABELS, type RejectionReason } from '@job-alert/domain/approvals/rejection-reasons';
import classes from '../summary.module.css';

interface RejectionSummaryProps {
  reason: RejectionReason | null | undefined;
  note: string | null | undefined;
  title?: string;
  /** True to truncate a long note, as in a table row. */
  brief?: boolean;
}

/** Shows the reason of a rejection and the administrator's note. Renders nothing if both are missing. */
export function RejectionSummary({ reason, note, title, brief }: RejectionSummaryProps) {
  if (!reason && !note) return null;
  return (
    <div className={classes.text} data-brief={brief || undefined}>
      {title ? <strong>{title}</strong> : null}
      {reason ? <p>{REJECTION_REASON_LABELS[reason]}.</p> : null}
      {note ? <p className={classes.note}>“{note}”</p> : null}
    </div>
  );
}

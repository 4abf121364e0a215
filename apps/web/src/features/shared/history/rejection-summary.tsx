import { REJECTION_REASON_LABELS, type RejectionReason } from '@job-alert/domain/approvals/rejection-reasons';
import classes from '../summary.module.css';

interface RejectionSummaryProps {
  reason: RejectionReason | null | undefined;
  note: string | null | undefined;
  title?: string;
  /** Truncates a long note, in a table row. */
  brief?: boolean;
}

/** The reason of a rejection and the administrator's note. Renders nothing without either. */
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

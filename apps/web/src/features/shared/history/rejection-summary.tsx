import { REJECTION_REASON_LABELS, type RejectionReason } from '@job-alert/domain/approvals/rejection-reasons';
import classes from './rejection-summary.module.css';

interface RejectionWordsProps {
  reason: RejectionReason | null | undefined;
  note: string | null | undefined;
  /** Stands over them. */
  title?: string;
  /** In a table's row a long note is cut; the whole stands elsewhere. */
  brief?: boolean;
}

/** Why a request was rejected: the reason, and the administrator's own words as such; nothing when there are none. */
export function RejectionWords({ reason, note, title, brief }: RejectionWordsProps) {
  if (!reason && !note) return null;
  return (
    <div className={classes.words} data-brief={brief || undefined}>
      {title ? <strong>{title}</strong> : null}
      {reason ? <p>{REJECTION_REASON_LABELS[reason]}.</p> : null}
      {note ? <p className={classes.note}>“{note}”</p> : null}
    </div>
  );
}

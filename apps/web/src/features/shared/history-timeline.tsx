import { APPROVAL_STATE_LABELS, type ApprovalState } from '@job-alert/domain/approval';
import type { ApplicationStatus } from '@job-alert/domain/application-status';
import { formatDateAndTime } from '@job-alert/domain/calendar';
import type { HistoryEventKind } from '@job-alert/domain/history-events';
import type { RejectionReason } from '@job-alert/domain/rejection-reasons';
import { ApplicationStatusBadge } from './application-status-badge';
import { HistoryEventBadge } from './history-event-badge';
import { RejectionWords } from './rejection-words';
import classes from './history-timeline.module.css';

interface HistoryItem {
  id: string;
  kind: HistoryEventKind;
  at: string;
  /** The event as a sentence. */
  inWords: string;
  approval: {
    state: ApprovalState;
    proposedStatus: ApplicationStatus | null;
    feedback: string | null;
    reason: RejectionReason | null;
    note: string | null;
  } | null;
}

interface HistoryTimelineProps<Item extends HistoryItem> {
  /** The oldest first. */
  items: readonly Item[];
  /** Names the person behind an event, for viewers who may know. */
  by?: (item: Item) => string | null;
}

/** The history of an application: each event with its badges, its time and a sentence. */
export function HistoryTimeline<Item extends HistoryItem>({ items, by }: HistoryTimelineProps<Item>) {
  return (
    <ol className={classes.history} aria-label="History">
      {items.map((item) => {
        const { id, kind, at, inWords, approval } = item;
        return (
          <li key={id}>
            <div className={classes.entry}>
              <HistoryEventBadge kind={kind} />
              <ApplicationStatusBadge status={approval?.proposedStatus} />
              {approval ? <strong>{APPROVAL_STATE_LABELS[approval.state]}</strong> : null}
              <span className={classes.when}>
                {[by?.(item)].filter(Boolean).map((name) => `${name} · `)}
                <time dateTime={at}>{formatDateAndTime(new Date(at))}</time>
              </span>
            </div>
            <p>{inWords}</p>
            {approval ? <RejectionWords reason={approval.reason} note={approval.note} /> : null}
            {approval?.feedback ? <p>Feedback: {approval.feedback}</p> : null}
          </li>
        );
      })}
    </ol>
  );
}

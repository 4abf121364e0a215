import { formatDueTime } from '@job-alert/domain/approvals/working-hours';
import { VisuallyHidden } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import type { KeyboardEvent, Ref } from 'react';
import { RowCheckbox } from '../../components/table/row-checkbox';
import { ApprovalBadge } from '../shared/history/approval-badge';
import { useCan } from '../../lib/session/use-can';
import classes from './queue-list.module.css';
import { formatAge, type QueuedRequest, requestedChange, requestName, requestSubject } from './request-labels';
import { UndoButton } from '../../components/buttons/undo-button';

interface QueueListProps {
  ref: Ref<HTMLUListElement>;
  rows: readonly QueuedRequest[];
  /** True while the rows belong to the previous search. */
  isInert: boolean;
  now: Date;
  reviewed: string | null;
  chosen: ReadonlySet<string>;
  onChoose: (id: string, chosen: boolean) => void;
  onOpen: (id: string, into: boolean) => void;
  /** The end of the undo period of each decision by request id, in milliseconds since 1970. */
  undoable: ReadonlyMap<string, number>;
  onUndo: (id: string) => void;
}

/** Lists pending requests, oldest first. A decided request remains at its position until the list is reloaded. */
export function QueueList(props: QueueListProps) {
  const { ref, rows, now, reviewed, chosen, onChoose, onOpen, undoable, onUndo } = props;
  const enter = (id: string) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onOpen(id, true);
  };
  const canDecide = useCan('Mutation.decideApproval');
  return (
    <ul
      ref={ref}
      className={classes.list}
      aria-label="Requests"
      data-selects={canDecide || undefined}
      inert={props.isInert}
    >
      {rows.map((row) => (
        <li
          key={row.id}
          className={classes.row}
          data-row-key={row.id}
          data-reviewed={row.id === reviewed || undefined}
          data-decided={row.state !== 'PENDING' || undefined}
        >
          {canDecide ? (
            <RowCheckbox
              className={classes.choice}
              label={`Select ${requestName(row)}`}
              disabled={row.state !== 'PENDING'}
              checked={chosen.has(row.id)}
              onChange={(checked) => onChoose(row.id, checked)}
            />
          ) : null}
          <button
            type="button"
            className={classes.open}
            aria-current={row.id === reviewed}
            onClick={() => onOpen(row.id, false)}
            onKeyDown={enter(row.id)}
          >
            <span className={classes.subject}>{requestSubject(row)}</span>
            <span className={classes.change}>{requestedChange(row)}</span>
          </button>
          <div className={classes.foot}>
            {row.state === 'PENDING' ? (
              <span className={classes.age}>
                <IconClock size={14} aria-hidden />
                <span>
                  <span className={VisuallyHidden.classes.root}>Waits for </span>
                  {formatAge(new Date(row.requestedAt), now)}
                </span>
                {row.dueAt ? <Due at={new Date(row.dueAt)} now={now} /> : null}
                {row.responsible ? <span>Responsible: {row.responsible.name}</span> : null}
              </span>
            ) : (
              <>
                <ApprovalBadge state={row.state} />
                <UndoButton
                  key={undoable.get(row.id)}
                  name={requestName(row)}
                  until={undoable.get(row.id) ?? 0}
                  onUndo={() => onUndo(row.id)}
                  onExpire={keepFocus}
                />
              </>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Moves focus to the row before the focused button is removed. */
function keepFocus(): void {
  const { activeElement } = document;
  if (!activeElement?.matches('[data-undo]')) return;
  activeElement.closest('li')?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
}

function Due({ at, now }: { at: Date; now: Date }) {
  return (
    <span className={classes.due} data-late={at < now || undefined}>
      {formatDueTime(at, now)}
    </span>
  );
}

import {
  REJECTION_REASONS,
  type RejectionKind,
  type RejectionReason,
} from '@job-alert/domain/approvals/rejection-reasons';
import { formatDateAndTime } from '@job-alert/domain/india/calendar';
import { Button, Group, Kbd, Text } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { PendingButton } from '../../components/buttons/pending-button';
import { ApprovalBadge } from '../shared/history/approval-badge';
import { isExplained, type Rejection, RejectionFields } from '../shared/history/rejection-fields';
import { RejectionSummary } from '../shared/history/rejection-summary';
import { useCan } from '../../lib/session/use-can';
import { type QueuedRequest, requestRejectionKind } from './request-labels';
import type { RequestReviewQuery } from './request-review.generated';
import classes from './review-pane.module.css';
import type { Decisions } from './use-decisions';

interface DecisionHeaderProps {
  request: QueuedRequest;
  decided: RequestReviewQuery['approval'] | undefined;
  /** True once the details of the request are loaded. */
  isReady: boolean;
  isRejecting: boolean;
  decisions: Decisions;
  hasNext: boolean;
  onApprove: () => void;
  onReject: (rejecting: boolean) => void;
  onSend: () => void;
  onNext: () => void;
}

/** The buttons Approve, Reject and Next, with the server's descriptions of the outcomes. The buttons never move. */
export function DecisionHeader({ request, decided, isReady, isRejecting, decisions, ...props }: DecisionHeaderProps) {
  const { outcomeIfApproved, outcomeIfRejected } = request;
  const reject = useRef<HTMLButtonElement>(null);
  const { isPending, sent } = decisions;
  const canDecide = useCan('Mutation.decideApproval');

  function cancel() {
    props.onReject(false);
    reject.current?.focus();
  }

  return (
    <div className={classes.decision}>
      <div className={classes.buttons} data-decided={request.state !== 'PENDING' || undefined}>
        {canDecide ? (
          <>
            <PendingButton
              color="teal.9"
              aria-describedby="outcome-approve"
              isPending={sent === 'APPROVE'}
              pendingText="Approving..."
              isBlocked={!isReady || isPending || outcomeIfApproved === null}
              rightSection={<Key>A</Key>}
              onClick={props.onApprove}
            >
              Approve
            </PendingButton>
            <Button
              ref={reject}
              variant="outline"
              color="red.9"
              aria-describedby="outcome-reject"
              aria-expanded={isRejecting}
              aria-disabled={!isReady || isPending || outcomeIfRejected === null}
              rightSection={<Key>R</Key>}
              onClick={() => {
                if (isReady && outcomeIfRejected !== null) props.onReject(!isRejecting);
              }}
            >
              Reject
            </Button>
          </>
        ) : null}
        <Button
          className={classes.next}
          variant="default"
          aria-disabled={!props.hasNext}
          rightSection={<Key>J</Key>}
          onClick={() => {
            if (props.hasNext) props.onNext();
          }}
        >
          Next
        </Button>
      </div>
      {request.state === 'PENDING' && canDecide ? (
        <dl className={classes.outcomes}>
          <div>
            <dt>Approve</dt>
            <dd id="outcome-approve">{outcomeIfApproved}</dd>
          </div>
          <div>
            <dt>Reject</dt>
            <dd id="outcome-reject">{outcomeIfRejected}</dd>
          </div>
        </dl>
      ) : (
        <div className={classes.decided}>
          <ApprovalBadge state={request.state} />
          {decided?.decidedAt ? (
            <Text fz="sm" c="gray.7">
              {decided.decidedByName ? `by ${decided.decidedByName} ` : ''}on{' '}
              {formatDateAndTime(new Date(decided.decidedAt))}
            </Text>
          ) : null}
          <RejectionSummary reason={decided?.reason} note={decided?.note} />
        </div>
      )}
      {isRejecting ? (
        <RejectForm
          kind={requestRejectionKind(request)}
          draft={decisions.draftOf(request.id)}
          isPending={sent === 'REJECT'}
          onDraft={(draft) => decisions.keepDraft(request.id, draft)}
          onSend={props.onSend}
          onCancel={cancel}
        />
      ) : null}
    </div>
  );
}

const Key = ({ children }: { children: string }) => (
  <Kbd size="xs" aria-hidden visibleFrom="md">
    {children}
  </Kbd>
);

interface RejectFormProps {
  kind: RejectionKind;
  draft: Rejection;
  isPending: boolean;
  onDraft: (draft: Rejection) => void;
  onSend: () => void;
  onCancel: () => void;
}

/** A form for the reason of a rejection. A digit selects a reason, and Enter submits the form. */
function RejectForm({ kind, draft, isPending, onDraft, onSend, onCancel }: RejectFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<'reason' | 'note' | null>(null);
  const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);

  useEffect(() => {
    const radios = form.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [];
    ([...radios].find(({ checked }) => checked) ?? radios[0])?.focus({ preventScroll: true });
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isExplained(draft)) onSend();
    else {
      setMissing(draft.reason === null ? 'reason' : 'note');
      find(draft.reason === null ? 'input[type=radio]' : 'textarea')?.focus();
    }
  }

  function handleKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    const { key, target } = event;
    if (key === 'Escape') {
      event.preventDefault();
      onCancel();
    } else if (target instanceof HTMLTextAreaElement) {
      if (key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
    } else if (key === 'Enter' && target instanceof HTMLInputElement) {
      event.preventDefault();
      form.current?.requestSubmit();
    } else {
      const reason = REJECTION_REASONS[kind][Number(key) - 1];
      if (!reason) return;
      // The note may get focus, so the digit must not be typed into it.
      event.preventDefault();
      choose(reason);
    }
  }

  function change(next: Rejection) {
    setMissing(null);
    onDraft(next);
  }

  function choose(reason: RejectionReason) {
    setMissing(null);
    onDraft({ ...draft, reason });
    // The reason OTHER requires a note.
    find(reason === 'OTHER' ? 'textarea' : `input[value=${reason}]`)?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- digits and Enter work in each of its fields
    <form
      ref={form}
      className={classes.reject}
      aria-label="Reject"
      onSubmit={submit}
      onKeyDown={handleKeyDown}
      noValidate
    >
      <RejectionFields numbered kinds={[kind]} value={draft} onChange={change} missing={missing} />
      <Group gap="sm" mt="sm">
        <PendingButton type="submit" size="sm" color="red.9" isPending={isPending} pendingText="Rejecting...">
          Reject
        </PendingButton>
        <Button size="sm" variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Text fz="sm" c="gray.6" visibleFrom="sm">
          <Kbd size="xs">1</Kbd> to <Kbd size="xs">{REJECTION_REASONS[kind].length}</Kbd> choose,{' '}
          <Kbd size="xs">Enter</Kbd> sends
        </Text>
      </Group>
    </form>
  );
}

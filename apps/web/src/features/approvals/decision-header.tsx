import { joinFullName } from '@job-alert/domain/companies/company-profile';
import { formatDateAndTime } from '@job-alert/domain/india/calendar';
import { Button, Kbd, Text } from '@mantine/core';
import { useRef } from 'react';
import { PendingButton } from '../../components/buttons/pending-button';
import { ApprovalBadge } from '../shared/history/approval-badge';
import { RejectionSummary } from '../shared/history/rejection-summary';
import { RejectForm } from './reject-form';
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

  function cancel() {
    props.onReject(false);
    reject.current?.focus();
  }

  return (
    <div className={classes.decision}>
      <div className={classes.buttons} data-decided={request.state !== 'PENDING' || undefined}>
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
      {request.state === 'PENDING' ? (
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
              {decided.decidedBy ? `by ${joinFullName(decided.decidedBy)} ` : ''}on{' '}
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

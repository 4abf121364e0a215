import type { Decision } from '@job-alert/domain/approvals/approval';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Title } from '@mantine/core';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { RecordFallback } from '../../components/record-fallback';
import { RecordNotes } from '../shared/history/record-notes';
import { CompanyReview } from './company-review';
import { DecisionHeader } from './decision-header';
import { EarlierRequests } from './earlier-requests';
import { PostingReview } from './posting-review';
import { type QueuedRequest, requestedChange, requestSubject } from './request-labels';
import type { RequestReviewQuery } from './request-review.generated';
import classes from './review-pane.module.css';
import { StepReview } from './step-review';
import type { Decisions } from './use-decisions';
import { type ReadTimes, useReview } from './use-review';

type ReviewedRequest = NonNullable<RequestReviewQuery['approval']>;

/** The actions that the queue's keyboard shortcuts call. */
export interface ReviewActs {
  approve: () => void;
  reject: () => void;
  focus: () => void;
}

interface ReviewPaneProps {
  ref: Ref<ReviewActs>;
  id: string;
  /** The row of the request; undefined if the list does not contain it. */
  row: QueuedRequest | undefined;
  next: string | null;
  readAt: ReadTimes;
  /** True if the pane replaces the list. The pane then gets focus. */
  isFullScreen: boolean;
  decisions: Decisions;
  isRejecting: boolean;
  onReject: (rejecting: boolean) => void;
  onDecided: () => void;
  onNext: () => void;
}

/** The details of a request and the form to decide it. Use the id of the request as the React key. */
export function ReviewPane({
  ref,
  id,
  row,
  next,
  readAt,
  isFullScreen,
  decisions,
  isRejecting,
  ...props
}: ReviewPaneProps) {
  const { request, error, reload, isStale } = useReview(id, next, readAt);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = request ?? row;
  const needsOutcome = isRejecting && shown?.outcomeIfRejected != null;

  useEffect(() => {
    if (isFullScreen) title.current?.focus();
  }, [isFullScreen]);
  // The rejection form closes when the request is decided. The title gets focus, so that focus is not lost.
  useEffect(() => {
    if (isRejecting && !needsOutcome) title.current?.focus({ preventScroll: true });
  }, [isRejecting, needsOutcome]);

  async function decide(decision: Decision) {
    // A decision is ignored until the request is visible.
    if (!request || decisions.isPending) return;
    if (await decisions.decide(request, decision, reload)) props.onDecided();
  }
  useImperativeHandle(ref, () => ({
    approve: () => {
      if (request?.outcomeIfApproved) void decide('APPROVE');
    },
    reject: () => {
      if (request?.outcomeIfRejected) props.onReject(true);
    },
    focus: () => title.current?.focus(),
  }));

  return (
    <>
      {shown ? (
        <DecisionHeader
          request={shown}
          decided={request}
          isReady={request != null}
          isRejecting={needsOutcome}
          decisions={decisions}
          hasNext={next !== null}
          onApprove={() => void decide('APPROVE')}
          onReject={props.onReject}
          onSend={() => void decide('REJECT')}
          onNext={props.onNext}
        />
      ) : null}
      <div className={classes.body}>
        {shown ? (
          <>
            <Title order={2} className={classes.title} ref={title} tabIndex={-1} data-autofocus>
              {requestSubject(shown)}
            </Title>
            <p className={classes.change}>{requestedChange(shown)}</p>
          </>
        ) : null}
        {request ? (
          <Review request={request} isRenewing={isStale} />
        ) : (
          <RecordFallback
            error={error}
            isGone={request === null}
            onRetry={() => void reload().catch(() => undefined)}
          />
        )}
      </div>
    </>
  );
}

function Review({ request, isRenewing }: { request: ReviewedRequest; isRenewing: boolean }) {
  const { subject } = request;
  if (!subject) return <p role="status">{COMMON_MESSAGES.recordMissing}</p>;
  return (
    <>
      {subject.__typename === 'Company' ? <CompanyReview company={subject} /> : null}
      {subject.__typename === 'Job' ? <PostingReview job={subject} /> : null}
      {subject.__typename === 'Application' ? (
        <StepReview request={request} step={subject} isRenewing={isRenewing} />
      ) : null}
      <EarlierRequests current={request.id} requests={subject.approvals} />
      {subject.__typename === 'Job' ? null : (
        <RecordNotes
          kind={subject.__typename === 'Company' ? 'COMPANY' : 'APPLICATION'}
          id={subject.id}
          notes={subject.notes}
        />
      )}
    </>
  );
}

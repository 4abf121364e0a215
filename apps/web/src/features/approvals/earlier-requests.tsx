import { APPLICATION_STATUS_LABELS } from '@job-alert/domain/applications/application-status';
import { Text, Title } from '@mantine/core';
import { ApprovalBadge } from '../shared/history/approval-badge';
import { RejectionSummary } from '../shared/history/rejection-summary';
import type { EarlierRequestFragment } from './request-review.generated';
import classes from './review-pane.module.css';

interface EarlierRequestsProps {
  /** The id of the request under review, which is left out. */
  current: string;
  requests: readonly EarlierRequestFragment[];
}

/** Lists earlier requests and decisions about the record, newest first. */
export function EarlierRequests({ current, requests }: EarlierRequestsProps) {
  const earlier = requests.filter(({ id }) => id !== current).toReversed();
  return (
    <section className={classes.section}>
      <Title order={3} className={classes.heading}>
        Earlier decisions
      </Title>
      {earlier.length === 0 ? (
        <Text c="gray.6" fz="sm">
          None: this is the first request.
        </Text>
      ) : (
        <ol className={classes.history}>
          {earlier.map((request) => (
            <li key={request.id}>
              <ApprovalBadge state={request.state} />
              <div>
                {request.proposedStatus ? <strong>{APPLICATION_STATUS_LABELS[request.proposedStatus]}</strong> : null}
                <Text fz="sm" c="gray.7">
                  {request.summary}
                </Text>
                {request.feedback ? <Text fz="sm">“{request.feedback}”</Text> : null}
                <RejectionSummary reason={request.reason} note={request.note} />
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

import { stepLabel } from '@job-alert/domain/applications/decision-outcome';
import { findFlaggedTerms } from '@job-alert/domain/jobs/flagged-terms';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { pluralizeCount } from '../../components/list/pluralize-count';
import { SelectPage } from '../../components/list/select-page';
import type { ListSelection } from '../../components/list/use-selection';
import { formatNames } from '../../lib/format/format-names';
import { OutcomeCounts } from '../shared/applications/outcome-counts';
import { type DecideRows, DecideSelected } from '../shared/decisions/decide-selected';
import classes from './queue-list.module.css';
import { type QueuedRequest, requestRejectionKind, requestSubject } from './request-labels';

interface DecideRequestsProps {
  rows: readonly QueuedRequest[];
  selection: ListSelection<QueuedRequest>;
  onDecide: DecideRows<QueuedRequest>;
  /** The button that assigns the selected requests. */
  assign: ReactNode;
  /** The button that undoes the latest decision. */
  children: ReactNode;
}

/** Approves or rejects the selected requests. The confirmation counts the outcomes; a rejection has one reason for all. */
export function DecideRequests({ rows, selection, onDecide, assign, children }: DecideRequestsProps) {
  const toRead = selection.rows.filter(hasWordsToCheck).length;
  return (
    <div className={classes.bulk}>
      <SelectPage keys={rows.map(({ id }) => id)} selection={selection} />
      <div className={classes.latest}>{children}</div>
      <div className={classes.actions}>
        <DecideSelected
          recordsName="requests"
          size="compact-sm"
          rows={selection.rows}
          getKind={requestRejectionKind}
          canDecide={(request, decision) => decision === 'REJECT' || !hasWordsToCheck(request)}
          onDecide={async (...decision) => {
            await onDecide(...decision);
            selection.retain();
          }}
        >
          {({ decision, rows: requests }) => (
            <>
              <strong>
                {formatNames(requests.map((request) => ({ id: request.id, name: requestSubject(request) })))}
              </strong>
              {decision === 'REJECT' ? (
                <OutcomeCounts long outcomes={requests.map(({ outcomeIfRejected }) => outcomeIfRejected ?? '')} />
              ) : (
                <OutcomeCounts outcomes={requests.map(outcomeInShort)} />
              )}
              {decision === 'APPROVE' && toRead > 0 ? (
                <Text mt="sm">
                  Left out: {pluralizeCount(toRead, 'jobs')} with flagged terms. Approve {toRead === 1 ? 'it' : 'them'}{' '}
                  in the review.
                </Text>
              ) : null}
            </>
          )}
        </DecideSelected>
      </div>
      <div className={classes.assign}>{assign}</div>
    </div>
  );
}

/** True if the job has flagged terms. It is excluded from bulk approval, because an administrator has to read them. */
const hasWordsToCheck = ({ kind, subject, changes }: QueuedRequest): boolean =>
  kind === 'JOB_CORRECTION'
    ? findFlaggedTerms(changes.map(({ after }) => after).join('\n')).length > 0
    : subject?.__typename === 'Job' && subject.flaggedTerms.length > 0;

/** Returns the status after an approval, such as "Selected with offer letter". */
function outcomeInShort({ kind, subject, proposedStatus, hasOfferLetter }: QueuedRequest): string {
  if (proposedStatus) return stepLabel(proposedStatus, hasOfferLetter);
  if (kind === 'JOB_CORRECTION') return 'Correction approved';
  return subject?.__typename === 'Company' ? 'Company approved' : 'Job approved';
}

import type { Decision } from '@job-alert/domain/approval';
import { stepLabel } from '@job-alert/domain/decision-outcome';
import { Button, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { countOf } from '../../components/list/count-of';
import { SelectPage } from '../../components/list/select-page';
import { useDialog } from '../../components/list/use-dialog';
import type { ListSelection } from '../../components/list/use-selection';
import { formatNumber } from '../../lib/format/format';
import { OutcomeCounts } from '../shared/outcome-counts';
import { isExplained, noRejection, type Rejection, RejectionInDialog } from '../shared/rejection-fields';
import { type QueuedRequest, rejectionKindOf } from './request-words';
import classes from './queue-list.module.css';

interface DecideSelectedProps {
  rows: readonly QueuedRequest[];
  selection: ListSelection<QueuedRequest>;
  onDecide: (requests: readonly QueuedRequest[], decision: Decision, why: Rejection) => Promise<void>;
  /** Undoes what was decided last. */
  children: ReactNode;
}

/** Approves the chosen requests after a question that counts what they become, or rejects them with one reason. */
export function DecideSelected({ rows, selection, onDecide, children }: DecideSelectedProps) {
  const dialog = useDialog<{ decision: Decision; requests: readonly QueuedRequest[] }>();
  const [why, setWhy] = useState(noRejection);
  const selected = selection.rows;
  const approvable = selected.filter((request) => !hasWordsToCheck(request));
  const { decision = 'APPROVE', requests = [] } = dialog.subject ?? {};
  const rejects = decision === 'REJECT';
  const toRead = selected.length - approvable.length;

  const button = (verb: string, colour: string, asked: Decision, allowed: readonly QueuedRequest[]) => (
    <Button
      size="compact-sm"
      variant="default"
      c={allowed.length > 0 ? colour : 'gray.6'}
      aria-disabled={allowed.length === 0}
      onClick={() => {
        if (allowed.length > 0) dialog.open({ decision: asked, requests: allowed });
      }}
    >
      {verb} Selected ({formatNumber(allowed.length)})
    </Button>
  );
  function close() {
    setWhy(noRejection);
    dialog.close();
  }

  return (
    <div className={classes.several}>
      <SelectPage keys={rows.map(({ id }) => id)} selection={selection} />
      <div className={classes.latest}>{children}</div>
      <div className={classes.acts}>
        {button('Approve', 'teal.9', 'APPROVE', approvable)}
        {button('Reject', 'red.9', 'REJECT', selected)}
      </div>
      <ConfirmDialog
        opened={dialog.opened}
        title={`${rejects ? 'Reject' : 'Approve'} ${countOf(requests.length, 'requests')}?`}
        confirmLabel={rejects ? 'Reject' : 'Approve'}
        busyLabel={rejects ? 'Rejecting...' : 'Approving...'}
        danger={rejects}
        blocked={rejects && !isExplained(why)}
        onClose={close}
        onConfirm={async () => {
          await onDecide(requests, decision, why);
          selection.keep();
        }}
      >
        {rejects ? (
          <>
            <OutcomeCounts long outcomes={requests.map(({ outcomeIfRejected }) => outcomeIfRejected ?? '')} />
            <RejectionInDialog kinds={requests.map(rejectionKindOf)} value={why} onChange={setWhy} />
          </>
        ) : (
          <OutcomeCounts outcomes={requests.map(outcomeInShort)} />
        )}
        {toRead > 0 && !rejects ? (
          <Text mt="sm">
            Left out: {countOf(toRead, 'jobs')} with words to check. Approve {toRead === 1 ? 'it' : 'them'} in the
            review.
          </Text>
        ) : null}
      </ConfirmDialog>
    </div>
  );
}

/** Words are not approved in passing: somebody has to read them. */
const hasWordsToCheck = ({ subject }: QueuedRequest): boolean =>
  subject?.__typename === 'Job' && subject.wordsToCheck.length > 0;

/** What an approval makes of it: "Selected with offer letter". */
function outcomeInShort({ subject, proposedStatus, hasOfferLetter }: QueuedRequest): string {
  if (proposedStatus) return stepLabel(proposedStatus, hasOfferLetter);
  return subject?.__typename === 'Company' ? 'Company approved' : 'Job approved';
}

import { stepLabel } from '@job-alert/domain/decision-outcome';
import { Button, Checkbox, Text } from '@mantine/core';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { countOf } from '../../components/list/count-of';
import { useDialog } from '../../components/list/use-dialog';
import { formatNumber } from '../../lib/format/format';
import { OutcomeCounts } from '../shared/outcome-counts';
import type { QueuedRequest } from './request-words';
import classes from './queue-list.module.css';

interface ApproveSelectedProps {
  rows: readonly QueuedRequest[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
  onApprove: (requests: readonly QueuedRequest[]) => Promise<void>;
}

/** Approves the chosen requests after a question that counts what they become. */
export function ApproveSelected({ rows, chosen, onChoose, onApprove }: ApproveSelectedProps) {
  const dialog = useDialog<readonly QueuedRequest[]>();
  const waiting = rows.filter(({ state }) => state === 'PENDING');
  const selected = waiting.filter(({ id }) => chosen.has(id));
  const approvable = selected.filter((request) => !hasWordsToCheck(request));
  const asked = dialog.subject ?? [];
  const toRead = selected.length - approvable.length;

  return (
    <div className={classes.several}>
      <Checkbox
        size="sm"
        label="Select all"
        checked={waiting.length > 0 && selected.length === waiting.length}
        indeterminate={selected.length > 0 && selected.length < waiting.length}
        onChange={(event) => onChoose(new Set(event.currentTarget.checked ? waiting.map(({ id }) => id) : []))}
      />
      <Button
        size="compact-sm"
        variant="default"
        c={approvable.length > 0 ? 'teal.9' : 'gray.6'}
        aria-disabled={approvable.length === 0}
        onClick={() => {
          if (approvable.length > 0) dialog.open(approvable);
        }}
      >
        Approve Selected ({formatNumber(approvable.length)})
      </Button>
      <ConfirmDialog
        opened={dialog.opened}
        title={`Approve ${countOf(asked.length, 'requests')}?`}
        confirmLabel="Approve"
        busyLabel="Approving..."
        onClose={dialog.close}
        onConfirm={async () => {
          await onApprove(asked);
          onChoose(new Set());
        }}
      >
        <OutcomeCounts outcomes={asked.map(outcomeInShort)} />
        {toRead > 0 ? (
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
  subject.__typename === 'Job' && subject.wordsToCheck.length > 0;

/** What an approval makes of it: "Selected with offer letter". */
function outcomeInShort({ subject, proposedStatus, hasOfferLetter }: QueuedRequest): string {
  if (proposedStatus) return stepLabel(proposedStatus, hasOfferLetter);
  return subject.__typename === 'Company' ? 'Company approved' : 'Job approved';
}

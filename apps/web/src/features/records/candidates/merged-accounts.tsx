import { formatDate, formatDateAndTime } from '@job-alert/domain/india/calendar';
import { Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ConfirmButton } from '../../../components/buttons/confirm-button';
import { describeError } from '../../../lib/errors/describe-error';
import { useCan } from '../../../lib/session/use-can';
import type { CandidateInformationQuery } from './candidate-information.generated';
import { ManagedCandidatesDocument } from './manage-candidates.generated';
import { useUndoMergeMutation } from './merge-candidates.generated';
import classes from './possible-duplicates.module.css';

type Merge = NonNullable<CandidateInformationQuery['candidate']>['merges'][number];

/** Lists the accounts that were merged into this one. A merge can be undone for 30 days. */
export function MergedAccounts({ merges, onUndone }: { merges: readonly Merge[]; onUndone: () => void }) {
  if (merges.length === 0) return null;
  return (
    <section className={classes.box} data-quiet aria-labelledby="merged-accounts">
      <Title order={3} id="merged-accounts" className={classes.title}>
        Merged Accounts
      </Title>
      <ul className={classes.list}>
        {merges.map((merge) => (
          <li key={merge.id}>
            <MergedAccount merge={merge} onUndone={onUndone} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MergedAccount({ merge, onUndone }: { merge: Merge; onUndone: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [undoMerge] = useUndoMergeMutation();
  const canUndo = useCan('Mutation.undoMerge');

  async function undo() {
    setProblem(null);
    try {
      await undoMerge({ variables: { id: merge.id }, refetchQueries: [ManagedCandidatesDocument] });
      onUndone();
    } catch (error) {
      setProblem(describeError(error, { fallback: 'The merge was not undone. Please try again.' }));
    }
  }

  return (
    <>
      <div>
        <strong>{merge.removedName}</strong> <span className={classes.email}>{merge.removedEmail}</span>
        <Text fz="sm" c="gray.7">
          {merge.mergedByName} · {formatDateAndTime(new Date(merge.mergedAt))}
          {merge.undoableUntil ? ` · can be undone until ${formatDate(new Date(merge.undoableUntil))}` : null}
        </Text>
        {problem === null ? null : (
          <Text role="alert" fz="sm" c="red.9">
            {problem}
          </Text>
        )}
      </div>
      {merge.undoableUntil && canUndo ? (
        <ConfirmButton
          variant="default"
          label="Undo Merge"
          question="Undo this merge?"
          pendingText="Undoing..."
          onAct={undo}
        />
      ) : null}
    </>
  );
}

import { Button, Group, List, Radio, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { PendingButton } from '../../../components/buttons/pending-button';
import { describeError } from '../../../lib/errors/describe-error';
import { useAsyncAction } from '../../../lib/forms/use-async-action';
import { useMergeCandidatesMutation, useMergePreviewQuery } from './merge-candidates.generated';
import classes from './possible-duplicates.module.css';

interface Mergeable {
  id: string;
  name: string;
  email: string;
}

interface MergePanelProps {
  /** The candidate whose details are open, and the other one. */
  both: readonly [Mergeable, Mergeable];
  onClose: () => void;
  onMerged: (keepId: string) => void;
}

/** Lets the administrator choose which of two candidates remains, and shows the server's description of the merge. */
export function MergePanel({ both, onClose, onMerged }: MergePanelProps) {
  const [keepId, setKeepId] = useState(both[0].id);
  const [problem, setProblem] = useState<string | null>(null);
  const removeId = both.find(({ id }) => id !== keepId)?.id ?? '';
  const preview = useMergePreviewQuery({ variables: { keepId, removeId }, fetchPolicy: 'no-cache' });
  const effects = preview.data?.mergePreview.effects;
  const [mergeCandidates] = useMergeCandidatesMutation();
  const { isPending, run } = useAsyncAction();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), []);

  const merge = () =>
    run(async () => {
      setProblem(null);
      try {
        await mergeCandidates({
          variables: { keepId, removeId },
          // Removes the merged candidate from all lists.
          update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'Candidate', id: removeId }) }),
        });
        onMerged(keepId);
      } catch (error) {
        setProblem(describeError(error, { fallback: 'They were not merged. Please try again.' }));
      }
    });

  return (
    <Stack ref={panel} gap="sm" className={classes.panel}>
      <Radio.Group label="Which one stays?" value={keepId} onChange={setKeepId}>
        <Stack gap={8} mt={6}>
          {both.map(({ id, name, email }) => (
            <Radio key={id} value={id} label={`${name} (${email})`} />
          ))}
        </Stack>
      </Radio.Group>
      <div aria-live="polite" className={classes.effects}>
        {effects ? (
          <List size="sm" spacing={4}>
            {effects.map((effect) => (
              <List.Item key={effect}>{effect}</List.Item>
            ))}
          </List>
        ) : (
          <Text fz="sm" c="gray.7">
            {preview.error
              ? describeError(preview.error, { fallback: 'Could not load the effects of the merge. Please try again.' })
              : 'Comparing the two profiles…'}
          </Text>
        )}
      </div>
      {problem === null ? null : (
        <Text role="alert" fz="sm" c="red.9">
          {problem}
        </Text>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} aria-disabled={isPending}>
          Cancel
        </Button>
        <PendingButton isPending={isPending} pendingText="Merging..." isBlocked={!effects} onClick={() => void merge()}>
          Merge
        </PendingButton>
      </Group>
    </Stack>
  );
}

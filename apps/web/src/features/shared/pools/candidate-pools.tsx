import { POOL_NOTE_MAX } from '@job-alert/domain/candidates/talent-pool';
import { formatDate } from '@job-alert/domain/india/calendar';
import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ConfirmButton } from '../../../components/buttons/confirm-button';
import { PendingButton } from '../../../components/buttons/pending-button';
import { useDialog } from '../../../components/list/use-dialog';
import { describeError } from '../../../lib/errors/describe-error';
import { useAsyncAction } from '../../../lib/forms/use-async-action';
import { Allowed } from '../../../lib/session/allowed';
import { useCan } from '../../../lib/session/use-can';
import { PoolDialog } from './pool-dialog';
import {
  type PoolMembershipFragment,
  useRemoveFromTalentPoolMutation,
  useSetTalentPoolNoteMutation,
} from './talent-pools.generated';

interface CandidatePoolsProps {
  id: string;
  pools: readonly PoolMembershipFragment[];
}

/** The pools of a candidate with their notes, in the candidate's record. */
export function CandidatePools({ id, pools }: CandidatePoolsProps) {
  const dialog = useDialog<readonly string[]>();
  const [problem, setProblem] = useState<string | null>(null);
  const [remove] = useRemoveFromTalentPoolMutation();

  async function leave(poolId: string) {
    setProblem(null);
    try {
      await remove({ variables: { poolId, candidateIds: [id] } });
    } catch (error) {
      setProblem(describeError(error, { fallback: 'The candidate was not removed. Please try again.' }));
    }
  }

  return (
    <Stack component="section" gap="sm" mt="lg" aria-labelledby={`pools-${id}`}>
      <Group justify="space-between">
        <Title order={3} fz="lg" id={`pools-${id}`}>
          Pools
        </Title>
        <Allowed to="Mutation.addToTalentPool">
          <Button size="compact-sm" variant="default" onClick={() => dialog.open([id])}>
            Add to Pool
          </Button>
        </Allowed>
      </Group>
      {pools.length === 0 ? <Text c="gray.7">In no pool.</Text> : null}
      {pools.map((membership) => (
        <Stack key={membership.pool.id} gap={4}>
          <Group justify="space-between">
            <div>
              <strong>{membership.pool.name}</strong>
              <Text fz="sm" c="gray.7">
                {membership.addedByName} · {formatDate(new Date(membership.addedAt))}
              </Text>
            </div>
            <Allowed to="Mutation.removeFromTalentPool">
              <ConfirmButton
                variant="subtle"
                color="gray"
                label="Remove"
                question={`Remove from ${membership.pool.name}?`}
                pendingText="Removing..."
                onAct={() => leave(membership.pool.id)}
              />
            </Allowed>
          </Group>
          <PoolNote key={membership.note} candidateId={id} membership={membership} />
        </Stack>
      ))}
      {problem ? (
        <Text role="alert" fz="sm" c="red.9">
          {problem}
        </Text>
      ) : null}
      <PoolDialog
        opened={dialog.opened}
        candidateIds={dialog.subject ?? []}
        onClose={dialog.close}
        onChanged={(sentence, hasFailed) => setProblem(hasFailed ? sentence : null)}
      />
    </Stack>
  );
}

function PoolNote({ candidateId, membership }: { candidateId: string; membership: PoolMembershipFragment }) {
  const stored = membership.note ?? '';
  const [note, setNote] = useState(stored);
  const [problem, setProblem] = useState<string | null>(null);
  const [setPoolNote] = useSetTalentPoolNoteMutation();
  const canChange = useCan('Mutation.setTalentPoolNote');
  const { isPending, run } = useAsyncAction();
  if (!canChange) return stored === '' ? null : <Text fz="sm">{stored}</Text>;

  async function save() {
    setProblem(null);
    try {
      await setPoolNote({ variables: { poolId: membership.pool.id, candidateId, note } });
    } catch (error) {
      setProblem(describeError(error, { fallback: 'The note was not saved. Please try again.' }));
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(save);
  }

  return (
    <form onSubmit={submit}>
      <Group gap="xs" align="flex-start">
        <TextInput
          flex={1}
          size="sm"
          aria-label={`Note in ${membership.pool.name}`}
          placeholder="Note"
          autoComplete="off"
          maxLength={POOL_NOTE_MAX}
          value={note}
          error={problem}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {note === stored ? null : (
          <PendingButton type="submit" size="sm" variant="default" isPending={isPending} pendingText="Saving...">
            Save Note
          </PendingButton>
        )}
      </Group>
    </form>
  );
}

import { POOL_NAME_MAX, poolNameSchema } from '@job-alert/domain/candidates/talent-pool';
import { MAX_BULK_SIZE } from '@job-alert/domain/lists/paging';
import { Autocomplete, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog/dialog';
import { FormFooter } from '../../../components/form/form-footer';
import { useForm } from '../../../components/form/use-form';
import { pluralizeCount } from '../../../components/list/pluralize-count';
import { checkWithoutCleaning } from '../../../lib/forms/check';
import {
  TalentPoolsDocument,
  useAddToTalentPoolMutation,
  useCreateTalentPoolMutation,
  useRemoveFromTalentPoolMutation,
  useTalentPoolsQuery,
} from './talent-pools.generated';

export interface PoolDialogProps {
  opened: boolean;
  candidateIds: readonly string[];
  onClose: () => void;
  /** Called with a sentence about the result. */
  onChanged: (sentence: string, hasFailed: boolean) => void;
}

/** Adds candidates to a pool, which is created if no pool has the name, or removes them. */
export function PoolDialog({ opened, ...props }: PoolDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={props.onClose}
      title={`Pool of ${pluralizeCount(props.candidateIds.length, 'candidates')}`}
    >
      <PoolForm {...props} />
    </Dialog>
  );
}

type Act = 'add' | 'remove';
const ACTS = [
  { value: 'add', label: 'Add' },
  { value: 'remove', label: 'Remove' },
] satisfies { value: Act; label: string }[];

function PoolForm({ candidateIds, onClose, onChanged }: Omit<PoolDialogProps, 'opened'>) {
  const [act, setAct] = useState<Act>('add');
  const { data } = useTalentPoolsQuery({ fetchPolicy: 'cache-and-network' });
  const pools = data?.talentPools ?? [];
  const [create] = useCreateTalentPoolMutation({ refetchQueries: [TalentPoolsDocument] });
  const [add] = useAddToTalentPoolMutation();
  const [remove] = useRemoveFromTalentPoolMutation();
  const form = useForm({
    initialValues: { name: '' },
    rules: (values) => checkWithoutCleaning(poolNameSchema, values),
    save: async ({ name }) => {
      const poolId = await poolIdOf(name.trim());
      if (poolId === undefined) return onChanged(`There is no pool with the name ${name.trim()}.`, true);
      const messages: string[] = [];
      for (let from = 0; from < candidateIds.length; from += MAX_BULK_SIZE) {
        const variables = { poolId, candidateIds: candidateIds.slice(from, from + MAX_BULK_SIZE) };
        const results =
          act === 'add'
            ? (await add({ variables })).data?.addToTalentPool.results
            : (await remove({ variables })).data?.removeFromTalentPool.results;
        messages.push(...(results ?? []).flatMap(({ message }) => message ?? []));
      }
      const changed = pluralizeCount(candidateIds.length - messages.length, 'candidates');
      const done = act === 'add' ? `${changed} added to ${name.trim()}.` : `${changed} removed from ${name.trim()}.`;
      onChanged([done, ...new Set(messages)].join(' '), messages.length > 0);
    },
    onSaved: onClose,
  });

  async function poolIdOf(name: string): Promise<string | undefined> {
    const known = pools.find((pool) => pool.name.toLowerCase() === name.toLowerCase());
    if (known || act === 'remove') return known?.id;
    return (await create({ variables: { name } })).data?.createTalentPool.pool.id;
  }

  return (
    <form {...form.element}>
      <Stack gap="md">
        <SegmentedControl
          aria-label="Add or remove"
          data={ACTS}
          value={act}
          onChange={(value) => setAct(value === 'remove' ? 'remove' : 'add')}
        />
        <Autocomplete
          label="Pool"
          description={act === 'add' ? 'Choose a pool, or type a new name to create one.' : undefined}
          data={pools.map(({ name }) => name)}
          maxLength={POOL_NAME_MAX}
          comboboxProps={{ withinPortal: false }}
          data-autofocus
          withAsterisk
          {...form.getInputProps('name')}
        />
        <FormFooter form={form} onCancel={onClose} pendingText="Saving...">
          {act === 'add' ? 'Add' : 'Remove'}
        </FormFooter>
      </Stack>
    </form>
  );
}

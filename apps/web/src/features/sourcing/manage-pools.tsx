import { POOL_NAME_MAX, poolNameSchema } from '@job-alert/domain/candidates/talent-pool';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconFolders } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import { Dialog } from '../../components/dialog/dialog';
import { NameDialog } from '../../components/dialog/name-dialog';
import { pluralizeCount } from '../../components/list/pluralize-count';
import { useDialog } from '../../components/list/use-dialog';
import { paths, withQuery } from '../../config/paths';
import { checkWithoutCleaning } from '../../lib/forms/check';
import { Allowed } from '../../lib/session/allowed';
import {
  TalentPoolsDocument,
  type TalentPoolsQuery,
  useCreateTalentPoolMutation,
  useDeleteTalentPoolMutation,
  useRenameTalentPoolMutation,
  useTalentPoolsQuery,
} from '../shared/pools/talent-pools.generated';

type Pool = TalentPoolsQuery['talentPools'][number];

const naming = {
  maxLength: POOL_NAME_MAX,
  rules: (values: { name: string }) => checkWithoutCleaning(poolNameSchema, values),
};
const changed = { refetchQueries: [TalentPoolsDocument] };

/** The dialog in which administrators create, rename and delete pools. */
export function ManagePools({ onChanged }: { onChanged: () => void }) {
  const dialog = useDialog<true>();
  return (
    <>
      <Button variant="default" leftSection={<IconFolders size={18} aria-hidden />} onClick={() => dialog.open(true)}>
        Pools
      </Button>
      <Dialog opened={dialog.opened} onClose={dialog.close} title="Pools">
        <PoolList onChanged={onChanged} onClose={dialog.close} />
      </Dialog>
    </>
  );
}

function PoolList({ onChanged, onClose }: { onChanged: () => void; onClose: () => void }) {
  const { data } = useTalentPoolsQuery({ fetchPolicy: 'cache-and-network' });
  const pools = data?.talentPools ?? [];
  const [create] = useCreateTalentPoolMutation(changed);
  const [rename] = useRenameTalentPoolMutation(changed);
  const [deletePool] = useDeleteTalentPoolMutation(changed);
  const created = useDialog<true>();
  const renamed = useDialog<Pool>();
  const deleted = useDialog<Pool>();

  return (
    <Stack gap="sm">
      <Text c="gray.7">All administrators share them.</Text>
      {pools.map((pool) => (
        <Group key={pool.id} justify="space-between" wrap="nowrap">
          <div>
            <Anchor
              component={Link}
              to={withQuery(paths.admin.findCandidates, { pool: pool.id, order: 'active' })}
              onClick={onClose}
            >
              {pool.name}
            </Anchor>
            <Text fz="sm" c="gray.7">
              {pluralizeCount(pool.memberCount, 'candidates')}
            </Text>
          </div>
          <Allowed to="Mutation.renameTalentPool">
            <Group gap="xs" wrap="nowrap">
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={`Rename ${pool.name}`}
                onClick={() => renamed.open(pool)}
              >
                Rename
              </Button>
              <Button
                size="compact-sm"
                variant="subtle"
                color="gray"
                aria-label={`Delete ${pool.name}`}
                onClick={() => deleted.open(pool)}
              >
                Delete
              </Button>
            </Group>
          </Allowed>
        </Group>
      ))}
      <Allowed to="Mutation.createTalentPool">
        <Group>
          <Button variant="default" onClick={() => created.open(true)}>
            New Pool
          </Button>
        </Group>
      </Allowed>
      <NameDialog
        {...naming}
        title="New pool"
        opened={created.opened}
        name=""
        onClose={created.close}
        onSave={(name) => create({ variables: { name } })}
      />
      <NameDialog
        {...naming}
        title="Rename the pool"
        opened={renamed.opened}
        name={renamed.subject?.name ?? ''}
        onClose={renamed.close}
        onSave={(name) => rename({ variables: { id: renamed.subject?.id ?? '', name } })}
      />
      <ConfirmDialog
        opened={deleted.opened}
        title={`Delete the pool ${deleted.subject?.name ?? ''}?`}
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        isDestructive
        onClose={deleted.close}
        onConfirm={async () => {
          // If the deletion fails, the pool stays in the list.
          await deletePool({ variables: { id: deleted.subject?.id ?? '' } }).catch((error: unknown) =>
            console.error('The pool could not be deleted.', error),
          );
          onChanged();
        }}
      >
        It has {pluralizeCount(deleted.subject?.memberCount ?? 0, 'candidates')}, who stay in the portal. Their notes in
        the pool are deleted.
      </ConfirmDialog>
    </Stack>
  );
}

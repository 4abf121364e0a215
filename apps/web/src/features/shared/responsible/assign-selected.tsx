import { Button, type ButtonProps, Text } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { pluralizeCount } from '../../../components/list/pluralize-count';
import { useDialog } from '../../../components/list/use-dialog';
import { MESSAGE_MS } from '../../../components/list/use-row-change';
import type { BannerState } from '../../../components/use-banner';
import { formatNumber } from '../../../lib/format/format';
import { formatNames, type NamedRow } from '../../../lib/format/format-names';
import type { ResponsibleSubject } from '../../../lib/graphql/schema.generated';
import { Allowed } from '../../../lib/session/allowed';
import { useSession } from '../../../lib/session/session';
import { AssignDialog } from './assign-dialog';
import { describeAssignError, useAssign } from './use-assign';

interface AssignSelectedProps {
  kind: ResponsibleSubject;
  /** The plural of the records in lower case, such as "employers". */
  recordsName: string;
  rows: readonly NamedRow[];
  size?: NonNullable<ButtonProps['size']>;
  banner: BannerState;
  /** Called with the ids of the changed records and the administrator, or NOBODY. Other records no longer exist, or are decided. */
  onAssigned: (ids: ReadonlySet<string>, administrator: string) => unknown;
}

/** Makes one administrator responsible for the selected records. */
export function AssignSelected({ kind, recordsName, rows, size = 'sm', banner, onAssigned }: AssignSelectedProps) {
  const dialog = useDialog<readonly NamedRow[]>();
  const assign = useAssign(kind);
  const ownId = useSession()?.user.id ?? '';
  const chosen = dialog.subject ?? [];

  async function save(administrator: string, label: string) {
    try {
      const assigned = await assign(
        chosen.map(({ id }) => id),
        administrator,
      );
      const name = administrator === ownId ? 'You are' : `${label} is`;
      const left = chosen.length - assigned.size;
      const done = `${name} now responsible for ${pluralizeCount(assigned.size, recordsName)}.`;
      if (left === 0) banner.show('success', done, MESSAGE_MS);
      else banner.show('warning', `${done} Left out, because they have changed: ${formatNumber(left)}.`);
      await onAssigned(assigned, administrator);
    } catch (error) {
      banner.show('error', describeAssignError(error));
    }
  }

  return (
    <Allowed to="Mutation.assignResponsible">
      <Button
        size={size}
        variant="default"
        c={rows.length > 0 ? undefined : 'gray.6'}
        leftSection={size === 'sm' ? <IconUserCheck size={18} aria-hidden /> : undefined}
        aria-disabled={rows.length === 0}
        onClick={() => {
          if (rows.length > 0) dialog.open(rows);
        }}
      >
        Assign ({formatNumber(rows.length)})
      </Button>
      <AssignDialog
        opened={dialog.opened}
        title={`Assign ${pluralizeCount(chosen.length, recordsName)}`}
        initial={ownId}
        onClose={dialog.close}
        onAssign={save}
      >
        <strong>{formatNames(chosen)}</strong>
        {kind === 'COMPANY' ? null : (
          <Text mt="xs">
            With nobody, {kind === 'JOB' ? 'requests about them' : 'they'} have the administrator of their{' '}
            {kind === 'JOB' ? 'company' : 'job or company'}.
          </Text>
        )}
      </AssignDialog>
    </Allowed>
  );
}

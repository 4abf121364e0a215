import { Button } from '@mantine/core';
import { IconFolderPlus } from '@tabler/icons-react';
import { useDialog } from '../../../components/list/use-dialog';
import type { ListSelection } from '../../../components/list/use-selection';
import type { BannerState } from '../../../components/use-banner';
import { formatNumber } from '../../../lib/format/format';
import { useCan } from '../../../lib/session/use-can';
import { PoolDialog } from './pool-dialog';

interface PoolSelectedProps {
  selection: Pick<ListSelection<{ id: string }>, 'rows' | 'retain'>;
  banner: BannerState;
  onChanged?: () => void;
}

/** Adds the selected candidates of a list to a pool, or removes them. */
export function PoolSelected({ selection, banner, onChanged }: PoolSelectedProps) {
  const dialog = useDialog<readonly string[]>();
  const count = selection.rows.length;
  const canPool = useCan('Mutation.addToTalentPool');
  if (!canPool) return null;
  return (
    <>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconFolderPlus size={18} aria-hidden />}
        aria-disabled={count === 0}
        onClick={() => count > 0 && dialog.open(selection.rows.map(({ id }) => id))}
      >
        Pool ({formatNumber(count)})
      </Button>
      <PoolDialog
        opened={dialog.opened}
        candidateIds={dialog.subject ?? []}
        onClose={dialog.close}
        onChanged={(sentence, hasFailed) => {
          banner.show(hasFailed ? 'warning' : 'success', sentence);
          if (!hasFailed) selection.retain();
          onChanged?.();
        }}
      />
    </>
  );
}

import { Button, List, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog';
import { pluralizeCount } from '../../../components/list/pluralize-count';
import { useDialog } from '../../../components/list/use-dialog';
import { formatNumber } from '../../../lib/format/format';
import type { DeletionKind } from '../../../lib/graphql/schema.generated';
import { alreadyDeletedCount, cascadeSummary, type DeletionCounts } from './deletion-messages';
import { formatNames, type NamedRow } from './format-names';
import { useDeletionCounts } from './use-deletion-counts';

const none: readonly string[] = [];
/** The maximum number of records that can be deleted without typing their number. */
const MAX_WITHOUT_NUMBER = 20;

interface DeleteSelectedProps {
  /** The plural of the records in lower case, such as "employers". */
  recordsName: string;
  kind: DeletionKind;
  rows: readonly NamedRow[];
  /** A button that exports the list before many of its rows are deleted. */
  exportFirst: ReactNode;
  onDelete: (ids: string[]) => Promise<void>;
}

/** Deletes the selected rows after a confirmation that lists the records deleted with them. */
export function DeleteSelected({ recordsName, kind, rows, exportFirst, onDelete }: DeleteSelectedProps) {
  const dialog = useDialog<readonly NamedRow[]>();
  const chosen = dialog.subject ?? [];
  const ids = chosen.map(({ id }) => id);
  const many = ids.length > MAX_WITHOUT_NUMBER;
  const [typed, setTyped] = useState('');
  const { counts, error, retry } = useDeletionCounts(kind, dialog.opened ? ids : none);

  return (
    <>
      <Button
        size="sm"
        variant="default"
        c={rows.length > 0 ? 'red.9' : 'gray.6'}
        leftSection={<IconTrash size={18} aria-hidden />}
        aria-disabled={rows.length === 0}
        onClick={() => {
          if (rows.length === 0) return;
          setTyped('');
          dialog.open(rows);
        }}
      >
        Delete Selected ({formatNumber(rows.length)})
      </Button>
      <ConfirmDialog
        opened={dialog.opened}
        title={`Delete ${pluralizeCount(chosen.length, recordsName)}?`}
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        isDestructive
        isBlocked={!counts || (many && typed.trim() !== String(ids.length))}
        onClose={dialog.close}
        onConfirm={() => onDelete(ids)}
      >
        <strong>{formatNames(chosen)}</strong>
        <Consequences kind={kind} counts={counts} error={error} chosen={ids.length} onRetry={retry} />
        {many ? (
          <Stack gap="sm" mt="md" align="flex-start">
            <Text>Download the list first if you may need it again.</Text>
            {exportFirst}
            <TextInput
              label={`Type ${ids.length} to delete them`}
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Stack>
        ) : null}
      </ConfirmDialog>
    </>
  );
}

interface ConsequencesProps {
  kind: DeletionKind;
  chosen: number;
  counts: DeletionCounts | null;
  error: unknown;
  onRetry: () => void;
}

function Consequences({ kind, chosen, counts, error, onRetry }: ConsequencesProps) {
  if (!counts && error) {
    return (
      <Text component="div" role="alert" mt="sm" c="red.9">
        Could not check what else will be deleted.{' '}
        <Button variant="subtle" size="compact-sm" onClick={onRetry}>
          Retry
        </Button>
      </Text>
    );
  }
  if (!counts) return <Skeleton height={72} mt="sm" role="status" aria-label="Checking what else will be deleted..." />;
  const along = cascadeSummary(kind, counts);
  const alreadyDeleted = alreadyDeletedCount(kind, counts, chosen);
  return (
    <div role="status">
      {along.length > 0 ? (
        <>
          <Text mt="sm">This will also be deleted:</Text>
          <List size="md" mt={4}>
            {along.map((part) => (
              <List.Item key={part}>{part}</List.Item>
            ))}
          </List>
        </>
      ) : (
        <Text mt="sm">Nothing else will be deleted.</Text>
      )}
      {alreadyDeleted > 0 ? (
        <Text mt="sm">
          {formatNumber(alreadyDeleted)} of {formatNumber(chosen)} {alreadyDeleted === 1 ? 'was' : 'were'} already
          deleted.
        </Text>
      ) : null}
      <Text mt="sm" fw={600}>
        This cannot be undone.
      </Text>
    </div>
  );
}

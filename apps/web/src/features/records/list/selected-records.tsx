import { useApolloClient } from '@apollo/client/react';
import { Button, List, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { ExportButton } from '../../../components/buttons/export-button';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog';
import { pluralizeCount } from '../../../components/list/pluralize-count';
import { useDialog } from '../../../components/list/use-dialog';
import type { ListSelection } from '../../../components/list/use-selection';
import { formatNumber } from '../../../lib/format/format';
import { formatNames, type NamedRow } from '../../../lib/format/format-names';
import type { DeletionKind } from '../../../lib/graphql/schema.generated';
import { Allowed } from '../../../lib/session/allowed';
import type { SelectedRows } from './decide-records';
import { toBatches } from './delete-in-batches';
import { alreadyDeletedCount, cascadeSummary, type DeletionCounts, noDeletion } from './deletion-messages';
import { DeletionPreviewDocument } from './deletion-preview.generated';
import type { Records } from './use-records';

interface SelectedRecordsProps<Row> {
  records: Pick<Records<string, Row, never>, 'what' | 'list' | 'banner' | 'remove'>;
  selection: ListSelection<Row>;
  named: (row: Row) => Omit<NamedRow, 'id'>;
  deletes: DeletionKind;
  decide?: (selected: SelectedRows<Row & NamedRow>) => ReactNode;
}

export function SelectedRecords<Row extends { id: string }>(props: SelectedRecordsProps<Row>) {
  const { records, selection, named, deletes, decide } = props;
  const { what, list, banner, remove } = records;
  const rows = selection.rows.map((row) => ({ ...row, ...named(row) }));
  return (
    <>
      <Allowed to="Mutation.decideApproval">{decide?.({ recordsName: what, rows, keep: selection.retain })}</Allowed>
      <Allowed to="Mutation.deleteUsers">
        <DeleteSelected
          recordsName={what}
          kind={deletes}
          rows={rows}
          exportFirst={<ExportButton recordsName={what} filters={list.exportFilters} banner={banner} />}
          onDelete={(ids, confirmed) => remove(ids, confirmed, ({ leftIds }) => selection.retain(new Set(leftIds)))}
        />
      </Allowed>
    </>
  );
}

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
  onDelete: (ids: string[], confirmedCompanies: string[]) => Promise<void>;
}

/** Deletes the selected rows after a confirmation that lists the records deleted with them. */
function DeleteSelected({ recordsName, kind, rows, exportFirst, onDelete }: DeleteSelectedProps) {
  const dialog = useDialog<readonly NamedRow[]>();
  const chosen = dialog.subject ?? [];
  const ids = chosen.map(({ id }) => id);
  const many = ids.length > MAX_WITHOUT_NUMBER;
  const [typed, setTyped] = useState('');
  const [typedNames, setTypedNames] = useState<string[]>([]);
  const { counts, error, retry } = useDeletionCounts(kind, dialog.opened ? ids : none);
  const running = counts?.runningCompanies ?? [];
  const isMistyped = running.some((name, index) => (typedNames[index] || name) !== name);
  /** True while nothing would be deleted, because no company's name is typed. */
  const deactivates = running.length > 0 && running.length === chosen.length && typedNames.every((name) => !name);

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
          setTypedNames([]);
          dialog.open(rows);
        }}
      >
        Delete Selected ({formatNumber(rows.length)})
      </Button>
      <ConfirmDialog
        opened={dialog.opened}
        title={`Delete ${pluralizeCount(chosen.length, recordsName)}?`}
        confirmLabel={deactivates ? 'Deactivate' : 'Delete'}
        pendingLabel={deactivates ? 'Deactivating...' : 'Deleting...'}
        isDestructive
        isBlocked={!counts || isMistyped || (many && typed.trim() !== String(ids.length))}
        onClose={dialog.close}
        onConfirm={() => onDelete(ids, typedNames.filter(Boolean))}
      >
        <strong>{formatNames(chosen)}</strong>
        <Consequences
          kind={kind}
          counts={counts}
          error={error}
          chosen={ids.length}
          deactivates={deactivates}
          onRetry={retry}
        />
        {running.map((name, index) => (
          <TextInput
            key={name}
            mt="md"
            label={`Type ${name} to delete it`}
            description="It has running applications. Without its name it is deactivated instead, and its candidates are told."
            autoComplete="off"
            // No error while the name is being typed.
            error={name.startsWith(typedNames[index] ?? '') ? undefined : 'This is another name.'}
            onChange={({ currentTarget: { value } }) =>
              setTypedNames((names) => Object.assign([...names], { [index]: value.trim() }))
            }
          />
        ))}
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
  deactivates: boolean;
  onRetry: () => void;
}

function Consequences({ kind, chosen, counts, error, deactivates, onRetry }: ConsequencesProps) {
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
          <Text mt="sm">
            {deactivates ? 'If you type the name below, this will also be deleted:' : 'This will also be deleted:'}
          </Text>
          <List size="md" mt={4}>
            {along.map((part) => (
              <List.Item key={part}>{part}</List.Item>
            ))}
          </List>
        </>
      ) : (
        <Text mt="sm">Nothing else will be deleted.</Text>
      )}
      {counts.notified > 0 ? (
        <Text mt="sm">
          {pluralizeCount(counts.notified, 'candidates')} with running applications will get an email.
        </Text>
      ) : null}
      {alreadyDeleted > 0 ? (
        <Text mt="sm">
          {formatNumber(alreadyDeleted)} of {formatNumber(chosen)} {alreadyDeleted === 1 ? 'was' : 'were'} already
          deleted.
        </Text>
      ) : null}
      {deactivates ? null : (
        <Text mt="sm" fw={600}>
          This cannot be undone.
        </Text>
      )}
    </div>
  );
}

interface Counting {
  counts: DeletionCounts | null;
  error: unknown;
}

const start: Counting = { counts: null, error: null };

/** Counts the records that a deletion also removes, in batches. Sends no request if there are no ids. */
function useDeletionCounts(kind: DeletionKind, ids: readonly string[]) {
  const client = useApolloClient();
  const [attempt, setAttempt] = useState(0);
  const requestedKey = JSON.stringify([kind, attempt, ids]);
  const [state, setState] = useState({ ...start, key: requestedKey });

  useEffect(() => {
    const [, , currentKey] = JSON.parse(requestedKey) as [string, number, string[]];
    let isCurrent = true;
    async function count() {
      let counts = noDeletion;
      for (const batch of toBatches(currentKey)) {
        const variables = { kind, ids: batch };
        const { data } = await client.query({
          query: DeletionPreviewDocument,
          variables,
          fetchPolicy: 'network-only',
        });
        if (!isCurrent) return;
        if (!data) throw new Error('The server sent no data.');
        counts = sum(counts, data.deletionPreview);
      }
      setState({ counts, error: null, key: requestedKey });
    }
    if (currentKey.length > 0) {
      count().catch((error: unknown) => {
        if (isCurrent) setState({ counts: null, error, key: requestedKey });
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [client, kind, requestedKey]);

  const retry = useCallback(() => setAttempt((current) => current + 1), []);
  const { counts, error } = state.key === requestedKey ? state : start;
  return { counts, error, retry };
}

function sum(one: DeletionCounts, other: DeletionCounts): DeletionCounts {
  return {
    users: one.users + other.users,
    companies: one.companies + other.companies,
    jobs: one.jobs + other.jobs,
    applications: one.applications + other.applications,
    interviews: one.interviews + other.interviews,
    files: one.files + other.files,
    notified: one.notified + other.notified,
    runningCompanies: [...one.runningCompanies, ...other.runningCompanies],
  };
}

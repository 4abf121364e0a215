import { formatDate, formatDateAndTime } from '@job-alert/domain/india/calendar';
import { CONSENT_CHANNEL_LABELS } from '@job-alert/domain/lists/import-consent';
import type { ImportKind } from '@job-alert/domain/lists/import-columns';
import { List, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ConfirmButton } from '../../../components/buttons/confirm-button';
import { describeError } from '../../../lib/errors/describe-error';
import { formatNumber } from '../../../lib/format/format';
import { useCan } from '../../../lib/session/use-can';
import { type ImportRecordFragment, useRecentImportsQuery, useUndoImportMutation } from './bulk-import.generated';
import classes from './recent-imports.module.css';

interface RecentImportsProps {
  kind: ImportKind;
  reload: () => Promise<unknown>;
}

/** Lists the last imports. An import can be undone while nobody has used its accounts. */
export function RecentImports({ kind, reload }: RecentImportsProps) {
  const { data } = useRecentImportsQuery({ variables: { kind }, fetchPolicy: 'cache-and-network' });
  const imports = data?.recentImports ?? [];
  if (imports.length === 0) return null;
  return (
    <section className={classes.list} aria-labelledby="recent-imports">
      <Title order={3} fz="md" mb="xs" id="recent-imports">
        Recent Imports
      </Title>
      <List listStyleType="none" spacing="sm">
        {imports.map((record) => (
          <List.Item key={record.id} classNames={{ itemWrapper: classes.wrapper, itemLabel: classes.item }}>
            <RecentImport record={record} reload={reload} />
          </List.Item>
        ))}
      </List>
    </section>
  );
}

function RecentImport({ record, reload }: { record: ImportRecordFragment; reload: () => Promise<unknown> }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [undoImport] = useUndoImportMutation();
  const { imported, undoneAt } = record;
  const canUndo = useCan('Mutation.undoImport');

  async function undo() {
    setProblem(null);
    try {
      await undoImport({ variables: { id: record.id } });
    } catch (error) {
      setProblem(describeError(error, { fallback: 'The import was not undone. Please try again.' }));
    }
    // Also after an error, because some accounts may be deleted.
    await reload().catch(() => undefined);
  }

  return (
    <>
      <div>
        <strong className={classes.file}>{record.fileName}</strong>
        <Text fz="sm" c="gray.7">
          {record.authorName} · {formatDateAndTime(new Date(record.importedAt))}
        </Text>
        <Text fz="sm" c="gray.7">
          {facts(record).join(' · ')}
        </Text>
        {problem === null ? null : (
          <Text role="alert" fz="sm" c="red.9">
            {problem}
          </Text>
        )}
      </div>
      {undoneAt === null && imported > 0 && canUndo ? (
        <ConfirmButton
          variant="default"
          isDestructive
          label="Undo Import"
          question={`Delete the ${formatNumber(imported)} imported?`}
          pendingText="Undoing..."
          onAct={undo}
        />
      ) : null}
    </>
  );
}

function facts({ imported, failed, invites, consentChannel, consentOn, undoneAt }: ImportRecordFragment): string[] {
  return [
    `Imported: ${formatNumber(imported)}`,
    ...(failed > 0 ? [`Failed: ${formatNumber(failed)}`] : []),
    ...(invites ? [] : ['Invitations later']),
    ...(consentChannel && consentOn
      ? [`Agreed ${CONSENT_CHANNEL_LABELS[consentChannel].toLowerCase()} on ${formatDate(consentOn)}`]
      : []),
    ...(undoneAt === null ? [] : [`Undone ${formatDateAndTime(new Date(undoneAt))}`]),
  ];
}

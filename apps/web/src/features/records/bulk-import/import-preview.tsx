import { IMPORT_ERRORS } from '@job-alert/domain/lists/bulk-import';
import { type ImportKind } from '@job-alert/domain/lists/import-columns';
import { Button, Group, Switch, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Banner } from '../../../components/banner';
import { SubmitButton } from '../../../components/buttons/submit-button';
import { pluralizeCount } from '../../../components/list/pluralize-count';
import { EmptyState } from '../../../components/states';
import { DataTable } from '../../../components/table/data-table';
import { Pager } from '../../../components/table/pager';
import { useUnsavedChanges } from '../../../lib/forms/use-unsaved-changes';
import { saveFile } from '../../../lib/start-download';
import { importColumnsOf } from './import-columns';
import { type ImportPreview, type ImportRow, isInvalid, rowCorrection } from './import-corrections';
import classes from './import-preview.module.css';
import { FileNotes } from './file-notes';
import type { BulkImportState } from './use-bulk-import';

/** Limits the number of rendered rows, because thousands of rows render slowly. */
const ROWS_PER_PAGE = 50;

interface ImportPreviewTableProps {
  kind: ImportKind;
  preview: ImportPreview;
  state: BulkImportState;
}

/** The second step: shows all rows. Invalid rows must be corrected or excluded before the import can be confirmed. */
export function ImportPreviewTable({ kind, preview, state }: ImportPreviewTableProps) {
  const [page, setPage] = useState(1);
  const [errorsOnly, setErrorsOnly] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFocusAfterRequest(form, state.isPending);
  const { repair, seen, isUnchecked } = state;
  useUnsavedChanges(repair.corrections.size > 0 && !state.isPending);
  const repairOf = (row: ImportRow) => rowCorrection(kind, row, repair, seen);
  const isRepaired = preview.hasErrors || isUnchecked || repair.corrections.size > 0 || preview.excludedCount > 0;
  const invalidRowNumbers = preview.rows
    .filter((row) => isInvalid(kind, row, repair, seen))
    .map(({ rowNumber }) => rowNumber);
  // Corrected and excluded rows stay visible, so that the table does not change during editing.
  const rows = errorsOnly ? preview.rows.filter((row) => row.isExcluded || repairOf(row).isOpen) : preview.rows;
  const start = (page - 1) * ROWS_PER_PAGE;
  const columns = importColumnsOf(
    kind,
    preview.columns,
    {
      getCorrection: repairOf,
      onType: state.type,
      onLeaveOut: ({ rowNumber }) => void state.excludeRows([rowNumber]),
      onTakeIn: ({ rowNumber }) => void state.includeRow(rowNumber),
    },
    isRepaired,
  );

  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void (isUnchecked ? state.check() : state.confirm());
      }}
    >
      <Group justify="space-between" mb="sm" gap="sm">
        <Text role="status" fw={600} c={preview.hasErrors ? 'red.9' : 'gray.7'}>
          {summary(preview)}
        </Text>
        {isRepaired ? (
          <Switch
            label="Errors only"
            checked={errorsOnly}
            onChange={(event) => {
              setErrorsOnly(event.currentTarget.checked);
              setPage(1);
            }}
          />
        ) : null}
      </Group>
      <FileNotes preview={preview} excludeRows={state.excludeRows} />
      {rows.length > 0 ? (
        <div className={classes.table}>
          <DataTable
            dense
            caption="Import Preview"
            columns={columns}
            rows={rows.slice(start, start + ROWS_PER_PAGE)}
            rowKey={(row) => String(row.rowNumber)}
          />
        </div>
      ) : (
        <EmptyState text={IMPORT_ERRORS.empty} hint="Fill in the rows under the header and choose it again." />
      )}
      <Pager page={page} hasNextPage={rows.length > start + ROWS_PER_PAGE} frame={form} onChange={setPage} />
      <div className={classes.decision}>
        <Banner message={state.problem === null ? null : { tone: 'error', text: state.problem }} />
        <Group justify="flex-end" mt={state.problem === null ? 0 : 'sm'}>
          {invalidRowNumbers.length > 0 ? (
            <InvalidRows kind={kind} preview={preview} state={state} invalidRowNumbers={invalidRowNumbers} />
          ) : null}
          <Button variant="default" size="md" onClick={state.back} disabled={state.isPending}>
            Choose another file
          </Button>
          {isUnchecked ? (
            <SubmitButton variant="default" isPending={state.isPending && !state.isImporting} pendingText="Checking...">
              Check corrections
            </SubmitButton>
          ) : null}
          <SubmitButton
            // Enter in a corrected field validates the rows. Only a click on the button starts the import.
            {...(isUnchecked && { type: 'button', onClick: () => void state.confirm() })}
            isPending={state.isImporting}
            pendingText="Importing..."
            disabled={
              !state.isImporting && (state.isPending || invalidRowNumbers.length > 0 || importable(preview) === 0)
            }
          >
            Confirm Import
          </SubmitButton>
        </Group>
      </div>
    </form>
  );
}

function InvalidRows({
  kind,
  preview,
  state,
  invalidRowNumbers,
}: ImportPreviewTableProps & { invalidRowNumbers: readonly number[] }) {
  return (
    <>
      <Button
        variant="default"
        size="md"
        mr="auto"
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => saveInvalidRows(kind, preview.rowsWithErrorsCsv)}
      >
        Download rows with errors
      </Button>
      <Button variant="default" size="md" onClick={() => void state.excludeRows(invalidRowNumbers)}>
        Leave out {pluralizeCount(invalidRowNumbers.length, 'rows')}
      </Button>
    </>
  );
}

const saveInvalidRows = (kind: ImportKind, csv: string): void =>
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${kind.toLowerCase()}-with-errors.csv`);

const importable = ({ total, excludedCount }: ImportPreview): number => total - excludedCount;

function summary({ total, errorCount, excludedCount }: ImportPreview): string {
  const parts = [pluralizeCount(total, 'rows')];
  if (excludedCount > 0) parts.push(`${pluralizeCount(excludedCount, 'rows')} left out`);
  if (errorCount > 0)
    parts.push(`${pluralizeCount(errorCount, 'rows')} with errors: correct them here or leave them out.`);
  return parts.join(', ');
}

/**
 * Moves focus to the first remaining error, or to the button of the next step, if a response removed the focused
 * element.
 */
function useFocusAfterRequest(form: RefObject<HTMLFormElement | null>, isPending: boolean): void {
  useEffect(() => {
    if (isPending || form.current?.contains(document.activeElement)) return;
    const next = ['[aria-invalid=true]', 'button[type=submit]:not(:disabled)', 'button:not(:disabled)'];
    const controls = next.flatMap((selector) => form.current?.querySelector<HTMLElement>(selector) ?? []);
    controls[0]?.focus();
  }, [isPending, form]);
}

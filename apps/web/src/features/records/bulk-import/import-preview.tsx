import { IMPORT_FAULTS, type ImportKind } from '@job-alert/domain/bulk-import';
import { Button, Group, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { Banner } from '../../../components/banner';
import { DataTable } from '../../../components/data-table';
import { Pager } from '../../../components/pager';
import { EmptyState } from '../../../components/states';
import { SubmitButton } from '../../../components/submit-button';
import { countOf } from '../../../components/list/count-of';
import { importColumnsOf } from './import-columns';
import classes from './import-preview.module.css';
import type { BulkImportState, ImportPreview } from './use-bulk-import';

/** Thousands of rows at once would make the page slow. */
const ROWS_PER_PAGE = 50;

interface ImportPreviewTableProps {
  kind: ImportKind;
  preview: ImportPreview;
  state: BulkImportState;
}

/** The second step: every row of the file with what is wrong with it. It can be confirmed when nothing is. */
export function ImportPreviewTable({ kind, preview, state }: ImportPreviewTableProps) {
  const [page, setPage] = useState(1);
  const [errorsOnly, setErrorsOnly] = useState(false);
  const rows = errorsOnly ? preview.rows.filter((row) => row.error) : preview.rows;
  const start = (page - 1) * ROWS_PER_PAGE;

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void state.confirm();
      }}
    >
      <Group justify="space-between" mb="sm" gap="sm">
        <Text role="status" fw={600} c={preview.hasErrors ? 'red.9' : 'gray.7'}>
          {countOf(preview.total, 'rows')}
          {preview.hasErrors
            ? `, ${countOf(preview.errorCount, 'rows')} with errors: correct the file and choose it again.`
            : null}
        </Text>
        {preview.hasErrors ? (
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
      {rows.length > 0 ? (
        <div className={classes.table}>
          <DataTable
            dense
            caption="Import Preview"
            columns={importColumnsOf(kind)}
            rows={rows.slice(start, start + ROWS_PER_PAGE)}
            rowKey={(row) => String(row.rowNumber)}
          />
        </div>
      ) : (
        <EmptyState text={IMPORT_FAULTS.empty} hint="Fill in the rows under the header and choose it again." />
      )}
      <Pager page={page} hasNextPage={rows.length > start + ROWS_PER_PAGE} onChange={setPage} />
      <div className={classes.decision}>
        <Banner message={state.problem === null ? null : { tone: 'error', text: state.problem }} />
        <Group justify="flex-end" mt={state.problem === null ? 0 : 'sm'}>
          <Button variant="default" size="md" onClick={state.back} disabled={state.busy}>
            Choose another file
          </Button>
          <SubmitButton
            busy={state.busy}
            busyText="Importing..."
            disabled={state.busy || preview.hasErrors || preview.rows.length === 0}
          >
            Confirm Import
          </SubmitButton>
        </Group>
      </div>
    </form>
  );
}

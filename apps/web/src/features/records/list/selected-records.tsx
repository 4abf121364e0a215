import type { ReactNode } from 'react';
import { ExportButton } from '../../../components/buttons/export-button';
import type { ListSelection } from '../../../components/list/use-selection';
import type { DeletionKind } from '../../../lib/graphql/schema.generated';
import type { SelectedRows } from './decide-records';
import { DeleteSelected } from './delete-selected';
import type { NamedRow } from './format-names';
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
      {decide?.({ recordsName: what, rows, keep: selection.retain })}
      <DeleteSelected
        recordsName={what}
        kind={deletes}
        rows={rows}
        exportFirst={<ExportButton recordsName={what} filters={list.exportFilters} banner={banner} />}
        onDelete={(ids) => remove(ids, ({ leftIds }) => selection.retain(new Set(leftIds)))}
      />
    </>
  );
}

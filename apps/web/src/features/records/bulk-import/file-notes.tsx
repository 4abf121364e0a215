import { Button, List, Text } from '@mantine/core';
import { pluralizeCount } from '../../../components/list/pluralize-count';
import type { ImportPreview } from './import-corrections';

interface FileNotesProps {
  preview: ImportPreview;
  excludeRows: (rowNumbers: readonly number[]) => unknown;
}

/** Names the pools of a file, and its parts that its reader may have overlooked: hidden rows and sheets, and columns that are not imported. */
export function FileNotes({ preview, excludeRows }: FileNotesProps) {
  const { headerRow, ignoredColumns, pools, hiddenSheets, otherSheets } = preview;
  const hidden = preview.rows.filter(({ isHidden, isExcluded }) => isHidden && !isExcluded);
  const notes = [
    ...(headerRow > 1 ? [`The header is row ${headerRow}. The rows above it are not imported.`] : []),
    ...(ignoredColumns.length > 0 ? [`Columns that are not imported: ${ignoredColumns.join(', ')}.`] : []),
    ...pools
      .slice(0, MAX_NAMED)
      .map(({ name, people, isNew }) => `${isNew ? 'New pool' : 'Pool'} ${name}: ${pluralizeCount(people, 'rows')}.`),
    ...(pools.length > MAX_NAMED ? [`Further pools: ${pools.length - MAX_NAMED}.`] : []),
    ...(otherSheets.length > 0 ? [`Sheets that are not imported: ${otherSheets.join(', ')}.`] : []),
    ...(hiddenSheets.length > 0 ? [`Hidden sheets that are not imported: ${hiddenSheets.join(', ')}.`] : []),
  ];
  if (notes.length === 0 && hidden.length === 0) return null;
  return (
    <List fz="sm" c="gray.7" mb="sm" aria-label="Notes on the file">
      {notes.map((note) => (
        <List.Item key={note}>{note}</List.Item>
      ))}
      {hidden.length > 0 ? (
        <List.Item>
          <Text inherit component="span">
            {pluralizeCount(hidden.length, 'rows')} {hidden.length === 1 ? 'is' : 'are'} hidden in the file and will be
            imported:{' '}
            {hidden
              .slice(0, MAX_NAMED)
              .map(({ rowNumber }) => rowNumber)
              .join(', ')}
            {hidden.length > MAX_NAMED ? ', ...' : ''}.{' '}
          </Text>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => void excludeRows(hidden.map(({ rowNumber }) => rowNumber))}
          >
            Leave out hidden rows
          </Button>
        </List.Item>
      ) : null}
    </List>
  );
}

const MAX_NAMED = 10;

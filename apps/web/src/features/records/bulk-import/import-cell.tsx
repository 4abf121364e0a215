import { IMPORT_CHOICES } from '@job-alert/domain/lists/bulk-import';
import { Input, NativeSelect } from '@mantine/core';
import { memo } from 'react';
import type { ImportField } from './import-corrections';
import classes from './import-preview.module.css';

interface ImportCellProps {
  row: number;
  field: ImportField;
  /** The accessible name, such as "Contact in row 3". */
  label: string;
  text: string;
  problem: string | undefined;
  onType: (row: number, field: ImportField, text: string) => void;
}

/**
 * A field of an invalid row. It is memoized, because a page may have 400 fields and a key press should render only one.
 */
export const ImportCell = memo(function ImportCell({ row, field, label, text, problem, onType }: ImportCellProps) {
  const shared = {
    size: 'xs',
    className: classes.cell,
    'data-field': field,
    'aria-label': problem === undefined ? label : `${label}: ${problem}`,
    error: problem !== undefined,
  };
  const choices = IMPORT_CHOICES[field];
  if (!choices) {
    return <Input {...shared} value={text} onChange={(event) => onType(row, field, event.currentTarget.value)} />;
  }
  const choice = choices.find((one) => one.toLowerCase() === text.trim().toLowerCase());
  return (
    <NativeSelect
      {...shared}
      // Shows the value of the file until an option is chosen.
      data={[...(choice ? [] : [{ value: text, label: text || 'Choose', disabled: true }]), ...choices]}
      value={choice ?? text}
      onChange={(event) => onType(row, field, event.currentTarget.value)}
    />
  );
});

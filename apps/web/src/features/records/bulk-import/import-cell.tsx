import { Input } from '@mantine/core';
import { memo } from 'react';
import classes from './import-preview.module.css';
import type { ImportField } from './import-repair';

interface ImportCellProps {
  row: number;
  field: ImportField;
  /** Names the field for screen readers, such as "Contact in row 3". */
  label: string;
  text: string;
  fault: string | undefined;
  onType: (row: number, field: ImportField, text: string) => void;
}

/** One text of a faulty row, to be typed over. A page may have 400 of them, and a key stroke draws only its own. */
export const ImportCell = memo(function ImportCell({ row, field, label, text, fault, onType }: ImportCellProps) {
  return (
    <Input
      size="xs"
      className={classes.cell}
      data-field={field}
      aria-label={fault === undefined ? label : `${label}: ${fault}`}
      error={fault !== undefined}
      value={text}
      onChange={(event) => onType(row, field, event.currentTarget.value)}
    />
  );
});

import type { ImportKind } from '@job-alert/domain/lists/bulk-import';
import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmailAddress, RowActions, RowButton } from '../../../components/list/row-actions';
import type { Column } from '../../../components/table/data-table';
import { recordPath } from '../../../config/record-paths';
import { ImportCell } from './import-cell';
import type { ImportField, ImportRow, RowCorrection } from './import-corrections';
import classes from './import-preview.module.css';

interface ImportActs {
  getCorrection: (row: ImportRow) => RowCorrection;
  onType: (rowNumber: number, field: ImportField, text: string) => void;
  onLeaveOut: (row: ImportRow) => void;
  onTakeIn: (row: ImportRow) => void;
}

const long = (text: string): ReactNode => <span className={classes.long}>{text || '–'}</span>;
const short = (text: string): ReactNode => text || '–';

type Field = readonly [field: ImportField, header: string, show: (text: string) => ReactNode];

const person: readonly Field[] = [
  ['email', 'Email', (email) => <EmailAddress>{email || '–'}</EmailAddress>],
  ['firstName', 'First Name', short],
  ['lastName', 'Last Name', short],
  ['contact', 'Contact', short],
];

const own: Readonly<Record<ImportKind, readonly Field[]>> = {
  EMPLOYERS: [
    ['organizationName', 'Organization', long],
    ['website', 'Website', long],
    ['gstin', 'GST No', short],
  ],
  CANDIDATES: [['experience', 'Experience', short]],
};

/** The columns of the preview (specification 3 §3), with the actions for invalid rows. */
export function importColumnsOf(kind: ImportKind, acts: ImportActs, isRepaired: boolean): Column<ImportRow>[] {
  const fields = [...person, ...own[kind]].map(
    ([field, header, show]): Column<ImportRow> => ({
      key: field,
      header,
      cell: (row) => {
        const { isOpen, texts, errors } = acts.getCorrection(row);
        if (!isOpen) return show(texts[field]);
        return (
          <ImportCell
            row={row.rowNumber}
            field={field}
            label={`${header} in row ${row.rowNumber}`}
            text={texts[field]}
            problem={errors[field]}
            onType={acts.onType}
          />
        );
      },
    }),
  );
  return [
    { key: 'row', header: 'Row', cell: ({ rowNumber }) => rowNumber },
    ...fields,
    {
      key: 'error',
      header: 'Error',
      cell: (row) => <RowState row={row} repair={acts.getCorrection(row)} existing={<SamePerson row={row} />} />,
    },
    ...(isRepaired ? [leavingOut(acts)] : []),
  ];
}

/** Shows the errors of a row, or the state of its correction. */
function RowState({ row, repair, existing }: { row: ImportRow; repair: RowCorrection; existing: ReactNode }) {
  return (
    <>
      <RowStatus row={row} repair={repair} />
      {row.isExcluded || repair.isUnchecked ? null : existing}
    </>
  );
}

/** Shows the possible duplicates of a row: an account, whose link opens in a new tab, and another row of the file. */
function SamePerson({ row: { existing, sameRow } }: { row: ImportRow }) {
  const path = existing && recordPath('USER', existing.userId, existing.userType);
  return (
    <>
      {path ? (
        <Anchor href={path} target="_blank" rel="noopener" display="block" fz="sm" fw={600}>
          Same {existing.reason === 'PHONE' ? 'phone number' : 'email'} as {existing.name}
        </Anchor>
      ) : null}
      {sameRow === null ? null : (
        <Text fz="sm" c="gray.7">
          Same name and phone number as row {sameRow}
        </Text>
      )}
    </>
  );
}

function RowStatus({ row, repair }: { row: ImportRow; repair: RowCorrection }) {
  if (row.isExcluded) return <span className={classes.quiet}>Left out</span>;
  const errors = Object.values(repair.errors);
  if (errors.length > 0) {
    return <span className={classes.error}>{repair.isUnchecked ? errors.join('; ') : row.error}</span>;
  }
  if (repair.isUnchecked) return <span className={classes.quiet}>Not checked yet</span>;
  return repair.isOpen ? <span className={classes.good}>Corrected</span> : '–';
}

const leavingOut = ({ getCorrection, onLeaveOut, onTakeIn }: ImportActs): Column<ImportRow> => ({
  key: 'actions',
  header: 'Actions',
  cell: (row) =>
    row.isExcluded || getCorrection(row).isOpen ? (
      <RowActions>
        <RowButton
          aria-label={`${row.isExcluded ? 'Include' : 'Leave out'} row ${row.rowNumber}`}
          onClick={() => (row.isExcluded ? onTakeIn(row) : onLeaveOut(row))}
        >
          {row.isExcluded ? 'Include' : 'Leave out'}
        </RowButton>
      </RowActions>
    ) : null,
});

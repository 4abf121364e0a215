import type { ImportKind } from '@job-alert/domain/bulk-import';
import type { Column } from '../../../components/data-table';
import { EmailAddress } from '../../../components/list/row-actions';
import classes from './import-preview.module.css';
import type { ImportPreview } from './use-bulk-import';

/** One row of the file as it stands there. */
export type ImportRow = ImportPreview['rows'][number];

const person: Column<ImportRow>[] = [
  { key: 'row', header: 'Row', cell: ({ rowNumber }) => rowNumber },
  { key: 'email', header: 'Email', cell: ({ email }) => <EmailAddress>{email || '–'}</EmailAddress> },
  { key: 'firstName', header: 'First Name', cell: ({ firstName }) => firstName || '–' },
  { key: 'lastName', header: 'Last Name', cell: ({ lastName }) => lastName || '–' },
  { key: 'contact', header: 'Contact', cell: ({ contact }) => contact || '–' },
];

const own: Readonly<Record<ImportKind, Column<ImportRow>[]>> = {
  EMPLOYERS: [
    {
      key: 'organization',
      header: 'Organization',
      cell: ({ organizationName }) => <span className={classes.long}>{organizationName || '–'}</span>,
    },
    {
      key: 'website',
      header: 'Website',
      cell: ({ website }) => <span className={classes.long}>{website || '–'}</span>,
    },
    { key: 'gstin', header: 'GST No', cell: ({ gstin }) => gstin || '–' },
  ],
  CANDIDATES: [{ key: 'experience', header: 'Experience', cell: ({ experience }) => experience || '–' }],
};

const error: Column<ImportRow> = {
  key: 'error',
  header: 'Error',
  cell: (row) => (row.error ? <span className={classes.error}>{row.error}</span> : '–'),
};

/** The columns of the preview (specification 3 §3). */
export const importColumnsOf = (kind: ImportKind): Column<ImportRow>[] => [...person, ...own[kind], error];

import { IMPORT_CHOICES, type ImportKind } from '@job-alert/domain/lists/import-columns';
import { JOB_PREFERENCE_LABELS } from '@job-alert/domain/jobs/job-preference-labels';
import { Anchor, Input, NativeSelect, Text } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { EmailAddress, RowActions, RowButton } from '../../../components/list/row-actions';
import type { Column } from '../../../components/table/data-table';
import { recordPath } from '../../../config/record-paths';
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

/** The optional columns of candidates, by their names in the template. */
const optional: Readonly<Record<string, Field>> = {
  city: ['city', 'City', short],
  state: ['state', 'State', short],
  skills: ['skills', 'Skills', long],
  designation: ['designation', 'Designation', long],
  company: ['company', 'Company', long],
  pool: ['pool', 'Pool', long],
  expected_salary: ['expectedSalary', JOB_PREFERENCE_LABELS.expectedSalary, short],
  notice_period: ['noticePeriod', JOB_PREFERENCE_LABELS.noticePeriod, short],
  preferred_cities: ['preferredCities', JOB_PREFERENCE_LABELS.preferredCities, long],
  work_modes: ['workModes', JOB_PREFERENCE_LABELS.workModes, short],
  open_to: ['openTo', JOB_PREFERENCE_LABELS.openTo, short],
  years_of_experience: ['statedExperienceYears', 'Years of Experience', short],
};

const own: Readonly<Record<ImportKind, readonly Field[]>> = {
  EMPLOYERS: [
    ['organizationName', 'Organization', long],
    ['website', 'Website', long],
    ['gstin', 'GST No', short],
  ],
  CANDIDATES: [['experience', 'Experience', short]],
};

/** The columns of the preview (specification 3 §3), with the actions for invalid rows. */
export function importColumnsOf(
  kind: ImportKind,
  optionalColumns: readonly string[],
  acts: ImportActs,
  isRepaired: boolean,
): Column<ImportRow>[] {
  const further = optionalColumns.flatMap((name) => (optional[name] ? [optional[name]] : []));
  const toColumn = ([field, header, show]: Field): Column<ImportRow> => ({
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
  });
  return [
    { key: 'row', header: 'Row', cell: ({ rowNumber }) => rowNumber },
    ...[...person, ...own[kind]].map(toColumn),
    // Beside the specified columns, so that many optional ones do not move it out of sight.
    {
      key: 'error',
      header: 'Error',
      cell: (row) => <RowState row={row} repair={acts.getCorrection(row)} existing={<SamePerson row={row} />} />,
    },
    ...further.map(toColumn),
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
function SamePerson({ row: { existing, sameRow, joinsCompany } }: { row: ImportRow }) {
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
      {joinsCompany === null ? null : (
        <Text fz="sm" c="gray.7">
          Same GSTIN: joins {joinsCompany} as a recruiter
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
const ImportCell = memo(function ImportCell({ row, field, label, text, problem, onType }: ImportCellProps) {
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

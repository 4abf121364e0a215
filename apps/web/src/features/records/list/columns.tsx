import type { AdminAction } from '@job-alert/domain/accounts/admin-role';
import { formatDate } from '@job-alert/domain/india/calendar';
import type { Column } from '../../../components/table/data-table';
import { RowSelect } from '../../../components/table/row-select';
import { useCan } from '../../../lib/session/use-can';
import classes from './active-select.module.css';
import { useOptimisticToggle } from './use-optimistic-toggle';

interface ActiveSelectProps {
  action: AdminAction;
  name: string;
  isActive: boolean;
  onChange: (isActive: boolean) => Promise<void>;
}

const choices = (['Active', 'Inactive'] as const).map((value) => ({ value, label: value }));

/** Sets a record to Active or Inactive. It is blocked until the server responds. */
function ActiveSelect({ action, name, isActive, onChange }: ActiveSelectProps) {
  const canChange = useCan(action);
  const { value: isShownActive, isPending, choose } = useOptimisticToggle(isActive, onChange);
  if (!canChange) return isActive ? 'Active' : 'Inactive';
  return (
    <RowSelect
      className={isShownActive ? classes.active : classes.inactive}
      label={`Active or inactive: ${name}`}
      choices={choices}
      value={isShownActive ? 'Active' : 'Inactive'}
      isPending={isPending}
      onChange={(value) => choose(value === 'Active')}
    />
  );
}

export const dayColumn = <Row,>(key: string, header: string, getDay: (row: Row) => string): Column<Row> => ({
  key,
  header,
  sort: { ascending: 'oldest', descending: 'latest', latestFirst: true },
  cell: (row) => formatDate(new Date(getDay(row))),
});

export const activeColumn = <Row extends { isActive: boolean }>(
  action: AdminAction,
  getName: (row: Row) => string,
  onSetActive: (row: Row, isActive: boolean) => Promise<void>,
): Column<Row> => ({
  key: 'active',
  header: 'Active/Inactive',
  cell: (row) => (
    <ActiveSelect
      action={action}
      name={getName(row)}
      isActive={row.isActive}
      onChange={(isActive) => onSetActive(row, isActive)}
    />
  ),
});

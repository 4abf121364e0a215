import { formatDate } from '@job-alert/domain/india/calendar';
import type { Column } from '../../../components/table/data-table';
import { ActiveSelect } from './active-select';

export const dayColumn = <Row,>(key: string, header: string, getDay: (row: Row) => string): Column<Row> => ({
  key,
  header,
  sort: { ascending: 'oldest', descending: 'latest', latestFirst: true },
  cell: (row) => formatDate(new Date(getDay(row))),
});

export const activeColumn = <Row extends { isActive: boolean }>(
  getName: (row: Row) => string,
  onSetActive: (row: Row, isActive: boolean) => Promise<void>,
): Column<Row> => ({
  key: 'active',
  header: 'Active/Inactive',
  cell: (row) => (
    <ActiveSelect name={getName(row)} isActive={row.isActive} onChange={(isActive) => onSetActive(row, isActive)} />
  ),
});

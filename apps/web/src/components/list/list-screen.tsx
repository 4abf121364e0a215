import { SegmentedControl } from '@mantine/core';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useSaveScrollPosition } from '../../lib/scroll-restoration';
import { useRowFocus } from '../../lib/use-row-focus';
import { Banner } from '../banner';
import { type Column, DataTable } from '../table/data-table';
import { EmptyList } from '../empty-list';
import { ExportButton } from '../buttons/export-button';
import { Screen } from '../screen';
import { ErrorState } from '../states';
import type { BannerState } from '../use-banner';
import { pluralizeCount } from './pluralize-count';
import classes from './list.module.css';
import type { ListResult } from './list-result';
import { ListBar } from './list-bar';
import type { FilterValues } from './list-filter';
import { ListFilterBar, type ListFilterBarProps } from './list-filter-bar';
import { ListPager } from './list-pager';
import { ListShortcuts } from './list-shortcuts';
import { ListSkeleton } from './list-skeleton';
import { SelectAll } from './select-all';
import { useLastPage } from './use-last-page';
import type { List } from './use-list';
import { useListSearch } from './use-list-search';
import { type ListSelection, useSelection } from './use-selection';

const rowKey = ({ id }: { id: string }) => id;

/** The selection of rows for bulk actions. */
interface SelectionProps<Row> {
  /** Returns the name of a row for its checkbox, such as "Asha Patel". */
  rowName: (row: Row) => string;
  /** Other rows have no checkbox. */
  isSelectable?: (row: Row) => boolean;
  actions: (selection: ListSelection<Row>) => ReactNode;
}

interface ListResultsProps<Row, Name extends string> {
  /** The accessible name of the table. */
  title?: string;
  className?: string | undefined;
  /** The plural of the records in lower case, such as "events". */
  what: string;
  list: List<Name>;
  answer: ListResult<Row>;
  banner: BannerState;
  /** The error message if the list could not be loaded. */
  failed: string;
  loading?: string;
  /** The specified text of an empty list, and a hint how to fill it. */
  empty: { text: string; hint: string; noMatchHint?: string; action?: ReactNode };
  /** The CSV export, if the list has one. */
  csv?: { file: string; what?: string; filters?: Record<string, string> };
  selection?: SelectionProps<Row>;
  /** True if keyboard shortcuts approve and reject rows. */
  decides?: boolean;
  tools?: ReactNode;
  /** The table columns, or a function that renders the rows another way. */
  rows: Column<Row>[] | ((rows: readonly Row[], selection: ListSelection<Row>) => ReactNode);
}

interface ListScreenProps<Row, Name extends string> extends ListResultsProps<Row, Name> {
  title: string;
  lead?: string | undefined;
  width?: 'form' | 'wide' | 'full';
  action?: ReactNode;
  /** True if the message is shown elsewhere, such as in an open drawer. */
  hidesBanner?: boolean;
  filterField?: ListFilterBarProps<Name>['renderField'];
  filterLabel?: ListFilterBarProps<Name>['customLabel'];
  /** Called before a search starts, if the screen announces its result. */
  onSearch?: (filters: FilterValues<Name>) => void;
  /** Shown between the filters and the rows. */
  intro?: ReactNode;
  /** The dialogs of the screen, and content below the list. */
  children?: ReactNode;
}

/** The screen of every list behind a login: filters, count, selection, export, loading, empty and error states, pages. */
export function ListScreen<Row extends { id: string }, Name extends string>(props: ListScreenProps<Row, Name>) {
  const { list, answer, banner, what } = props;
  const { search, busy } = useListSearch(list, answer);

  return (
    <Screen title={props.title} lead={props.lead} width={props.width ?? 'wide'} action={props.action}>
      {props.hidesBanner ? null : <Banner message={banner.message} floating />}
      <ListFilterBar
        name={`Search ${what}`}
        list={list}
        busy={busy}
        renderField={props.filterField}
        customLabel={props.filterLabel}
        onSearch={(next) => {
          props.onSearch?.(next);
          search(next);
        }}
      />
      {props.intro}
      <ListResults {...props} />
      {props.children}
    </Screen>
  );
}

/** A list without its filters. */
export function ListResults<Row extends { id: string }, Name extends string>(props: ListResultsProps<Row, Name>) {
  const { list, answer, what } = props;
  const frame = useRef<HTMLElement>(null);
  const rows = answer.page?.nodes ?? [];
  const selectable = props.selection?.isSelectable;
  const selection = useSelection({
    search: list.key,
    page: list.page,
    rows: selectable ? rows.filter(selectable) : rows,
    settled: answer.page !== null && !answer.stale,
    rowKey,
  });
  useRowFocus(answer.page !== null);
  useSaveScrollPosition(answer.page !== null);
  const isLeaving = useLastPage(answer, list);

  if (answer.failed) return <ErrorState text={props.failed} onRetry={answer.reload} />;
  if (answer.page === null || isLeaving) return <ListSkeleton text={props.loading} />;
  return (
    <section
      ref={frame}
      aria-label={`${what.charAt(0).toUpperCase()}${what.slice(1)}`}
      className={props.className ? `${classes.list} ${props.className}` : classes.list}
      data-selects={props.selection !== undefined || undefined}
      data-stale={answer.stale || undefined}
      aria-busy={answer.stale}
    >
      <Bar
        screen={props}
        frame={frame}
        total={answer.page.totalCount}
        hasRows={rows.length > 0}
        selection={selection}
      />
      {rows.length > 0 ? (
        <Rows screen={props} rows={rows} selection={selection} />
      ) : (
        <EmptyList {...props.empty} narrowed={list.isFiltered} onClear={list.clear} />
      )}
      <ListPager page={list.page} size={list.size} list={answer.page} onTurn={list.turnTo} />
    </section>
  );
}

interface BarProps<Row, Name extends string> {
  screen: ListResultsProps<Row, Name>;
  frame: RefObject<HTMLElement | null>;
  total: number;
  hasRows: boolean;
  selection: ListSelection<Row>;
}

function Bar<Row extends { id: string }, Name extends string>(props: BarProps<Row, Name>) {
  const { screen, selection, hasRows } = props;
  const { list, answer, banner, what, csv } = screen;
  const view = list.viewOptions;
  return (
    <ListBar
      total={hasRows ? pluralizeCount(props.total, what) : null}
      count={selection.rows.length}
      onClear={() => selection.keep()}
      more={
        screen.selection?.isSelectable ? null : (
          <SelectAll what={what} answer={answer} selection={selection} banner={banner} />
        )
      }
      end={
        <>
          {view ? (
            <SegmentedControl
              aria-label={view.label}
              data={[...view.options]}
              value={list.view}
              onChange={list.showView}
            />
          ) : null}
          {screen.tools}
          {csv && hasRows ? (
            <ExportButton
              what={csv.what ?? what}
              file={csv.file}
              filters={csv.filters ?? list.exportFilters}
              banner={banner}
            />
          ) : null}
          {hasRows && typeof screen.rows !== 'function' ? (
            <ListShortcuts list={props.frame} decides={screen.decides ?? false} />
          ) : null}
        </>
      }
    >
      {screen.selection?.actions(selection)}
    </ListBar>
  );
}

interface RowsProps<Row, Name extends string> {
  screen: ListResultsProps<Row, Name>;
  rows: readonly Row[];
  selection: ListSelection<Row>;
}

function Rows<Row extends { id: string }, Name extends string>({ screen, rows, selection }: RowsProps<Row, Name>) {
  if (typeof screen.rows === 'function') return screen.rows(rows, selection);
  const { rowName, isSelectable } = screen.selection ?? {};
  return (
    <DataTable<Row>
      dense
      caption={screen.title ?? screen.what}
      columns={screen.rows}
      rows={rows}
      rowKey={rowKey}
      sorting={screen.list.sortOptions.length > 0 ? screen.list.sorting : undefined}
      selection={
        rowName && {
          keys: selection.shownKeys,
          onChange: selection.choose,
          label: (row) => `Select ${rowName(row)}`,
          isSelectable,
        }
      }
    />
  );
}

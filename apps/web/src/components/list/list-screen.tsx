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

/** Rows can be selected, for actions on several of them. */
interface SelectionProps<Row> {
  /** Names a row for its checkbox, such as "Asha Patel". */
  rowName: (row: Row) => string;
  /** Rows that no action takes have no checkbox. */
  isSelectable?: (row: Row) => boolean;
  /** The buttons for the selected rows. */
  actions: (selection: ListSelection<Row>) => ReactNode;
}

/** A list without the screen around it. */
interface ListResultsProps<Row, Name extends string> {
  /** The name of the table for screen readers. */
  title?: string;
  /** The class of the section around the rows. */
  className?: string | undefined;
  /** The plural of the records, in lower case: "events". */
  what: string;
  list: List<Name>;
  answer: ListResult<Row>;
  banner: BannerState;
  /** The sentence for a list that could not be read. */
  failed: string;
  /** The specified text while the list loads. */
  loading?: string;
  /** The specified text of an empty list, and what fills it. */
  empty: { text: string; hint: string; noMatchHint?: string; action?: ReactNode };
  /** The CSV export; without it the list has none. */
  csv?: { file: string; what?: string; filters?: Record<string, string> };
  selection?: SelectionProps<Row>;
  /** The rows are approved and rejected by keys too. */
  decides?: boolean;
  /** Buttons for the whole list. */
  tools?: ReactNode;
  /** The columns of the table, or a function that draws the rows another way. */
  rows: Column<Row>[] | ((rows: readonly Row[], selection: ListSelection<Row>) => ReactNode);
}

interface ListScreenProps<Row, Name extends string> extends ListResultsProps<Row, Name> {
  title: string;
  lead?: string | undefined;
  width?: 'form' | 'wide' | 'full';
  /** The screen's primary action. */
  action?: ReactNode;
  /** The message is shown elsewhere, such as in an open drawer. */
  hidesBanner?: boolean;
  filterField?: ListFilterBarProps<Name>['renderField'];
  filterLabel?: ListFilterBarProps<Name>['customLabel'];
  /** Called before a search starts, where the screen announces its outcome. */
  onSearch?: (filters: FilterValues<Name>) => void;
  /** Stands between the filters and the rows. */
  intro?: ReactNode;
  /** The dialogs of the screen, and what stands below the list. */
  children?: ReactNode;
}

/** The frame of every list behind a login: filters, count, selection, export, rows with their loading, empty and error states, pages. */
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

/** The rows of a list with everything but its filters: count, selection, export, loading, empty and error states, pages. */
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

/** How many rows there are and how many are selected, and what can be done with them and with the whole list. */
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

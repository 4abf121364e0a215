import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useSaveScrollPosition } from '../../lib/scroll-restoration';
import { useRowFocus } from '../../lib/use-row-focus';
import { Banner } from '../banner';
import { ExportButton } from '../buttons/export-button';
import { EmptyList } from '../empty-list';
import { Screen } from '../screen';
import { ErrorState } from '../states';
import { type Column, DataTable } from '../table/data-table';
import type { BannerState } from '../use-banner';
import classes from './list.module.css';
import { ListBar } from './list-bar';
import type { FilterValues } from './list-filter';
import { ListFilterBar, type ListFilterBarProps, NARROW } from './list-filter-bar';
import { ListPager } from './list-pager';
import type { ListResult } from './list-result';
import { ListShortcuts } from './list-shortcuts';
import { ListSkeleton } from './list-skeleton';
import { pluralizeCount } from './pluralize-count';
import { useLastPage } from './use-last-page';
import type { List } from './use-list';
import { useListSearch } from './use-list-search';
import { type ListSelection, useSelection } from './use-selection';
import { MAX_SELECTED_ROWS } from '@job-alert/domain/lists/paging';
import { useAsyncAction } from '../../lib/forms/use-async-action';
import { PendingButton } from '../buttons/pending-button';

interface SelectAllProps<Row> {
  recordsName: string;
  result: ListResult<Row>;
  selection: ListSelection<Row>;
  banner: BannerState;
}

/** Offers to select all other matches, up to a limit, once a whole page is selected. */
function SelectAll<Row>({ recordsName, result, selection, banner }: SelectAllProps<Row>) {
  const { isPending, run } = useAsyncAction();
  const { page } = result;
  const isPageSelected = page !== null && page.nodes.length > 0 && selection.pageKeys.size === page.nodes.length;
  if (!isPageSelected || selection.rows.length >= page.totalCount) return null;

  const matching = pluralizeCount(page.totalCount, recordsName);
  async function selectAll() {
    banner.clear();
    try {
      selection.selectOnly(await result.readAll(MAX_SELECTED_ROWS));
    } catch (error) {
      console.error('The list could not be read.', error);
      banner.show('error', `Failed to select all ${recordsName}. Please try again.`);
    }
  }

  return (
    <PendingButton
      variant="subtle"
      size="compact-sm"
      aria-label={`Select all ${matching}`}
      isPending={isPending}
      pendingText="Selecting..."
      onClick={() => void run(selectAll)}
    >
      {`Select all ${matching.split(' ')[0]}`}
    </PendingButton>
  );
}

const rowKey = ({ id }: { id: string }) => id;

interface SelectionProps<Row> {
  /** Returns the name of a row for its checkbox, such as "Asha Patel". */
  rowName: (row: Row) => string;
  /** True if the row has a checkbox. By default all rows have one. */
  isSelectable?: (row: Row) => boolean;
  actions: (selection: ListSelection<Row>) => ReactNode;
}

interface ListResultsProps<Row, Name extends string> {
  /** The accessible name of the table. */
  title?: string;
  className?: string | undefined;
  /** The plural of the records in lower case, such as "events". */
  recordsName: string;
  list: List<Name>;
  result: ListResult<Row>;
  banner: BannerState;
  errorText: string;
  loadingText?: string;
  /** The specified text of an empty list, with a hint about its first entries. */
  empty: { text: string; hint: string; noMatchHint?: string; noMatchAction?: ReactNode; action?: ReactNode };
  csv?: { file: string; recordsName?: string; filters?: Record<string, string> };
  selection?: SelectionProps<Row>;
  /** True if keyboard shortcuts approve and reject rows. */
  canDecide?: boolean;
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
  /** The choices of filters: beside the rows on wide screens, with the other filters on others. */
  choices?: ReactNode;
  /** Shown between the filters and the rows. */
  intro?: ReactNode;
  /** The dialogs of the screen, and content below the list. */
  children?: ReactNode;
}

/**
 * The screen of each list in the signed-in areas: filters, count, selection, export, pages, and loading, empty and
 * error states.
 */
export function ListScreen<Row extends { id: string }, Name extends string>(props: ListScreenProps<Row, Name>) {
  const { list, result, banner, recordsName } = props;
  const { search, isPending } = useListSearch(list, result);
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const hasColumns = props.choices !== undefined && !isNarrow;

  return (
    <Screen title={props.title} lead={props.lead} width={props.width ?? 'wide'} action={props.action}>
      {props.hidesBanner ? null : <Banner message={banner.message} isFloating />}
      <ListFilterBar
        name={`Search ${recordsName}`}
        list={list}
        isPending={isPending}
        renderField={props.filterField}
        customLabel={props.filterLabel}
        choices={props.choices}
        onSearch={(next) => {
          props.onSearch?.(next);
          search(next);
        }}
      />
      {props.intro}
      {/* The same element in both layouts, so that the selection and an open dialog stay when a screen is turned. */}
      <div className={hasColumns ? classes.columns : undefined} data-has-choices={hasColumns || undefined}>
        {hasColumns ? <div className={classes.choices}>{props.choices}</div> : null}
        <ListResults {...props} />
      </div>
      {props.children}
    </Screen>
  );
}

export function ListResults<Row extends { id: string }, Name extends string>(props: ListResultsProps<Row, Name>) {
  const { list, result, recordsName } = props;
  const frame = useRef<HTMLElement>(null);
  const rows = result.page?.nodes ?? [];
  const selectable = props.selection?.isSelectable;
  const selection = useSelection({
    search: list.key,
    page: list.page,
    rows: selectable ? rows.filter(selectable) : rows,
    isSettled: result.page !== null && !result.isStale,
    rowKey,
  });
  useRowFocus(result.page !== null);
  useSaveScrollPosition(result.page !== null);
  const isLeaving = useLastPage(result, list);

  if (result.hasFailed) return <ErrorState text={props.errorText} onRetry={result.reload} />;
  if (result.page === null || isLeaving) return <ListSkeleton text={props.loadingText} />;
  return (
    <section
      ref={frame}
      aria-label={`${recordsName.charAt(0).toUpperCase()}${recordsName.slice(1)}`}
      className={props.className ? `${classes.list} ${props.className}` : classes.list}
      data-selects={props.selection !== undefined || undefined}
      data-stale={result.isStale || undefined}
      aria-busy={result.isStale}
    >
      <Bar
        screen={props}
        frame={frame}
        total={result.page.totalCount}
        hasRows={rows.length > 0}
        selection={selection}
      />
      {rows.length > 0 ? (
        <Rows screen={props} rows={rows} selection={selection} />
      ) : (
        <EmptyList {...props.empty} isFiltered={list.isFiltered} onClear={list.clear} />
      )}
      <ListPager page={list.page} size={list.size} list={result.page} frame={frame} onTurn={list.turnTo} />
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
  const { list, result, banner, recordsName, csv } = screen;
  const view = list.viewOptions;
  return (
    <ListBar
      total={hasRows ? pluralizeCount(props.total, recordsName) : null}
      count={selection.rows.length}
      onClear={() => selection.retain()}
      more={
        screen.selection?.isSelectable ? null : (
          <SelectAll recordsName={recordsName} result={result} selection={selection} banner={banner} />
        )
      }
      end={
        <>
          {view && (hasRows || !view.isOrder) ? (
            <SegmentedControl
              {...(view.isOrder && { visibleFrom: 'sm' })}
              aria-label={view.label}
              data={[...view.options]}
              value={list.view}
              onChange={list.showView}
            />
          ) : null}
          {screen.tools}
          {csv && hasRows ? (
            <ExportButton
              recordsName={csv.recordsName ?? recordsName}
              file={csv.file}
              filters={csv.filters ?? list.exportFilters}
              banner={banner}
            />
          ) : null}
          {hasRows && typeof screen.rows !== 'function' ? (
            <ListShortcuts list={props.frame} canDecide={screen.canDecide ?? false} />
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
  const { isStale } = screen.result;
  if (typeof screen.rows === 'function') {
    return (
      <div className={classes.rows} inert={isStale}>
        {screen.rows(rows, selection)}
      </div>
    );
  }
  const { rowName, isSelectable } = screen.selection ?? {};
  return (
    <DataTable<Row>
      dense
      caption={screen.title ?? screen.recordsName}
      columns={screen.rows}
      rows={rows}
      rowKey={rowKey}
      isInert={isStale}
      sorting={screen.list.sortOptions.length > 0 ? screen.list.sorting : undefined}
      selection={
        rowName && {
          keys: selection.pageKeys,
          onChange: selection.selectOnPage,
          label: (row) => `Select ${rowName(row)}`,
          isSelectable,
        }
      }
    />
  );
}

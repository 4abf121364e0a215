import { agendaFromEdge, agendaToEdge } from '@job-alert/domain/agenda';
import { isValidDate } from '@job-alert/domain/calendar';
import { candidateReplyFromEdge, candidateReplyToEdge } from '@job-alert/domain/candidate-reply';
import { searchedDays } from '@job-alert/domain/date-range';
import { type Sorts, sortFromEdge, sortToEdge } from '@job-alert/domain/list-sorts';
import { usePageSize } from '../../../lib/kept-page-size';
import { type ChangeOptions, pageNumber, useUrlFilters } from '../../../lib/url/use-url-filters';

/** What the search form of an administrator's list asks for; an empty part does not narrow the list. */
export interface ListFilters {
  search: string;
  /** A value of the list's status options. */
  status: string;
  /** An entry of the agenda, as the URL spells it; applications only, out of the dashboard. */
  agenda: string;
  /** What candidates have said, as the URL spells it; applications only. */
  reply: string;
  /** The first and the last day, YYYY-MM-DD. */
  from: string;
  to: string;
}

/** A choice of the status filter: its value is the URL's, its label is for people. */
export interface StatusOption {
  value: string;
  label: string;
}

const noFilters: ListFilters = { search: '', status: '', agenda: '', reply: '', from: '', to: '' };
const defaults = { ...noFilters, sort: 'latest', page: '1' };

/**
 * The filters, the order and the page of an administrator's list as the URL has them; status and order are read in any case
 * (`?status=Pending&sort=oldest`). `sorts` are the orders that the list has, in the words of
 * the domain; applications are narrowed by an entry of the agenda and by what candidates have said too.
 */
export function useListFilters<Name extends string, Field extends string>(
  statuses: readonly StatusOption[],
  sorts: Sorts<Name | 'LATEST', Field>,
  ofApplications = false,
) {
  const size = usePageSize();
  const [{ page, ...texts }, change] = useUrlFilters(defaults);
  const { search, from, to } = texts;
  const sort = sortFromEdge(sorts, texts.sort) ?? 'LATEST';
  const wanted = texts.status.trim().toLowerCase();
  const status = statuses.find(({ value }) => value.toLowerCase() === wanted)?.value ?? '';

  const reply = ofApplications ? candidateReplyFromEdge(texts.reply) : undefined;
  const agenda = ofApplications ? agendaFromEdge(texts.agenda) : undefined;

  const filters: ListFilters = {
    search,
    status,
    agenda: agenda ? agendaToEdge(agenda) : '',
    reply: reply ? candidateReplyToEdge(reply) : '',
    from: isValidDate(from) ? from : '',
    to: isValidDate(to) ? to : '',
  };
  return {
    filters,
    agenda,
    reply,
    page: pageNumber(page),
    /** The page and the order, as the list's query names them. */
    position: { first: size, page: pageNumber(page), orderBy: sorts[sort].orderBy },
    sort,
    /** The order for the table's headers and the choice on small screens, as the URL spells it. */
    sorting: { value: sortToEdge(sort), onChange: (next: string) => change({ sort: next }) },
    sortOptions: Object.entries<Sorts[string]>(sorts).map(([name, { label }]) => ({ value: sortToEdge(name), label })),
    /** Is the list narrowed? */
    narrowed: Object.values(filters).some((part) => part !== ''),
    /** The parts that every list's query understands, absent where empty. */
    query: { search: filters.search || undefined, ...searchedDays(filters) },
    search: (next: ListFilters) => change({ ...next }),
    clear: () => change(noFilters),
    turnTo: (next: number, options?: ChangeOptions) => change({ page: String(next) }, options),
  };
}

export type ListFilterState = ReturnType<typeof useListFilters>;

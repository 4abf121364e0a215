import { filterNumberInput, parseNumberInput } from '@job-alert/domain/fields/parse-number';
import { candidateFilter, candidateOrder } from '@job-alert/domain/search/candidate-filter';
import {
  CANDIDATE_ACTIVITY_LABELS,
  CANDIDATE_EXPERIENCE_LABELS,
  CANDIDATE_NOTICE_PERIOD_LABELS,
  CANDIDATE_OPEN_TO_LABELS,
  CANDIDATE_QUALIFICATION_LABELS,
  CANDIDATE_WORK_MODE_LABELS,
  RESUME_CHOICE_LABELS,
} from '@job-alert/domain/search/candidate-texts';
import { facetToParam } from '@job-alert/domain/search/job-search-path';
import { filterDigits } from '@job-alert/domain/text/input-filters';
import { LIST_QUERY_OPTIONS, toListResult } from '../../components/list/list-result';
import { useList } from '../../components/list/use-list';
import { useTalentPoolsQuery } from '../shared/pools/talent-pools.generated';
import { useFindCandidatesQuery } from './find-candidates.generated';

/** The limits of the server. */
const WORDS = { kind: 'entries', maxEntries: 10, maxLength: 100 } as const;
const MAX_CITIES = 20;
const MAX_POOLS = 20;

const years = (label: string) =>
  ({
    kind: 'text',
    label,
    maxLength: 2,
    clean: (text: string) => filterDigits(text, 2),
    pattern: /^(?:[0-5]?\d|60)$/,
    hasLabelledChip: true,
  }) as const;

const choices = <Value extends string>(label: string, labels: Readonly<Record<Value, string>>) =>
  ({
    kind: 'choices',
    label,
    options: Object.entries<string>(labels).map(([value, text]) => ({ value: facetToParam(value), label: text })),
    maxChoices: 10,
  }) as const;

/** The filters with counts, in the order of the screen. */
export const FACET_FILTERS = {
  city: { kind: 'choices', label: 'City', options: null, maxChoices: MAX_CITIES },
  pool: { kind: 'choices', label: 'Pool', options: null, maxChoices: MAX_POOLS },
  experience: choices('Experience', CANDIDATE_EXPERIENCE_LABELS),
  qualification: choices('Highest qualification', CANDIDATE_QUALIFICATION_LABELS),
  active: choices('Last active', CANDIDATE_ACTIVITY_LABELS),
  notice: choices('Notice period', CANDIDATE_NOTICE_PERIOD_LABELS),
  interest: choices('Open to a job', CANDIDATE_OPEN_TO_LABELS),
  mode: choices('Wanted work mode', CANDIDATE_WORK_MODE_LABELS),
  resume: choices('Resume', RESUME_CHOICE_LABELS),
} as const;

/** The names are URL parameters. */
const definition = {
  filters: {
    all: { ...WORDS, label: 'All of these', placeholder: 'Accountant, Tally' },
    any: { ...WORDS, label: 'Any of these', placeholder: 'Sachin, Pandesara', prefix: 'Any:' },
    none: { ...WORDS, label: 'None of these', placeholder: 'Sales', prefix: 'Not:' },
    min: years('Years from'),
    max: years('Years to'),
    salary: {
      kind: 'text',
      label: 'Expects at most ₹ a year',
      maxLength: 20,
      clean: filterNumberInput,
      parse: parseNumberInput,
      pattern: /^[1-9]\d{0,8}$/,
      invalid: 'Whole rupees a year, such as 4,50,000 or 4.5 lakh',
      hasLabelledChip: true,
    },
    ...FACET_FILTERS,
  },
  view: {
    parameter: 'order',
    label: 'Sort by',
    isOrder: true,
    options: [
      { value: 'match', label: 'Best match' },
      { value: 'active', label: 'Last active' },
      { value: 'experience', label: 'Experience' },
      { value: 'salary', label: 'Expected salary' },
      { value: 'newest', label: 'Newest' },
    ],
  },
  opened: 'candidate',
} as const;

export type FacetFilter = keyof typeof FACET_FILTERS;
export const FACET_FILTER_NAMES = Object.keys(FACET_FILTERS) as FacetFilter[];

/** Returns the URL value of a facet's value. */
export const facetParam = (name: FacetFilter, value: string): string =>
  FACET_FILTERS[name].options === null ? value : facetToParam(value);

/** Returns the candidates of the search in the URL. */
export function useFoundCandidates() {
  const list = useList(definition);
  const query = useFindCandidatesQuery({
    variables: {
      ...list.position,
      filter: candidateFilter(list.filters),
      orderBy: candidateOrder(list.view),
    },
    ...LIST_QUERY_OPTIONS,
  });
  const { data, previousData, loading } = query;
  const pools = useTalentPoolsQuery().data?.talentPools ?? [];
  /** The names of the pools by id, in their order. */
  const poolNames = new Map(pools.map(({ id, name }) => [id, name]));
  return {
    list: { ...list, fields: { ...list.fields, pool: { ...FACET_FILTERS.pool, labels: poolNames } } },
    poolNames,
    result: toListResult(query, 'findCandidates'),
    found: (data ?? (loading ? previousData : undefined))?.findCandidates,
    /** False for a new visitor, who gets an explanation instead of all candidates. */
    isSearched: list.isFiltered || list.page > 1 || list.view !== definition.view.options[0].value,
  };
}

export type FoundCandidates = ReturnType<typeof useFoundCandidates>;

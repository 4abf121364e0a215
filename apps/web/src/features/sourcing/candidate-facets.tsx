import { joinValues, splitValues } from '@job-alert/domain/text/url-values';
import { UnstyledButton } from '@mantine/core';
import { ChoiceFilter, useStableOrder } from '../../components/choice-filter/choice-filter';
import type { FindCandidatesQuery } from './find-candidates.generated';
import {
  FACET_FILTER_NAMES,
  FACET_FILTERS,
  type FacetFilter,
  type FoundCandidates,
  facetParam,
} from './use-found-candidates';

type Facets = FindCandidatesQuery['findCandidates']['facets'];

const FACETS: Readonly<Record<FacetFilter, keyof Facets>> = {
  city: 'cities',
  pool: 'pools',
  experience: 'experiences',
  qualification: 'qualifications',
  active: 'activities',
  notice: 'noticePeriods',
  interest: 'openTo',
  mode: 'workModes',
  resume: 'resumes',
};

interface CandidateFacetsProps {
  facets: Facets;
  list: FoundCandidates['list'];
  poolNames: FoundCandidates['poolNames'];
}

/** The filters of the search with their numbers of candidates. */
export function CandidateFacets({ facets, list, poolNames }: CandidateFacetsProps) {
  const countOfPool = new Map(facets.pools.map(({ value, count }) => [value, count]));
  /** In the order of their names. */
  const pools = [...poolNames.keys()].map((value) => ({ value, count: countOfPool.get(value) ?? 0 }));
  return (
    <section aria-label="Filters with counts">
      {FACET_FILTER_NAMES.map((name) => (
        <CandidateFacet
          key={name}
          name={name}
          counts={name === 'pool' ? pools : facets[FACETS[name]]}
          list={list}
          poolNames={poolNames}
        />
      ))}
    </section>
  );
}

interface CandidateFacetProps extends Omit<CandidateFacetsProps, 'facets'> {
  name: FacetFilter;
  counts: Facets[keyof Facets];
}

function CandidateFacet({ name, counts, list, poolNames }: CandidateFacetProps) {
  const { label, options } = FACET_FILTERS[name];
  const selected = splitValues(list.filters[name]);
  const countOf = new Map(counts.map(({ value, count }) => [facetParam(name, value), count]));
  const values = useStableOrder([...countOf.keys()]);

  function toggle(value: string) {
    const others = selected.filter((other) => other !== value);
    list.search({ [name]: joinValues(others.length < selected.length ? others : [...selected, value]) });
  }

  return (
    <ChoiceFilter
      title={label}
      isOpen={name === 'city' || name === 'experience' || selected.length > 0}
      hasFixedChoices={options !== null}
      recordsName="candidates"
      choices={values.map((value) => {
        const isSelected = selected.includes(value);
        const count = countOf.get(value) ?? 0;
        return {
          label:
            name === 'pool'
              ? (poolNames.get(value) ?? value)
              : (options?.find((option) => option.value === value)?.label ?? value),
          isSelected,
          count,
          render:
            count === 0 && !isSelected ? null : (parts) => <UnstyledButton onClick={() => toggle(value)} {...parts} />,
        };
      })}
    />
  );
}

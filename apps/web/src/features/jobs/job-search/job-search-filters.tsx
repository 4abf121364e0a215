import { POSTED_WITHIN_DAYS, postedWithinLabel } from '@job-alert/domain/jobs/posted-ago';
import { IconX } from '@tabler/icons-react';
import { Fragment, useRef, useState } from 'react';
import { ChoiceFilter, type FilterChoice, useStableOrder } from '../../../components/choice-filter/choice-filter';
import { useCloseOnBack } from '../../../lib/close-on-back';
import { scrollToSection } from '../../../lib/scroll-to-section';
import classes from './job-search-filters.module.css';
import {
  activeFilters,
  FACET_NAMES,
  FACETS,
  type FacetName,
  facetLabel,
  isSelected,
  type JobSearchState,
  PAGE_SIZE,
  toggleFacet,
  withoutFilters,
} from './job-search-params';
import type { OpenJobsQuery } from './open-jobs.public.generated';
import { resultsId } from './search-form-values';
import { SearchLink } from './search-link';

type Facets = OpenJobsQuery['openJobs']['facets'];

export const filterPanelId = 'job-filters';

interface JobSearchFiltersProps {
  facets: Facets;
  search: JobSearchState;
  /** The label of the button that closes the sheet. */
  showLabel: string;
}

/**
 * The filters of the list: beside it on wide screens, in a native popover on others. Each choice is a link, so that it works without the
 * page's code.
 */
export function JobSearchFilters({ facets, search, showLabel }: JobSearchFiltersProps) {
  const panel = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState(false);
  useCloseOnBack(opened, () => panel.current?.hidePopover());
  return (
    <aside
      ref={panel}
      id={filterPanelId}
      popover="auto"
      data-no-print
      className={classes.panel}
      aria-labelledby={`${filterPanelId}-title`}
      onToggle={({ newState }) => setOpened(newState === 'open')}
    >
      <div className={classes.head}>
        <h3 id={`${filterPanelId}-title`}>Filters</h3>
        {activeFilters(search).length > 0 ? (
          <SearchLink search={withoutFilters(search)} className={classes.clear}>
            Clear all
          </SearchLink>
        ) : null}
        <button
          type="button"
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          className={classes.close}
          aria-label="Close the filters"
        >
          <IconX size={22} aria-hidden />
        </button>
      </div>
      <div className={classes.filters}>
        {FACET_NAMES.map((name) => (
          <Fragment key={name}>
            {name === 'industries' ? <PostedFilter search={search} /> : null}
            <Filter name={name} facets={facets} search={search} />
          </Fragment>
        ))}
      </div>
      <div className={classes.foot}>
        <button
          type="button"
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          className={classes.show}
          onClick={() => scrollToSection(resultsId)}
        >
          {showLabel}
        </button>
      </div>
    </aside>
  );
}

function Filter({ name, facets, search }: { name: FacetName; facets: Facets; search: JobSearchState }) {
  const counts = new Map(facets[name].map(({ value, count }): [string, number] => [value, count]));
  const values = useStableOrder([...counts.keys()]);
  const hasSelection = search.chosen[name].length > 0;
  const hasNoResults = facets.isComplete && values.every((value) => !counts.get(value));
  if (values.length === 0 || (hasNoResults && !hasSelection)) return null;

  const choice = (value: string): FilterChoice => {
    const count = counts.get(value) ?? 0;
    const selected = isSelected(search, name, value);
    const isEmpty = facets.isComplete && count === 0;
    return {
      label: facetLabel(name, value),
      isSelected: selected,
      // Zero of an incomplete count means unknown.
      count: count === 0 && !facets.isComplete ? undefined : count,
      render:
        isEmpty && !selected ? null : (parts) => <SearchLink search={toggleFacet(search, name, value)} {...parts} />,
    };
  };
  return (
    <ChoiceFilter
      title={FACETS[name].title}
      isOpen={INITIALLY_OPEN.has(name) || hasSelection}
      choices={values.map(choice)}
      hasFixedChoices={FACETS[name].labels !== null}
      recordsName="openings"
      isLowerBound={!facets.isComplete}
    />
  );
}

/** The filters that are open at first, because most visitors need them. */
const INITIALLY_OPEN: ReadonlySet<FacetName> = new Set(['workModes', 'experienceBands']);

/** Filters by the date of posting. No choice means any time. The choices have no counts. */
function PostedFilter({ search }: { search: JobSearchState }) {
  return (
    <ChoiceFilter
      title="Date posted"
      isOpen={search.posted !== null}
      hasFixedChoices
      isSingleChoice
      choices={POSTED_WITHIN_DAYS.map((days) => {
        const isChosen = search.posted === days;
        return {
          label: postedWithinLabel(days),
          isSelected: isChosen,
          render: (parts) => (
            <SearchLink search={{ ...search, posted: isChosen ? null : days, visibleCount: PAGE_SIZE }} {...parts} />
          ),
        };
      })}
    />
  );
}

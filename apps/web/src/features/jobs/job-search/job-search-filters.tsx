import { POSTED_WITHIN_DAYS, postedWithinLabel } from '@job-alert/domain/jobs/posted-ago';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconChevronDown, IconX } from '@tabler/icons-react';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { useCloseOnBack } from '../../../lib/close-on-back';
import { formatNumber } from '../../../lib/format/format';
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

/** The number of names that a filter shows above "3 more". */
const MAX_VISIBLE_NAMES = 8;

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

/** Returns the names in a stable order, so that choices do not move when their counts change. New names are added at the end. */
function useStableOrder(names: readonly string[]): readonly string[] {
  const [stableNames, setStableNames] = useState(names);
  const added = names.filter((name) => !stableNames.includes(name));
  if (added.length === 0) return stableNames;
  const all = [...stableNames, ...added];
  setStableNames(all);
  return all;
}

function Filter({ name, facets, search }: { name: FacetName; facets: Facets; search: JobSearchState }) {
  const counts = new Map(facets[name].map(({ value, count }): [string, number] => [value, count]));
  const values = useStableOrder([...counts.keys()]);
  const [first, rest] = FACETS[name].labels
    ? [values, []]
    : [values.slice(0, MAX_VISIBLE_NAMES), values.slice(MAX_VISIBLE_NAMES)];
  const hasSelection = search.chosen[name].length > 0;
  const hasNoResults = facets.isComplete && values.every((value) => !counts.get(value));
  if (values.length === 0 || (hasNoResults && !hasSelection)) return null;

  const choice = (value: string) => {
    const count = counts.get(value) ?? 0;
    const selected = isSelected(search, name, value);
    const isEmpty = facets.isComplete && count === 0;
    return (
      <li key={value}>
        <ChoiceLink
          to={isEmpty && !selected ? null : toggleFacet(search, name, value)}
          label={facetLabel(name, value)}
          isSelected={selected}
        >
          <Count count={count} isComplete={facets.isComplete} />
        </ChoiceLink>
      </li>
    );
  };
  return (
    <FilterGroup title={FACETS[name].title} isOpen={INITIALLY_OPEN.has(name) || hasSelection}>
      <ul className={classes.choices}>{first.map(choice)}</ul>
      {rest.length > 0 ? (
        <details open={rest.some((value) => isSelected(search, name, value)) || undefined}>
          <summary className={classes.more}>{formatNumber(rest.length)} more</summary>
          <ul className={classes.choices}>{rest.map(choice)}</ul>
        </details>
      ) : null}
    </FilterGroup>
  );
}

/** The filters that are open at first, because most visitors need them. */
const INITIALLY_OPEN: ReadonlySet<FacetName> = new Set(['workModes', 'experienceBands']);

interface FilterGroupProps {
  title: string;
  /** True if the group is open at first. Later changes have no effect, so that nothing moves under the pointer. */
  isOpen: boolean;
  children: ReactNode;
}

function FilterGroup({ title, isOpen, children }: FilterGroupProps) {
  const [open] = useState(isOpen);
  return (
    <details className={classes.filter} open={open}>
      <summary className={classes.title}>
        <h4>{title}</h4>
        <IconChevronDown size={18} aria-hidden />
      </summary>
      {children}
    </details>
  );
}

/** Filters by the date of posting. No choice means any time. The choices have no counts. */
function PostedFilter({ search }: { search: JobSearchState }) {
  return (
    <FilterGroup title="Date posted" isOpen={search.posted !== null}>
      <ul className={classes.choices}>
        {POSTED_WITHIN_DAYS.map((days) => {
          const chosen = search.posted === days;
          return (
            <li key={days}>
              <ChoiceLink
                to={{ ...search, posted: chosen ? null : days, visibleCount: PAGE_SIZE }}
                label={postedWithinLabel(days)}
                isSelected={chosen}
                isSingleChoice
              />
            </li>
          );
        })}
      </ul>
    </FilterGroup>
  );
}

/** The number of openings of a choice. An incomplete count is a lower bound, so zero means unknown and is not shown. */
function Count({ count, isComplete }: { count: number; isComplete: boolean }) {
  if (count === 0 && !isComplete) return null;
  return (
    <span className={classes.count}>
      {formatNumber(count)}
      {isComplete ? null : '+'}
      <VisuallyHidden> {count === 1 && isComplete ? 'opening' : 'openings'}</VisuallyHidden>
    </span>
  );
}

interface ChoiceLinkProps {
  /** The search after a click; null for a choice without openings. */
  to: JobSearchState | null;
  label: string;
  isSelected: boolean;
  /** True if at most one choice can be selected. */
  isSingleChoice?: boolean;
  children?: ReactNode;
}

/** A link with the look of a checkbox or radio button. It selects or clears a choice. */
function ChoiceLink({ to, label, isSelected: chosen, isSingleChoice, children }: ChoiceLinkProps) {
  const content = (
    <>
      <span className={classes.box} data-round={isSingleChoice} aria-hidden="true">
        {chosen ? <IconCheck size={14} stroke={3.5} /> : null}
      </span>
      <span>
        {label}
        {chosen ? <VisuallyHidden>, chosen</VisuallyHidden> : null}
      </span>
      {children}
    </>
  );
  if (to === null) return <span className={classes.choice}>{content}</span>;
  return (
    <SearchLink search={to} className={classes.choice} aria-current={chosen || undefined}>
      {content}
    </SearchLink>
  );
}

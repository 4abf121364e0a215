import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { formatNumber } from '../../lib/format/format';
import classes from './choice-filter.module.css';

/** The number of names that a filter shows above "3 more". */
const MAX_VISIBLE_NAMES = 8;

/** The properties of a choice's link or button. */
interface ChoiceParts {
  className: string | undefined;
  'aria-current': true | undefined;
  children: ReactNode;
}

export interface FilterChoice {
  /** Different for each choice of a filter. */
  label: string;
  isSelected: boolean;
  /** The number of records. Undefined if it is unknown. */
  count?: number | undefined;
  /** Renders the link or button that selects or clears the choice. Null for a choice without records. */
  render: ((parts: ChoiceParts) => ReactNode) | null;
}

interface ChoiceFilterProps {
  title: string;
  /** True if the choices are shown at first. Later changes have no effect, so that nothing moves under the pointer. */
  isOpen: boolean;
  choices: readonly FilterChoice[];
  /** True if all choices are visible. Otherwise the filter shows the first ones above "3 more". */
  hasFixedChoices?: boolean;
  /** True if at most one choice can be selected. */
  isSingleChoice?: boolean;
  /** The plural of the counted records, such as "events". */
  recordsName?: string;
  /** True if there can be more records than the counts say. */
  isLowerBound?: boolean;
}

/** A filter with its choices and their counts, under a title that shows and hides them. */
export function ChoiceFilter({ title, isOpen, choices, hasFixedChoices, ...props }: ChoiceFilterProps) {
  const [open] = useState(isOpen);
  const visible = hasFixedChoices ? choices.length : MAX_VISIBLE_NAMES;
  const rest = choices.slice(visible);
  const items = (some: readonly FilterChoice[]) => (
    <ul className={classes.choices}>
      {some.map((choice) => (
        <li key={choice.label}>
          <Choice {...props} choice={choice} />
        </li>
      ))}
    </ul>
  );
  return (
    <details className={classes.filter} open={open}>
      <summary className={classes.title}>
        <h4>{title}</h4>
        <IconChevronDown size={18} aria-hidden />
      </summary>
      {items(choices.slice(0, visible))}
      {rest.length > 0 ? (
        <details open={rest.some(({ isSelected }) => isSelected) || undefined}>
          <summary className={classes.more}>{formatNumber(rest.length)} more</summary>
          {items(rest)}
        </details>
      ) : null}
    </details>
  );
}

interface ChoiceProps extends Pick<ChoiceFilterProps, 'isSingleChoice' | 'recordsName' | 'isLowerBound'> {
  choice: FilterChoice;
}

/** A choice with the look of a checkbox or radio button. */
function Choice({ choice, isSingleChoice, recordsName = '', isLowerBound }: ChoiceProps) {
  const { label, isSelected, count, render } = choice;
  const parts = {
    className: classes.choice,
    'aria-current': isSelected || undefined,
    children: (
      <>
        <span className={classes.box} data-round={isSingleChoice} aria-hidden="true">
          {isSelected ? <IconCheck size={14} stroke={3.5} /> : null}
        </span>
        <span>
          {label}
          {isSelected ? <VisuallyHidden>, chosen</VisuallyHidden> : null}
        </span>
        {count === undefined ? null : (
          <span className={classes.count}>
            {formatNumber(count)}
            {isLowerBound ? '+' : null}
            <VisuallyHidden> {count === 1 && !isLowerBound ? recordsName.slice(0, -1) : recordsName}</VisuallyHidden>
          </span>
        )}
      </>
    ),
  };
  return render === null ? <span {...parts} /> : render(parts);
}

/** Returns the names in a stable order, so that choices do not move when their counts change. New names are added at the end. */
export function useStableOrder(names: readonly string[]): readonly string[] {
  const [stableNames, setStableNames] = useState(names);
  const added = names.filter((name) => !stableNames.includes(name));
  if (added.length === 0) return stableNames;
  const all = [...stableNames, ...added];
  setStableNames(all);
  return all;
}

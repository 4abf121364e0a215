import { Select } from '@mantine/core';
import type { Sorting } from './sort-header';
import classes from './sort-select.module.css';

/** An order. `value` is the value in the URL. */
interface SortOption {
  value: string;
  label: string;
}

/** Selects the order of a list that is shown as cards, without headers to click. It is visible only below 768 px. */
export function SortSelect({ options, sorting }: { options: readonly SortOption[]; sorting: Sorting }) {
  return (
    <Select
      className={classes.select}
      wrapperProps={{ 'data-no-print': true }}
      label="Sort by"
      size="sm"
      data={[...options]}
      value={sorting.value}
      allowDeselect={false}
      onChange={(sort) => {
        if (sort) sorting.onChange(sort);
      }}
    />
  );
}

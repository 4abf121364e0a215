import { type DateRange, isDateRange } from '@job-alert/domain/date-range';
import { Button, Loader } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { FormEvent, ReactNode } from 'react';
import { focusFirstInvalid } from '../../lib/forms/form-helpers';
import classes from './search-frame.module.css';

interface SearchFrameProps {
  /** What the form is for, such as "Search messages". */
  name: string;
  /** Says the columns of the fields, and where the buttons get a row of their own. */
  className: string | undefined;
  narrowed: boolean;
  spinning?: boolean;
  /** The days that are searched between; a wrong one takes the focus instead of the search. */
  range: DateRange;
  onSearch: () => void;
  onClear: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A list's search form: its fields, Search, and Clear while the list is narrowed. */
export function SearchFrame({
  name,
  className,
  narrowed,
  spinning,
  range,
  onSearch,
  onClear,
  children,
}: SearchFrameProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isDateRange(range)) onSearch();
    else focusFirstInvalid(event.currentTarget);
  }

  return (
    <form className={`${classes.form} ${className}`} role="search" aria-label={name} onSubmit={submit} noValidate>
      {children}
      <div className={classes.buttons}>
        <Button
          type="submit"
          size="md"
          aria-busy={spinning}
          leftSection={spinning ? <Loader size={18} color="white" aria-hidden /> : <IconSearch size={18} aria-hidden />}
        >
          Search
        </Button>
        {narrowed ? (
          <Button variant="subtle" size="md" onClick={onClear}>
            Clear
          </Button>
        ) : null}
      </div>
    </form>
  );
}

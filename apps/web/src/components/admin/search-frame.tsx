import { Button, Loader } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { FormEvent, ReactNode } from 'react';
import classes from './search-frame.module.css';

interface SearchFrameProps {
  /** What the form is for, such as "Search employers". */
  name: string;
  /** Says the columns of the fields, and where the buttons get a row of their own. */
  className: string | undefined;
  narrowed: boolean;
  spinning?: boolean;
  onSearch: () => void;
  onClear: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A search form of the administrator's area: its fields, Search, and Clear while the list is narrowed. */
export function SearchFrame({ name, className, narrowed, spinning, onSearch, onClear, children }: SearchFrameProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch();
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

import { Button, Group } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { BusyButton } from './busy-button';
import classes from './search-bar.module.css';

interface SearchBarProps {
  /** Names the search for screen readers, such as "Search messages". */
  label: string;
  /** The answer is awaited. */
  busy?: boolean;
  onSearch: () => void;
  /** Given while anything narrows the list. */
  onClear?: () => void;
  /** The fields; they share the width evenly. */
  children: ReactNode;
}

/** A list's search form: fields, Search, and Clear while something is searched for. */
export function SearchBar({ label, busy = false, onSearch, onClear, children }: SearchBarProps) {
  return (
    <form
      role="search"
      aria-label={label}
      className={classes.bar}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      <div className={classes.fields}>{children}</div>
      <Group gap="xs" wrap="nowrap">
        <BusyButton
          type="submit"
          size="md"
          busy={busy}
          busyText="Searching..."
          leftSection={<IconSearch size={18} aria-hidden />}
        >
          Search
        </BusyButton>
        {onClear ? (
          <Button variant="subtle" size="md" onClick={onClear}>
            Clear
          </Button>
        ) : null}
      </Group>
    </form>
  );
}

import { Button, TextInput } from '@mantine/core';
import { IconBriefcase, IconMapPin, IconSearch } from '@tabler/icons-react';
import { type FormEvent, useEffect, useState } from 'react';
import { filterDigits } from '@job-alert/domain/typing-filters';
import type { OpeningsFilters } from './openings-filters';
import classes from './openings-search.module.css';

interface OpeningsSearchProps {
  /** What the URL asks for; the fields follow it. */
  initial: OpeningsFilters;
  busy: boolean;
  onSearch: (filters: OpeningsFilters) => void;
}

/** The search form of the openings. */
export function OpeningsSearch({ initial, busy, onSearch }: OpeningsSearchProps) {
  const { title, location, experience } = initial;
  const [filters, setFilters] = useState(initial);
  useEffect(() => setFilters({ title, location, experience }), [title, location, experience]);
  const set = (change: Partial<OpeningsFilters>) => setFilters((current) => ({ ...current, ...change }));

  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch({ ...filters, title: filters.title.trim(), location: filters.location.trim() });
  }

  return (
    <form className={classes.form} role="search" aria-label="Search openings" onSubmit={submit} noValidate>
      <TextInput
        label="Job Title"
        placeholder="Accountant, React, HR"
        leftSection={<IconSearch size={20} aria-hidden />}
        value={filters.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <TextInput
        label="Location"
        placeholder="City or state"
        leftSection={<IconMapPin size={20} aria-hidden />}
        value={filters.location}
        onChange={(event) => set({ location: event.currentTarget.value })}
      />
      <TextInput
        label="Experience"
        placeholder="Years"
        inputMode="numeric"
        leftSection={<IconBriefcase size={20} aria-hidden />}
        value={filters.experience}
        onChange={(event) => set({ experience: filterDigits(event.currentTarget.value, 2) })}
      />
      <Button type="submit" size="md" loading={busy}>
        Search
      </Button>
    </form>
  );
}

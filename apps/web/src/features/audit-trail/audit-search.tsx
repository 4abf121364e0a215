import { Button, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { DateField } from '../../components/date-field';
import classes from './audit-search.module.css';
import { actionChoices, subjectChoices } from './audit-words';
import type { AuditFilters } from './use-audit-trail';

interface AuditSearchProps {
  initial: AuditFilters;
  narrowed: boolean;
  onSearch: (filters: AuditFilters) => void;
  onClear: () => void;
}

/** The search form over the trail. Give it a `key` that changes with `initial`. */
export function AuditSearch({ initial, narrowed, onSearch, onClear }: AuditSearchProps) {
  const [filters, setFilters] = useState(initial);
  const set = (change: Partial<AuditFilters>) => setFilters((current) => ({ ...current, ...change }));

  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch({ ...filters, record: filters.record.trim() });
  }

  return (
    <form className={classes.form} role="search" aria-label="Search the audit trail" onSubmit={submit} noValidate>
      <Select
        label="Action"
        placeholder="All"
        clearable
        searchable
        data={actionChoices(initial.action)}
        value={filters.action || null}
        onChange={(action) => set({ action: action ?? '' })}
      />
      <Select
        label="Record"
        placeholder="All"
        clearable
        data={subjectChoices(initial.subject)}
        value={filters.subject || null}
        onChange={(subject) => set({ subject: subject ?? '' })}
      />
      <TextInput
        label="Record ID"
        autoComplete="off"
        maxLength={64}
        value={filters.record}
        onChange={(event) => set({ record: event.currentTarget.value.replace(/[^\w-]/g, '') })}
      />
      <TextInput
        label="Account ID"
        autoComplete="off"
        inputMode="numeric"
        maxLength={19}
        value={filters.actor}
        onChange={(event) => set({ actor: event.currentTarget.value.replace(/\D/g, '') })}
      />
      <DateField
        className={classes.date}
        label="From date"
        maxDate={filters.to || undefined}
        value={filters.from}
        onChange={(from) => set({ from })}
      />
      <DateField
        className={classes.date}
        label="To date"
        minDate={filters.from || undefined}
        value={filters.to}
        onChange={(to) => set({ to })}
      />
      <div className={classes.buttons}>
        <Button type="submit" size="md" leftSection={<IconSearch size={18} aria-hidden />}>
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

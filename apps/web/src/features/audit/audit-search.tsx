import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DateRangeFields } from '../../components/list/date-range';
import { SearchFrame } from '../../components/list/search-frame';
import classes from './audit-search.module.css';
import { ACTION_CHOICES, SUBJECT_CHOICES } from './audit-words';
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

  return (
    <SearchFrame
      name="Search the audit trail"
      className={classes.form}
      narrowed={narrowed}
      range={filters}
      onSearch={() => onSearch({ ...filters, record: filters.record.trim() })}
      onClear={onClear}
    >
      <Select
        label="Action"
        placeholder="All"
        clearable
        searchable
        data={ACTION_CHOICES}
        value={filters.action || null}
        onChange={(action) => set({ action: action ?? '' })}
      />
      <Select
        label="Record"
        placeholder="All"
        clearable
        data={SUBJECT_CHOICES}
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
      <DateRangeFields className={classes.date} range={filters} onChange={set} />
    </SearchFrame>
  );
}

import {
  APPLICATION_STATUS_LABELS,
  applicationStatusToEdge,
  proposableStatuses,
} from '@job-alert/domain/application-status';
import { Button, SegmentedControl, Select } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { type SearchOption, SearchSelect } from '../../components/search-select';
import { useQueueCompaniesLazyQuery } from './approval-queue.generated';
import type { ApprovalQueueState } from './use-approval-queue';
import classes from './approval-queue.module.css';

const steps = [
  { value: '', label: 'All steps' },
  ...(['APPLIED', ...proposableStatuses('APPLIED')] as const).map((status) => ({
    value: applicationStatusToEdge(status).toLowerCase(),
    label: APPLICATION_STATUS_LABELS[status],
  })),
];

const ages = [
  { value: '', label: 'Any age' },
  { value: 'late', label: 'Late' },
  { value: '1', label: '1 day or more' },
  { value: '3', label: '3 days or more' },
  { value: '7', label: '7 days or more' },
];

interface QueueFiltersProps {
  queue: ApprovalQueueState;
  /** The queue's other buttons, at the end of the line. */
  children: ReactNode;
}

/** What narrows the queue. Each choice takes effect at once and stands in the address. */
export function QueueFilters({ queue: { place, company }, children }: QueueFiltersProps) {
  const { filters, narrow } = place;
  const [findCompanies, found] = useQueueCompaniesLazyQuery();
  const [chosen, setChosen] = useState<SearchOption | null>(null);
  const search = useCallback(
    (text: string) => void findCompanies({ variables: { search: text || undefined } }).catch(() => undefined),
    [findCompanies],
  );
  const named = company && { value: company.id, label: company.name };

  return (
    <div className={classes.filters} role="search" aria-label="Narrow the queue">
      <SegmentedControl
        aria-label="Kind"
        size="sm"
        value={filters.kind}
        data={[
          { value: '', label: 'All' },
          { value: 'company', label: 'Employers' },
          { value: 'job', label: 'Jobs' },
          { value: 'application', label: 'Applications' },
        ]}
        onChange={(kind) => narrow({ kind, ...(kind === 'application' || kind === '' ? {} : { step: '' }) })}
      />
      <Select
        aria-label="Proposed step"
        size="sm"
        data={steps}
        value={filters.step}
        onChange={(step) => narrow({ step: step ?? '' })}
      />
      <SearchSelect
        aria-label="Company"
        placeholder="All companies"
        size="sm"
        clearable
        value={filters.company}
        chosen={chosen?.value === filters.company ? chosen : named}
        options={(found.data ?? found.previousData)?.companies.nodes.map(({ id, name }) => ({
          value: id,
          label: name,
        }))}
        onSearch={search}
        onChange={(value, option) => {
          setChosen(option);
          narrow({ company: value });
        }}
      />
      <Select
        aria-label="Waiting for"
        size="sm"
        data={ages}
        value={filters.age}
        onChange={(age) => narrow({ age: age ?? '' })}
      />
      {place.narrowed ? (
        <Button variant="subtle" size="sm" onClick={place.clear}>
          Clear
        </Button>
      ) : null}
      {children}
    </div>
  );
}

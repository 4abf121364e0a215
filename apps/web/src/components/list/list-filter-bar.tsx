import { formatDate } from '@job-alert/domain/india/calendar';
import { Button, Pill } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Drawer } from '../dialog/drawer';
import { SortSelect } from '../table/sort-select';
import type { FilterValues, ListFilter } from './list-filter';
import classes from './list-filter-bar.module.css';
import { type CustomField, ListFilterForm } from './list-filter-form';
import type { List } from './use-list';

const PHONE = '(max-width: 47.99em)';

export interface ListFilterBarProps<Name extends string> {
  /** The accessible name of the form, such as "Search events". */
  name: string;
  list: List<Name>;
  isPending: boolean;
  renderField?: ((name: Name, field: CustomField) => ReactNode) | undefined;
  /** Returns the label of a custom filter's value for its chip. */
  customLabel?: ((name: Name) => string | undefined) | undefined;
  onSearch: (filters: FilterValues<Name>) => void;
}

/**
 * The filters of a list. Desktops show a form. Phones show a button that opens it, chips for active filters, and the
 * order.
 */
export function ListFilterBar<Name extends string>({ customLabel, ...props }: ListFilterBarProps<Name>) {
  const { list, onSearch } = props;
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const [opened, setOpened] = useState(false);
  const fields = Object.entries(list.fields) as [Name, ListFilter][];
  const hasForm = fields.some(([, filter]) => filter.kind !== 'link');
  const active = fields.filter(([name, { kind }]) => kind !== 'order' && list.filters[name] !== '');
  const hasOrder = list.sortOptions.length > 0 && !fields.some(([, { kind }]) => kind === 'order');

  const form = (
    <ListFilterForm
      key={JSON.stringify(list.filters)}
      {...props}
      onSearch={(filters) => {
        setOpened(false);
        onSearch(filters);
      }}
      onClear={() => {
        setOpened(false);
        list.clear();
      }}
    />
  );
  if (!isPhone || !(hasForm || hasOrder)) return hasForm ? form : null;

  return (
    <>
      <div className={classes.bar} data-no-print>
        {hasForm ? (
          <Button
            variant="default"
            leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setOpened(true)}
          >
            {active.length > 0 ? `Filters (${active.length})` : 'Filters'}
          </Button>
        ) : null}
        {hasOrder ? <SortSelect options={list.sortOptions} sorting={list.sorting} /> : null}
      </div>
      {active.length > 0 ? (
        <ul className={classes.chips} aria-label="Active filters">
          {active.map(([name, filter]) => {
            const text = chipText(filter, list.filters[name], customLabel?.(name));
            return (
              <li key={name}>
                <Pill
                  size="lg"
                  withRemoveButton
                  removeButtonProps={{ 'aria-label': `Remove the filter ${text}`, 'aria-hidden': false, tabIndex: 0 }}
                  onRemove={() => list.search({ [name]: '' } as Partial<FilterValues<Name>>)}
                >
                  {text}
                </Pill>
              </li>
            );
          })}
        </ul>
      ) : null}
      <Drawer opened={opened} onClose={() => setOpened(false)} title="Filters">
        {form}
      </Drawer>
    </>
  );
}

function chipText(filter: ListFilter, value: string, custom: string | undefined): string {
  switch (filter.kind) {
    case 'text':
      return value;
    case 'day':
      return `${filter.label} ${formatDate(value)}`;
    case 'custom':
      return custom ?? filter.label;
    default:
      return filter.options.find((option) => option.value === value)?.label ?? value;
  }
}

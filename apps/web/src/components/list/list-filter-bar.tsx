import { Button, Pill } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Drawer } from '../dialog/drawer';
import { SortSelect } from '../table/sort-select';
import { activeFilters, type FilterValues, type ListFilter } from './list-filter';
import classes from './list-filter-bar.module.css';
import { type CustomField, ListFilterForm } from './list-filter-form';
import type { List } from './use-list';

const PHONE = '(max-width: 47.99em)';
/** Below this width there is no room for choices beside the list. */
export const NARROW = '(max-width: 74.99em)';

export interface ListFilterBarProps<Name extends string> {
  /** The accessible name of the form, such as "Search events". */
  name: string;
  list: List<Name>;
  isPending: boolean;
  renderField?: ((name: Name, field: CustomField) => ReactNode) | undefined;
  /** Returns the label of a custom filter's value for its chip. */
  customLabel?: ((name: Name) => string | undefined) | undefined;
  /** The choices that wide screens show beside the list. On others they are below the form, in its drawer. */
  choices?: ReactNode;
  onSearch: (filters: FilterValues<Name>) => void;
}

/**
 * The filters of a list. Desktops show a form. Phones show a button that opens it, chips for active filters, and the
 * order.
 */
export function ListFilterBar<Name extends string>({ customLabel, choices, ...props }: ListFilterBarProps<Name>) {
  const { list, onSearch } = props;
  const isPhone = useMediaQuery(choices ? NARROW : PHONE, false, { getInitialValueInEffect: false });
  const [opened, setOpened] = useState(false);
  const fields = Object.entries(list.fields) as [Name, ListFilter][];
  const hasForm = fields.some(([, { kind }]) => kind !== 'link' && kind !== 'choices');
  const active = activeFilters(list.fields, list.filters, customLabel);
  const view = list.viewOptions;
  const hasOrder = list.sortOptions.length > 0 && !fields.some(([, { kind }]) => kind === 'order');

  const form = (
    <ListFilterForm
      key={formKey(list)}
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
        {view?.isOrder ? (
          <SortSelect options={view.options} sorting={{ value: list.view, onChange: list.showView }} />
        ) : null}
      </div>
      {active.length > 0 ? (
        <ul className={classes.chips} aria-label="Active filters">
          {active.map(({ key, text, without }) => (
            <li key={key}>
              <Pill
                size="lg"
                withRemoveButton
                removeButtonProps={{ 'aria-label': `Remove the filter ${text}`, 'aria-hidden': false, tabIndex: 0 }}
                onRemove={() => list.search(without)}
              >
                {text}
              </Pill>
            </li>
          ))}
        </ul>
      ) : null}
      <Drawer opened={opened} onClose={() => setOpened(false)} title="Filters">
        {form}
        {choices ? (
          <>
            <div className={classes.choices}>{choices}</div>
            <div className={classes.foot}>
              <Button size="md" fullWidth onClick={() => setOpened(false)}>
                Show the results
              </Button>
            </div>
          </>
        ) : null}
      </Drawer>
    </>
  );
}

/** Identifies the values of the form. Choices beside the list do not change what is typed in it. */
const formKey = <Name extends string>({ fields, filters }: List<Name>): string =>
  JSON.stringify((Object.keys(fields) as Name[]).map((name) => fields[name].kind !== 'choices' && filters[name]));

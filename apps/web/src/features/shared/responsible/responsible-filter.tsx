import { NOBODY } from '@job-alert/domain/accounts/responsible-administrator';
import { useState } from 'react';
import { SelectField } from '../../../components/form/select-field';
import type { CustomField } from '../../../components/list/list-filter-form';
import { useSession } from '../../../lib/session/session';
import { useResponsibleOptions } from './use-responsible-options';

/** The filter of a list by the id of the responsible administrator, or by none. */
export const responsibleFilter = {
  kind: 'custom',
  label: 'Responsible',
  pattern: new RegExp(`^(?:${NOBODY}|[1-9]\\d{0,18})$`),
} as const;

const OWN = 'Mine';

/** Loads the colleagues when the list opens, or when the URL names one of them. */
export function ResponsibleFilter({ value, onChange }: CustomField) {
  const [isOpened, setOpened] = useState(false);
  const options = useResponsibleOptions({ own: OWN, isNeeded: useIsColleague(value) || isOpened });
  return (
    <SelectField
      label={responsibleFilter.label}
      placeholder="All"
      clearable
      data={options}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
      onDropdownOpen={() => setOpened(true)}
    />
  );
}

function useIsColleague(value: string): boolean {
  const ownId = useSession()?.user.id;
  return value !== '' && value !== NOBODY && value !== ownId;
}

/** Returns the label of the filter's value for its chip. */
export function useResponsibleLabel(value: string): string | undefined {
  const options = useResponsibleOptions({ own: OWN, isNeeded: useIsColleague(value) });
  const label = options.find((option) => option.value === value)?.label;
  return label === undefined ? undefined : `${responsibleFilter.label}: ${label}`;
}

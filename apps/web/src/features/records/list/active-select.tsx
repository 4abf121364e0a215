import { RowSelect } from '../../../components/table/row-select';
import classes from './active-select.module.css';
import { useOptimisticToggle } from './use-optimistic-toggle';

interface ActiveSelectProps {
  name: string;
  isActive: boolean;
  onChange: (isActive: boolean) => Promise<void>;
}

const choices = (['Active', 'Inactive'] as const).map((value) => ({ value, label: value }));

/** Sets a record to Active or Inactive. It is blocked until the server responds. */
export function ActiveSelect({ name, isActive, onChange }: ActiveSelectProps) {
  const { value: isShownActive, isPending, choose } = useOptimisticToggle(isActive, onChange);
  return (
    <RowSelect
      className={isShownActive ? classes.active : classes.inactive}
      label={`Active or inactive: ${name}`}
      choices={choices}
      value={isShownActive ? 'Active' : 'Inactive'}
      isPending={isPending}
      onChange={(value) => choose(value === 'Active')}
    />
  );
}

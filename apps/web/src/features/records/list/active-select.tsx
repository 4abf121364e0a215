import { useState } from 'react';
import { RowSelect } from '../../../components/row-select';
import classes from './active-select.module.css';

interface ActiveSelectProps {
  /** Whose flag it is, such as "Asha Patel". */
  name: string;
  isActive: boolean;
  onChange: (isActive: boolean) => Promise<void>;
}

const choices = (['Active', 'Inactive'] as const).map((value) => ({ value, label: value }));

/** The drop-down that sets a record Active or Inactive directly. It waits for the server and takes no second choice meanwhile. */
export function ActiveSelect({ name, isActive, onChange }: ActiveSelectProps) {
  const [awaited, setAwaited] = useState<boolean | null>(null);
  const shown = awaited ?? isActive;

  async function choose(next: boolean) {
    if (awaited !== null) return;
    setAwaited(next);
    try {
      await onChange(next);
    } finally {
      setAwaited(null);
    }
  }

  return (
    <RowSelect
      className={shown ? classes.active : classes.inactive}
      label={`Active or inactive: ${name}`}
      choices={choices}
      value={shown ? 'Active' : 'Inactive'}
      busy={awaited !== null}
      onChange={(value) => void choose(value === 'Active')}
    />
  );
}

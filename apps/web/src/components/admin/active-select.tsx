import { Loader, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import classes from './active-select.module.css';

interface ActiveSelectProps {
  /** Whose flag it is, such as "Asha Patel". */
  name: string;
  isActive: boolean;
  onChange: (isActive: boolean) => Promise<void>;
}

/** The drop-down that sets a record Active or Inactive directly. It waits for the server and takes no second choice meanwhile. */
export function ActiveSelect({ name, isActive, onChange }: ActiveSelectProps) {
  const [awaited, setAwaited] = useState<boolean | null>(null);
  const shown = awaited ?? isActive;

  async function choose(next: boolean) {
    // Not `disabled`: that would take the focus away from who uses the keyboard.
    if (awaited !== null) return;
    setAwaited(next);
    try {
      await onChange(next);
    } finally {
      setAwaited(null);
    }
  }

  return (
    <NativeSelect
      size="xs"
      radius="sm"
      className={classes.select}
      data-active={shown || undefined}
      aria-label={`Active or inactive: ${name}`}
      aria-disabled={awaited !== null}
      data={['Active', 'Inactive']}
      value={shown ? 'Active' : 'Inactive'}
      rightSection={awaited === null ? undefined : <Loader size={14} aria-hidden />}
      onChange={(event) => void choose(event.currentTarget.value === 'Active')}
    />
  );
}

import { Button } from '@mantine/core';
import { useState } from 'react';

interface ActiveToggleProps {
  /** Whose flag it is. */
  name: string;
  isActive: boolean;
  onChange: (isActive: boolean) => Promise<void>;
}

/** Active and Inactive as two toggle buttons; the pressed one holds. It takes no second choice while the first is being saved. */
export function ActiveToggle({ name, isActive, onChange }: ActiveToggleProps) {
  const [awaited, setAwaited] = useState<boolean | null>(null);
  const shown = awaited ?? isActive;

  async function choose(next: boolean) {
    // Not `disabled`: that would take the focus away from who uses the keyboard.
    if (awaited !== null || next === isActive) return;
    setAwaited(next);
    try {
      await onChange(next);
    } finally {
      setAwaited(null);
    }
  }

  return (
    <Button.Group aria-label={`Record of ${name}`}>
      {([true, false] as const).map((value) => (
        <Button
          key={String(value)}
          size="compact-sm"
          radius="sm"
          variant={shown === value ? 'filled' : 'default'}
          color={value ? 'teal.9' : 'gray.7'}
          aria-pressed={shown === value}
          aria-disabled={awaited !== null}
          onClick={() => void choose(value)}
        >
          {value ? 'Active' : 'Inactive'}
        </Button>
      ))}
    </Button.Group>
  );
}

import { Button } from '@mantine/core';
import { PlainButton } from '../../../components/buttons/plain-button';
import classes from './active-toggle.module.css';
import { useAwaited } from './use-awaited';

interface ActiveToggleProps {
  name: string;
  isActive: boolean;
  onChange: (isActive: boolean) => Promise<void>;
}

/** Active and Inactive as two toggle buttons. They are blocked until the server responds. */
export function ActiveToggle({ name, isActive, onChange }: ActiveToggleProps) {
  const { shown, busy, choose } = useAwaited(isActive, onChange);
  return (
    <Button.Group aria-label={`Record of ${name}`}>
      {([true, false] as const).map((value) => (
        <PlainButton
          key={String(value)}
          look={shown === value ? 'filled' : 'default'}
          className={value ? classes.active : classes.inactive}
          aria-pressed={shown === value}
          aria-disabled={busy}
          onClick={() => choose(value)}
        >
          {value ? 'Active' : 'Inactive'}
        </PlainButton>
      ))}
    </Button.Group>
  );
}

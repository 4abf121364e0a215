import { Button } from '@mantine/core';
import { PlainButton } from '../../../components/buttons/plain-button';
import classes from './active-toggle.module.css';
import { useOptimisticToggle } from './use-optimistic-toggle';

interface ActiveToggleProps {
  name: string;
  isActive: boolean;
  onChange: (isActive: boolean) => Promise<void>;
}

/** Active and Inactive as two toggle buttons. They are blocked until the server responds. */
export function ActiveToggle({ name, isActive, onChange }: ActiveToggleProps) {
  const { value: isShownActive, isPending, choose } = useOptimisticToggle(isActive, onChange);
  return (
    <div role="group" className={Button.classes.group} data-orientation="horizontal" aria-label={`Record of ${name}`}>
      {([true, false] as const).map((value) => (
        <PlainButton
          key={String(value)}
          variant={isShownActive === value ? 'filled' : 'default'}
          className={value ? classes.active : classes.inactive}
          aria-pressed={isShownActive === value}
          aria-disabled={isPending}
          onClick={() => choose(value)}
        >
          {value ? 'Active' : 'Inactive'}
        </PlainButton>
      ))}
    </div>
  );
}

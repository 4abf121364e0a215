import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { formatNumber } from '../../lib/format/format';
import classes from './undo-button.module.css';

interface UndoButtonProps {
  /** The name of the decision, for screen readers. */
  name: string;
  count?: number;
  /** The end of the undo period, in milliseconds since 1970. */
  until: number;
  onUndo: () => void;
  /** Called before the button disappears at the end of the period, because it may have focus. */
  onExpire: () => void;
}

export function UndoButton({ name, count = 1, until, onUndo, onExpire }: UndoButtonProps) {
  const [isExpired, setExpired] = useState(() => Date.now() >= until);
  useEffect(() => {
    if (isExpired) return;
    const timer = setTimeout(() => {
      onExpire();
      setExpired(true);
    }, until - Date.now());
    return () => clearTimeout(timer);
  }, [isExpired, until, onExpire]);
  if (isExpired) return null;
  return (
    <Button
      className={classes.undo}
      data-undo
      size="compact-sm"
      variant="default"
      leftSection={<IconArrowBackUp size={16} aria-hidden />}
      aria-label={count > 1 ? undefined : `Undo: ${name}`}
      onClick={onUndo}
    >
      {count > 1 ? `Undo all ${formatNumber(count)}` : 'Undo'}
    </Button>
  );
}

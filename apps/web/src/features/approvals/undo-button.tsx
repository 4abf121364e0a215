import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { formatNumber } from '../../lib/format/format';
import classes from './queue-list.module.css';

interface UndoButtonProps {
  /** The name of the decision to undo, for screen readers. */
  name: string;
  /** The number of decisions that it takes back, when there are several. */
  count?: number;
  /** When the time for it ends, in milliseconds. */
  until: number;
  onUndo: () => void;
  /** Called before the button goes with its time: the focus may be on it. */
  onOver: () => void;
}

/** Takes a decision back, as long as that can be done. */
export function UndoButton({ name, count = 1, until, onUndo, onOver }: UndoButtonProps) {
  const [over, setOver] = useState(() => Date.now() >= until);
  useEffect(() => {
    if (over) return;
    const timer = setTimeout(() => {
      onOver();
      setOver(true);
    }, until - Date.now());
    return () => clearTimeout(timer);
  }, [over, until, onOver]);
  if (over) return null;
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

import type { ButtonProps } from '@mantine/core';
import { type MouseEvent, useState } from 'react';
import { useAsyncAction } from '../../lib/forms/use-async-action';
import { PendingButton } from './pending-button';

interface AskingButtonProps extends ButtonProps {
  label: string;
  /** The question after the first click, such as "Delete this note?". */
  question: string;
  busyText: string;
  /** True if the action cannot be undone. The question is then red. */
  danger?: boolean;
  /** Says by itself what has failed. */
  onAct: () => Promise<void>;
}

/**
 * A button that asks in its own words before it acts: a second press does it, and leaving the button takes the question back. The second
 * click of a double click is no answer.
 */
export function ConfirmButton({ label, question, busyText, danger = false, onAct, ...props }: AskingButtonProps) {
  const [asked, setAsked] = useState(false);
  const { busy, send } = useAsyncAction();

  function press({ detail }: MouseEvent) {
    if (!asked) setAsked(true);
    else if (detail < 2) void send(onAct);
  }

  return (
    <PendingButton
      size="compact-sm"
      busy={busy}
      busyText={busyText}
      onClick={press}
      onBlur={() => setAsked(false)}
      {...props}
      color={asked && danger ? 'red' : props.color}
    >
      {asked ? question : label}
    </PendingButton>
  );
}

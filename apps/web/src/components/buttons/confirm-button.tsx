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
  /** Has to report its own errors. */
  onAct: () => Promise<void>;
}

/**
 * A button that needs two clicks. The first click replaces the label with `question`; the second runs the action. Losing focus resets it.
 * Double clicks are ignored.
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

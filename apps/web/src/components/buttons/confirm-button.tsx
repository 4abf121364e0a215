import type { ButtonProps } from '@mantine/core';
import { type MouseEvent, useState } from 'react';
import { useAsyncAction } from '../../lib/forms/use-async-action';
import { PendingButton } from './pending-button';

interface ConfirmButtonProps extends ButtonProps {
  label: string;
  /** The question after the first click, such as "Delete this note?". */
  question: string;
  pendingText: string;
  /** True if the action cannot be undone. The question is then red. */
  isDestructive?: boolean;
  /** Runs the action. It must report its own errors. */
  onAct: () => Promise<void>;
}

/** A button that needs two clicks: the first shows `question`, the second runs the action. Losing focus resets it. */
export function ConfirmButton({
  label,
  question,
  pendingText,
  isDestructive = false,
  onAct,
  ...props
}: ConfirmButtonProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { isPending, run } = useAsyncAction();

  function handleClick({ detail }: MouseEvent) {
    if (!isConfirming) setIsConfirming(true);
    else if (detail < 2) void run(onAct);
  }

  return (
    <PendingButton
      size="compact-sm"
      isPending={isPending}
      pendingText={pendingText}
      onClick={handleClick}
      onBlur={() => setIsConfirming(false)}
      {...props}
      color={isConfirming && isDestructive ? 'red' : props.color}
    >
      {isConfirming ? question : label}
    </PendingButton>
  );
}

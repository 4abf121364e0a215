import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState } from './states';

interface EmptyListProps {
  /** The specified text. */
  text: string;
  /** When and how the list gets its first entries. */
  hint: string;
  /** The list is narrowed: nothing matches. */
  narrowed?: boolean;
  /** A suggestion for the case that nothing matches. */
  noMatchHint?: string;
  /** An action that fills an empty list. */
  action?: ReactNode;
  /** Goes with `narrowed`. */
  onClear?: () => void;
}

/** A list without rows: because nothing is there yet, or because nothing matches. */
export function EmptyList({ text, onClear, ...props }: EmptyListProps) {
  if (!props.narrowed) return <EmptyState text={text} hint={props.hint} action={props.action} />;
  return (
    <EmptyState
      text={text}
      hint={props.noMatchHint ?? 'Nothing matches this search. Try fewer words, another status or other dates.'}
      icon={<IconSearchOff size={32} stroke={1.5} />}
      action={
        <Button variant="default" onClick={onClear}>
          Clear the search
        </Button>
      }
    />
  );
}

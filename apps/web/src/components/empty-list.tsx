import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState } from './states';

interface EmptyListProps {
  text: string;
  /** Explains when and how the list gets its first entries. */
  hint: string;
  /** True if filters are active and nothing matches. */
  isFiltered?: boolean;
  noMatchHint?: string;
  /** Shown above the button that clears the search. */
  noMatchAction?: ReactNode;
  action?: ReactNode;
  onClear?: () => void;
}

/** Replaces a list without rows. It says that there are no entries yet, or that none match the filters. */
export function EmptyList({ text, onClear, ...props }: EmptyListProps) {
  if (!props.isFiltered) return <EmptyState text={text} hint={props.hint} action={props.action} />;
  return (
    <EmptyState
      text={text}
      hint={props.noMatchHint ?? 'Nothing matches this search. Try fewer words, another status or other dates.'}
      icon={<IconSearchOff size={32} stroke={1.5} />}
      action={
        <>
          {props.noMatchAction}
          <Button variant="default" onClick={onClear}>
            Clear the search
          </Button>
        </>
      }
    />
  );
}

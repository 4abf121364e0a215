import { Button, Skeleton, Stack } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { EmptyState } from '../states';

/** The shape of a coming list. */
export function ListSkeleton() {
  return (
    <Stack gap="sm" role="status" aria-label="Loading...">
      <Skeleton height={44} radius="md" />
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} height={56} radius="md" />
      ))}
    </Stack>
  );
}

interface EmptyListProps {
  /** The specified text. */
  text: string;
  /** When and how the list gets its first entries. */
  hint: string;
  /** The list is narrowed: nothing matches. */
  narrowed: boolean;
  page: number;
  onClear: () => void;
  onFirstPage: () => void;
}

/** A list without rows: because nothing is there yet, because nothing matches, or because the page lies behind the last one. */
export function EmptyList({ text, hint, narrowed, page, onClear, onFirstPage }: EmptyListProps) {
  if (page > 1) {
    return (
      <EmptyState
        text={text}
        hint="This page is behind the end of the list."
        action={
          <Button variant="default" onClick={onFirstPage}>
            Back to the first page
          </Button>
        }
      />
    );
  }
  if (!narrowed) return <EmptyState text={text} hint={hint} />;
  return (
    <EmptyState
      text={text}
      hint="Nothing matches this search. Try fewer words, another status or other dates."
      icon={<IconSearchOff size={32} stroke={1.5} />}
      action={
        <Button variant="default" onClick={onClear}>
          Clear the search
        </Button>
      }
    />
  );
}

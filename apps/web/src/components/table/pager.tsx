import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { formatNumber } from '../../lib/format/format';
import { showStart } from '../../lib/scroll-to-section';

interface PagerProps {
  /** The number of the current page. The first page is 1. */
  page: number;
  hasNextPage: boolean;
  pages?: number | undefined;
  /** The list, whose next page begins at its start. */
  frame: RefObject<HTMLElement | null>;
  onChange: (page: number) => void;
}

/** Buttons for the previous and next page. Renders nothing for a list of one page. */
export function Pager({ page, hasNextPage, pages, frame, onChange }: PagerProps) {
  if (page <= 1 && !hasNextPage) return null;
  function turnTo(next: number) {
    onChange(next);
    showStart(frame.current);
  }
  return (
    <Group component="nav" aria-label="Pages" justify="center" gap="sm" mt="lg">
      <ActionIcon
        variant="default"
        size={40}
        aria-label="Previous page"
        title="Previous page"
        disabled={page <= 1}
        onClick={() => turnTo(page - 1)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <Text c="gray.6" fz="sm" aria-current="page">
        Page {formatNumber(page)}
        {pages === undefined ? null : ` of ${formatNumber(pages)}`}
      </Text>
      <ActionIcon
        variant="default"
        size={40}
        aria-label="Next page"
        title="Next page"
        disabled={!hasNextPage}
        onClick={() => turnTo(page + 1)}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

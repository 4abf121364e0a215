import { List } from '@mantine/core';
import { formatNumber } from '../../../lib/format/format';

/** Counts the equal outcomes of a bulk decision, such as "3 → Applied". Set `long` for outcomes that are sentences. */
export function OutcomeCounts({ outcomes, long = false }: { outcomes: readonly string[]; long?: boolean }) {
  const counts = new Map<string, number>();
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return (
    <List size={long ? 'sm' : 'md'} spacing={long ? 8 : 0} my={4} listStyleType="none" c="ink.9" fw={long ? 400 : 600}>
      {[...counts].map(([outcome, count]) => (
        <List.Item key={outcome}>
          {formatNumber(count)} → {outcome}
        </List.Item>
      ))}
    </List>
  );
}

import { Skeleton, Stack } from '@mantine/core';

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

import { Skeleton, Stack, Text } from '@mantine/core';

/** The placeholder of a loading list. It also shows the specified text, if there is one. */
export function ListSkeleton({ text }: { text?: string | undefined }) {
  return (
    <Stack gap="sm" role="status" aria-label={text ?? 'Loading...'}>
      {text ? <Text c="gray.6">{text}</Text> : null}
      <Skeleton height={44} radius="md" />
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} height={56} radius="md" />
      ))}
    </Stack>
  );
}

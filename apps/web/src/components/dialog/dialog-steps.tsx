import { Button, Group, Text } from '@mantine/core';

/** The way from an open record to those beside it in its list. */
export interface Steps {
  /** The record's place on its page, such as "2 of 25". */
  place: string;
  previous: (() => void) | null;
  next: (() => void) | null;
}

/** The steps from the record with this id; none when its list does not show it, or nothing else. */
export function stepsFrom<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  id: string | undefined,
  open: (row: Row) => void,
): Steps | undefined {
  const at = rows?.findIndex((row) => row.id === id) ?? -1;
  if (!rows || at < 0 || rows.length === 1) return undefined;
  const to = (row: Row | undefined) => (row ? () => open(row) : null);
  return { place: `${at + 1} of ${rows.length}`, previous: to(rows[at - 1]), next: to(rows[at + 1]) };
}

interface DialogStepsProps {
  steps: Steps;
  /** Goes, unless something typed stays. */
  onGo: (go: () => void) => void;
}

/** Previous and Next of a record's dialog. At either end the button stays, so that it keeps the focus. */
export function DialogSteps({ steps: { place, previous, next }, onGo }: DialogStepsProps) {
  const button = (name: string, go: (() => void) | null) => (
    <Button
      size="compact-md"
      variant="default"
      aria-disabled={!go}
      onClick={() => {
        if (go) onGo(go);
      }}
    >
      {name}
    </Button>
  );
  return (
    <Group gap="sm" mb="md" justify="flex-end" data-no-print>
      <Text role="status" fz="sm" c="gray.7">
        {place}
      </Text>
      {button('Previous', previous)}
      {button('Next', next)}
    </Group>
  );
}

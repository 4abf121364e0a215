import { Button, Group, Text } from '@mantine/core';
import classes from './dialog-steps.module.css';

export interface Steps {
  /** The record's position on its page, such as "2 of 25". */
  position: string;
  previous: (() => void) | null;
  next: (() => void) | null;
}

/**
 * Returns the navigation from the record with this id, or undefined if the list does not contain it or contains only
 * it.
 */
export function stepsFrom<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  id: string | undefined,
  open: (row: Row) => void,
): Steps | undefined {
  const at = rows?.findIndex((row) => row.id === id) ?? -1;
  if (!rows || at < 0 || rows.length === 1) return undefined;
  const to = (row: Row | undefined) => (row ? () => open(row) : null);
  return { position: `${at + 1} of ${rows.length}`, previous: to(rows[at - 1]), next: to(rows[at + 1]) };
}

interface DialogStepsProps {
  steps: Steps;
  /** Runs `go` unless the user decides to stay with unsaved changes. */
  onGo: (go: () => void) => void;
}

/** The buttons Previous and Next. At either end the button stays, so that it does not lose focus. */
export function DialogSteps({ steps: { position, previous, next }, onGo }: DialogStepsProps) {
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
    <Group gap="sm" className={classes.steps} data-no-print>
      <Text role="status" fz="sm" c="gray.7">
        {position}
      </Text>
      {button('Previous', previous)}
      {button('Next', next)}
    </Group>
  );
}

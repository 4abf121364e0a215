import { Button, Group, Text } from '@mantine/core';
import { useRef } from 'react';
import { useShortcutMode } from '../keyboard/use-shortcut-mode';
import { useShortcuts } from '../keyboard/use-shortcuts';
import classes from './dialog-steps.module.css';

export interface Steps {
  /** The record's position in the list, such as "27 of 36". */
  position: string;
  previous: (() => void) | null;
  next: (() => void) | null;
}

interface DialogStepsProps {
  steps: Steps;
  /** Runs `go` unless the user decides to stay with unsaved changes. */
  onGo: (go: () => void) => void;
}

/** The buttons Previous and Next, and their keys. At either end the button stays, so that it does not lose focus. */
export function DialogSteps({ steps: { position, previous, next }, onGo }: DialogStepsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [mode] = useShortcutMode();
  /** Focuses the button first, because the focused element may belong to the record that is replaced. */
  const press = (key: string) => () => {
    const target = frame.current?.querySelector<HTMLButtonElement>(`[aria-keyshortcuts=${key}]`);
    target?.focus({ preventScroll: true });
    target?.click();
  };
  useShortcuts(mode, frame, { j: { act: press('J') }, k: { act: press('K') } });

  const button = (name: string, key: string, go: (() => void) | null) => (
    <Button
      title={`${name}: ${key}`}
      aria-keyshortcuts={key}
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
    <Group ref={frame} gap="sm" className={classes.steps} data-no-print>
      <Text role="status" fz="sm" c="gray.7">
        {position}
      </Text>
      {button('Previous', 'K', previous)}
      {button('Next', 'J', next)}
    </Group>
  );
}

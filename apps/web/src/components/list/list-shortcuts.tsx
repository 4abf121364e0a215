import { ActionIcon } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { isUsable } from '../../lib/row-position';
import { ShortcutsDialog } from '../keyboard/shortcuts-dialog';
import { useShortcutMode } from '../keyboard/use-shortcut-mode';
import { useShortcuts } from '../keyboard/use-shortcuts';

interface ListShortcutsProps {
  list: RefObject<HTMLElement | null>;
  /** True if the rows can be approved and rejected. */
  canDecide: boolean;
}

/** The keyboard shortcuts of a table. They move between rows and click the buttons of a row. */
export function ListShortcuts({ list, canDecide }: ListShortcutsProps) {
  const [mode, setMode] = useShortcutMode();
  const [isHelpOpen, setIsHelpOpen] = useState(false);

  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('tbody [data-row-key]') ?? [])];
  const focusedRow = () => document.activeElement?.closest<HTMLElement>('[data-row-key]') ?? null;
  const control = (row: HTMLElement | null | undefined, act: string) =>
    row?.querySelector<HTMLElement>(`[data-row-act=${act}]`);

  function move(by: 1 | -1) {
    const all = rows();
    const row = focusedRow();
    const target = row ? all[all.indexOf(row) + by] : all[0];
    const button = control(target, 'open');
    button?.focus({ preventScroll: true });
    target?.scrollIntoView?.({ block: 'nearest' });
  }
  function clickControl(act: string) {
    const button = control(focusedRow(), act);
    // The dialog returns focus to this button.
    button?.focus({ preventScroll: true });
    if (button && isUsable(button)) button.click();
  }

  const down = { act: () => move(1), repeats: true };
  const up = { act: () => move(-1), repeats: true };
  useShortcuts(mode, list, {
    j: down,
    k: up,
    ArrowDown: down,
    ArrowUp: up,
    ...(canDecide && { a: { act: () => clickControl('approve') }, r: { act: () => clickControl('reject') } }),
    '?': { act: () => setIsHelpOpen(true) },
  });

  return (
    <>
      <ActionIcon
        visibleFrom="md"
        variant="subtle"
        color="gray"
        size={36}
        p={0}
        aria-label="Keys"
        title="Keys"
        onClick={() => setIsHelpOpen(true)}
      >
        <IconKeyboard size={20} aria-hidden />
      </ActionIcon>
      <ShortcutsDialog
        title="Keyboard shortcuts"
        keys={canDecide ? [...MOVE_KEYS, ...DECISION_KEYS, HELP_KEY] : [...MOVE_KEYS, HELP_KEY]}
        opened={isHelpOpen}
        mode={mode}
        onMode={setMode}
        onClose={() => setIsHelpOpen(false)}
      />
    </>
  );
}

const MOVE_KEYS = [
  [['J', '↓'], 'Next row'],
  [['K', '↑'], 'Row before'],
  [['Enter'], 'Open the record'],
] as const;
const DECISION_KEYS = [
  [['A'], 'Approve: asks first'],
  [['R'], 'Reject: asks for the reason'],
] as const;
const HELP_KEY = [['?'], 'These keys'] as const;

import { Kbd, Radio, Stack, Table, Text } from '@mantine/core';
import { Dialog } from '../dialog/dialog';
import { isShortcutMode, type ShortcutMode } from './use-shortcut-mode';

interface ShortcutsDialogProps {
  title: string;
  keys: readonly (readonly [names: readonly string[], act: string])[];
  opened: boolean;
  mode: ShortcutMode;
  onMode: (mode: ShortcutMode) => void;
  onClose: () => void;
}

/** The keyboard shortcuts of a list, and the setting for when they are active. */
export function ShortcutsDialog({ title, keys, opened, mode, onMode, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <Table aria-label="Keys" verticalSpacing={6}>
        <Table.Tbody>
          {keys.map(([names, act]) => (
            <Table.Tr key={act}>
              <Table.Td w={110}>
                {names.map((name) => (
                  <Kbd key={name} mr={6}>
                    {name}
                  </Kbd>
                ))}
              </Table.Td>
              <Table.Td>{act}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Radio.Group
        mt="lg"
        label="Single-letter shortcuts work"
        value={mode}
        onChange={(next) => {
          if (isShortcutMode(next)) onMode(next);
        }}
      >
        <Stack gap={8} mt={6}>
          <Radio value="everywhere" label="Everywhere on this screen" />
          <Radio value="queue" label="Only while the list has focus" />
          <Radio value="off" label="Never" />
        </Stack>
      </Radio.Group>
      <Text mt="sm" fz="sm" c="gray.6">
        Shortcuts are off while you type or while a dialog is open. The arrow keys always move in the list.
      </Text>
    </Dialog>
  );
}

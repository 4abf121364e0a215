import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import classes from './created-key.module.css';

interface CreatedKeyProps {
  value: string;
  /** What it is, in lower case. */
  what?: 'key' | 'secret';
  /** What to do with it. */
  children: ReactNode;
  onDone: () => void;
}

/** Shows a new key or secret, this once. */
export function CreatedKey({ value, what = 'key', children, onDone }: CreatedKeyProps) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied('yes');
    } catch {
      // The browser may forbid it: the key can still be marked and copied by hand.
      setCopied('no');
    }
  }

  return (
    <Stack gap="md">
      <Text>
        <strong>Copy the {what} now.</strong> It is not shown again
        {what === 'key' ? ': only its fingerprint is kept' : ''}.
      </Text>
      <output className={classes.key} aria-label={`The new ${what}`}>
        {value}
      </output>
      <Text c="gray.7" fz="sm">
        {children}
      </Text>
      <Group justify="space-between">
        <Group gap="sm">
          <Button
            variant="default"
            data-autofocus
            leftSection={copied === 'yes' ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
            onClick={() => void copy()}
          >
            Copy
          </Button>
          <Text role="status" fz="sm" fw={600}>
            {copied === 'yes' ? 'Copied.' : copied === 'no' ? `Select the ${what} and copy it.` : null}
          </Text>
        </Group>
        <Button onClick={onDone}>Done</Button>
      </Group>
    </Stack>
  );
}

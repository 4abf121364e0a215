import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './created-key.module.css';

/** Shows a new key, this once. */
export function CreatedKey({ value, onDone }: { value: string; onDone: () => void }) {
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
        <strong>Copy the key now.</strong> It is not shown again: only its fingerprint is kept.
      </Text>
      <output className={classes.key} aria-label="The new key">
        {value}
      </output>
      <Text c="gray.7" fz="sm">
        Send it with each request in the header <Code>Authorization: Bearer …</Code>
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
            {copied === 'yes' ? 'Copied.' : copied === 'no' ? 'Select the key and copy it.' : null}
          </Text>
        </Group>
        <Button onClick={onDone}>Done</Button>
      </Group>
    </Stack>
  );
}

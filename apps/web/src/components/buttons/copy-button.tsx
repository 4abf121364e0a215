import { Button, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTimeout } from '../../lib/use-timeout';

const MESSAGE_MS = 3000;

export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const [message, setMessage] = useState('');
  const runAfter = useTimeout();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(done);
      runAfter(MESSAGE_MS, () => setMessage(''));
    } catch {
      // Without permission or a secure connection the user can still select the text.
      setMessage('Copying is not allowed here. Please select the text and copy it.');
    }
  }

  return (
    <>
      <Button variant="default" leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void copy()}>
        {label}
      </Button>
      <Text component="span" role="status" fz="sm" ml={message ? 'sm' : 0}>
        {message}
      </Text>
    </>
  );
}

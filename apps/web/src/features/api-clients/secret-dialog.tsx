import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../components/dialog/dialog';
import classes from './secret-dialog.module.css';

type Secret = 'key' | 'secret';

interface SecretDialogProps {
  opened: boolean;
  title: string;
  /** The kind of secret, used in the texts. */
  what: Secret;
  /** The new key or secret; null before it is created. */
  secret: string | null;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form that may create a key or secret. The secret is shown once, and only Done closes the dialog then. */
export function SecretDialog({ opened, title, what, secret, onClose, children }: SecretDialogProps) {
  const isAsking = secret === null;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={isAsking ? title : `The new ${what}`}
      size={560}
      withCloseButton={isAsking}
      closeOnEscape={isAsking}
      closeOnClickOutside={isAsking}
      styles={{ title: { fontWeight: 700, fontSize: '1.25rem' } }}
    >
      {isAsking ? children : <NewSecret value={secret} what={what} onDone={onClose} />}
    </Dialog>
  );
}

function NewSecret({ value, what, onDone }: { value: string; what: Secret; onDone: () => void }) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied('yes');
    } catch {
      // The browser may deny access to the clipboard. The user can still select and copy the text.
      setCopied('no');
    }
  }

  return (
    <Stack gap="md">
      <Text>
        <strong>Copy the {what} now.</strong> It is not shown again
        {what === 'key' ? ': only its fingerprint is stored' : ''}.
      </Text>
      <output className={classes.key} aria-label={`The new ${what}`}>
        {value}
      </output>
      <Text c="gray.7" fz="sm">
        {what === 'key' ? (
          <>
            Send it with each request in the header <Code>Authorization: Bearer …</Code>
          </>
        ) : (
          <>
            The receiver verifies <Code>webhook-signature</Code> with it, as Standard Webhooks says.
          </>
        )}
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

import { Button, Code } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../components/dialog';
import { CreatedKey } from './created-key';
import { NewKeyForm } from './new-key-form';

/** Makes a key: a form, then the key itself, which only Done takes away, so that no slip loses it. */
export function CreateKey() {
  const [opened, setOpened] = useState(false);
  const [key, setKey] = useState<string | null>(null);
  const close = () => setOpened(false);

  return (
    <>
      <Button
        leftSection={<IconPlus size={20} aria-hidden />}
        onClick={() => {
          setKey(null);
          setOpened(true);
        }}
      >
        Create API key
      </Button>
      <Dialog
        opened={opened}
        onClose={close}
        title={key === null ? 'Create API key' : 'The new key'}
        size={560}
        withCloseButton={key === null}
        closeOnEscape={key === null}
        closeOnClickOutside={key === null}
        styles={{ title: { fontWeight: 700, fontSize: '1.25rem' } }}
      >
        {key === null ? (
          <NewKeyForm onCancel={close} onCreated={setKey} />
        ) : (
          <CreatedKey value={key} onDone={close}>
            Send it with each request in the header <Code>Authorization: Bearer …</Code>
          </CreatedKey>
        )}
      </Dialog>
    </>
  );
}

import { Button, Text } from '@mantine/core';
import { IconUserX } from '@tabler/icons-react';
import { useState } from 'react';
import { DataSection } from './data-section';
import classes from './data-section.module.css';
import { DeleteAccountDialog } from './delete-account-dialog';

/** Lists the data that will be lost, and then opens the confirmation. */
export function DeleteAccount({ lostData }: { lostData: readonly string[] }) {
  const [opened, setOpened] = useState(false);
  return (
    <DataSection title="Delete your account" icon={<IconUserX size={24} stroke={1.6} />} isDestructive>
      <Text>This cannot be undone. It deletes:</Text>
      <LostList lost={lostData} />
      <Button size="md" variant="outline" color="red.8" onClick={() => setOpened(true)}>
        Delete My Account
      </Button>
      {opened ? (
        <DeleteAccountDialog onClose={() => setOpened(false)}>
          <LostList lost={lostData} />
        </DeleteAccountDialog>
      ) : null}
    </DataSection>
  );
}

function LostList({ lost }: { lost: readonly string[] }) {
  return (
    <ul className={classes.consequences}>
      {lost.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
}

import { Stack } from '@mantine/core';
import { Screen } from '../../components/screen';
import { DeleteAccount } from './delete-account';
import { DownloadData } from './download-data';
import { type DataOwner, ownerTexts } from './my-data-messages';

export function MyData({ owner }: { owner: DataOwner }) {
  const texts = ownerTexts[owner];
  return (
    <Screen title="My Data" lead="Download a copy of your data, or delete your account." width="form">
      <Stack gap="md">
        <DownloadData archive={texts.archive} />
        <DeleteAccount lostData={texts.lostData} />
      </Stack>
    </Screen>
  );
}

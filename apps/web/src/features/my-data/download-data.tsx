import { ACCOUNT_MESSAGES, COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Stack, Text } from '@mantine/core';
import { IconDownload, IconFileZip } from '@tabler/icons-react';
import { Banner } from '../../components/banner';
import { PendingButton } from '../../components/buttons/pending-button';
import { useBanner } from '../../components/use-banner';
import { describeError } from '../../lib/errors/describe-error';
import { useAsyncAction } from '../../lib/forms/use-async-action';
import { startDownload } from '../../lib/start-download';
import { DataSection } from './data-section';
import { useRequestMyDataMutation } from './my-data.generated';

/** Downloads all data as an archive. Its link is valid for one minute, so each click requests a new one. */
export function DownloadData({ archive }: { archive: string }) {
  const [request] = useRequestMyDataMutation();
  const banner = useBanner();
  const { isPending, run } = useAsyncAction();

  async function download() {
    banner.clear();
    try {
      const { data } = await request();
      if (!data) throw new Error('The server sent no link.');
      startDownload(data.requestMyData.url, 'my-data.zip');
      banner.show('success', ACCOUNT_MESSAGES.dataDownloadStarted, 5000);
    } catch (error) {
      banner.show('error', describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop }), 5000);
    }
  }

  return (
    <DataSection title="Download your data" icon={<IconFileZip size={24} stroke={1.6} />}>
      <Stack gap="md" align="flex-start">
        <Text>{archive}</Text>
        <PendingButton
          size="md"
          leftSection={<IconDownload size={18} aria-hidden />}
          isPending={isPending}
          pendingText="Preparing..."
          onClick={() => void run(download)}
        >
          Download My Data
        </PendingButton>
        <Banner message={banner.message} />
      </Stack>
    </DataSection>
  );
}

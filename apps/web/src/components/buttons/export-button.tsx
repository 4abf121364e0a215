import { IconDownload } from '@tabler/icons-react';
import { withQuery } from '../../config/paths';
import { useAsyncAction } from '../../lib/forms/use-async-action';
import { fetchAuthenticated } from '../../lib/session/fetch-authenticated';
import { saveFile } from '../../lib/start-download';
import type { BannerState } from '../use-banner';
import { PendingButton } from './pending-button';

interface ExportButtonProps {
  /** The plural name of the records, as in "Failed to export messages.". */
  recordsName: string;
  /** The base name of the file if it differs from the name of the records. */
  file?: string;
  /** The label of the button if the screen has several. */
  label?: string;
  folder?: string;
  filters: Readonly<Record<string, string>>;
  banner: BannerState;
}

/** Downloads all pages of the filtered list. The request needs the authorization header, so a plain link would not work. */
export function ExportButton({
  recordsName,
  label,
  file = recordsName,
  folder = '/exports',
  filters,
  banner,
}: ExportButtonProps) {
  const { isPending, run } = useAsyncAction();

  async function download() {
    banner.clear();
    try {
      saveFile(await fetchCsv(withQuery(`${folder}/${file}.csv`, { ...filters })), `${file}.csv`);
    } catch (error) {
      console.error('The export failed.', error);
      banner.show('error', `Failed to export ${recordsName}. Please try again.`);
    }
  }

  return (
    <PendingButton
      size="sm"
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      isPending={isPending}
      pendingText="Exporting..."
      aria-label={label}
      onClick={() => void run(download)}
    >
      Export CSV
    </PendingButton>
  );
}

async function fetchCsv(address: string): Promise<Blob> {
  const response = await fetchAuthenticated(address);
  if (!response.ok) throw new Error(`The server answered with status ${response.status}.`);
  return response.blob();
}

import { IconDownload } from '@tabler/icons-react';
import { withQuery } from '../../config/paths';
import { useAsyncAction } from '../../lib/forms/use-async-action';
import { fetchAuthenticated } from '../../lib/session/fetch-authenticated';
import { saveFile } from '../../lib/start-download';
import type { BannerState } from '../use-banner';
import { PendingButton } from './pending-button';

interface ExportButtonProps {
  /** The list in words, as in "Failed to export messages.". */
  what: string;
  /** The name of its file, when that is not the words. */
  file?: string;
  /** Names the button where there are several. */
  label?: string;
  /** Where the file is made. */
  folder?: string;
  /** The list's filters as its address spells them. */
  filters: Readonly<Record<string, string>>;
  banner: BannerState;
}

/** Downloads the list, narrowed as it is shown, all pages of it. The address needs the login's header, so no plain link can open it. */
export function ExportButton({ what, label, file = what, folder = '/exports', filters, banner }: ExportButtonProps) {
  const { busy, send } = useAsyncAction();

  async function download() {
    banner.clear();
    try {
      saveFile(await fetchCsv(withQuery(`${folder}/${file}.csv`, { ...filters })), `${file}.csv`);
    } catch (error) {
      console.error('The export failed.', error);
      banner.show('error', `Failed to export ${what}. Please try again.`);
    }
  }

  return (
    <PendingButton
      size="sm"
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      busy={busy}
      busyText="Exporting..."
      aria-label={label}
      onClick={() => void send(download)}
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

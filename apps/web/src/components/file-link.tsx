import { isViewableName } from '@job-alert/domain/files/files';
import { Anchor } from '@mantine/core';
import type { MouseEvent } from 'react';
import { apiUrl } from '../config/env';
import { useAsyncAction } from '../lib/forms/use-async-action';
import { openInNewTab, startDownload } from '../lib/start-download';
import classes from './file-link.module.css';

export interface LinkedFile {
  id: string;
  name: string;
  /** The signed URL, which is valid for one minute. */
  url: string;
}

interface FileLinkProps {
  file: LinkedFile;
  /** Requests the latest link of the file. Resolves to null if the file was deleted or the server did not respond. */
  renew: (id: string) => Promise<string | null>;
}

/**
 * A link to a stored file, and a Download link if browsers can display the file. Each click requests a new signed link.
 */
export function FileLink({ file, renew }: FileLinkProps) {
  const { run } = useAsyncAction();
  const withNewLink = (use: (url: string) => void) => (event: MouseEvent) => {
    event.preventDefault();
    void run(async () => use((await renew(file.id)) ?? file.url));
  };
  const download = withNewLink((url) => startDownload(url, file.name));
  const open = isViewableName(file.name) ? withNewLink(openInNewTab) : download;

  return (
    <span className={classes.links}>
      <Anchor href={apiUrl(file.url)} target="_blank" rel="noopener" onClick={open} inherit fw={600}>
        {file.name}
      </Anchor>
      {open === download ? null : (
        <Anchor
          href={apiUrl(file.url)}
          download={file.name}
          onClick={download}
          inherit
          aria-label={`Download ${file.name}`}
        >
          Download
        </Anchor>
      )}
    </span>
  );
}

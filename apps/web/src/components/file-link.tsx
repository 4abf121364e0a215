import { isViewableName } from '@job-alert/domain/files/files';
import { Anchor } from '@mantine/core';
import type { MouseEvent } from 'react';
import { apiUrl } from '../config/env';
import { useAsyncAction } from '../lib/forms/use-async-action';
import { openInNewTab, startDownload } from '../lib/start-download';
import classes from './file-link.module.css';

/** A stored file as a link shows it. */
export interface LinkedFile {
  id: string;
  name: string;
  /** Signed; works for a minute. */
  url: string;
}

interface FileLinkProps {
  file: LinkedFile;
  /** Asks the server for the file's newest link; null when the file is gone or nothing answers. */
  renew: (id: string) => Promise<string | null>;
}

/**
 * The name of a stored file opens it in a new tab, with Download beside it; what a browser cannot show is downloaded. An address works
 * for a minute only, so a press asks for a fresh one first.
 */
export function FileLink({ file, renew }: FileLinkProps) {
  const { send } = useAsyncAction();
  const fresh = (use: (url: string) => void) => (event: MouseEvent) => {
    event.preventDefault();
    void send(async () => use((await renew(file.id)) ?? file.url));
  };
  const download = fresh((url) => startDownload(url, file.name));
  const open = isViewableName(file.name) ? fresh(openInNewTab) : download;

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

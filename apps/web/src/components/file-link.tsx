import { Anchor } from '@mantine/core';
import type { MouseEvent } from 'react';
import { startDownload } from '../lib/start-download';

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
  /** The words of the link; the file's name by default. */
  children?: string;
}

/** A link to a stored file. Its address works for a minute only, so a press asks for a fresh one first. */
export function FileLink({ file, renew, children }: FileLinkProps) {
  async function open(event: MouseEvent) {
    event.preventDefault();
    startDownload((await renew(file.id)) ?? file.url, file.name);
  }

  return (
    <Anchor
      href={file.url}
      onClick={(event) => void open(event)}
      inherit
      fw={600}
      aria-label={children ? `${children}: ${file.name}` : undefined}
    >
      {children ?? file.name}
    </Anchor>
  );
}

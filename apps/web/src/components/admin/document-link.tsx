import { Anchor } from '@mantine/core';

/**
 * Signed links live for a minute (design: a link carries no header). A modal that shows some asks again this often, in milliseconds,
 * while it is open, so that View works whenever it is pressed.
 */
export const LINK_REFRESH = 45_000;

/** A View link to a stored document; nothing where there is none. */
export function DocumentLink({ what, file }: { what: string; file: { name: string; url: string } | null | undefined }) {
  if (!file) return '–';
  return (
    <Anchor href={file.url} target="_blank" rel="noopener" inherit fw={600} aria-label={`View ${what}: ${file.name}`}>
      View
    </Anchor>
  );
}

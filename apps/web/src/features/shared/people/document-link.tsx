import { isViewableName } from '@job-alert/domain/files/files';
import { Anchor } from '@mantine/core';
import classes from '../../../components/file-link.module.css';
import { apiUrl } from '../../../config/env';

/**
 * Signed links live for a minute (design: a link carries no header). A modal that shows some asks again this often, in milliseconds,
 * while it is open, so that View works whenever it is pressed.
 */
export const LINK_REFRESH = 45_000;

/** View and Download of a stored document, View where a browser can show it; nothing where there is none. */
export function DocumentLink({ what, file }: { what: string; file: { name: string; url: string } | null | undefined }) {
  if (!file) return '–';
  const named = `${what}: ${file.name}`;
  return (
    <span className={classes.links}>
      {isViewableName(file.name) ? (
        <Anchor href={apiUrl(file.url)} target="_blank" rel="noopener" inherit fw={600} aria-label={`View ${named}`}>
          View
        </Anchor>
      ) : null}
      <Anchor href={apiUrl(file.url)} download={file.name} inherit aria-label={`Download ${named}`}>
        Download
      </Anchor>
    </span>
  );
}

import { isViewableName } from '@job-alert/domain/files/files';
import { Anchor } from '@mantine/core';
import classes from '../../../components/file-link.module.css';
import { apiUrl } from '../../../config/env';

/** The interval at which an open dialog renews its signed links, in milliseconds. A link is valid for one minute. */
export const LINK_REFRESH = 45_000;

/** Links to download the document, and to view it if browsers can display it. Renders a dash without a document. */
export function DocumentLink({ what, file }: { what: string; file: { name: string; url: string } | null | undefined }) {
  if (!file) return '–';
  const label = `${what}: ${file.name}`;
  return (
    <span className={classes.links}>
      {isViewableName(file.name) ? (
        <Anchor href={apiUrl(file.url)} target="_blank" rel="noopener" inherit fw={600} aria-label={`View ${label}`}>
          View
        </Anchor>
      ) : null}
      <Anchor href={apiUrl(file.url)} download={file.name} inherit aria-label={`Download ${label}`}>
        Download
      </Anchor>
    </span>
  );
}

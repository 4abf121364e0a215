import { isViewableName } from '@job-alert/domain/files/files';
import { Anchor } from '@mantine/core';
import classes from '../../../components/file-link.module.css';
import { apiUrl } from '../../../config/env';

/** Signed links are valid for one minute. An open dialog renews its links this often, in milliseconds, so that View always works. */
export const LINK_REFRESH = 45_000;

/** Download, and View if browsers can display the document. Renders nothing without a document. */
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

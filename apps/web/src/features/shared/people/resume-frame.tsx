import { isViewableName } from '@job-alert/domain/files/files';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { apiUrl } from '../../../config/env';
import classes from './resume-frame.module.css';

interface ResumeFrameProps {
  /** The name of the candidate. */
  name: string;
  file: { id: string; name: string; url: string } | null | undefined;
  /** Its link is being renewed. */
  old?: boolean;
  /** In a dialog: the keyboard passes the viewer by, which would keep Escape and Tab to itself. A link to the resume stands beside it. */
  passedBy?: boolean;
}

/**
 * The resume in the browser's own viewer. It stays as it was opened when its link is renewed. The answer puts itself into a
 * sandbox; the attribute of the frame would keep Chromium's viewer out.
 */
export function ResumeFrame({ name, file, old = false, passedBy = false }: ResumeFrameProps) {
  const [opened, setOpened] = useState(old ? null : file);
  if (!old && opened?.id !== file?.id) setOpened(file);
  if (!file || !isViewableName(file.name)) {
    return (
      <Text className={classes.none} c="gray.6">
        {file ? 'Browsers cannot show this resume. Download it to read it.' : 'No resume.'}
      </Text>
    );
  }
  return opened ? (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
    <iframe
      className={classes.resume}
      title={`Resume of ${name}`}
      src={`${apiUrl(opened.url)}#toolbar=0&navpanes=0&view=FitH`}
      loading="lazy"
      tabIndex={passedBy ? -1 : undefined}
    />
  ) : (
    <div className={classes.resume} />
  );
}

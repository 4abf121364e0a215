import { isViewableName } from '@job-alert/domain/files/files';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { apiUrl } from '../../../config/env';
import classes from './resume-frame.module.css';

interface ResumeFrameProps {
  name: string;
  file: { id: string; name: string; url: string } | null | undefined;
  isRenewing?: boolean;
  /** True in a dialog. The viewer is then not in the tab order, because it would capture Escape and Tab. */
  isUntabbable?: boolean;
}

/**
 * Shows the resume in the browser's PDF viewer. A `sandbox` attribute would block Chromium's viewer; the response sets
 * its own sandbox.
 */
export function ResumeFrame({ name, file, isRenewing = false, isUntabbable = false }: ResumeFrameProps) {
  const [opened, setOpened] = useState(isRenewing ? null : file);
  if (!isRenewing && opened?.id !== file?.id) setOpened(file);
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
      tabIndex={isUntabbable ? -1 : undefined}
    />
  ) : (
    <div className={classes.resume} />
  );
}

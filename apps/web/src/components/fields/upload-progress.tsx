import { Button, Group, Progress, Text, VisuallyHidden } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { UploadState } from '../../lib/uploads/use-upload-progress';
import classes from './upload-progress.module.css';

interface UploadProgressProps {
  /** The upload in progress. Without an upload nothing is visible. */
  upload: UploadState | undefined;
  /** The name of the upload on a screen with several: "Offer letter for Asha Patel". */
  uploadName?: string;
  /** True in a table cell, where the bar has no frame. */
  compact?: boolean;
}

/** The progress of an upload, with a Cancel button while bytes are being sent. Place it below the form's button. */
export function UploadProgress({ upload, uploadName = 'Files', compact = false }: UploadProgressProps) {
  // The live region is always rendered, because screen readers often skip a region that appears together with its text.
  return (
    <div className={classes.root} data-compact={compact || undefined} data-no-print>
      <VisuallyHidden aria-live="polite">{upload ? announcement(uploadName, upload.percent) : ''}</VisuallyHidden>
      {upload ? (
        <div className={classes.box}>
          <Group justify="space-between" gap="xs" wrap="nowrap" className={classes.head}>
            <Text fz="sm" fw={600} aria-hidden>
              {compact ? `${upload.percent}%` : sentence(upload.percent)}
            </Text>
            {upload.percent < 100 ? <CancelButton upload={upload} what={uploadName} compact={compact} /> : null}
          </Group>
          <Progress.Root size="sm" radius="xl">
            <Progress.Section
              value={upload.percent}
              aria-label={`Upload: ${uploadName}`}
              animated={upload.percent === 100}
              striped={upload.percent === 100}
            />
          </Progress.Root>
        </div>
      ) : null}
    </div>
  );
}

/** The time in which Cancel is inert, in milliseconds, so that a double click on Submit does not cancel the upload. */
const INERT_MS = 600;

function CancelButton({ upload, what, compact }: { upload: UploadState; what: string; compact: boolean }) {
  const [inert, setInert] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setInert(false), INERT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Button
      variant="subtle"
      color="gray"
      c="red.9"
      size="compact-sm"
      leftSection={compact ? null : <IconX size={16} aria-hidden />}
      aria-label={`Cancel the upload of ${what.charAt(0).toLowerCase()}${what.slice(1)}`}
      disabled={inert}
      onClick={upload.cancel}
    >
      Cancel
    </Button>
  );
}

const sentence = (percent: number): string =>
  percent < 100 ? `Uploading ${percent}%` : 'Uploaded. Checking the files...';

/** Announces only quarters, because announcing every percent would hide other announcements. */
function announcement(what: string, percent: number): string {
  if (percent >= 100) return `${what}: uploaded, the server is checking.`;
  return `${what}: ${Math.floor(percent / 25) * 25}% uploaded.`;
}

import { webAddress } from '@job-alert/domain/fields/web-address';
import type { InterviewMode } from '@job-alert/domain/interviews/interview';
import { Anchor } from '@mantine/core';

interface InterviewPlaceProps {
  interview: { mode: InterviewMode; location: string };
  /** The label of the link to an online interview. The default is the URL. */
  label?: string;
}

export function InterviewPlace({ interview: { mode, location }, label }: InterviewPlaceProps) {
  const address = mode === 'ONLINE' ? webAddress(location) : null;
  if (!address) return location;
  return (
    <Anchor href={address} target="_blank" rel="noopener noreferrer" underline="always">
      {label ?? location}
    </Anchor>
  );
}

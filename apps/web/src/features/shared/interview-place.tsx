import { webAddress } from '@job-alert/domain/fields/web-address';
import type { InterviewMode } from '@job-alert/domain/interviews/interview';
import { Anchor } from '@mantine/core';

interface InterviewPlaceProps {
  interview: { mode: InterviewMode; location: string };
  /** What stands for the link of an online interview; without it the link itself. */
  label?: string;
}

/** An online interview's link to follow, else the place. */
export function InterviewPlace({ interview: { mode, location }, label }: InterviewPlaceProps) {
  const address = mode === 'ONLINE' ? webAddress(location) : null;
  if (!address) return location;
  return (
    <Anchor href={address} target="_blank" rel="noopener noreferrer" underline="always">
      {label ?? location}
    </Anchor>
  );
}

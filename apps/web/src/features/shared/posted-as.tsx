import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface PostedAsProps {
  /** What the job says. */
  posted: string;
  /** What the company profile says. */
  profile: string | null;
  /** How the posted value is shown, when not as plain text. */
  children?: ReactNode;
}

/** What a job says of its company, and what the company profile says where that is something else. */
export function PostedAs({ posted, profile, children = posted }: PostedAsProps) {
  return (
    <>
      {children}
      {posted === (profile ?? '') ? null : (
        <Text component="span" display="block" size="sm" c="gray.7">
          <Text span inherit fw={700} c="saffron.8">
            Profile:
          </Text>{' '}
          {profile ?? 'nothing'}
        </Text>
      )}
    </>
  );
}

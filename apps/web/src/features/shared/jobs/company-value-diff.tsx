import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface CompanyValueDiffProps {
  posted: string;
  profile: string | null;
  /** Renders the posted value if it is not plain text. */
  children?: ReactNode;
}

/** Shows a company value of a job, followed by the value in the company profile if it differs. */
export function CompanyValueDiff({ posted, profile, children = posted }: CompanyValueDiffProps) {
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

import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths';
import type { StoredApplyIntent } from '../../../lib/session/apply-intent';
import { withJob } from '../../shared/jobs/apply-intent';

/** Links to both logins, for pages that do not know the user's role. */
export const Logins = ({ before, job = null }: { before: string; job?: StoredApplyIntent | null }) => (
  <Text c="gray.7">
    {before}{' '}
    <Anchor component={Link} to={withJob(paths.candidate.login, job)} fw={650}>
      Candidate Login
    </Anchor>{' '}
    or{' '}
    <Anchor component={Link} to={paths.employer.login} fw={650}>
      Employer Login
    </Anchor>
  </Text>
);

import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Notice } from '../../../components/notice';
import { dashboardPath } from '../../../config/paths';
import type { StoredUser } from '../../../lib/session/session-storage';

const roles = { candidate: 'a candidate', employer: 'an employer', admin: 'an administrator' } as const;

/** Shown on a sign-up screen to users who are logged in. */
export function LoggedInNotice({ user }: { user: StoredUser }) {
  return (
    <Notice role="status" mb="lg" tone="info">
      You are logged in as {roles[user.user_type]} ({user.email}).{' '}
      <Anchor component={Link} to={dashboardPath(user.user_type)} inherit underline="always">
        Go to your dashboard
      </Anchor>
    </Notice>
  );
}

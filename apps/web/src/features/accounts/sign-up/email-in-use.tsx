import { ACCOUNT_MESSAGES } from '@job-alert/domain/portal/messages';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { loginPath } from '../../../config/paths';

/** The error for an email address that already has an account, with a link to the login. */
export function EmailInUse({ role }: { role: 'candidate' | 'employer' }) {
  return (
    <>
      {ACCOUNT_MESSAGES.emailTaken}{' '}
      <Anchor component={Link} to={loginPath(role)} inherit underline="always">
        Log in
      </Anchor>
    </>
  );
}

import { ACCOUNT_MESSAGES } from '@job-alert/domain/messages';
import { Alert, Anchor } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths';
import { useHydrated } from '../../lib/use-hydrated';
import classes from './reset-notice.module.css';

/** Has a reset led here? */
export const wasPasswordReset = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'passwordReset' in state;

/** On the employer sign-up, where a reset leads (specification 1 §2): says what has happened and where the logins are. */
export function ResetNotice() {
  const state: unknown = useLocation().state;
  // The server, which renders this page first, does not know the history's state.
  if (!useHydrated() || !wasPasswordReset(state)) return null;
  return (
    <Alert
      role="status"
      mb="lg"
      color="teal"
      classNames={{ root: classes.notice, title: classes.title }}
      title={ACCOUNT_MESSAGES.passwordReset}
      icon={<IconCircleCheck aria-hidden />}
    >
      You can log in with it now:{' '}
      <Anchor component={Link} to={paths.candidate.login} inherit underline="always">
        Candidate Login
      </Anchor>{' '}
      or{' '}
      <Anchor component={Link} to={paths.employer.login} inherit underline="always">
        Employer Login
      </Anchor>
    </Alert>
  );
}

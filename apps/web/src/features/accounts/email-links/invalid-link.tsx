import { Button, Stack } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Notice } from '../../../components/notice';
import { paths } from '../../../config/paths';
import { Logins } from '../settings/logins';
import type { PasswordLinkQuery } from './password-recovery.public.generated';

const reasons: Record<PasswordLinkQuery['passwordLink'], string> = {
  EXPIRED: 'This link has expired, or a newer one has replaced it. Only the latest link works.',
  USED: 'This link has already been used to set a password. You can log in with that password.',
  VALID: '',
};

/** Shown instead of the form if the link can no longer set a password. Gives the reason and links to the screen that sends a new link. */
export function InvalidLink({ state }: { state: PasswordLinkQuery['passwordLink'] }) {
  return (
    <Stack mt="md">
      <Notice role="alert" tone="warning" title="This link no longer works" icon={IconLinkOff}>
        {reasons[state]}
      </Notice>
      <Button component={Link} to={paths.forgotPassword} size="md" fullWidth>
        Send a new link
      </Button>
      <Logins before="If you know your password, log in:" />
    </Stack>
  );
}

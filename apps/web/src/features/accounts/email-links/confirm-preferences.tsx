import { Button, Stack, Text } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router-dom';
import { Notice } from '../../../components/notice';
import { paths } from '../../../config/paths';
import { recoveryTexts } from '../account-messages';
import { AccountFrame } from '../account-frame';

/**
 * The screen that the yearly email about job preferences links to. Opening it confirms nothing. The buttons submit a plain form, and the
 * server responds with the result.
 */
export function ConfirmPreferences() {
  const [query] = useSearchParams();
  return (
    <AccountFrame {...recoveryTexts.confirmPreferences}>
      <Answer saved={query.get('saved')} />
    </AccountFrame>
  );
}

function Answer({ saved }: { saved: string | null }) {
  if (saved === null) return <Question />;
  if (saved === 'confirmed') {
    return (
      <Stack>
        <Notice role="status" tone="success">
          Thank you. We go on suggesting openings to you.
        </Notice>
        <Button component={Link} to={paths.openings} variant="default" size="md" fullWidth>
          See the openings
        </Button>
      </Stack>
    );
  }
  if (saved === 'hidden') {
    return (
      <Stack>
        <Notice role="status" tone="success">
          We do not suggest openings to you any more. Your account stays as it is.
        </Notice>
        <ToAccount />
      </Stack>
    );
  }
  return (
    <Stack>
      <Notice role="alert" tone="warning" icon={IconLinkOff}>
        This link is not valid. Open it from the email again, or answer under Account.
      </Notice>
      <ToAccount />
    </Stack>
  );
}

const Question = () => (
  <form method="post">
    <Text mb="lg">Are the job preferences in our email still right? You can change them under My Profile.</Text>
    <Stack gap="sm">
      <Button type="submit" name="answer" value="confirm" size="md" fullWidth>
        Yes, still right
      </Button>
      <Button type="submit" name="answer" value="hide" variant="default" size="md" fullWidth>
        Do not suggest openings to me
      </Button>
    </Stack>
  </form>
);

const ToAccount = () => (
  <Button component={Link} to={paths.candidate.account} variant="default" size="md" fullWidth>
    Account
  </Button>
);

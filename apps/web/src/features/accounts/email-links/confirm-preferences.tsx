import { ASK_REMOVAL } from '@job-alert/domain/portal/token-paths';
import { Button, Stack, Text } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router-dom';
import { Notice } from '../../../components/notice';
import { paths } from '../../../config/paths';
import { recoveryTexts } from '../account-messages';
import { AccountFrame } from '../account-frame';

/**
 * The screen that the yearly email about job preferences and the first email to an imported person link to. Opening it decides nothing. The buttons submit a plain form, and the
 * server responds with the result.
 */
export function ConfirmPreferences() {
  const [query] = useSearchParams();
  const isRemoval = query.get('ask') === ASK_REMOVAL;
  return (
    <AccountFrame {...(isRemoval ? recoveryTexts.removeMe : recoveryTexts.confirmPreferences)}>
      <Answer saved={query.get('saved')} isRemoval={isRemoval} />
    </AccountFrame>
  );
}

function Answer({ saved, isRemoval }: { saved: string | null; isRemoval: boolean }) {
  if (saved === null) return isRemoval ? <RemovalQuestion /> : <Question />;
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
        <Text fz="sm" c="gray.7">
          To delete your account, log in and open My Data. Without a password yet, set one by Forgot Password, or write
          to us.
        </Text>
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

const RemovalQuestion = () => (
  <form method="post">
    <Text mb="lg">
      We have your details because you agreed to hear about openings. Do you want to be removed from our search?
    </Text>
    <Stack gap="sm">
      <Button type="submit" name="answer" value="hide" size="md" fullWidth>
        Remove me
      </Button>
      <Button type="submit" name="answer" value="confirm" variant="default" size="md" fullWidth>
        No, suggest openings to me
      </Button>
    </Stack>
  </form>
);

const ToAccount = () => (
  <Button component={Link} to={paths.candidate.account} variant="default" size="md" fullWidth>
    Account
  </Button>
);

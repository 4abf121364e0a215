import { Button, Stack, Text } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router-dom';
import { Notice } from '../../../components/notice';
import { paths } from '../../../config/paths';
import { recoveryTexts } from '../account-messages';
import { AccountFrame } from '../account-frame';

/**
 * The screen that job alert emails link to. Opening it does not stop the alert. The button submits a plain form, and the server responds
 * with the result.
 */
export function StopAlert() {
  const [query] = useSearchParams();
  const stopped = query.get('stopped');
  return (
    <AccountFrame {...recoveryTexts.stopAlert}>
      {stopped === 'yes' ? <Stopped /> : null}
      {stopped === 'no' ? (
        <Stack>
          <Notice role="alert" tone="warning" icon={IconLinkOff}>
            This link is not valid. Open it from the email again, or pause the alert under Saved Jobs.
          </Notice>
          <ToAlerts />
        </Stack>
      ) : null}
      {stopped === null ? (
        <form method="post">
          <input type="hidden" name="answer" value="stop" />
          <Text mb="lg">
            You will get no more emails about this search. You can resume it at any time under Saved Jobs.
          </Text>
          <Button type="submit" size="md" fullWidth>
            Stop the alert
          </Button>
        </form>
      ) : null}
    </AccountFrame>
  );
}

const Stopped = () => (
  <Stack>
    <Notice role="status" tone="success">
      The job alert is stopped. You will get no more emails about it.
    </Notice>
    <ToAlerts />
  </Stack>
);

const ToAlerts = () => (
  <Button component={Link} to={paths.candidate.savedJobs} variant="default" size="md" fullWidth>
    See your job alerts
  </Button>
);

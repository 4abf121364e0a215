import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { VERIFICATION_MESSAGES } from '@job-alert/domain/portal/email-messages';
import { Button, Stack } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Banner } from '../../../components/banner';
import { PendingButton } from '../../../components/buttons/pending-button';
import { Notice } from '../../../components/notice';
import { ErrorState } from '../../../components/states';
import { dashboardPath } from '../../../config/paths';
import { fetchGraphql } from '../../../lib/public-data/execute';
import { useAlertIntent } from '../../../lib/session/alert-intent';
import { useStoredApplyIntent } from '../../../lib/session/apply-intent';
import { rememberEmailVerified, useSession } from '../../../lib/session/session';
import { readToken } from '../../../lib/session/session-storage';
import { AlertIntentNotice } from '../../shared/jobs/alert-intent-notice';
import { ApplyIntentNotice } from '../../shared/jobs/apply-intent-notice';
import { AccountFrame } from '../account-frame';
import { recoveryTexts } from '../account-messages';
import { Logins } from '../settings/logins';
import { type VerifyEmailMutation, VerifyEmailText } from './email-verification.public.generated';
import { useResendVerification } from './use-resend-verification';

type LinkState = VerifyEmailMutation['verifyEmail']['outcome'] | 'UNUSED' | 'SENDING' | 'FAILED';

/** Confirms an email address only when its button is pressed, because mail scanners run scripts. */
function useEmailLink(token: string): { state: LinkState; confirm: () => void } {
  const [state, setState] = useState<LinkState>('UNUSED');

  function confirm() {
    setState('SENDING');
    fetchGraphql(VerifyEmailText, { input: { token } }, { token: readToken() }).then(
      ({ verifyEmail }) => {
        if (verifyEmail.user?.isEmailVerified) rememberEmailVerified(true);
        setState(verifyEmail.outcome);
      },
      () => setState('FAILED'),
    );
  }

  return { state, confirm };
}

/** The screen that welcome emails link to. Opening it changes nothing. */
export function VerifyEmail() {
  const [query] = useSearchParams();
  const { state, confirm } = useEmailLink(query.get('token') ?? '');
  return (
    <AccountFrame {...recoveryTexts.verified}>
      {state === 'UNUSED' || state === 'SENDING' ? (
        <PendingButton
          onClick={confirm}
          size="md"
          fullWidth
          mt="md"
          isPending={state === 'SENDING'}
          pendingText="One moment..."
        >
          Confirm this address
        </PendingButton>
      ) : null}
      {state === 'FAILED' ? <ErrorState text={COMMON_MESSAGES.wentWrongTryAgainStop} onRetry={confirm} /> : null}
      {state === 'VERIFIED' ? <Confirmed text={VERIFICATION_MESSAGES.verified} /> : null}
      {state === 'ALREADY_VERIFIED' ? <Confirmed text={VERIFICATION_MESSAGES.already} /> : null}
      {state === 'EXPIRED' ? <Expired /> : null}
    </AccountFrame>
  );
}

function Confirmed({ text }: { text: string }) {
  const session = useSession();
  const job = useStoredApplyIntent();
  const alert = useAlertIntent();
  const isApplying = job !== null && session?.user.user_type === 'candidate';
  return (
    <Stack mt="md">
      <Notice role="status" tone="success">
        {text}
      </Notice>
      {session === null || isApplying ? <ApplyIntentNotice job={job} /> : null}
      {session ? (
        <Button component={Link} to={isApplying ? job.path : dashboardPath(session.user.user_type)} size="md" fullWidth>
          {isApplying ? 'Go back to the job' : 'Go to your dashboard'}
        </Button>
      ) : (
        <>
          <AlertIntentNotice alert={alert} />
          <Logins before="You can log in:" job={job} />
        </>
      )}
    </Stack>
  );
}

function Expired() {
  const session = useSession();
  const { isPending, message, resend } = useResendVerification();
  return (
    <Stack mt="md">
      <Notice role="alert" tone="warning" icon={IconLinkOff}>
        {VERIFICATION_MESSAGES.expired}
      </Notice>
      <Banner message={message} />
      {session && message?.tone !== 'success' ? (
        <PendingButton onClick={resend} size="md" fullWidth isPending={isPending} pendingText="Sending...">
          Send a new link
        </PendingButton>
      ) : null}
      {session ? null : <Logins before="Log in to send a new link:" />}
    </Stack>
  );
}

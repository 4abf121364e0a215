import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { EMAIL_CHANGE_MESSAGES } from '@job-alert/domain/portal/email-messages';
import { Button, Stack, Text } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Banner } from '../../../components/banner';
import { SubmitButton } from '../../../components/buttons/submit-button';
import { Notice } from '../../../components/notice';
import { useBanner } from '../../../components/use-banner';
import { dashboardPath, paths } from '../../../config/paths';
import { describeError, errorCode } from '../../../lib/errors/describe-error';
import { useAsyncAction } from '../../../lib/forms/use-async-action';
import { useOperator } from '../../../lib/operator';
import { fetchGraphql } from '../../../lib/public-data/execute';
import { endSession, rememberPerson, useSession } from '../../../lib/session/session';
import { readToken } from '../../../lib/session/session-storage';
import { recoveryTexts } from '../account-messages';
import { AccountFrame } from '../account-frame';
import { Logins } from '../settings/logins';
import { type ConfirmEmailMutation, ConfirmEmailText } from './confirm-email.public.generated';

type Done = ConfirmEmailMutation['confirmEmail'];

/** The screen that emails about a change of address link to. It requires a click, because mail scanners may run scripts. */
export function ConfirmEmail() {
  const [query] = useSearchParams();
  const isUndo = query.has('undo');
  const [done, setDone] = useState<Done | null>(null);
  return (
    <AccountFrame {...(isUndo ? recoveryTexts.emailUndone : recoveryTexts.emailChanged)}>
      {done === null ? (
        <Press
          token={query.get('token') ?? ''}
          label={isUndo ? 'Change it back' : 'Use this address'}
          onDone={setDone}
        />
      ) : (
        <Outcome done={done} />
      )}
    </AccountFrame>
  );
}

interface PressProps {
  token: string;
  label: string;
  onDone: (done: Done) => void;
}

function Press({ token, label, onDone }: PressProps) {
  const { isPending, run } = useAsyncAction();
  const banner = useBanner();
  const use = () =>
    run(async () => {
      banner.clear();
      try {
        const { confirmEmail } = await fetchGraphql(ConfirmEmailText, { input: { token } }, { token: readToken() });
        updateSession(confirmEmail);
        onDone(confirmEmail);
      } catch (error) {
        const text =
          errorCode(error) === 'EMAIL_TAKEN'
            ? EMAIL_CHANGE_MESSAGES.taken
            : describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop });
        banner.show('error', text);
      }
    });

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void use();
      }}
    >
      <Stack mt="md">
        <Banner message={banner.message} />
        <SubmitButton isPending={isPending} pendingText="One moment..." fullWidth>
          {label}
        </SubmitButton>
      </Stack>
    </form>
  );
}

/** Updates the stored email in the owner's browser. Reverting a change ends all sessions. */
function updateSession({ outcome, email, user }: Done): void {
  if (user === null) return;
  if (outcome === 'CHANGED_BACK') endSession();
  else if (email !== null) rememberPerson({ email });
}

function Outcome({ done: { outcome, email } }: { done: Done }) {
  const session = useSession();
  const { supportEmail } = useOperator();
  if (outcome === 'EXPIRED') {
    return (
      <Stack mt="md">
        <Notice role="alert" tone="warning" icon={IconLinkOff}>
          {EMAIL_CHANGE_MESSAGES.expired}
        </Notice>
        <Text c="gray.7">Ask for a new one on the Account screen, or write to {supportEmail}.</Text>
      </Stack>
    );
  }
  if (outcome === 'CHANGED_BACK') {
    return (
      <Stack mt="md">
        <Success text={EMAIL_CHANGE_MESSAGES.changedBack} />
        <Text c="gray.7">The person who changed it knew your password, so choose a new one now.</Text>
        <Button component={Link} to={paths.forgotPassword} size="md" fullWidth>
          Set a new password
        </Button>
      </Stack>
    );
  }
  return (
    <Stack mt="md">
      <Success text={`From now on you log in with ${email}.`} />
      {session ? (
        <Button component={Link} to={dashboardPath(session.user.user_type)} size="md" fullWidth>
          Go to your dashboard
        </Button>
      ) : (
        <Logins before="You can log in:" />
      )}
    </Stack>
  );
}

const Success = ({ text }: { text: string }) => (
  <Notice role="status" tone="success">
    {text}
  </Notice>
);

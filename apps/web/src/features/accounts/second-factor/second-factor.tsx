import { disableSecondFactorSchema } from '@job-alert/domain/accounts/second-factor';
import { formatDate } from '@job-alert/domain/india/calendar';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Banner } from '../../../components/banner';
import { Screen } from '../../../components/screen';
import { ErrorState, type Retry } from '../../../components/states';
import { StatusBadge } from '../../../components/status-badge';
import { useBanner } from '../../../components/use-banner';
import { describeError } from '../../../lib/errors/describe-error';
import { checkWithoutCleaning } from '../../../lib/forms/check';
import { FormActions } from '../form-actions';
import { LoginCodeField } from '../login/login-code-field';
import { AccountAccess } from '../settings/account';
import { AccountSection, SectionMessage } from '../settings/account-section';
import { EmailPreference } from '../settings/email-preference';
import { OwnPasswordField } from '../settings/own-password-field';
import { useAccountForm } from '../use-account-form';
import {
  type TwoStepLoginFragment,
  useDisableSecondFactorMutation,
  useMySecondFactorQuery,
} from './second-factor.generated';
import classes from './second-factor.module.css';
import { SecondFactorSetup } from './second-factor-setup';

type Factor = TwoStepLoginFragment;

const MESSAGE_MS = 5000;

type Task = 'none' | 'setup' | 'off';

export function SecondFactor() {
  const { data, error, refetch } = useMySecondFactorQuery({ fetchPolicy: 'network-only' });
  const viewer = data?.viewer;
  const factor = viewer?.secondFactor;
  return (
    <Screen
      title="Security"
      lead={
        viewer?.adminEmailPreference
          ? 'How your login is protected, where you are logged in, and which emails you get.'
          : 'How your login is protected, and where you are logged in.'
      }
      width="form"
    >
      {viewer && factor ? (
        <Stack gap="lg">
          {viewer.lacksSecondFactor ? (
            <Banner message={{ tone: 'info', text: 'Your account requires two-step login. Set it up to continue.' }} />
          ) : null}
          <TwoStepLogin factor={factor} />
          <AccountAccess account={viewer} />
          {viewer.adminEmailPreference ? <EmailPreference chosen={viewer.adminEmailPreference} /> : null}
        </Stack>
      ) : (
        <Fallback error={error} onRetry={refetch} />
      )}
    </Screen>
  );
}

function TwoStepLogin({ factor }: { factor: Factor }) {
  const [task, setTask] = useState<Task>('none');
  const banner = useBanner();
  function finish(text: string) {
    setTask('none');
    banner.show('success', text, MESSAGE_MS);
  }

  return (
    <AccountSection
      title="Two-step login"
      lead="After your password, the login asks for a code from an authenticator app on your phone. Whoever learns your password still cannot log in."
      badge={<StatusBadge tone={factor.isOn ? 'green' : 'grey'}>{factor.isOn ? 'On' : 'Off'}</StatusBadge>}
    >
      <SectionMessage message={task === 'none' ? banner.message : null} />
      {task === 'setup' ? (
        <SecondFactorSetup onDone={() => finish('Two-step login is on.')} onCancel={() => setTask('none')} />
      ) : null}
      {task === 'off' ? (
        <SecondFactorOff onDone={() => finish('Two-step login is off.')} onCancel={() => setTask('none')} />
      ) : null}
      {task === 'none' && factor.isOn ? <StateOn factor={factor} onTurnOff={() => setTask('off')} /> : null}
      {task === 'none' && !factor.isOn ? (
        <Button mt="lg" onClick={() => setTask('setup')}>
          Set up
        </Button>
      ) : null}
    </AccountSection>
  );
}

function StateOn({ factor, onTurnOff }: { factor: Factor; onTurnOff: () => void }) {
  const { confirmedAt, recoveryCodesLeft } = factor;
  return (
    <>
      <dl className={classes.facts}>
        <dt>On since</dt>
        <dd>{confirmedAt ? formatDate(new Date(confirmedAt)) : '–'}</dd>
        <dt>Recovery codes left</dt>
        <dd>{recoveryCodesLeft} of 10</dd>
      </dl>
      {recoveryCodesLeft < 3 ? (
        <Text c="gray.7" mt="sm">
          You are running out of recovery codes. For new ones, turn two-step login off and set it up again.
        </Text>
      ) : null}
      <Button mt="lg" variant="default" onClick={onTurnOff}>
        Turn off
      </Button>
    </>
  );
}

function Fallback({ error, onRetry }: { error: unknown; onRetry: Retry }) {
  if (error) {
    return (
      <ErrorState text={describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop })} onRetry={onRetry} />
    );
  }
  return (
    <div role="status" aria-label="Loading...">
      <Skeleton height={190} radius="md" />
    </div>
  );
}

/** A form that turns off the second factor. It requires the password and a code, so that an unattended session is not enough. */
function SecondFactorOff({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const [disable] = useDisableSecondFactorMutation();
  const { form, first } = useAccountForm({
    initialValues: { password: '', code: '' },
    rules: (values) => checkWithoutCleaning(disableSecondFactorSchema, values),
    async save(variables) {
      await disable({ variables });
      onDone();
    },
  });

  return (
    <form {...form.element}>
      <Stack gap="md" mt="lg" maw={400}>
        <OwnPasswordField ref={first} {...form.getInputProps('password')} />
        <LoginCodeField {...form.getInputProps('code')} />
        <Banner message={form.banner.message} />
        <FormActions
          label="Turn off"
          isPending={form.isPending}
          pendingText="Turning off..."
          color="red.9"
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}

import { confirmSecondFactorSchema, startSecondFactorSchema } from '@job-alert/domain/accounts/second-factor';
import { Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Banner } from '../../../components/banner';
import { CopyButton } from '../../../components/buttons/copy-button';
import { checkWithoutCleaning } from '../../../lib/forms/check';
import { lazyWithRetry } from '../../../start/lazy-loading';
import { FormActions } from '../form-actions';
import { OwnPasswordField } from '../settings/own-password-field';
import { useAccountForm } from '../use-account-form';
import { RecoveryCodes } from './recovery-codes';
import {
  type StartSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useStartSecondFactorMutation,
} from './second-factor.generated';
import classes from './second-factor.module.css';

const QrCode = lazyWithRetry(async () => (await import('./qr-code')).QrCode);

interface StepProps {
  onCancel: () => void;
}

interface SetupProps extends StepProps {
  onDone: () => void;
}

/** The steps of the setup: the password, the secret and a first code, and the recovery codes. */
export function SecondFactorSetup({ onDone, onCancel }: SetupProps) {
  const [setup, setSetup] = useState<StartSecondFactorMutation['startSecondFactor'] | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (setup) return <ConfirmStep {...setup} onConfirmed={setCodes} onCancel={onCancel} />;
  return <PasswordStep onStarted={setSetup} onCancel={onCancel} />;
}

type PasswordStepProps = StepProps & { onStarted: (setup: StartSecondFactorMutation['startSecondFactor']) => void };

function PasswordStep({ onStarted, onCancel }: PasswordStepProps) {
  const [start] = useStartSecondFactorMutation({ fetchPolicy: 'no-cache' });
  const { form, first } = useAccountForm({
    initialValues: { password: '' },
    rules: (values) => checkWithoutCleaning(startSecondFactorSchema, values),
    async save(variables) {
      const { data } = await start({ variables });
      if (data) onStarted(data.startSecondFactor);
    },
  });

  return (
    <form {...form.element}>
      <Stack gap="md" mt="lg" maw={400}>
        <OwnPasswordField ref={first} {...form.getInputProps('password')} />
        <Banner message={form.banner.message} />
        <FormActions isPending={form.isPending} pendingText="Checking..." label="Continue" onCancel={onCancel} />
      </Stack>
    </form>
  );
}

type ConfirmStepProps = StepProps & { uri: string; secret: string; onConfirmed: (codes: readonly string[]) => void };

function ConfirmStep({ uri, secret, onConfirmed, onCancel }: ConfirmStepProps) {
  const [confirm] = useConfirmSecondFactorMutation();
  const { form, first } = useAccountForm({
    initialValues: { code: '' },
    rules: (values) => checkWithoutCleaning(confirmSecondFactorSchema, values),
    async save(variables) {
      const { data } = await confirm({ variables });
      if (data) onConfirmed(data.confirmSecondFactor.recoveryCodes);
    },
  });

  return (
    <div className={classes.setup}>
      <Suspense fallback={<Skeleton width={208} height={208} radius="md" />}>
        <QrCode text={uri} label="QR code for your authenticator app" />
      </Suspense>
      <form {...form.element}>
        <ol className={classes.steps}>
          <li>
            <Text component="span">Scan the QR code with your authenticator app, or type this key into it:</Text>
            <code className={classes.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            <CopyButton text={secret} label="Copy key" done="Key copied." />
          </li>
          <li>
            <TextInput
              label="Code from the app"
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={10}
              maw={260}
              withAsterisk
              ref={first}
              {...form.getInputProps('code')}
            />
          </li>
        </ol>
        <Banner message={form.banner.message} />
        <FormActions isPending={form.isPending} pendingText="Turning on..." label="Turn on" onCancel={onCancel} />
      </form>
    </div>
  );
}

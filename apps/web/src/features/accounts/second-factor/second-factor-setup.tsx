import { confirmSecondFactorSchema, startSecondFactorSchema } from '@job-alert/domain/accounts/second-factor';
import { Button, Group, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Banner } from '../../../components/banner';
import { CopyButton } from '../../../components/buttons/copy-button';
import { checkWithoutCleaning } from '../../../lib/forms/check';
import { useUnsavedChanges } from '../../../lib/forms/use-unsaved-changes';
import { useOperator } from '../../../lib/operator';
import { lazyWithRetry } from '../../../start/lazy-loading';
import { FormActions } from '../form-actions';
import { OwnPasswordField } from '../settings/own-password-field';
import { useAccountForm } from '../use-account-form';
import {
  type StartSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useStartSecondFactorMutation,
} from './second-factor.generated';
import classes from './second-factor.module.css';

/** The recovery codes, which are shown only once. Leaving the screen before Done requires a confirmation. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { brandName } = useOperator();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useUnsavedChanges(true);

  return (
    <div className={classes.codes}>
      <Text role="status" fw={650} c="teal.9" data-no-print>
        Two-step login is on. All your other logins have ended.
      </Text>
      <Title order={3} ref={heading} tabIndex={-1} className={classes.codesTitle}>
        Your recovery codes for {brandName}
      </Title>
      <Text c="gray.7" maw={620}>
        If you do not have your phone, each of these codes lets you log in once. Store them in a safe place. They will
        not be shown again.
      </Text>
      <ol className={classes.codeList} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Group gap="sm" data-no-print>
        <CopyButton text={codes.join('\n')} label="Copy" done="Codes copied." />
        <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
        <Button onClick={onDone}>I have saved them</Button>
      </Group>
    </div>
  );
}

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

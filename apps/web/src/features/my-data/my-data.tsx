import { requiredSentence } from '@job-alert/domain/fields/fields';
import { ACCOUNT_MESSAGES, COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Button, Group, Paper, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconDownload, IconFileZip, IconUserX } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { Banner } from '../../components/banner';
import { PendingButton } from '../../components/buttons/pending-button';
import { Dialog } from '../../components/dialog/dialog';
import { PasswordField } from '../../components/fields/password-field';
import { FormFooter } from '../../components/form/form-footer';
import { useForm } from '../../components/form/use-form';
import { Screen } from '../../components/screen';
import { LoadingState } from '../../components/states';
import { useBanner } from '../../components/use-banner';
import { paths } from '../../config/paths';
import { describeError } from '../../lib/errors/describe-error';
import type { Checked } from '../../lib/forms/check';
import { useAsyncAction } from '../../lib/forms/use-async-action';
import { endSession } from '../../lib/session/session';
import { startDownload } from '../../lib/start-download';
import { useNavigateAway } from '../../lib/use-navigate-away';
import { accountWasDeleted } from './account-deleted';
import classes from './data-section.module.css';
import { useDeleteMyAccountMutation, useMyDataMembershipQuery, useRequestMyDataMutation } from './my-data.generated';

/** Downloads all data as an archive. Its link is valid for one minute, so each click requests a new one. */
function DownloadData({ archive }: { archive: string }) {
  const [request] = useRequestMyDataMutation();
  const banner = useBanner();
  const { isPending, run } = useAsyncAction();

  async function download() {
    banner.clear();
    try {
      const { data } = await request();
      if (!data) throw new Error('The server sent no link.');
      startDownload(data.requestMyData.url, 'my-data.zip');
      banner.show('success', ACCOUNT_MESSAGES.dataDownloadStarted, 5000);
    } catch (error) {
      banner.show('error', describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop }), 5000);
    }
  }

  return (
    <DataSection title="Download your data" icon={<IconFileZip size={24} stroke={1.6} />}>
      <Stack gap="md" align="flex-start">
        <Text>{archive}</Text>
        <PendingButton
          size="md"
          leftSection={<IconDownload size={18} aria-hidden />}
          isPending={isPending}
          pendingText="Preparing..."
          onClick={() => void run(download)}
        >
          Download My Data
        </PendingButton>
        <Banner message={banner.message} />
      </Stack>
    </DataSection>
  );
}

/** Lists the data that will be lost, and then opens the confirmation. */
function DeleteAccount({ lostData }: { lostData: readonly string[] }) {
  const [opened, setOpened] = useState(false);
  return (
    <DataSection title="Delete your account" icon={<IconUserX size={24} stroke={1.6} />} isDestructive>
      <Text>This cannot be undone. It deletes:</Text>
      <LostList lost={lostData} />
      <Button size="md" variant="outline" color="red.8" onClick={() => setOpened(true)}>
        Delete My Account
      </Button>
      {opened ? (
        <DeleteAccountDialog onClose={() => setOpened(false)}>
          <LostList lost={lostData} />
        </DeleteAccountDialog>
      ) : null}
    </DataSection>
  );
}

function LostList({ lost }: { lost: readonly string[] }) {
  return (
    <ul className={classes.consequences}>
      {lost.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
}

type DataOwner = 'candidate' | 'employer' | 'member';

interface OwnerTexts {
  archive: string;
  lostData: readonly string[];
}

const ownerTexts: Readonly<Record<DataOwner, OwnerTexts>> = {
  candidate: {
    archive:
      'One ZIP archive: your account, profile, job history, qualifications and applications with their history as data.json, and every file that you have uploaded.',
    lostData: [
      'your account and login',
      'your profile with job history and qualifications',
      'your resume, certificates and identity papers',
      'all your applications with their interviews and offers',
    ],
  },
  employer: {
    archive:
      'One ZIP archive: your account, company profile, locations, jobs and requests as data.json, and every file that you have uploaded.',
    lostData: [
      'your account and login',
      'your company with its profile and locations',
      'all your jobs, including open ones',
      'all applications for these jobs, with their interviews and offer letters',
      'the accounts of your colleagues',
    ],
  },
  member: {
    archive:
      'One ZIP archive: your account and your requests as data.json. The jobs and applicants belong to your company.',
    lostData: ['your account and login; the company, its jobs and its applicants stay'],
  },
};

export function MyData({ owner }: { owner: 'candidate' | 'employer' }) {
  const { data, loading } = useMyDataMembershipQuery({ skip: owner !== 'employer' });
  const isMember = data?.viewer?.company?.viewerCanManage === false;
  const texts = ownerTexts[isMember ? 'member' : owner];
  return (
    <Screen title="My Data" lead="Download a copy of your data, or delete your account." width="form">
      {loading ? (
        <LoadingState />
      ) : (
        <Stack gap="md">
          <DownloadData archive={texts.archive} />
          <DeleteAccount lostData={texts.lostData} />
        </Stack>
      )}
    </Screen>
  );
}

interface DataSectionProps {
  title: string;
  icon: ReactNode;
  /** True if the action cannot be undone. The section is then red. */
  isDestructive?: boolean;
  children: ReactNode;
}

function DataSection({ title, icon, isDestructive = false, children }: DataSectionProps) {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} className={classes.section}>
      <Group wrap="nowrap" align="flex-start" gap="md">
        <ThemeIcon size={44} radius="md" variant="light" color={isDestructive ? 'red' : 'ink'} aria-hidden>
          {icon}
        </ThemeIcon>
        <div className={classes.content}>
          <Title order={2} id={id} className={classes.title}>
            {title}
          </Title>
          <Text component="div" c="gray.7">
            {children}
          </Text>
        </div>
      </Group>
    </Paper>
  );
}

interface DeleteAccountDialogProps {
  onClose: () => void;
  children: ReactNode;
}

const rules = (values: { password: string }): Checked<{ password: string }> =>
  values.password === ''
    ? { ok: false, errors: { password: requiredSentence('Password') } }
    : { ok: true, value: values };

/** The final confirmation. It requires the password, so that an unattended session is not enough. */
function DeleteAccountDialog({ onClose, children }: DeleteAccountDialogProps) {
  const [remove] = useDeleteMyAccountMutation();
  const leave = useNavigateAway();
  const form = useForm({
    initialValues: { password: '' },
    rules,
    save: ({ password }) => remove({ variables: { input: { password } } }),
    async onSaved() {
      // Leaves the signed-in area first, so that its guard does not redirect.
      await leave(paths.accountDeleted, { replace: true, state: accountWasDeleted });
      endSession();
    },
    warnsOnLeave: false,
  });

  return (
    <Dialog
      opened
      onClose={form.isPending ? () => undefined : onClose}
      title="Delete your account?"
      styles={{ title: { fontWeight: 700, fontSize: '1.125rem' } }}
    >
      <form {...form.element}>
        <Stack gap="md">
          <Text component="div" c="gray.7">
            This cannot be undone. It deletes:
            {children}
          </Text>
          <PasswordField
            label="Password"
            description="Enter your password to confirm."
            autoComplete="current-password"
            data-autofocus
            withAsterisk
            {...form.getInputProps('password')}
          />
          <FormFooter form={form} onCancel={onClose} color="red.8" pendingText="Deleting...">
            Delete for Good
          </FormFooter>
        </Stack>
      </form>
    </Dialog>
  );
}

import { formatDateAndTime } from '@job-alert/domain/india/calendar';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { INVITATION_MESSAGE_LENGTH } from '@job-alert/domain/sourcing/job-invitation';
import { invitationSchema } from '@job-alert/domain/sourcing/job-invitation-input';
import { Stack, Text } from '@mantine/core';
import { useCallback, useState } from 'react';
import { Dialog } from '../../../components/dialog/dialog';
import { type SearchOption, SearchSelect } from '../../../components/fields/search-select';
import { FormFooter } from '../../../components/form/form-footer';
import { TextArea } from '../../../components/form/text-area';
import { useForm } from '../../../components/form/use-form';
import { pluralizeCount } from '../../../components/list/pluralize-count';
import { ErrorState, LoadingState } from '../../../components/states';
import type { BannerState } from '../../../components/use-banner';
import { describeError } from '../../../lib/errors/describe-error';
import { check } from '../../../lib/forms/check';
import { candidateName } from './candidate-name';
import {
  type InvitationCheckQuery,
  useInvitationCheckQuery,
  useInviteToJobMutation,
  useJobsToInviteToLazyQuery,
} from './invite-dialog.generated';

export interface InvitedPerson {
  id: string;
  firstName: string;
  lastName: string;
}

export interface InviteDialogProps {
  /** Null to choose the job in the dialog. */
  job: { id: string; title: string; companyName: string } | null;
  /** At most 100. */
  candidates: readonly InvitedPerson[];
  /** Shows the result. */
  banner: BannerState;
  onClose: () => void;
  /** Called after the invitations, with the ids of the candidates who could not be invited. */
  onInvited?: (failed: ReadonlySet<string>) => void;
}

/** Invites candidates to apply for a job. Says before who can be invited, and afterwards who was. */
export function InviteDialog({ job, ...props }: InviteDialogProps) {
  const [chosen, setChosen] = useState<SearchOption | null>(
    job && { value: job.id, label: `${job.title} at ${job.companyName}` },
  );
  return (
    <Dialog
      opened
      size="lg"
      onClose={props.onClose}
      title={`Invite ${pluralizeCount(props.candidates.length, 'candidates')}`}
    >
      <Stack gap="md">
        {job ? <Text>{chosen?.label}</Text> : <JobSelect chosen={chosen} onChange={setChosen} />}
        {chosen ? <CheckedInvitation key={chosen.value} jobId={chosen.value} {...props} /> : null}
      </Stack>
    </Dialog>
  );
}

function JobSelect({
  chosen,
  onChange,
}: {
  chosen: SearchOption | null;
  onChange: (job: SearchOption | null) => void;
}) {
  const [find, { data }] = useJobsToInviteToLazyQuery();
  const search = useCallback(
    (text: string) => void find({ variables: { query: text || null } }).catch(() => undefined),
    [find],
  );
  const options = data?.openJobs.nodes.map(({ id, title, companyName, city }) => ({
    value: id,
    label: `${title} at ${companyName}, ${city}`,
  }));
  return (
    <SearchSelect
      label="Job"
      placeholder="Search the open jobs"
      withAsterisk
      value={chosen?.value ?? ''}
      chosen={chosen}
      options={options}
      onSearch={search}
      onChange={(_, option) => onChange(option)}
    />
  );
}

type CheckedProps = Omit<InviteDialogProps, 'job'> & { jobId: string };

function CheckedInvitation({ jobId, candidates, ...props }: CheckedProps) {
  const candidateIds = candidates.map(({ id }) => id);
  const { data, error, refetch } = useInvitationCheckQuery({
    variables: { jobId, candidateIds },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  if (error) {
    const text = describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop });
    return <ErrorState text={text} onRetry={refetch} />;
  }
  if (!data) return <LoadingState />;
  return <InviteForm jobId={jobId} candidates={candidates} state={data.invitationCheck} {...props} />;
}

type InviteFormProps = CheckedProps & { state: InvitationCheckQuery['invitationCheck'] };

function InviteForm({ jobId, candidates, state, banner, onClose, onInvited }: InviteFormProps) {
  const [invite] = useInviteToJobMutation();
  const nameOf = (id: string) => {
    const candidate = candidates.find((one) => one.id === id);
    return candidate ? candidateName(candidate) : id;
  };
  const possible = state.candidates.filter(({ problem }) => problem === null).map(({ candidateId }) => candidateId);
  const leftOut = state.candidates.filter(({ problem }) => problem !== null);
  const form = useForm({
    initialValues: { message: '' },
    rules: (values) => check(invitationSchema, values),
    async save({ message }) {
      const { data } = await invite({ variables: { input: { jobId, candidateIds: possible, message } } });
      return data?.inviteToJob.results ?? [];
    },
    onSaved(results) {
      const failed = results.filter(({ invitation }) => invitation === null);
      const done = `${pluralizeCount(results.length - failed.length, 'candidates')} invited.`;
      const errors = failed.map(({ candidateId, message }) => `${nameOf(candidateId)}: ${message}`);
      banner.show(failed.length === 0 ? 'success' : 'warning', [done, ...errors].join(' '));
      onInvited?.(new Set([...failed, ...leftOut].map(({ candidateId }) => candidateId)));
      onClose();
    },
    messages: { fallback: COMMON_MESSAGES.wentWrongTryAgainStop, always: true },
    draft: { name: `invite-${jobId}`, fields: ['message'] },
  });
  return (
    <form {...form.element}>
      <Stack gap="md">
        <Text>{consequence(possible.length, state)}</Text>
        {leftOut.map(({ candidateId, message }) => (
          <Text key={candidateId} fz="sm" c="gray.7">
            {nameOf(candidateId)}: {message}
          </Text>
        ))}
        <TextArea
          label="Your message (optional)"
          description="Each candidate reads it in the email. Do not write what the company has not made public."
          minRows={3}
          maxRows={8}
          maxLength={INVITATION_MESSAGE_LENGTH}
          {...form.getInputProps('message')}
        />
        {possible.length > 0 ? (
          <FormFooter form={form} onCancel={onClose} pendingText="Inviting...">
            {`Invite ${pluralizeCount(possible.length, 'candidates')}`}
          </FormFooter>
        ) : null}
      </Stack>
    </form>
  );
}

function consequence(possible: number, { remainingToday, expiresAt }: InviteFormProps['state']): string {
  if (possible === 0) return 'None of them can be invited.';
  const left = `You can invite ${pluralizeCount(remainingToday, 'candidates')} today.`;
  const get = possible === 1 ? '1 candidate gets an email' : `${possible} candidates get one email each`;
  return `${get} and can answer until ${formatDateAndTime(new Date(expiresAt))}. ${left}`;
}

import { joinFullName } from '@job-alert/domain/companies/company-profile';
import { checkInterviewers, MAX_INTERVIEWERS } from '@job-alert/domain/interviews/interviewers';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Button, Checkbox, Fieldset, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Banner } from '../../../components/banner';
import { PendingButton } from '../../../components/buttons/pending-button';
import { Dialog } from '../../../components/dialog/dialog';
import { EmailField } from '../../../components/fields/email-field';
import { TextField } from '../../../components/form/text-field';
import { ErrorState, LoadingState } from '../../../components/states';
import { describeError } from '../../../lib/errors/describe-error';
import { useAsyncAction } from '../../../lib/forms/use-async-action';
import type { InterviewerInput } from '../../../lib/graphql/schema.generated';
import { useSession } from '../../../lib/session/session';
import { useInterviewerChoicesQuery } from './interviewers.generated';

interface InterviewersDialogProps {
  applicationId: string;
  /** The interview whose people are the initial choice. Without one, that is `chosen`, or the viewer. */
  interviewId?: string | undefined;
  chosen?: readonly InterviewerInput[] | null;
  opened: boolean;
  onClose: () => void;
  onChosen: (interviewers: InterviewerInput[]) => Promise<unknown> | void;
}

/** Chooses one to five interviewers: members of the company, and guests by name and email address. */
export function InterviewersDialog(props: InterviewersDialogProps) {
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title="Interviewers">
      <Loaded {...props} />
    </Dialog>
  );
}

function Loaded({ applicationId, interviewId, chosen, onClose, onChosen }: InterviewersDialogProps) {
  const session = useSession();
  const { data, error, refetch } = useInterviewerChoicesQuery({
    variables: { applicationId },
    fetchPolicy: 'network-only',
  });
  const job = data?.application?.job;
  if (error) {
    return <ErrorState text={describeError(error, { fallback: COMMON_MESSAGES.wentWrongStop })} onRetry={refetch} />;
  }
  if (job?.__typename !== 'Job' || !job.company) return <LoadingState text="Loading your team..." />;
  const { members } = job.company;
  const before = data?.application?.interviews.find(({ id }) => id === interviewId)?.interviewers;
  const isMember = members.some(({ id }) => id === session?.user.id);
  const initial = chosen ?? before ?? (isMember ? [{ userId: session?.user.id ?? null }] : []);
  return <Choice members={members} initial={initial} onClose={onClose} onChosen={onChosen} />;
}

interface ChoiceProps extends Pick<InterviewersDialogProps, 'onClose' | 'onChosen'> {
  members: readonly { id: string; firstName: string; lastName: string }[];
  initial: readonly InterviewerInput[];
}

interface Guest {
  key: number;
  name: string;
  email: string;
}

function Choice({ members, initial, onClose, onChosen }: ChoiceProps) {
  const [userIds, setUserIds] = useState(() => initial.flatMap(({ userId }) => userId ?? []));
  const [guests, setGuests] = useState<Guest[]>(() =>
    initial
      .filter(({ userId }) => userId == null)
      .map(({ name, email }, key) => ({ key, name: name ?? '', email: email ?? '' })),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const { isPending, run } = useAsyncAction();
  const change = (key: number, values: Partial<Guest>) =>
    setGuests((all) => all.map((guest) => (guest.key === key ? { ...guest, ...values } : guest)));

  const save = () =>
    run(async () => {
      const checked = checkInterviewers([
        ...userIds.map((userId) => ({ userId })),
        ...guests.map(({ name, email }) => ({ name, email })),
      ]);
      setProblem(checked.ok ? null : checked.message);
      if (!checked.ok) return;
      try {
        await onChosen(checked.interviewers);
        onClose();
      } catch (error) {
        setProblem(describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop }));
      }
    });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap="md">
        <Checkbox.Group
          label="People of the company"
          description={`Up to ${MAX_INTERVIEWERS} in all. Each gets an email with a calendar file.`}
          size="md"
          value={userIds}
          onChange={setUserIds}
        >
          <Stack gap={10} mt={6}>
            {members.map((member) => (
              <Checkbox key={member.id} value={member.id} label={joinFullName(member)} />
            ))}
          </Stack>
        </Checkbox.Group>
        {guests.map(({ key, name, email }, index) => (
          <Fieldset key={key} legend={`Guest ${index + 1}`}>
            <Stack gap="sm">
              <TextField
                label="Name"
                autoComplete="off"
                isImmediate
                value={name}
                onChange={(value) => change(key, { name: value })}
              />
              <EmailField
                label="Email"
                autoComplete="off"
                value={email}
                onChange={(value) => change(key, { email: value })}
              />
              <Button
                variant="subtle"
                color="red"
                aria-label={`Remove guest ${index + 1}`}
                onClick={() => setGuests((all) => all.filter((guest) => guest.key !== key))}
              >
                Remove
              </Button>
            </Stack>
          </Fieldset>
        ))}
        {userIds.length + guests.length < MAX_INTERVIEWERS ? (
          <Button
            variant="default"
            onClick={() => setGuests((all) => [...all, { key: (all.at(-1)?.key ?? -1) + 1, name: '', email: '' }])}
          >
            Add somebody without a login
          </Button>
        ) : null}
        <Banner message={problem === null ? null : { tone: 'error', text: problem }} />
        <Group justify="flex-end" data-dialog-actions>
          <Button variant="default" onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <PendingButton type="submit" isPending={isPending} pendingText="Saving...">
            Done
          </PendingButton>
        </Group>
      </Stack>
    </form>
  );
}

import { TEXT_LIMITS } from '@job-alert/domain/fields/text-limits';
import { formatDate } from '@job-alert/domain/india/calendar';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { PendingButton } from '../../../components/buttons/pending-button';
import { TextArea } from '../../../components/form/text-area';
import { describeError } from '../../../lib/errors/describe-error';
import { useAsyncAction } from '../../../lib/forms/use-async-action';
import { useUnsavedChanges } from '../../../lib/forms/use-unsaved-changes';
import { ActiveBadge } from '../../shared/history/approval-badge';
import type { JobInformationQuery } from './job-information.generated';
import { useSetManagedJobActiveMutation } from './manage-jobs.generated';

type Job = NonNullable<JobInformationQuery['job']>;
type TakenDown = Pick<Job, 'takenDownAt' | 'takenDownNote'>;

/**
 * Shows the status of a job and who made it inactive. Administrators can add a reason, or take the job down themselves.
 */
export function JobActiveStatus({ job }: { job: Job }) {
  const { id, isActive } = job;
  const [{ takenDownAt, takenDownNote }, setTakenDown] = useState<TakenDown>(job);
  if (isActive) return <ActiveBadge isActive />;
  return (
    <>
      <ActiveBadge isActive={false} />
      <Text fz="sm" c="gray.7" mt={4}>
        {takenDownAt
          ? `Taken down by an administrator on ${formatDate(new Date(takenDownAt))}. The employer cannot set it Active.`
          : 'Set by the employer, who can set it Active again until you take it down.'}
      </Text>
      <Reason id={id} isTakenDown={takenDownAt !== null} note={takenDownNote ?? ''} onSaved={setTakenDown} />
    </>
  );
}

interface ReasonProps {
  id: string;
  isTakenDown: boolean;
  note: string;
  onSaved: (saved: TakenDown) => void;
}

function Reason({ id, isTakenDown, note: saved, onSaved }: ReasonProps) {
  const [note, setNote] = useState(saved);
  useUnsavedChanges(note.trim() !== saved.trim());
  const [outcome, setOutcome] = useState<{ failed: boolean; text: string } | null>(null);
  const [setActive] = useSetManagedJobActiveMutation();
  const { isPending, run } = useAsyncAction();

  async function save() {
    setOutcome(null);
    try {
      const { data } = await setActive({ variables: { input: { id, isActive: false, note } } });
      if (data) onSaved(data.setJobActive.job);
      setOutcome({ failed: false, text: isTakenDown ? 'Reason saved.' : 'Taken down.' });
    } catch (error) {
      setOutcome({ failed: true, text: describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop }) });
    }
  }

  return (
    <>
      <TextArea
        mt="xs"
        label="Reason for the employer (optional)"
        minRows={2}
        maxRows={8}
        maxLength={TEXT_LIMITS.rejectionNote}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <PendingButton
        size="compact-sm"
        variant="light"
        mt={6}
        isPending={isPending}
        pendingText="Saving..."
        disabled={!isPending && isTakenDown && note.trim() === saved}
        onClick={() => void run(save)}
      >
        {isTakenDown ? 'Save Reason' : 'Take Down'}
      </PendingButton>
      <Text role={outcome?.failed ? 'alert' : 'status'} fz="sm" c={outcome?.failed ? 'red.9' : 'teal.9'} mt={4}>
        {outcome?.text}
      </Text>
    </>
  );
}

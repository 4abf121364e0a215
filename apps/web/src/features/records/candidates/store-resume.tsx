import { storedByLine } from '@job-alert/domain/candidates/stored-resume';
import { formatDate } from '@job-alert/domain/india/calendar';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Stack, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { PendingButton } from '../../../components/buttons/pending-button';
import { UploadField } from '../../../components/fields/upload-field';
import type { KeyValue } from '../../../components/table/key-value-table';
import { describeError } from '../../../lib/errors/describe-error';
import { useAsyncAction } from '../../../lib/forms/use-async-action';
import { uploadLimits, validateUpload } from '../../../lib/forms/validate-upload';
import { Allowed } from '../../../lib/session/allowed';
import { type StorableResumeFragment, useStoreResumeMutation } from './store-resume.generated';

/** Returns the row about the resume that an administrator has stored or can store; none for other candidates. */
export function storedResumeRows(candidate: StorableResumeFragment): KeyValue[] {
  const { canStoreResume, resumeStoring: storing } = candidate;
  if (!canStoreResume && !storing) return [];
  return [
    [
      'Stored Resume',
      <Stack key="stored-resume" gap="xs">
        {storing ? (
          <Text inherit>{storedByLine(storing.storedByName, formatDate(new Date(storing.storedAt)))}</Text>
        ) : null}
        {canStoreResume ? (
          <Allowed to="Mutation.storeResume">
            <StoreResume candidateId={candidate.id} />
          </Allowed>
        ) : null}
      </Stack>,
    ],
  ];
}

/** Stores the resume of an imported candidate who has not logged in yet. */
function StoreResume({ candidateId }: { candidateId: string }) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isStored, setStored] = useState(false);
  const [storeResume] = useStoreResumeMutation();
  const { isPending, run } = useAsyncAction();

  function choose(next: File | null) {
    setFile(next);
    setProblem(null);
    setStored(false);
  }

  async function store() {
    const wrong = validateUpload(file, 'RESUME', 'Choose the resume first.');
    setProblem(wrong);
    if (wrong !== null || !file) return;
    try {
      await storeResume({ variables: { input: { candidateId, resume: file } } });
      setFile(null);
      setStored(true);
    } catch (error) {
      setProblem(describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop }));
    }
  }

  return (
    <>
      <UploadField
        label="Resume from the candidate"
        description="Until the first login. The candidate sees who stored it."
        {...uploadLimits('RESUME')}
        value={file}
        onChange={choose}
        error={problem}
        errorProps={{ role: 'alert' }}
      />
      <div>
        <PendingButton
          size="compact-sm"
          variant="light"
          leftSection={<IconUpload size={16} aria-hidden />}
          isPending={isPending}
          pendingText="Storing..."
          onClick={() => void run(store)}
        >
          Store Resume
        </PendingButton>
      </div>
      {isStored ? (
        <Text role="status" fz="sm" c="teal.9">
          The resume is stored.
        </Text>
      ) : null}
    </>
  );
}

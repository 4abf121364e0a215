import { Stack, Text } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { RecordFallback } from '../../../components/record-fallback';
import { Screen } from '../../../components/screen';
import { CorrectedFacts } from '../../shared/jobs/corrected-facts';
import { toJobValues } from '../job-posting/post-job-form';
import { OnBehalfForm } from './on-behalf-form';
import { useCorrectJobMutation, useJobToReviseQuery } from './on-behalf.generated';

/** The screen on which an administrator corrects the job in the URL for its company. */
export function CorrectJob() {
  const [query] = useSearchParams();
  const id = query.get('job') ?? '';
  const { data, error, refetch } = useJobToReviseQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const [correct] = useCorrectJobMutation();
  const job = data?.job;
  const waiting = job?.approvals.find(({ kind, state }) => kind === 'JOB_CORRECTION' && state === 'PENDING');
  return (
    <Screen
      title={job ? `Correct ${job.title}` : 'Correct a Job'}
      lead="The job changes at once. The company gets an email that names you, and candidates who applied see the change."
      width="form"
    >
      {waiting ? (
        <Stack gap="xs" mb="md">
          <CorrectedFacts title="The employer's correction, which waits for approval" changes={waiting.changes} />
          <Text c="gray.7">It ends when you save this form, and the employer is told.</Text>
        </Stack>
      ) : null}
      {job ? (
        <OnBehalfForm
          initial={{
            ...toJobValues(job),
            deadline: job.deadline,
            companyName: job.companyName,
            companyWebsite: job.companyWebsite,
            companyDescription: job.companyDescription,
            industry: job.industry,
          }}
          presentDeadline={job.deadline}
          isCompanyEditable
          savedText="The job is corrected, and the company gets an email."
          buttonLabel="Save Correction"
          pendingText="Saving..."
          save={async (input) => {
            const answer = await correct({ variables: { input: { ...input, id, version: job.version } } });
            return answer.data?.correctJob.job.id;
          }}
        />
      ) : (
        <RecordFallback error={error} isGone={job === null} onRetry={refetch} />
      )}
    </Screen>
  );
}

import { joinFullName } from '@job-alert/domain/company-profile';
import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { Dialog } from '../../components/dialog';
import { ErrorState, LoadingState } from '../../components/states';
import { describeError } from '../../lib/errors/describe-error';
import type { ApplicantFragment } from './applicants.generated';
import {
  type ApplicantFileFragment,
  type ApplicantProfileQuery,
  useApplicantProfileQuery,
} from './candidate.generated';
import { CandidateFacts } from './candidate-facts';

/** What the employer may see of an applicant. */
export function CandidateDialog({ application, onClose }: { application: ApplicantFragment; onClose: () => void }) {
  const { data, error, refetch } = useApplicantProfileQuery({
    variables: { candidateId: application.candidate.id },
    fetchPolicy: 'network-only',
  });
  // Links to files live for a minute: a press asks for the profile with its newest ones.
  const renew = (fileId: string) =>
    refetch().then(
      (answer) => filesOf(answer.data?.candidate).find(({ id }) => id === fileId)?.url ?? null,
      () => null,
    );
  return (
    <Dialog
      opened
      size={760}
      onClose={onClose}
      title={joinFullName(application.candidate)}
      styles={{ title: { fontSize: '1.25rem' } }}
    >
      {data?.candidate ? <CandidateFacts candidate={data.candidate} renew={renew} /> : null}
      {data?.candidate === null ? <p role="status">No candidate data found.</p> : null}
      {!data && error ? (
        <ErrorState text={describeError(error, { fallback: COMMON_MESSAGES.wentWrongStop })} onRetry={refetch} />
      ) : null}
      {data || error ? null : <LoadingState text="Loading candidate info..." />}
    </Dialog>
  );
}

function filesOf(candidate: ApplicantProfileQuery['candidate'] | undefined): ApplicantFileFragment[] {
  if (!candidate) return [];
  const files = [
    candidate.resume,
    ...candidate.experiences.map(({ experienceLetter }) => experienceLetter),
    ...candidate.educations.map(({ certificate }) => certificate),
  ];
  return files.filter((file) => file != null);
}

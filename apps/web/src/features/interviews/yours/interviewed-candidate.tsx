import { formatDate } from '@job-alert/domain/india/calendar';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { DescriptionList } from '../../../components/description-list';
import { Drawer } from '../../../components/dialog/drawer';
import { FileLink } from '../../../components/file-link';
import { ErrorState, LoadingState } from '../../../components/states';
import { describeError } from '../../../lib/errors/describe-error';
import { answerRows } from '../../shared/applications/answer-rows';
import { DrawerSection } from '../../shared/drawer-section';
import { CandidateView } from '../../shared/people/candidate-view';
import { ResumeFrame } from '../../shared/people/resume-frame';
import { useInterviewedCandidateQuery } from './your-interviews.generated';

interface InterviewedCandidateProps {
  applicationId: string;
  name: string;
  onClose: () => void;
}

/** The profile, the answers and the resume of a candidate, for an interviewer. */
export function InterviewedCandidate({ applicationId, name, onClose }: InterviewedCandidateProps) {
  const { data, error, refetch } = useInterviewedCandidateQuery({
    variables: { id: applicationId },
    fetchPolicy: 'network-only',
  });
  const application = data?.application;
  const candidate = application?.candidate;
  const resume = candidate?.resume;
  // Links are valid for one minute, so each click requests a new one.
  const renew = () =>
    refetch().then(
      (response) => response.data?.application?.candidate?.resume?.url ?? null,
      () => null,
    );
  return (
    <Drawer opened onClose={onClose} title={name} styles={{ title: { fontSize: '1.25rem' } }}>
      {application ? <p>Applied on {formatDate(new Date(application.appliedAt))}</p> : null}
      {resume ? <FileLink file={resume} renew={renew} /> : null}
      {application ? <ResumeFrame name={name} file={resume} isUntabbable /> : null}
      {application && application.answers.length > 0 ? (
        <DrawerSection title="Screening Answers">
          <DescriptionList facts={answerRows(application.answers)} />
        </DrawerSection>
      ) : null}
      {candidate ? (
        <CandidateView
          role="employer"
          candidate={candidate}
          file={(_what, file) => (file ? <FileLink file={file} renew={renew} /> : null)}
        />
      ) : null}
      {application === null ? <p role="status">No candidate data found.</p> : null}
      {!data && error ? (
        <ErrorState text={describeError(error, { fallback: COMMON_MESSAGES.wentWrongStop })} onRetry={refetch} />
      ) : null}
      {data || error ? null : <LoadingState text="Loading candidate info..." />}
    </Drawer>
  );
}

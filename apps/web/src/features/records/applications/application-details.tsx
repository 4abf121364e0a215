import { APPLICATION_STATUS_LABELS, displayStatus } from '@job-alert/domain/applications/application-status';
import type { Decision } from '@job-alert/domain/approvals/approval';
import { formatDate, formatDateAndTime } from '@job-alert/domain/india/calendar';
import { PHONE_PREFIX } from '@job-alert/domain/india/india';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Button, Group } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { RecordFallback } from '../../../components/record-fallback';
import { type KeyValue, KeyValueTable } from '../../../components/table/key-value-table';
import { paths, withQuery } from '../../../config/paths';
import { Joining } from '../../shared/applications/joining';
import { OfferAnswerSummary, OfferSummary } from '../../shared/applications/offer-summary';
import { invitedRows } from '../../shared/applications/invited-rows';
import { preferenceRowsOf } from '../../shared/applications/preference-rows';
import { ApplicationRecommendation } from '../../shared/applications/recommendation-form';
import { ScreeningAnswers } from '../../shared/applications/screening-answers';
import { WithdrawalSummary } from '../../shared/applications/withdrawal-summary';
import { ActiveBadge, ApprovalBadge } from '../../shared/history/approval-badge';
import { RecordNotes } from '../../shared/history/record-notes';
import { ApplicationInterviews } from '../../shared/interviews/application-interviews';
import { candidateName } from '../../shared/people/candidate-name';
import { DocumentLink, LINK_REFRESH } from '../../shared/people/document-link';
import { DecisionButtons } from '../list/decision-buttons';
import { rejectionRows } from '../list/rejection-rows';
import { stepInShort } from './application-messages';
import {
  type ManagedApplicationDetailsQuery,
  useManagedApplicationDetailsQuery,
} from './application-details.generated';
import type { ManagedApplicationFragment } from './manage-applications.generated';
import { applicationName } from './use-managed-applications';

type Details = NonNullable<ManagedApplicationDetailsQuery['application']>;

const candidateRows = (candidate: NonNullable<Details['candidate']>): KeyValue[] => [
  ['Name', candidateName(candidate)],
  ['Email', candidate.email],
  ['Contact', `${PHONE_PREFIX} ${candidate.contact}`],
  ['Resume', <DocumentLink key="resume" what="Resume" file={candidate.resume} />],
];

/** The job details that only its managers can read. */
const managedJobRows = (job: Extract<Details['job'], { postedAt: string }>): KeyValue[] => [
  ['Company Contact', job.company?.fullName ?? COMMON_MESSAGES.recordMissing],
  ['Posted At', formatDate(new Date(job.postedAt))],
  ['Job Status', <ApprovalBadge key="status" state={job.approvalState} />],
  ['Job Record', <ActiveBadge key="active" isActive={job.isActive} />],
];

const jobRows = (job: Details['job']): KeyValue[] => [
  ['Job Title', job.title],
  ['Company Name', job.companyName],
  ...('postedAt' in job ? managedJobRows(job) : []),
];

/** Earlier answers of the candidate, such as a request for another date. */
const earlierReplies = ({ offer, offerReplies }: Details): KeyValue[] =>
  offerReplies
    .filter(({ id }) => id !== offer?.reply?.id)
    .map((reply) => ['Earlier Answer', <OfferAnswerSummary key={reply.id} reply={reply} />]);

const applicationRows = (application: Details): KeyValue[] => [
  ['Status', APPLICATION_STATUS_LABELS[displayStatus(application)]],
  ...(application.withdrawal
    ? [['Withdrawn', <WithdrawalSummary key="withdrawn" application={application} />] as const]
    : []),
  ...(application.offer ? [['Offer', <OfferSummary key="answer" application={application} />] as const] : []),
  ...earlierReplies(application),
  ['Proposed Status', APPLICATION_STATUS_LABELS[application.proposedStatus]],
  ['Admin Approval Status', <ApprovalBadge key="approval" state={application.approvalState} />],
  ...(application.approvalState === 'REJECTED' ? [['Rejected Step', stepInShort(application)] as const] : []),
  ...rejectionRows(application.approval),
  ['Record Status', <ActiveBadge key="record" isActive={application.isActive} />],
  ['Applied At', formatDateAndTime(new Date(application.appliedAt))],
  ...invitedRows(application.invitation),
  ['Status Updated At', formatDateAndTime(new Date(application.statusUpdatedAt))],
  ...preferenceRowsOf(application),
  ['Feedback', application.feedback],
  ['Offer Letter', <DocumentLink key="offer" what="Offer Letter" file={application.offerLetter} />],
  ['Date of Joining', application.dateOfJoining ? formatDate(application.dateOfJoining) : null],
  ...(application.joining || application.viewerCanRecordJoining
    ? [
        [
          'Joining',
          <Joining key="joining" application={application} name={candidateName(application.candidate)} />,
        ] as const,
      ]
    : []),
];

interface ApplicationDetailsProps {
  id: string;
  onDecide: (application: ManagedApplicationFragment, decision: Decision) => void;
}

/** The details that an administrator needs to decide about an application. */
export function ApplicationDetails({ id, onDecide }: ApplicationDetailsProps) {
  const { data, error, refetch } = useManagedApplicationDetailsQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    pollInterval: LINK_REFRESH,
  });
  if (!data?.application) {
    return <RecordFallback error={error} isGone={!!data} onRetry={refetch} />;
  }
  const { application } = data;
  const { candidate } = application;
  return (
    <>
      <KeyValueTable
        title="Candidate"
        rows={candidate ? candidateRows(candidate) : [['Name', candidateName(candidate)]]}
      />
      <KeyValueTable title="Job" rows={jobRows(application.job)} />
      <KeyValueTable title="Application" rows={applicationRows(application)} />
      <ApplicationRecommendation key={application.recommendation?.id} application={application} />
      <ScreeningAnswers answers={application.answers} />
      <ApplicationInterviews interviews={application.interviews} />
      <RecordNotes kind="APPLICATION" id={id} notes={application.notes} />
      <Button
        component={Link}
        variant="default"
        mt="lg"
        to={withQuery(paths.admin.interviews, { application: id })}
        leftSection={<IconCalendarEvent size={18} aria-hidden />}
      >
        Interviews
      </Button>
      {application.approvalState === 'APPROVED' || application.withdrawal ? null : (
        <Group justify="flex-end" gap="sm" mt="lg">
          <DecisionButtons
            subject="APPLICATION"
            name={applicationName(application)}
            state={application.approvalState}
            onDecide={(decision) => onDecide(application, decision)}
          />
        </Group>
      )}
    </>
  );
}

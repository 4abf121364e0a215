import { APPLICATION_STATUS_LABELS } from '@job-alert/domain/applications/application-status';
import { formatMatch } from '@job-alert/domain/applications/skill-match';
import { DUPLICATE_REASON_LABELS } from '@job-alert/domain/candidates/duplicates';
import { EXPERIENCE_LEVEL_LABELS } from '@job-alert/domain/candidates/experience-level';
import { experienceMatch } from '@job-alert/domain/candidates/experience-match';
import { matchSkills, missingSkills } from '@job-alert/domain/search/skill-fit';
import { joinFullName } from '@job-alert/domain/companies/company-profile';
import { formatDate, formatTime } from '@job-alert/domain/india/calendar';
import { formatSalaryRange } from '@job-alert/domain/india/money';
import {
  INTERVIEW_MODE_LABELS,
  ROUND_TYPE_LABELS,
  validateMissedInterview,
} from '@job-alert/domain/interviews/interview';
import { CANCELLATION_REASON_LABELS } from '@job-alert/domain/interviews/interview-cancellation';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type KeyValue, KeyValueTable } from '../../components/table/key-value-table';
import { recordPath } from '../../config/record-paths';
import { today } from '../../lib/today';
import { invitedRows } from '../shared/applications/invited-rows';
import { MemberFeedback } from '../shared/applications/member-feedback';
import { ScreeningAnswers } from '../shared/applications/screening-answers';
import { candidateName } from '../shared/people/candidate-name';
import { summaryRows } from '../shared/people/candidate-view';
import { DocumentLink } from '../shared/people/document-link';
import { ResumeFrame } from '../shared/people/resume-frame';
import type { QueuedRequest } from './request-labels';
import type { ReviewedStepFragment } from './request-review.generated';
import classes from './review-pane.module.css';

type Step = ReviewedStepFragment;

/** Returns the rows with the details of the step. Rows without a value are left out. */
const stepRows = ({ feedback, proposedStatus }: QueuedRequest, step: Step): KeyValue[] =>
  [
    ['Interview', interviewProblem(proposedStatus, step)] as const,
    ['Feedback', feedback] as const,
    [
      'Offer Letter',
      step.offerLetter ? <DocumentLink key="offer" what="Offer Letter" file={step.offerLetter} /> : null,
    ] as const,
    ['Date of Joining', step.dateOfJoining ? formatDate(step.dateOfJoining) : null] as const,
    ...step.interviews.map(
      (interview) =>
        [`Interview ${formatDate(interview.date)}`, <Interview key="text" interview={interview} />] as const,
    ),
  ].filter(([, value]) => value !== null);

const interviewProblem = (proposedStatus: QueuedRequest['proposedStatus'], step: Step): string | null =>
  validateMissedInterview(proposedStatus, { hasInterview: step.hasInterview, name: candidateName(step.candidate) });

function Interview({ interview }: { interview: Step['interviews'][number] }) {
  return (
    <div className={classes.interview}>
      {interviewText(interview)}
      <MemberFeedback interview={interview} />
    </div>
  );
}

function interviewText({
  cancelledAt,
  cancellationReason,
  cancelNote,
  ...interview
}: Step['interviews'][number]): string {
  const { time, roundType, mode, location, notes, outcome } = interview;
  if (cancelledAt !== null) {
    const reason = cancellationReason && CANCELLATION_REASON_LABELS[cancellationReason];
    return [`${formatTime(time)}, ${ROUND_TYPE_LABELS[roundType]}`, cancelledText(reason), cancelNote]
      .filter(Boolean)
      .join('\n');
  }
  return [
    `${formatTime(time)}, ${ROUND_TYPE_LABELS[roundType]}, ${INTERVIEW_MODE_LABELS[mode]}`,
    location,
    notes,
    outcome === 'NO_SHOW' ? 'The candidate did not come.' : null,
  ]
    .filter(Boolean)
    .join('\n');
}

const cancelledText = (reason: string | null): string => (reason === null ? 'Cancelled.' : `Cancelled: ${reason}.`);

type StepCandidate = NonNullable<Step['candidate']>;

function matchRows({ skills, experienceLevel, experiences }: StepCandidate, { job }: Step): KeyValue[] {
  if (!('salaryMin' in job)) return [['Experience', EXPERIENCE_LEVEL_LABELS[experienceLevel]]];
  const missing = missingSkills(job.preferredSkills, skills);
  const matches = [
    skills.length > 0 ? formatMatch(matchSkills(job.preferredSkills, skills)) : 'None in the profile',
    missing.length > 0 && skills.length > 0 ? `Missing: ${missing.join(', ')}` : null,
  ];
  return [
    ['Skills', matches.filter(Boolean).join('\n')],
    ['Experience', experienceMatch({ experienceLevel, experiences }, job, today())],
  ];
}

const candidateRows = (candidate: StepCandidate, step: Step): KeyValue[] => [
  ...matchRows(candidate, step),
  ...summaryRows(candidate),
  ...candidate.possibleDuplicates.map(
    ({ candidate: other, reasons }): KeyValue => [
      'Possible Duplicate',
      <Duplicate key={other.id} other={other} reasons={reasons} />,
    ],
  ),
  ['Resume', <DocumentLink key="resume" what="Resume" file={candidate.resume} />],
  ['Applied', formatDate(new Date(step.appliedAt))],
  ...invitedRows(step.invitation),
];

type PossibleDuplicate = StepCandidate['possibleDuplicates'][number];

function Duplicate({
  other,
  reasons,
}: {
  other: PossibleDuplicate['candidate'];
  reasons: PossibleDuplicate['reasons'];
}) {
  return (
    <>
      <Anchor component={Link} inherit underline="always" to={recordPath('CANDIDATE', other.id) ?? ''} target="_blank">
        {joinFullName(other)}
      </Anchor>
      {`, ${other.email}\n${reasons.map((reason) => DUPLICATE_REASON_LABELS[reason]).join(' · ')}`}
    </>
  );
}

function jobRows({ job }: Step): KeyValue[] {
  if (!('salaryMin' in job)) return [];
  return [
    ['Place', `${job.city}, ${job.state}`],
    ['Salary', formatSalaryRange(job)],
    ['Experience', `${job.minExperience} to ${job.maxExperience} years`],
    ['Skills', job.preferredSkills.join(', ')],
  ];
}

/** Returns the rows of the candidate's other applications, and a last row if there are more than `MAX_OTHERS`. */
function otherRows({ applications }: StepCandidate, current: string): KeyValue[] {
  const others = applications.nodes.filter(({ id }) => id !== current).slice(0, MAX_OTHERS);
  const isMore = applications.pageInfo.hasNextPage || applications.nodes.length > MAX_OTHERS + 1;
  return [
    ...others.map(
      ({ id, appliedAt, displayStatus, job }): KeyValue => [
        formatDate(new Date(appliedAt)),
        <>
          <Anchor component={Link} inherit underline="always" to={recordPath('APPLICATION', id) ?? ''} target="_blank">
            {job.title}
          </Anchor>
          {`, ${job.companyName}\n${APPLICATION_STATUS_LABELS[displayStatus]}`}
        </>,
      ],
    ),
    ...(isMore ? [['Earlier', 'More in Manage Applications'] satisfies KeyValue] : []),
  ];
}

const MAX_OTHERS = 5;

interface StepReviewProps {
  request: QueuedRequest;
  step: Step;
  /** True while the links to documents are being renewed. */
  isRenewing: boolean;
}

/** Shows the details of a step: attachments, candidate and job, the candidate's other applications, and the resume. */
export function StepReview({ request, step, isRenewing }: StepReviewProps) {
  const { candidate, job } = step;
  const rows = stepRows(request, step);
  const others = candidate ? otherRows(candidate, step.id) : [];
  return (
    <div className={classes.beside}>
      <div className={classes.facts}>
        <div>
          {rows.length > 0 ? <KeyValueTable title="Sent with this step" rows={rows} /> : null}
          <ScreeningAnswers answers={step.answers} />
          <KeyValueTable title={candidateName(candidate)} rows={candidate ? candidateRows(candidate, step) : []} />
        </div>
        <div>
          <KeyValueTable title={`${job.title}, ${job.companyName}`} rows={jobRows(step)} />
          {others.length > 0 ? <KeyValueTable title="Other applications" rows={others} /> : null}
        </div>
      </div>
      <div className={classes.resume}>
        <ResumeFrame name={candidateName(candidate)} file={candidate?.resume ?? null} isRenewing={isRenewing} />
      </div>
    </div>
  );
}

import { APPLICATION_STATUS_LABELS } from '@job-alert/domain/applications/application-status';
import { APPROVAL_STATE_LABELS, type Decision } from '@job-alert/domain/approvals/approval';
import { gstinState } from '@job-alert/domain/companies/gstin-state';
import { formatDate } from '@job-alert/domain/india/calendar';
import { PHONE_PREFIX } from '@job-alert/domain/india/india';
import { formatSalaryRange } from '@job-alert/domain/india/money';
import { JOB_TYPE_LABELS, WORK_MODE_LABELS } from '@job-alert/domain/jobs/job-labels';
import { JOB_LABELS } from '@job-alert/domain/jobs/job-post';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Anchor, Text, Title } from '@mantine/core';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { Link } from 'react-router-dom';
import { RecordFallback } from '../../components/record-fallback';
import { type KeyValue, KeyValueTable } from '../../components/table/key-value-table';
import { recordPath } from '../../config/record-paths';
import { HighlightedText } from '../shared/highlighted-text';
import { ActiveBadge, ApprovalBadge } from '../shared/history/approval-badge';
import { RecordNotes } from '../shared/history/record-notes';
import { RejectionSummary } from '../shared/history/rejection-summary';
import { ResponsibleControl } from '../shared/responsible/responsible-control';
import { CorrectedFacts } from '../shared/jobs/corrected-facts';
import { JobView } from '../shared/jobs/job-view';
import { companyDuplicateRows } from '../shared/people/company-duplicate-rows';
import { DecisionHeader } from './decision-header';
import { isRecommending, RecommendationFields } from '../shared/applications/recommendation-fields';
import { type QueuedRequest, requestedChange, requestRejectionKind, requestSubject } from './request-labels';
import type {
  EarlierRequestFragment,
  RequestReviewQuery,
  ReviewedCompanyFragment,
  ReviewedPostingFragment,
} from './request-review.generated';
import classes from './review-pane.module.css';
import { StepReview } from './step-review';
import type { Decisions } from './use-decisions';
import { type ReadTimes, useReview } from './use-review';

type ReviewedRequest = NonNullable<RequestReviewQuery['approval']>;

/** The actions that the queue's keyboard shortcuts call. */
export interface ReviewActs {
  approve: () => void;
  reject: () => void;
  focus: () => void;
}

interface ReviewPaneProps {
  ref: Ref<ReviewActs>;
  id: string;
  /** The row of the request; undefined if the list does not contain it. */
  row: QueuedRequest | undefined;
  next: string | null;
  readAt: ReadTimes;
  /** True if the pane replaces the list. The pane then gets focus. */
  isFullScreen: boolean;
  decisions: Decisions;
  isRejecting: boolean;
  onReject: (rejecting: boolean) => void;
  onDecided: () => void;
  onNext: () => void;
}

/** The details of a request and the form to decide it. Use the id of the request as the React key. */
export function ReviewPane({
  ref,
  id,
  row,
  next,
  readAt,
  isFullScreen,
  decisions,
  isRejecting,
  ...props
}: ReviewPaneProps) {
  const { request, error, reload, isStale } = useReview(id, next, readAt);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = request ?? row;
  const needsOutcome = isRejecting && shown?.outcomeIfRejected != null;

  useEffect(() => {
    if (isFullScreen) title.current?.focus();
  }, [isFullScreen]);
  // The rejection form closes when the request is decided. The title gets focus, so that focus is not lost.
  useEffect(() => {
    if (isRejecting && !needsOutcome) title.current?.focus({ preventScroll: true });
  }, [isRejecting, needsOutcome]);

  async function decide(decision: Decision) {
    // A decision is ignored until the request is visible.
    if (!request || decisions.isPending) return;
    if (await decisions.decide(request, decision, reload)) props.onDecided();
  }
  useImperativeHandle(ref, () => ({
    approve: () => {
      if (request?.outcomeIfApproved) void decide('APPROVE');
    },
    reject: () => {
      if (request?.outcomeIfRejected) props.onReject(true);
    },
    focus: () => title.current?.focus(),
  }));

  return (
    <>
      {shown ? (
        <DecisionHeader
          request={shown}
          decided={request}
          isReady={request != null}
          isRejecting={needsOutcome}
          decisions={decisions}
          hasNext={next !== null}
          onApprove={() => void decide('APPROVE')}
          onReject={props.onReject}
          onSend={() => void decide('REJECT')}
          onNext={props.onNext}
        />
      ) : null}
      <div className={classes.body}>
        {shown ? (
          <>
            <Title order={2} className={classes.title} ref={title} tabIndex={-1} data-autofocus>
              {requestSubject(shown)}
            </Title>
            <p className={classes.change}>{requestedChange(shown)}</p>
            <RequestedBy request={shown} />
            {shown.state === 'PENDING' ? <RequestResponsible request={shown} /> : null}
          </>
        ) : null}
        {request && !isRejecting ? <Recommend request={request} decisions={decisions} /> : null}
        {request ? (
          <Review request={request} isRenewing={isStale} />
        ) : (
          <RecordFallback
            error={error}
            isGone={request === null}
            onRetry={() => void reload().catch(() => undefined)}
          />
        )}
      </div>
    </>
  );
}

/** The person who made the request, unless the subject names them. */
function RequestedBy({ request }: { request: QueuedRequest }) {
  const { requestedByName } = request;
  return requestSubject(request).includes(requestedByName) ? null : (
    <p className={classes.text}>Requested by {requestedByName}</p>
  );
}

const RequestResponsible = ({ request }: { request: QueuedRequest }) => (
  <div className={classes.responsible}>
    <span>Responsible:</span>
    <ResponsibleControl
      kind="REQUEST"
      id={request.id}
      name={requestSubject(request)}
      responsible={request.responsible}
    />
  </div>
);

/**
 * The recommendation that goes with the approval of a new application. It stays if a colleague has approved the
 * application meanwhile, so that no text is lost.
 */
function Recommend({ request, decisions }: { request: ReviewedRequest; decisions: Decisions }) {
  const { id, outcomeIfApproved, subject } = request;
  const typed = decisions.recommendationFor(id);
  const isLeftOver = isRecommending(typed) && !decisions.undoable.has(id);
  const isShown = outcomeIfApproved !== null || isLeftOver;
  if (!isShown || requestRejectionKind(request) !== 'NEW_APPLICATION') return null;
  return (
    <section className={classes.section}>
      <Title order={3} className={classes.heading}>
        Recommend to the employer (optional)
      </Title>
      {outcomeIfApproved === null && subject ? (
        <Text role="status" fz="sm" mb="sm">
          A colleague has decided this request, so your text has not been sent. You can add it in{' '}
          <Anchor component={Link} inherit underline="always" to={recordPath('APPLICATION', subject.id) ?? ''}>
            the record of the application
          </Anchor>
          .
        </Text>
      ) : null}
      <RecommendationFields value={typed} onChange={(next) => decisions.keepRecommendation(id, next)} />
    </section>
  );
}

const NOTE_SUBJECTS = { Company: 'COMPANY', Job: 'JOB', Application: 'APPLICATION' } as const;

function Review({ request, isRenewing }: { request: ReviewedRequest; isRenewing: boolean }) {
  const { subject } = request;
  if (!subject) return <p role="status">{COMMON_MESSAGES.recordMissing}</p>;
  return (
    <>
      <CorrectedFacts title="Correction" changes={request.changes} />
      {subject.__typename === 'Company' ? <CompanyReview company={subject} /> : null}
      {subject.__typename === 'Job' ? <PostingReview job={subject} /> : null}
      {subject.__typename === 'Application' ? (
        <StepReview request={request} step={subject} isRenewing={isRenewing} />
      ) : null}
      <EarlierRequests current={request.id} requests={subject.approvals} />
      <RecordNotes kind={NOTE_SUBJECTS[subject.__typename]} id={subject.id} notes={subject.notes} />
    </>
  );
}

interface EarlierRequestsProps {
  /** The id of the request under review, which is left out. */
  current: string;
  requests: readonly EarlierRequestFragment[];
}

/** Lists earlier requests and decisions about the record, newest first. */
function EarlierRequests({ current, requests }: EarlierRequestsProps) {
  const earlier = requests.filter(({ id }) => id !== current).toReversed();
  return (
    <section className={classes.section}>
      <Title order={3} className={classes.heading}>
        Earlier decisions
      </Title>
      {earlier.length === 0 ? (
        <Text c="gray.6" fz="sm">
          None: this is the first request.
        </Text>
      ) : (
        <ol className={classes.history}>
          {earlier.map((request) => (
            <li key={request.id}>
              <ApprovalBadge state={request.state} />
              <div>
                {request.proposedStatus ? <strong>{APPLICATION_STATUS_LABELS[request.proposedStatus]}</strong> : null}
                <Text fz="sm" c="gray.7">
                  {request.summary}
                </Text>
                {request.feedback ? <Text fz="sm">“{request.feedback}”</Text> : null}
                <RejectionSummary reason={request.reason} note={request.note} />
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

type Posting = ReviewedPostingFragment;

const factRows = (job: Posting): KeyValue[] => [
  ['Salary', formatSalaryRange(job)],
  ['Experience', `${job.minExperience} to ${job.maxExperience} years`],
  ['Place', `${job.city}, ${job.state} · ${WORK_MODE_LABELS[job.workMode]}`],
  [JOB_LABELS.jobType, JOB_TYPE_LABELS[job.jobType]],
  [JOB_LABELS.openings, job.openings],
  [JOB_LABELS.deadline, formatDate(job.deadline)],
  [JOB_LABELS.minimumQualification, job.minimumQualification],
  [JOB_LABELS.preferredSkills, job.preferredSkills.join(', ')],
  ['Date Posted', formatDate(new Date(job.postedAt))],
];

const approvalRow = ({ company }: Posting): KeyValue => [
  'Company Approval',
  company ? APPROVAL_STATE_LABELS[company.approvalState] : COMMON_MESSAGES.recordMissing,
];

/** Shows a job as the public will see it, with the changes since its last approval. */
function PostingReview({ job }: { job: Posting }) {
  return (
    <JobView job={job} rows={factRows(job)} company={[approvalRow(job)]}>
      <section className={classes.section}>
        <Title order={3} className={classes.heading}>
          {JOB_LABELS.description}
        </Title>
        <p className={classes.text}>
          <HighlightedText>{job.description}</HighlightedText>
        </p>
      </section>
    </JobView>
  );
}

type Company = ReviewedCompanyFragment;

const phone = (digits: string | null) => (digits ? `${PHONE_PREFIX} ${digits}` : null);

const rowsOf = (company: Company): KeyValue[] => [
  ['Organization Name', company.name],
  ['GST No', <Gstin key="gstin" company={company} />],
  [
    'Website',
    <Anchor key="website" inherit href={company.website} target="_blank" rel="noopener noreferrer nofollow">
      {company.website}
    </Anchor>,
  ],
  ...companyDuplicateRows(company.possibleDuplicates),
  ['Employer', `${company.fullName}, ${PHONE_PREFIX} ${company.contact}`],
  ['Employer Email', company.email],
  ['Company Email', company.companyEmail],
  ['Company Phone', phone(company.phone)],
  ['Industry', company.industryType],
  ['Company Size', company.size],
  ['Headquarters', company.headquarters],
  ['Year Established', company.yearEstablished],
  ['Description', company.about],
  ...company.addresses.map(
    ({ line1, line2, city, state, pincode, isPrimary }): KeyValue => [
      isPrimary ? 'Primary Address' : 'Address',
      [line1, line2, city, state, pincode].filter(Boolean).join(', '),
    ],
  ),
  ['Profile Complete', company.isProfileComplete ? 'Yes' : 'No'],
  ['Account Status', <ActiveBadge key="active" isActive={company.isActive} />],
  ['Date Joined', formatDate(new Date(company.createdAt))],
];

/** The GSTIN with its state of registration, and a highlighted note if the primary address is in another state. */
function Gstin({ company: { gstin, addresses } }: { company: Company }) {
  const registered = gstinState(gstin);
  const home = addresses.find(({ isPrimary }) => isPrimary)?.state;
  return (
    <>
      {gstin}
      <Text component="span" display="block" fz="sm" c="gray.7">
        {registered ? `Registered in ${registered}` : 'Does not start with a state code'}
        {registered && home && home !== registered ? (
          <Text span inherit fw={700} c="saffron.8">
            ; the primary address is in {home}
          </Text>
        ) : null}
      </Text>
    </>
  );
}

function CompanyReview({ company }: { company: Company }) {
  return <KeyValueTable title="Company" rows={rowsOf(company)} />;
}

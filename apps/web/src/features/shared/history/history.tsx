import { APPLICATION_MESSAGES } from '@job-alert/domain/applications/application-messages';
import type { ApplicationStatus } from '@job-alert/domain/applications/application-status';
import { APPROVAL_STATE_LABELS, changedBy } from '@job-alert/domain/approvals/approval';
import { formatDate, formatDateAndTime } from '@job-alert/domain/india/calendar';
import { Text } from '@mantine/core';
import type { RoleName } from '../../../config/paths';
import { ApplicationStatusBadge } from '../applications/application-status-badge';
import type { HistoryEventFragment } from './history.generated';
import classes from './history.module.css';
import { RejectionSummary } from './rejection-summary';
import { HISTORY_EVENT_LABELS, type HistoryEventKind } from '@job-alert/domain/interviews/history-events';
import { StatusBadge, type Tone } from '../../../components/status-badge';

type Event = Exclude<HistoryEventKind, 'REQUEST'>;

const tones: Readonly<Record<Event, Tone>> = {
  OFFER_ACCEPTED: 'green',
  OFFER_DECLINED: 'red',
  OTHER_DATE: 'amber',
  INTERVIEW_CANCELLED: 'orange',
  JOB_CORRECTED: 'amber',
  WITHDRAWN: 'grey',
  RECOMMENDED: 'green',
};

/** The badge of an event. Renders nothing for a request, because its badge shows the status. */
function HistoryEventBadge({ kind }: { kind: HistoryEventKind }) {
  return kind === 'REQUEST' ? null : <StatusBadge tone={tones[kind]}>{HISTORY_EVENT_LABELS[kind]}</StatusBadge>;
}

interface RequestOfRole {
  note?: string | null;
  requestedByName?: string;
  decidedAt?: string | null;
  decidedByName?: string | null;
  resultingStatus?: ApplicationStatus | null;
}

interface HistoryEvent extends HistoryEventFragment {
  approval: (NonNullable<HistoryEventFragment['approval']> & RequestOfRole) | null;
}

interface HistoryProps {
  role: RoleName;
  /** The events, oldest first. */
  events: readonly HistoryEvent[];
}

const isWaiting = ({ approval }: HistoryEvent): boolean => approval?.state === 'PENDING';
const isApplication = ({ approval }: HistoryEvent): boolean => approval?.proposedStatus === 'APPLIED';

/** The history of an application. Candidates do not see pending proposals. */
export function History({ role, events }: HistoryProps) {
  const isCandidate = role === 'candidate';
  const visibleEvents = isCandidate ? events.filter((event) => !isWaiting(event) || isApplication(event)) : events;
  const hasDecided = visibleEvents.some((event) => !isCandidate || !isWaiting(event));
  return (
    <>
      <ol className={classes.history} aria-label="History">
        {visibleEvents.map((event) => (
          <li key={event.id}>
            {isCandidate ? <CandidateEvent event={event} /> : <StaffEvent event={event} isNamed={role === 'admin'} />}
          </li>
        ))}
      </ol>
      {hasDecided ? null : (
        <Text mt={visibleEvents.length > 0 ? 'md' : undefined}>{APPLICATION_MESSAGES.noHistory}</Text>
      )}
    </>
  );
}

function CandidateEvent({ event }: { event: HistoryEvent }) {
  const { kind, at, summary, approval } = event;
  const feedback = approval?.feedback?.trim();
  return (
    <>
      <div className={classes.entry}>
        <time dateTime={at}>{formatDate(new Date(at))}</time>
        <HistoryEventBadge kind={kind} />
        <ApplicationStatusBadge status={approval?.resultingStatus} />
      </div>
      {approval ? <span className={classes.by}>{requestBy(approval) || 'System'}</span> : null}
      <p>{summary}</p>
      {feedback ? <p>“{feedback}”</p> : null}
    </>
  );
}

function StaffEvent({ event, isNamed }: { event: HistoryEvent; isNamed: boolean }) {
  const { kind, at, summary, approval } = event;
  const actor = isNamed ? eventActor(event) : null;
  return (
    <>
      <div className={classes.entry}>
        <HistoryEventBadge kind={kind} />
        <ApplicationStatusBadge status={approval?.proposedStatus} />
        {approval ? <strong>{stateLabel(approval)}</strong> : null}
        <span className={classes.time}>
          {actor ? `${actor} · ` : ''}
          <time dateTime={at}>{formatDateAndTime(new Date(at))}</time>
        </span>
      </div>
      <p>{summary}</p>
      {approval && !isWithdrawn(approval) ? (
        <RejectionSummary reason={approval.reason} note={approval.note ?? null} />
      ) : null}
      {approval?.feedback ? <p>Feedback: {approval.feedback}</p> : null}
    </>
  );
}

const isWithdrawn = ({ reason }: Pick<HistoryEventFragment['approval'] & object, 'reason'>): boolean =>
  reason === 'COMPANY_WITHDREW';

const stateLabel = (approval: Pick<HistoryEventFragment['approval'] & object, 'state' | 'reason'>): string =>
  isWithdrawn(approval) ? HISTORY_EVENT_LABELS.WITHDRAWN : APPROVAL_STATE_LABELS[approval.state];

/** The events whose text says who acted, or whose actor does not matter. */
const WITHOUT_ACTOR: readonly HistoryEventKind[] = ['INTERVIEW_CANCELLED', 'JOB_CORRECTED', 'RECOMMENDED'];

function eventActor({ kind, approval }: HistoryEvent): string | null {
  if (approval) return requestBy(approval);
  return WITHOUT_ACTOR.includes(kind) ? null : 'Candidate';
}

const requestBy = ({ requestedByName = '', ...request }: NonNullable<HistoryEvent['approval']>): string =>
  changedBy({ requestedByName, ...request }).trim();

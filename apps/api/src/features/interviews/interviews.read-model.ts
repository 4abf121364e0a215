import type { AskedBy, AskedChannel } from '@job-alert/domain/approvals/asked-by';
import { formatIsoDateTime, instantInIndia, isValidTime, todayInIndia } from '@job-alert/domain/india/calendar';
import {
  type CompanyInterview,
  hasPlannedInterview,
  type InterviewMode,
  interviewWarnings,
  MINUTES_BETWEEN_INTERVIEWS,
  type RoundType,
} from '@job-alert/domain/interviews/interview';
import {
  type CancellationReason,
  type InterviewOutcome,
  type InterviewState,
  validateCancellation,
} from '@job-alert/domain/interviews/interview-cancellation';
import {
  type Recommendation,
  validateInterviewFeedback,
  validateInterviewHeld,
} from '@job-alert/domain/interviews/interview-feedback';
import { FIRST_FEEDBACK, INTERVIEWS } from '../../database/interview-conditions.js';
import type { SqlReader } from '../../database/sql-reader.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { BatchLoader, placeholders } from '../../platform/graphql/batch-loader.js';
import { byTime, type Condition } from '../../platform/lists/list-order.js';
import { readPage, withinDays } from '../../platform/lists/list-query.js';
import { mapPage, type Page, type PageRequest } from '../../platform/lists/page.js';
import { VISIBLE_TO_EMPLOYER } from '../../database/visible-applications.js';
import {
  canAdminister,
  companyOf,
  isAdmin,
  isCandidate,
  isEmployer,
  isInterviewer,
  isRecruiter,
  requireCandidate,
  requireMember,
  type Viewer,
} from '../../platform/viewer.js';
import type { ApplicationsPolicy } from '../applications/applications.policy.js';
import type { PresentedApplication } from '../applications/applications.presenter.js';
import { presentAskedBy } from '../companies/asked-by.rules.js';
import type { InterviewersReadModel } from './interviewers/interviewers.read-model.js';
import type { InterviewFeedback } from './interview-feedback.types.js';
import type { Interview, InterviewSummary, InterviewWarningsArgs, InterviewWhen } from './interviews.types.js';
import { type ChainedInterview, interviewRound, rescheduleChain } from './reschedule-chain.rules.js';

export interface InterviewRow extends InterviewState {
  id: string;
  applicationId: string;
  roundType: RoundType;
  mode: InterviewMode;
  location: string;
  notes: string | null;
  cancelledFor: CancellationReason | null;
  cancelNote: string | null;
  arrangedByName: string | null;
  cancelledByName: string | null;
  cancelAskedBy: string | null;
  cancelAskedChannel: AskedChannel | null;
  outcome: InterviewOutcome | null;
  giverId: string | null;
  recommendation: Recommendation | null;
  skills: number;
  communication: number;
  attitude: number;
  feedbackNote: string | null;
  givenAt: Date;
  feedbackVersion: number;
}

/** Columns of an interview `i` with its request `p`, the request of its replacement `np`, and its feedback `f`. */
export const INTERVIEW_COLUMNS = `i.id, i.application_id AS applicationId, i.round_type AS roundType, i.starts_at AS startsAt, i.mode, i.location, i.notes,
  p.state AS approvalState, np.state AS replacementState, i.cancelled_at AS cancelledAt, i.cancelled_for AS cancelledFor,
  i.cancel_note AS cancelNote, IF(p.asked_by IS NULL, NULL, p.requested_by_name) AS arrangedByName, i.cancelled_by_name AS cancelledByName,
  i.cancel_asked_by AS cancelAskedBy, i.cancel_asked_channel AS cancelAskedChannel, ${INTERVIEWS.outcome} AS outcome,
  f.giver_id AS giverId, f.recommendation, f.skills, f.communication, f.attitude, f.note AS feedbackNote, f.given_at AS givenAt, f.version AS feedbackVersion`;

const FROM = `${INTERVIEWS.from} STRAIGHT_JOIN application a ON a.id = i.application_id
  ${FIRST_FEEDBACK}`;

/** An interview with the data that its field resolvers need. */
export interface PresentedInterview extends Interview {
  applicationId: string;
  /** The person of the company who asked an administrator to cancel it. */
  cancelAskedBy: AskedBy | null;
  /** True once its people can give feedback. */
  awaitsFeedback: boolean;
  /** The application, if the interview was reached from it. */
  application?: PresentedApplication;
}

type InterviewListRequest = PageRequest & {
  when?: InterviewWhen | null;
  from?: string | null;
  to?: string | null;
  onlyYours?: boolean | null;
};

/** Interviews that were neither rejected by an administrator nor replaced by an approved reschedule. */
export class InterviewsReadModel {
  private readonly byApplication: BatchLoader<InterviewRow>;
  private readonly lines: BatchLoader<ChainedInterview & { applicationId: string; roundType: RoundType }>;

  constructor(
    private readonly reader: SqlReader,
    private readonly policy: ApplicationsPolicy,
    private readonly interviewers: InterviewersReadModel,
    private readonly clock: Clock,
  ) {
    this.lines = new BatchLoader(
      (ids) => reader.rows(linesSql(ids), ids),
      (row) => row.applicationId,
    );
    this.byApplication = new BatchLoader(
      (ids, { viewer }) => reader.rows<InterviewRow>(ofApplicationsSql(ids), [idOf(viewer), ...ids]),
      (row) => row.applicationId,
    );
  }

  /** Returns the reschedule chain of an interview, with one statement for all interviews of a response. */
  async rescheduleChain(context: RequestContext, { id, applicationId }: PresentedInterview) {
    return rescheduleChain(await this.lines.loadRows(context, applicationId), id);
  }

  /** Returns the round of an interview, with one statement for all interviews of a response. */
  async round(context: RequestContext, interview: PresentedInterview): Promise<RoundType> {
    return interviewRound(await this.lines.loadRows(context, interview.applicationId), interview);
  }

  /** Lists the interviews of the company. Interviewers get those to which they are invited. */
  async ofEmployer(context: RequestContext, request: InterviewListRequest): Promise<Page<PresentedInterview>> {
    if (isInterviewer(context.viewer)) {
      const { companyId, id } = requireMember(context.viewer);
      const sql = `i.company_id = ? AND ${VISIBLE_TO_EMPLOYER} AND p.state = 'APPROVED' AND i.cancelled_at IS NULL AND ${OF_INTERVIEWER}`;
      return this.list(context, request, [{ sql, values: [companyId, id] }]);
    }
    const { companyId, id } = await this.policy.requireHiring(context);
    const conditions = [{ sql: 'i.company_id = ? AND a.is_active = 1', values: [companyId] }];
    if (request.onlyYours) conditions.push({ sql: OF_INTERVIEWER, values: [id] });
    return this.list(context, request, conditions);
  }

  /** Lists the candidate's approved interviews. */
  ofCandidate(context: RequestContext, request: InterviewListRequest): Promise<Page<PresentedInterview>> {
    const { id } = requireCandidate(context.viewer);
    return this.list(context, request, [{ sql: `i.candidate_id = ? AND p.state = 'APPROVED'`, values: [id] }]);
  }

  /** Lists upcoming interviews earliest first, otherwise latest first. */
  private async list(
    context: RequestContext,
    { when, from, to, onlyYours: _onlyYours, ...request }: InterviewListRequest,
    whose: readonly Condition[],
  ): Promise<Page<PresentedInterview>> {
    const conditions = [...whose, { sql: INTERVIEWS.isShown, values: [] }, ...withinDays('i.starts_at', from, to)];
    const now = this.clock.now();
    if (when === 'UPCOMING') conditions.push({ sql: 'i.starts_at >= ? AND i.cancelled_at IS NULL', values: [now] });
    if (when === 'PAST') conditions.push({ sql: '(i.starts_at < ? OR i.cancelled_at IS NOT NULL)', values: [now] });
    const order = byTime('i.starts_at', 'i.id', when === 'UPCOMING' ? 'ASC' : 'DESC');
    const query = { columns: INTERVIEW_COLUMNS, from: FROM, fromValues: [idOf(context.viewer)], conditions, order };
    const page = await readPage<InterviewRow>(this.reader, query, request, context.maxPageSize);
    return mapPage(page, (row) => presentInterview(row, context.viewer, now));
  }

  /** Returns an application's interviews, earliest first; for candidates only approved ones, for interviewers their own. */
  async ofApplication(context: RequestContext, application: PresentedApplication): Promise<PresentedInterview[]> {
    const rows = await this.byApplication.loadRows(context, application.id);
    const visibleRows: InterviewRow[] = [];
    for (const row of rows) {
      if (isCandidate(context.viewer) && row.approvalState !== 'APPROVED') continue;
      if (isInterviewer(context.viewer) && !(await this.interviewers.interviews(context, row.id))) continue;
      visibleRows.push(row);
    }
    const now = this.clock.now();
    return visibleRows.map((row) => ({ ...presentInterview(row, context.viewer, now), application }));
  }

  /** Returns warnings about a time for an interview of the company. The caller has checked access to the application. */
  async warnings(
    { viewer }: RequestContext,
    { id }: PresentedApplication,
    { date, time }: InterviewWarningsArgs,
  ): Promise<string[]> {
    if (viewer.kind !== 'user' || isCandidate(viewer) || isInterviewer(viewer) || !isValidTime(time)) return [];
    const startsAt = instantInIndia(date, time).getTime();
    const least = MINUTES_BETWEEN_INTERVIEWS * 60_000;
    const times = [startsAt - least, startsAt + least].map((at) => new Date(at));
    const others = await this.reader.rows<CompanyInterview>(NEAR_OF_COMPANY, [id, ...times, id]);
    return interviewWarnings({ date, time }, others, viewer.type);
  }

  /** Returns true if the application has an approved interview that was not cancelled. */
  async hasPlanned(context: RequestContext, { id }: PresentedApplication): Promise<boolean> {
    return hasPlannedInterview(await this.byApplication.loadRows(context, id));
  }

  /** Returns interviews for API keys, without location and feedback. */
  async findSummaries(context: RequestContext, applicationId: string): Promise<InterviewSummary[]> {
    const rows = await this.byApplication.loadRows(context, applicationId);
    return rows.map(({ id, roundType, startsAt, mode, approvalState, cancelledAt, outcome }) => ({
      id,
      roundType,
      startsAt,
      mode,
      approvalState,
      cancelledAt,
      outcome,
    }));
  }
}

const OF_INTERVIEWER =
  'EXISTS (SELECT 1 FROM interview_participant ip WHERE ip.interview_id = i.id AND ip.user_id = ?)';

// Interviews of the same application are left out: one of them may be the interview that moves, and the others cannot overlap.
const NEAR_OF_COMPANY = `SELECT i.starts_at AS startsAt, CONCAT(u.first_name, ' ', u.last_name) AS candidateName, j.title AS jobTitle
  FROM ${INTERVIEWS.from} STRAIGHT_JOIN application a ON a.id = i.application_id
    STRAIGHT_JOIN user u ON u.id = i.candidate_id STRAIGHT_JOIN job j ON j.id = a.job_id
  WHERE i.company_id = (SELECT company_id FROM application WHERE id = ?) AND i.starts_at > ? AND i.starts_at < ? AND i.application_id <> ? AND a.is_active = 1 AND ${INTERVIEWS.stands}
  ORDER BY i.starts_at, i.id LIMIT 1`;

const linesSql = (ids: readonly string[]): string =>
  `SELECT id, application_id AS applicationId, round_type AS roundType, superseded_by_id AS supersededById FROM interview WHERE application_id IN (${placeholders(ids)})`;

const ofApplicationsSql = (ids: readonly string[]): string =>
  `SELECT ${INTERVIEW_COLUMNS} FROM ${FROM} WHERE i.application_id IN (${placeholders(ids)}) AND ${INTERVIEWS.isShown}
   ORDER BY i.application_id, i.starts_at, i.id`;

const idOf = (viewer: Viewer): string => (viewer.kind === 'user' ? viewer.id : '0');

/** Feedback from a server of the previous release has no giver: it is the owner's. */
const isByViewer = (viewer: Viewer, giverId: string | null): boolean =>
  giverId === idOf(viewer) || (String(giverId) === '0' && companyOf(viewer) === idOf(viewer));

/** Maps a row to what the viewer can see. */
export function presentInterview(row: InterviewRow, viewer: Viewer, now: Date): PresentedInterview {
  const { id, applicationId, roundType, startsAt, mode, location, notes } = row;
  const { approvalState, cancelledAt, cancelledFor, outcome } = row;
  const ofEmployer = isRecruiter(viewer);
  const isStaff = ofEmployer || isAdmin(viewer);
  const feedbackProblem = validateInterviewFeedback(row, now);
  return {
    id,
    applicationId,
    roundType,
    startsAt,
    mode,
    location,
    notes,
    approvalState,
    cancelledAt,
    cancellationReason: cancelledFor,
    cancelledByName: row.cancelledByName,
    cancelAskedBy: presentAskedBy(row.cancelAskedBy, row.cancelAskedChannel),
    arrangedByName: row.arrangedByName,
    outcome,
    cancelNote: isStaff ? row.cancelNote : null,
    feedback: isStaff ? parseFeedback(row, viewer) : null,
    awaitsFeedback: feedbackProblem === null,
    viewerCanCancel:
      (isRecruiter(viewer) || canAdminister(viewer, 'Mutation.cancelInterview')) &&
      validateCancellation(row, now) === null,
    viewerCanGiveFeedback: isEmployer(viewer) && feedbackProblem === null,
    viewerCanSetHeld:
      ofEmployer && validateInterviewHeld({ ...row, hasFeedback: row.recommendation !== null }, now) === null,
    date: todayInIndia(startsAt),
    time: formatIsoDateTime(startsAt).slice(11, 16),
  };
}

function parseFeedback(row: InterviewRow, viewer: Viewer): InterviewFeedback | null {
  const {
    giverId,
    recommendation,
    skills,
    communication,
    attitude,
    feedbackNote: note,
    givenAt,
    feedbackVersion: version,
  } = row;
  const isYours = isByViewer(viewer, giverId);
  return recommendation && { recommendation, skills, communication, attitude, note, givenAt, version, isYours };
}

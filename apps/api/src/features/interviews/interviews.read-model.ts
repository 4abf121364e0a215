import type { ApprovalState } from '@job-alert/domain/approval';
import { formatDateAndTime, todayInIndia } from '@job-alert/domain/calendar';
import type { InterviewMode, RoundType } from '@job-alert/domain/interview';
import type { Reader } from '../../database/reader.js';
import { BatchLoader, placeholders } from '../../platform/batch-loader.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { byTime, type Condition } from '../../platform/list-order.js';
import { readPage } from '../../platform/list-query.js';
import { mapPage, type Page, type PageRequest } from '../../platform/page.js';
import type { ApplicationsPolicy } from '../applications/applications.policy.js';
import type { Application } from '../applications/applications.types.js';
import { INTERVIEWS } from './interview-conditions.read-model.js';
import type { Interview, InterviewWhen } from './interviews.types.js';

interface InterviewRow {
  id: string;
  applicationId: string;
  candidateName: string;
  jobTitle: string;
  roundType: RoundType;
  startsAt: Date;
  mode: InterviewMode;
  location: string;
  notes: string | null;
  approvalState: ApprovalState;
  cancelledAt: Date | null;
}

const COLUMNS = `i.id, i.application_id AS applicationId, CONCAT(u.first_name, ' ', u.last_name) AS candidateName,
  j.title AS jobTitle, i.round_type AS roundType, i.starts_at AS startsAt, i.mode, i.location, i.notes,
  p.state AS approvalState, i.cancelled_at AS cancelledAt`;

const FROM = `${INTERVIEWS.from} STRAIGHT_JOIN application a ON a.id = i.application_id
  STRAIGHT_JOIN job j ON j.id = a.job_id STRAIGHT_JOIN user u ON u.id = i.candidate_id`;

/** Interviews that were neither refused by an administrator nor replaced by an approved reschedule. */
export class InterviewsReadModel {
  private readonly byApplication: BatchLoader<InterviewRow>;

  constructor(
    private readonly reader: Reader,
    private readonly policy: ApplicationsPolicy,
    private readonly clock: Clock,
  ) {
    this.byApplication = new BatchLoader(
      (ids) => reader.rows<InterviewRow>(ofApplicationsSql(ids), ids),
      (row) => row.applicationId,
    );
  }

  /** The employer's own: the next first when they are to come, else the latest first. */
  async ofEmployer(
    context: RequestContext,
    request: PageRequest,
    when: InterviewWhen | null | undefined,
  ): Promise<Page<Interview>> {
    const { id } = await this.policy.requireHiring(context.viewer);
    const conditions: Condition[] = [
      { sql: 'i.company_id = ? AND a.is_active = 1', values: [id] },
      { sql: INTERVIEWS.isShown, values: [] },
    ];
    const now = this.clock.now();
    if (when === 'UPCOMING') conditions.push({ sql: 'i.starts_at >= ?', values: [now] });
    if (when === 'PAST') conditions.push({ sql: 'i.starts_at < ?', values: [now] });
    const order = byTime('i.starts_at', 'i.id', when === 'UPCOMING' ? 'ASC' : 'DESC');
    const query = { columns: COLUMNS, from: FROM, conditions, order };
    const page = await readPage<InterviewRow>(this.reader, query, request, context.maxPageSize);
    return mapPage(page, present);
  }

  /** Of an application that the viewer has been given, in the order of their times. A candidate sees the approved ones. */
  async ofApplication(context: RequestContext, { id }: Application): Promise<Interview[]> {
    const rows = await this.byApplication.rowsOf(context, id);
    const { viewer } = context;
    const approvedOnly = viewer.kind === 'user' && viewer.type === 'CANDIDATE';
    return rows.filter(({ approvalState }) => !approvedOnly || approvalState === 'APPROVED').map(present);
  }
}

const ofApplicationsSql = (ids: readonly string[]): string =>
  `SELECT ${COLUMNS} FROM ${FROM} WHERE i.application_id IN (${placeholders(ids)}) AND ${INTERVIEWS.isShown}
   ORDER BY i.application_id, i.starts_at, i.id`;

function present({ startsAt, ...interview }: InterviewRow): Interview {
  return {
    ...interview,
    startsAt,
    date: todayInIndia(startsAt),
    time: formatDateAndTime(startsAt).slice(-5),
  };
}

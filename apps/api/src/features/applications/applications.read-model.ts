import type { ApplicationStatus } from '@job-alert/domain/application-status';
import type { ApprovalState } from '@job-alert/domain/approval';
import { INVITABLE_STATUSES } from '@job-alert/domain/interview';
import type { ApplicationSort } from '@job-alert/domain/list-sorts';
import type { Reader } from '../../database/reader.js';
import { VISIBLE_TO_EMPLOYER } from '../../database/visible-applications.js';
import { placeholders } from '../../platform/batch-loader.js';
import type { RequestContext } from '../../platform/context.js';
import { notFound } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import { byTime, type Condition, type ListOrder } from '../../platform/list-order.js';
import { type ListQuery, readPage, withinDays } from '../../platform/list-query.js';
import { either, havingTypedWords, havingWords } from '../../platform/list-words.js';
import type { Page, PageRequest } from '../../platform/page.js';
import { requireAdmin, requireCandidate, requireUser, type UserViewer } from '../../platform/viewer.js';
import { statusCondition } from './status-filter.read-model.js';
import type { ApplicationsPolicy } from './applications.policy.js';
import type { AdminApplicationsFilter, ApplicantsFilter } from './applications.types.js';
import { applicationsNamed, CANDIDATE_NAME, ofAnyNamed } from './searched-names.read-model.js';

/** An application as the statements below give it. */
export interface ApplicationRow {
  id: string;
  candidateId: string;
  candidateName: string;
  jobId: string;
  jobTitle: string;
  companyName: string;
  status: ApplicationStatus;
  proposedStatus: ApplicationStatus;
  approvedStatus: ApplicationStatus | null;
  approvalState: ApprovalState;
  isActive: number;
  feedback: string | null;
  dateOfJoining: string | null;
  offerLetterId: string | null;
  offerLetterName: string | null;
  offerLetterType: string | null;
  offerLetterSize: number | null;
  appliedAt: Date;
  statusUpdatedAt: Date;
  jobApprovalState: ApprovalState;
}

/** In this order, so that a page is one range of an index over (…, applied_at, id) with the rest looked up per row. */
const NAMES = 'STRAIGHT_JOIN user u ON u.id = a.candidate_id STRAIGHT_JOIN job j ON j.id = a.job_id';
const WITH_NAMES = `application a ${NAMES}`;

/** What came with the proposal that waits; without one, what was approved. */
const asProposed = (column: string): string => `IF(p.state = 'PENDING', p.${column}, a.${column})`;
const asApproved = (column: string): string => `a.${column}`;

const NEWEST_REQUEST = 'LEFT JOIN approval p ON p.id = a.approval_id';

function columns(detail: (column: string) => string): string {
  return `a.id, a.candidate_id AS candidateId, ${CANDIDATE_NAME} AS candidateName, a.job_id AS jobId, j.title AS jobTitle,
    j.company_name AS companyName, j.approval_state AS jobApprovalState, a.status, a.proposed_status AS proposedStatus, a.approved_status AS approvedStatus,
    a.approval_state AS approvalState, a.is_active AS isActive, a.applied_at AS appliedAt,
    a.status_updated_at AS statusUpdatedAt, ${detail('feedback')} AS feedback,
    ${detail('date_of_joining')} AS dateOfJoining, f.id AS offerLetterId, f.original_name AS offerLetterName,
    f.media_type AS offerLetterType, f.size AS offerLetterSize`;
}

const FOR_STAFF = {
  columns: columns(asProposed),
  joins: `${NEWEST_REQUEST} LEFT JOIN stored_file f ON f.id = ${asProposed('offer_letter_id')}`,
};
const FOR_CANDIDATES = {
  columns: columns(asApproved),
  joins: `LEFT JOIN stored_file f ON f.id = ${asApproved('offer_letter_id')}`,
};

const ORDERS: Readonly<Record<ApplicationSort, ListOrder>> = {
  LATEST: byTime('a.applied_at', 'a.id', 'DESC'),
  OLDEST: byTime('a.applied_at', 'a.id', 'ASC'),
  CHANGED_LATEST: byTime('a.status_updated_at', 'a.id', 'DESC', 'CHANGED_LATEST'),
  CHANGED_OLDEST: byTime('a.status_updated_at', 'a.id', 'ASC', 'CHANGED_OLDEST'),
};

/** The SQL of invitationProblem (packages/domain) for what an employer sees, which is active. */
const CAN_BE_INVITED: Condition = {
  sql: `a.status IN (${placeholders(INVITABLE_STATUSES)}) AND j.approval_state = 'APPROVED'`,
  values: [...INVITABLE_STATUSES],
};

/** Applications as each role sees them: every list is one statement, and the total another when somebody asks for it. */
export class ApplicationsReadModel {
  constructor(
    private readonly reader: Reader,
    private readonly policy: ApplicationsPolicy,
  ) {}

  /** The candidate's own. */
  ofCandidate(context: RequestContext, request: PageRequest): Promise<Page<ApplicationRow>> {
    const { id } = requireCandidate(context.viewer);
    return this.list(context, request, FOR_CANDIDATES, {
      from: 'application a',
      conditions: [{ sql: 'a.candidate_id = ?', values: [id] }],
    });
  }

  /** Who has applied for the employer's jobs, as far as an administrator has let them through. */
  async ofEmployer(
    context: RequestContext,
    request: PageRequest,
    filter: ApplicantsFilter | null | undefined,
  ): Promise<Page<ApplicationRow>> {
    const { id } = await this.policy.requireHiring(context.viewer);
    const conditions: Condition[] = [
      { sql: 'a.company_id = ?', values: [id] },
      { sql: VISIBLE_TO_EMPLOYER, values: [] },
      ...havingWords([CANDIDATE_NAME], filter?.search),
      ...havingTypedWords('j.title', filter?.jobTitle),
    ];
    if (filter?.status) conditions.push({ sql: 'a.status = ?', values: [filter.status] });
    if (filter?.canBeInvited) conditions.push(CAN_BE_INVITED);
    if (filter?.jobId) conditions.push({ sql: 'a.job_id = ?', values: [checkId(filter.jobId, 'Job')] });
    return this.list(context, request, FOR_STAFF, { from: WITH_NAMES, conditions });
  }

  /** Every application, for administrators. */
  async all(
    context: RequestContext,
    request: PageRequest,
    filter: AdminApplicationsFilter | null | undefined,
    sort: ApplicationSort = 'LATEST',
  ): Promise<Page<ApplicationRow>> {
    requireAdmin(context.viewer);
    const conditions = [...statusCondition(filter?.status), ...withinDays('a.applied_at', filter?.from, filter?.to)];
    const named = filter?.search?.trim() ? await applicationsNamed(this.reader, filter.search) : 'all';
    const [order, everywhere] = [ORDERS[sort], { from: 'application a', conditions }];
    if (named === 'all') return this.list(context, request, FOR_STAFF, everywhere, order);
    if (named) return this.list(context, request, FOR_STAFF, { ...everywhere, ...named }, order);
    const text = filter?.search ?? '';
    const counted = { from: 'application a', conditions: [...conditions, ofAnyNamed(text)] };
    conditions.push(either([havingWords([CANDIDATE_NAME], text), havingWords(['j.title'], text)]));
    return this.list(context, request, FOR_STAFF, { from: WITH_NAMES, conditions, counted }, order);
  }

  /** One application, for those whom it concerns; not there for everybody else. */
  async one(context: RequestContext, id: string): Promise<ApplicationRow> {
    const [row] = await this.many(context, [checkId(id, 'Application')]);
    if (!row) throw notFound('Application');
    return row;
  }

  /** Some applications in any order, as far as they concern the viewer. */
  many(context: RequestContext, ids: readonly string[]): Promise<ApplicationRow[]> {
    const viewer = requireUser(context.viewer);
    const { sql, values } = concerning(viewer);
    const view = viewer.type === 'CANDIDATE' ? FOR_CANDIDATES : FOR_STAFF;
    return this.reader.rows<ApplicationRow>(
      `SELECT ${view.columns} FROM ${WITH_NAMES} ${view.joins} WHERE a.id IN (${placeholders(ids)}) AND ${sql}`,
      [...ids, ...values],
    );
  }

  private list(
    context: RequestContext,
    request: PageRequest,
    view: { columns: string; joins: string },
    which: Pick<ListQuery, 'from' | 'fromValues' | 'conditions' | 'counted'>,
    order: ListOrder = ORDERS.LATEST,
  ): Promise<Page<ApplicationRow>> {
    const rest = `STRAIGHT_JOIN application a ON a.id = page.id ${NAMES} ${view.joins}`;
    return readPage(this.reader, { columns: view.columns, rest, order, ...which }, request, context.maxPageSize);
  }
}

function concerning({ id, type }: UserViewer): Condition {
  if (type === 'ADMIN') return { sql: 'TRUE', values: [] };
  if (type === 'CANDIDATE') return { sql: 'a.candidate_id = ?', values: [id] };
  return { sql: `a.company_id = ? AND ${VISIBLE_TO_EMPLOYER}`, values: [id] };
}

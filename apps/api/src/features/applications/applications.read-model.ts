import type { ApplicationStatus } from '@job-alert/domain/application-status';
import type { ApprovalState } from '@job-alert/domain/approval';
import type { CandidateReply } from '@job-alert/domain/candidate-reply';
import { INVITABLE_STATUSES } from '@job-alert/domain/interview';
import { APPLICATION_SORTS, type ApplicationOrderField, type Order } from '@job-alert/domain/list-sorts';
import type { WithdrawalReason } from '@job-alert/domain/withdrawal';
import type { Reader } from '../../database/reader.js';
import { BatchLoader, placeholders } from '../../platform/batch-loader.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { notFound } from '../../platform/errors.js';
import { checkId, isId } from '../../platform/ids.js';
import { ListLoader } from '../../platform/list-loader.js';
import { byTime, type Condition, type ListOrder, orderedBy } from '../../platform/list-order.js';
import { type ListQuery, withinDays } from '../../platform/list-query.js';
import { havingWords } from '../../platform/list-words.js';
import type { Page, PageRequest } from '../../platform/page.js';
import { isCandidate, type Viewer } from '../../platform/viewer.js';
import { onAgenda } from './agenda.read-model.js';
import { type ApplicationsPolicy, applicationsOf } from './applications.policy.js';
import type { ApplicationsFilter, OwnApplicationsFilter } from './applications.types.js';
import { applicationsNamed, havingName } from './searched-names.read-model.js';

/** An application as the statements below give it. */
export interface ApplicationRow {
  id: string;
  candidateId: string;
  candidateFirstName: string;
  candidateLastName: string;
  jobId: string;
  jobTitle: string;
  jobCity: string;
  companyName: string;
  /** MySQL gives a computed flag as text, MariaDB as a number. */
  jobIsListed: number | string;
  jobDeadline: string;
  status: ApplicationStatus;
  proposedStatus: ApplicationStatus;
  approvedStatus: ApplicationStatus | null;
  approvalState: ApprovalState;
  isActive: number;
  feedback: string | null;
  /** JSON of the screening answers. */
  answers: string | null;
  dateOfJoining: string | null;
  offerLetterId: string | null;
  offerLetterName: string | null;
  offerLetterType: string | null;
  offerLetterSize: number | null;
  appliedAt: Date;
  statusUpdatedAt: Date;
  jobApprovalState: ApprovalState;
  offerId: string | null;
  withdrawnAt: Date | null;
  withdrawalReason: WithdrawalReason | null;
  withdrawalNote: string | null;
}

/** In this order, so that a page is one range of an index over (…, applied_at, id) with the rest looked up per row. */
const NAMES = 'STRAIGHT_JOIN user u ON u.id = a.candidate_id STRAIGHT_JOIN job j ON j.id = a.job_id';
const WITH_NAMES = `application a ${NAMES}`;

/** What came with the proposal that waits; without one, what was approved. */
const asProposed = (column: string): string => `IF(p.state = 'PENDING', p.${column}, a.${column})`;
const asApproved = (column: string): string => `a.${column}`;

const NEWEST_REQUEST = 'LEFT JOIN approval p ON p.id = a.approval_id';

function columns(detail: (column: string) => string): string {
  return `a.id, a.candidate_id AS candidateId, u.first_name AS candidateFirstName, u.last_name AS candidateLastName, a.job_id AS jobId,
    j.title AS jobTitle, j.city AS jobCity, j.company_name AS companyName, j.listed_at IS NOT NULL AS jobIsListed, j.deadline AS jobDeadline,
    j.approval_state AS jobApprovalState, a.status, a.proposed_status AS proposedStatus, a.approved_status AS approvedStatus,
    a.approval_state AS approvalState, a.is_active AS isActive, a.applied_at AS appliedAt,
    a.offer_id AS offerId, a.withdrawn_at AS withdrawnAt, a.withdrawal_reason AS withdrawalReason, a.withdrawal_note AS withdrawalNote,
    a.status_updated_at AS statusUpdatedAt, a.answers, ${detail('feedback')} AS feedback,
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

const viewFor = (viewer: Viewer) => (isCandidate(viewer) ? FOR_CANDIDATES : FOR_STAFF);

const ORDERS: Readonly<Record<ApplicationOrderField, ListOrder>> = {
  APPLIED_AT: byTime('a.applied_at', 'a.id'),
  STATUS_UPDATED_AT: byTime('a.status_updated_at', 'a.id'),
};

/** The SQL of invitationProblem (packages/domain) for what an employer sees, which is active. */
const CAN_BE_INVITED: Condition = {
  sql: `a.status IN (${placeholders(INVITABLE_STATUSES)}) AND j.approval_state = 'APPROVED' AND a.withdrawn_at IS NULL`,
  values: [...INVITABLE_STATUSES],
};

const CANNOT_BE_INVITED: Condition = { ...CAN_BE_INVITED, sql: `NOT (${CAN_BE_INVITED.sql})` };

/** What a list of applications is asked for. */
type Asked<Filter> = PageRequest & { filter?: Filter | null; orderBy?: Order<ApplicationOrderField> };

/** Applications as each role sees them: every list is one statement, and its total another when it is selected. */
export class ApplicationsReadModel {
  private readonly loader: BatchLoader<ApplicationRow>;
  private readonly lists: ListLoader<ApplicationRow>;

  constructor(
    private readonly reader: Reader,
    private readonly policy: ApplicationsPolicy,
    private readonly clock: Clock,
  ) {
    this.lists = new ListLoader(reader);
    this.loader = new BatchLoader(
      (ids, context) => this.many(context, ids),
      ({ id }) => id,
    );
  }

  /**
   * A candidate's own, or those for an employer's jobs that an administrator has approved. Below a candidate or a job, those of
   * that record that the viewer may see: for administrators, all of them.
   */
  async own(
    context: RequestContext,
    asked: Asked<OwnApplicationsFilter>,
    below?: Condition,
  ): Promise<Page<ApplicationRow>> {
    const narrowed = ownConditions(asked.filter);
    const from = narrowed.length === 0 ? 'application a' : WITH_NAMES;
    const conditions = [await this.policy.listsOf(context), ...(below ? [below] : []), ...narrowed];
    return this.list(context, asked, { from, conditions });
  }

  /** Every application; only administrators may see them. */
  async all(context: RequestContext, asked: Asked<ApplicationsFilter>): Promise<Page<ApplicationRow>> {
    const { search, status, isActive, candidateReply, agenda, from, to } = asked.filter ?? {};
    const conditions = withinDays('a.applied_at', from, to);
    if (status) conditions.push({ sql: 'a.list_status = ?', values: [status] });
    if (isActive != null) conditions.push({ sql: 'a.is_active = ?', values: [isActive ? 1 : 0] });
    if (candidateReply) conditions.push(havingReply(candidateReply));
    if (agenda) {
      // They are few: looked up first, they are narrowed and sorted row by row.
      const { sql, values } = onAgenda(agenda, this.clock.now());
      const found = `(${sql}) AS entry STRAIGHT_JOIN application a ON a.id = entry.id`;
      if (search?.trim()) conditions.push(havingName(search));
      return this.list(context, asked, { from: found, fromValues: values, conditions });
    }
    const where = search?.trim()
      ? await applicationsNamed(this.reader, search, conditions)
      : { from: 'application a', conditions };
    return this.list(context, asked, where);
  }

  /** One application that the viewer may read; null for an unknown id and for any other. */
  async find(context: RequestContext, id: string): Promise<ApplicationRow | null> {
    const [row] = isId(id) ? await this.loader.rowsOf(context, id) : [];
    return row ?? null;
  }

  /** The same, where the application has to be there. */
  async one(context: RequestContext, id: string): Promise<ApplicationRow> {
    const row = await this.find(context, id);
    if (!row) throw notFound('Application');
    return row;
  }

  /** Some applications in any order, as far as the viewer may read them. */
  private many(context: RequestContext, ids: readonly string[]): Promise<ApplicationRow[]> {
    const { sql, values } = applicationsOf(context.viewer);
    const view = viewFor(context.viewer);
    return this.reader.rows<ApplicationRow>(
      `SELECT ${view.columns} FROM ${WITH_NAMES} ${view.joins} WHERE a.id IN (${placeholders(ids)}) AND ${sql}`,
      [...ids, ...values],
    );
  }

  private list(
    context: RequestContext,
    { orderBy = APPLICATION_SORTS.LATEST.orderBy, ...request }: Asked<unknown>,
    which: Pick<ListQuery, 'from' | 'fromValues' | 'conditions' | 'counted'>,
  ): Promise<Page<ApplicationRow>> {
    const view = viewFor(context.viewer);
    const rest = `STRAIGHT_JOIN application a ON a.id = page.id ${NAMES} ${view.joins}`;
    const order = orderedBy(ORDERS, orderBy);
    return this.lists.page(context, { columns: view.columns, rest, order, ...which }, request);
  }
}

const havingReply = (reply: CandidateReply): Condition => ({ sql: 'a.candidate_reply = ?', values: [reply] });

const CANDIDATE_NAME = `CONCAT(u.first_name, ' ', u.last_name)`;

function ownConditions(filter: OwnApplicationsFilter | null | undefined): Condition[] {
  const { search, jobTitle, status, candidateReply, jobId, canBeInvited } = filter ?? {};
  const conditions = [...havingWords([CANDIDATE_NAME], search), ...havingWords(['j.title'], jobTitle)];
  if (status) conditions.push({ sql: 'a.status = ?', values: [status] });
  if (candidateReply) conditions.push(havingReply(candidateReply));
  if (canBeInvited != null) conditions.push(canBeInvited ? CAN_BE_INVITED : CANNOT_BE_INVITED);
  if (jobId) conditions.push({ sql: 'a.job_id = ?', values: [checkId(jobId, 'Job')] });
  return conditions;
}

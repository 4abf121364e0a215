import type { ApplicationStatus } from '@job-alert/domain/applications/application-status';
import { type ApprovalKind, type SubjectKind, subjectKind } from '@job-alert/domain/approvals/approval';
import { addWorkingHours, type DueHours, workingHoursBefore } from '@job-alert/domain/approvals/working-hours';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { RESPONSIBLE_FOR_REQUEST } from '../../database/companies/responsible-administrators.js';
import type { SqlReader } from '../../database/sql-reader.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { isInterviewer } from '../../platform/viewer.js';
import { BatchLoader, placeholders } from '../../platform/graphql/batch-loader.js';
import { checkId, isId } from '../../platform/ids.js';
import type { ListArgs } from '../../platform/lists/list-definition.js';
import type { Condition } from '../../platform/lists/list-order.js';
import { readPage } from '../../platform/lists/list-query.js';
import { listQuery } from '../../platform/lists/list-read.js';
import { mapPage, type Page } from '../../platform/lists/page.js';
import type { DataSubjects } from '../../platform/outbox/outbox.js';
import type { ResponsibleAdministrator } from '../accounts/administrators/responsible-administrators.types.js';
import { APPROVAL_SUBJECTS, APPROVALS, type ApprovalRow, IS_ABOUT } from './approvals.list.js';
import { type DueTimeContext, type PresentedApproval, presentApproval, type Subject } from './approvals.presenter.js';
import { approvalSubject, formatCorrection } from './approvals.rules.js';
import type { WaitingCounts } from './approvals.types.js';

const SUBJECT_TABLES: Readonly<Record<SubjectKind, string>> = {
  COMPANY: 'company',
  JOB: 'job',
  APPLICATION: 'application',
};
const SUBJECT_COLUMNS: Readonly<Record<SubjectKind, string>> = {
  COMPANY: 'p.company_id',
  JOB: 'p.job_id',
  APPLICATION: 'p.application_id',
};

/** Counts by the index only. Late requests are the total minus those in time, which are usually few. */
const waitingSql = (condition: string): string =>
  `SELECT w.companies, w.ofJobs - w.corrections AS jobs, w.corrections, w.total - w.companies - w.ofJobs AS applications,
    n.companiesInTime, n.ofJobsInTime - n.correctionsInTime AS jobsInTime, n.correctionsInTime, n.applicationsInTime
  FROM (SELECT COUNT(*) AS total, COUNT(company_id) AS companies, COUNT(job_id) AS ofJobs,
      COUNT(IF(proposed_value = 'CORRECTION', 1, NULL)) AS corrections
    FROM approval p WHERE state = 'PENDING' AND ${condition}) w
  JOIN (SELECT COUNT(IF(requested_at >= ?, company_id, NULL)) AS companiesInTime,
      COUNT(IF(requested_at >= ?, job_id, NULL)) AS ofJobsInTime,
      COUNT(IF(requested_at >= ? AND proposed_value = 'CORRECTION', 1, NULL)) AS correctionsInTime,
      COUNT(IF(requested_at >= ? AND company_id IS NULL AND job_id IS NULL, 1, NULL)) AS applicationsInTime
    FROM approval p WHERE state = 'PENDING' AND requested_at >= ? AND ${condition}) n`;

/** Requests of one administrator and of nobody: those that the administrator gets emails about. */
const requestsFor = (administratorId: string | undefined): Condition =>
  administratorId === undefined
    ? { sql: 'TRUE', values: [] }
    : { sql: `COALESCE(${RESPONSIBLE_FOR_REQUEST}, ?) = ?`, values: [administratorId, administratorId] };

const MINE = `SELECT COUNT(*) AS total FROM approval p WHERE p.state = 'PENDING' AND ${RESPONSIBLE_FOR_REQUEST} = ?`;

const responsibleSql = (ids: readonly string[]): string =>
  `SELECT p.id AS requestId, r.id, CONCAT(r.first_name, ' ', r.last_name) AS name
    FROM approval p JOIN user r ON r.id = ${RESPONSIBLE_FOR_REQUEST} WHERE p.id IN (${placeholders(ids)})`;

const oldestSql = (condition: string): string =>
  `SELECT p.company_id AS companyId, p.job_id AS jobId, p.application_id AS applicationId, p.requested_at AS requestedAt,
    p.proposed_value AS proposedValue, p.offer_letter_id AS offerLetterId, c.id AS ownerId, c.name AS companyName, j.title AS jobTitle,
    a.candidate_id AS candidateId, CONCAT(u.first_name, ' ', u.last_name) AS candidateName
  FROM approval p LEFT JOIN application a ON a.id = p.application_id LEFT JOIN user u ON u.id = a.candidate_id
    LEFT JOIN job j ON j.id = COALESCE(p.job_id, a.job_id) LEFT JOIN company c ON c.id = COALESCE(p.company_id, j.company_id)
  WHERE p.state = 'PENDING' AND ${condition} ORDER BY p.requested_at, p.id LIMIT ?`;

interface RequestNames {
  ownerId: string | null;
  candidateId: string | null;
  candidateName: string | null;
  jobTitle: string | null;
  companyName: string | null;
}

/** A pending request as named in a digest. */
export interface WaitingRequest {
  kind: ApprovalKind;
  subjectId: string;
  requestedAt: Date;
  dueAt: Date;
  proposedStatus: ApplicationStatus;
  hasOfferLetter: boolean;
  /** Example: "Pooja Sharma · Accounts Executive · Nilambar Weaves". */
  name: string;
  dataSubjects: DataSubjects;
}

/** An approved correction of a job, with its changes in words. */
export interface Correction {
  id: string;
  decidedAt: Date;
  changes: string[];
}

/** A company has few requests, so they are selected first and then sorted. */
const OF_COMPANY = `(SELECT x.id FROM approval x WHERE x.company_id = ?
    UNION ALL SELECT x.id FROM job STRAIGHT_JOIN approval x ON x.job_id = job.id WHERE job.company_id = ?
    UNION ALL SELECT x.id FROM application STRAIGHT_JOIN approval x ON x.application_id = application.id
      WHERE application.company_id = ?) AS given
  STRAIGHT_JOIN approval p ON p.id = given.id`;

/** The approval queue, and the requests about a record, oldest first. */
export class ApprovalsReadModel {
  private readonly ofSubjects: Readonly<Record<SubjectKind, BatchLoader<ApprovalRow>>>;
  private readonly newestOf: Readonly<Record<SubjectKind, BatchLoader<ApprovalRow>>>;
  private readonly responsibles: BatchLoader<ResponsibleAdministrator & { requestId: string }>;

  constructor(
    private readonly reader: SqlReader,
    private readonly clock: Clock,
    private readonly dueHours: DueHours,
  ) {
    const about = (sql: (ids: readonly string[]) => string) =>
      new BatchLoader<ApprovalRow>(
        (ids) => reader.rows(`SELECT ${APPROVALS.select} ${sql(ids)}`, ids),
        (row) => approvalSubject(row).id,
      );
    const all = (kind: SubjectKind) =>
      about((ids) => {
        const column = SUBJECT_COLUMNS[kind];
        return `FROM approval p ${APPROVAL_SUBJECTS}
          WHERE ${column} IN (${placeholders(ids)}) ORDER BY ${column}, p.requested_at, p.id`;
      });
    const newest = (kind: SubjectKind) =>
      about(
        (ids) => `FROM ${SUBJECT_TABLES[kind]} s STRAIGHT_JOIN approval p ON p.id = s.approval_id ${APPROVAL_SUBJECTS}
          WHERE s.id IN (${placeholders(ids)})`,
      );
    this.ofSubjects = { COMPANY: all('COMPANY'), JOB: all('JOB'), APPLICATION: all('APPLICATION') };
    this.responsibles = new BatchLoader(
      (ids) => reader.rows(responsibleSql(ids), ids),
      ({ requestId }) => requestId,
    );
    this.newestOf = { COMPANY: newest('COMPANY'), JOB: newest('JOB'), APPLICATION: newest('APPLICATION') };
  }

  /** Returns the requests about a record; none for interviewers. The caller has checked access to the record. */
  async about(context: RequestContext, kind: SubjectKind, subject: Subject): Promise<PresentedApproval[]> {
    if (isInterviewer(context.viewer)) return [];
    const rows = await this.ofSubjects[kind].loadRows(context, subject.id);
    const dueTimeContext = this.clockwork();
    return rows.map((row) => presentApproval(row, context.viewer, dueTimeContext, subject));
  }

  /** Returns the corrections of a job that were approved since an instant. The caller has checked access to an application. */
  async corrections(context: RequestContext, jobId: string, since: Date): Promise<Correction[]> {
    const rows = await this.ofSubjects.JOB.loadRows(context, jobId);
    return rows.flatMap(({ id, state, decidedAt, correction }) =>
      correction !== null && state === 'APPROVED' && decidedAt !== null && decidedAt >= since
        ? [{ id, decidedAt, changes: formatCorrection(correction) }]
        : [],
    );
  }

  /** Returns the latest request, which determines the state of the record. */
  async newest(context: RequestContext, kind: SubjectKind, subject: Subject): Promise<PresentedApproval | null> {
    if (isInterviewer(context.viewer)) return null;
    const [row] = await this.newestOf[kind].loadRows(context, subject.id);
    return row ? presentApproval(row, context.viewer, this.clockwork(), subject) : null;
  }

  /** Presents a request row that another statement has read. The caller has checked access to the record. */
  presented({ viewer }: RequestContext, row: ApprovalRow, subject: Subject): PresentedApproval {
    return presentApproval(row, viewer, this.clockwork(), subject);
  }

  /** Returns a request. Administrators only. */
  async one(context: RequestContext, id: string): Promise<PresentedApproval | null> {
    return isId(id) ? ((await this.many(context, [id]))[0] ?? null) : null;
  }

  /** Returns requests in any order. Administrators only. */
  async many({ viewer }: RequestContext, ids: readonly string[]): Promise<PresentedApproval[]> {
    if (ids.length === 0) return [];
    const sql = `SELECT ${APPROVALS.select} FROM approval p ${APPROVAL_SUBJECTS} WHERE p.id IN (${placeholders(ids)})`;
    const clockwork = this.clockwork();
    return (await this.reader.rows<ApprovalRow>(sql, ids)).map((row) => presentApproval(row, viewer, clockwork, null));
  }

  /** Lists all requests, pending and decided. Administrators only. */
  async all(
    context: RequestContext,
    args: ListArgs<{ companyId?: string; isLate?: boolean }>,
  ): Promise<Page<PresentedApproval>> {
    const { companyId, isLate: late } = args.filter ?? {};
    const lateness = late == null ? [] : [isLate(this.lateBefore(), late)];
    const query = await listQuery(this.reader, APPROVALS, args, lateness);
    const where = companyId ? ofCompany(checkId(companyId, 'Company')) : {};
    const page = await readPage<ApprovalRow>(this.reader, { ...query, ...where }, args, context.maxPageSize);
    const clockwork = this.clockwork();
    return mapPage(page, (row) => presentApproval(row, context.viewer, clockwork, null));
  }

  /** Returns the administrator who is responsible for a request; null for nobody. One statement for all requests of a page. */
  async responsible(context: RequestContext, requestId: string): Promise<ResponsibleAdministrator | null> {
    const [row] = await this.responsibles.loadRows(context, requestId);
    return row ? { id: row.id, name: row.name } : null;
  }

  /** Counts the pending requests that an administrator is responsible for. */
  async mine(administratorId: string): Promise<number> {
    const row = await this.reader.row<{ total: string }>(MINE, [administratorId]);
    return Number(row?.total ?? 0);
  }

  /** Counts pending and late requests of each kind: all, or those of one administrator and of nobody. */
  async waiting(administratorId?: string): Promise<WaitingCounts> {
    const { COMPANY, JOB, APPLICATION } = this.lateBefore();
    const oldest = new Date(Math.min(COMPANY.getTime(), JOB.getTime(), APPLICATION.getTime()));
    const { sql, values } = requestsFor(administratorId);
    const row = await this.reader.row<Record<string, number>>(waitingSql(sql), [
      ...values,
      COMPANY,
      JOB,
      JOB,
      APPLICATION,
      oldest,
      ...values,
    ]);
    const count = (waiting: string, inTime: string) => {
      const all = Number(row?.[waiting] ?? 0);
      return { waiting: all, late: all - Number(row?.[inTime] ?? 0) };
    };
    return {
      companies: count('companies', 'companiesInTime'),
      jobs: count('jobs', 'jobsInTime'),
      corrections: count('corrections', 'correctionsInTime'),
      applications: count('applications', 'applicationsInTime'),
    };
  }

  /** Returns the oldest pending requests of one administrator and of nobody. */
  async oldestWaiting(count: number, administratorId: string): Promise<WaitingRequest[]> {
    const { sql, values } = requestsFor(administratorId);
    const rows = await this.reader.rows<Omit<ApprovalRow, 'id'> & RequestNames>(oldestSql(sql), [...values, count]);
    return rows.map((row) => {
      const { kind, id } = approvalSubject(row);
      const { requestedAt, proposedValue, offerLetterId, candidateId, ownerId } = row;
      return {
        kind,
        subjectId: id,
        requestedAt,
        dueAt: addWorkingHours(requestedAt, this.dueHours[subjectKind(kind)]),
        proposedStatus: proposedValue,
        hasOfferLetter: offerLetterId !== null,
        name: [row.candidateName, row.jobTitle, row.companyName].filter(Boolean).join(' · '),
        dataSubjects: { ...(candidateId && { candidateId }), ...(ownerId && { companyId: ownerId }) },
      };
    });
  }

  /** Returns the instant before which requests of each kind are late. Due times follow request times. */
  private lateBefore(): Readonly<Record<SubjectKind, Date>> {
    const now = this.clock.now();
    const before = (kind: SubjectKind) => workingHoursBefore(now, this.dueHours[kind]);
    return { COMPANY: before('COMPANY'), JOB: before('JOB'), APPLICATION: before('APPLICATION') };
  }

  private clockwork(): DueTimeContext {
    const now = this.clock.now();
    return { now, today: todayInIndia(now), dueHours: this.dueHours };
  }
}

/** Condition for late or in-time requests. The latest of the three instants bounds the index range. */
function isLate(before: Readonly<Record<SubjectKind, Date>>, late: boolean): Condition {
  const { COMPANY, JOB, APPLICATION } = before;
  const own = `p.requested_at < CASE WHEN ${IS_ABOUT['COMPANY']} THEN ? WHEN p.job_id IS NOT NULL THEN ? ELSE ? END`;
  if (!late) return { sql: `NOT (p.state = 'PENDING' AND ${own})`, values: [COMPANY, JOB, APPLICATION] };
  const newest = new Date(Math.max(COMPANY.getTime(), JOB.getTime(), APPLICATION.getTime()));
  return { sql: `p.state = 'PENDING' AND p.requested_at < ? AND ${own}`, values: [newest, COMPANY, JOB, APPLICATION] };
}

const ofCompany = (id: string) => ({ from: OF_COMPANY, fromValues: [id, id, id] });

import { type ApprovalState, decide } from '@job-alert/domain/approval';
import { todayInIndia } from '@job-alert/domain/calendar';
import { jobChanges } from '@job-alert/domain/job-edit';
import type { JobEdit, JobType, WorkMode } from '@job-alert/domain/job-post';
import { JOB_ORDERS, type JobOrderField, type Order } from '@job-alert/domain/list-sorts';
import { isDeadlinePassed } from '@job-alert/domain/open-job';
import { maySwitchOn } from '@job-alert/domain/who-may-undo';
import { VISIBLE_TO_EMPLOYER } from '../../database/visible-applications.js';
import type { Reader } from '../../database/reader.js';
import { placeholders } from '../../platform/batch-loader.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { notFound } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import { byText, byTime, type Condition, type ListOrder, orderedBy } from '../../platform/list-order.js';
import { readPage, withinDays } from '../../platform/list-query.js';
import { havingTypedWords, havingWords } from '../../platform/list-words.js';
import { mapPage, type Page } from '../../platform/page.js';
import { isAdmin, requireAdmin, requireUser, type Viewer } from '../../platform/viewer.js';
import { requireHiringCompany } from '../companies/companies.policy.js';
import type { CompaniesReadModel } from '../companies/companies.read-model.js';
import type { Job, JobsArgs, MyJobsArgs } from './jobs.types.js';

interface JobRow {
  id: string;
  companyId: string;
  title: string;
  description: string;
  jobType: JobType;
  workMode: WorkMode;
  city: string;
  state: string;
  country: string;
  salaryMin: number;
  salaryMax: number;
  minExperience: number;
  maxExperience: number;
  openings: number;
  minimumQualification: string;
  preferredSkills: string;
  companyName: string;
  companyWebsite: string;
  companyDescription: string;
  industry: string;
  postedAt: Date;
  deadline: string;
  approvalState: ApprovalState;
  isActive: number;
  takenOffAt: Date | null;
  approvedTerms: string | null;
  takenOffNote: string | null;
  /** MySQL gives a computed flag as text, MariaDB as a number. */
  isListed: number | string;
  version: number;
  applicantCount: string;
}

const COLUMNS = `j.id, j.company_id AS companyId, j.title, j.description, j.job_type AS jobType, j.work_mode AS workMode, j.city, j.state, j.country,
  j.salary_min AS salaryMin, j.salary_max AS salaryMax, j.min_experience AS minExperience, j.max_experience AS maxExperience, j.openings,
  j.minimum_qualification AS minimumQualification, j.preferred_skills AS preferredSkills, j.company_name AS companyName,
  j.company_website AS companyWebsite, j.company_description AS companyDescription, j.industry, j.posted_at AS postedAt, j.deadline,
  j.approval_state AS approvalState, j.is_active AS isActive, j.taken_off_at AS takenOffAt,
  j.taken_off_note AS takenOffNote, j.approved_terms AS approvedTerms, j.listed_at IS NOT NULL AS isListed, j.version`;

/** Counted beside each row of a page: the index by job holds it, and a page is short. */
const ALL_APPLICATIONS = `(SELECT COUNT(*) FROM application a WHERE a.job_id = j.id) AS applicantCount`;
const VISIBLE_APPLICATIONS = `(SELECT COUNT(*) FROM application a WHERE a.job_id = j.id AND ${VISIBLE_TO_EMPLOYER}) AS applicantCount`;

const ORDERS: Readonly<Record<JobOrderField, ListOrder>> = {
  POSTED_AT: byTime('j.posted_at', 'j.id'),
  TITLE: byText('TITLE', ['j.title'], 'j.id'),
  COMPANY_NAME: byText('COMPANY_NAME', ['j.company_name'], 'j.id'),
};

const EVERYTHING: ReadonlySet<string> = new Set(['applicantCount']);
/** Counted only when somebody asks: a job has any number of applications. */
const countFor = (count: string, paths: ReadonlySet<string>): string =>
  paths.has('applicantCount') ? count : '0 AS applicantCount';

/** Jobs as their company and administrators see them. */
export class JobsReadModel {
  constructor(
    private readonly reader: Reader,
    private readonly companies: CompaniesReadModel,
    private readonly clock: Clock,
  ) {}

  /** The employer's own jobs. */
  async ofEmployer(context: RequestContext, args: MyJobsArgs): Promise<Page<Job>> {
    const { id } = await requireHiringCompany(context.viewer, this.companies);
    const conditions: Condition[] = [
      { sql: 'j.company_id = ?', values: [id] },
      ...havingTypedWords('j.title', args.filter?.search),
    ];
    const { isActive, approvalState } = args.filter ?? {};
    if (isActive != null) conditions.push({ sql: 'j.is_active = ?', values: [isActive ? 1 : 0] });
    if (approvalState) conditions.push({ sql: 'j.approval_state = ?', values: [approvalState] });
    return this.list(context, args, conditions, JOB_ORDERS[args.sort], VISIBLE_APPLICATIONS);
  }

  /** Every job, for administrators. */
  async all(context: RequestContext, args: JobsArgs): Promise<Page<Job>> {
    requireAdmin(context.viewer);
    const { search, approvalState, from, to } = args.filter ?? {};
    const conditions = [...havingWords(['j.title', 'j.company_name'], search), ...withinDays('j.posted_at', from, to)];
    if (approvalState) conditions.push({ sql: 'j.approval_state = ?', values: [approvalState] });
    return this.list(context, args, conditions, args.orderBy, ALL_APPLICATIONS);
  }

  /** One job, for its employer and administrators; not there for anybody else. */
  async one(context: RequestContext, id: string): Promise<Job> {
    const [job] = await this.many(context, [checkId(id, 'Job')]);
    if (!job) throw notFound('Job');
    return job;
  }

  /** Some jobs in any order, as far as they are the viewer's; administrators get all. `paths` are what is asked for of each. */
  async many(context: RequestContext, ids: readonly string[], paths: ReadonlySet<string> = EVERYTHING): Promise<Job[]> {
    const viewer = requireUser(context.viewer);
    const count = countFor(isAdmin(viewer) ? ALL_APPLICATIONS : VISIBLE_APPLICATIONS, paths);
    const sql = `SELECT ${COLUMNS}, ${count} FROM job j WHERE j.id IN (${placeholders(ids)})`;
    const rows = await this.reader.rows<JobRow>(sql, ids);
    const isShown = ({ companyId }: JobRow) => isAdmin(viewer) || companyId === viewer.id;
    return rows.filter(isShown).map((row) => this.present(row, viewer));
  }

  private async list(
    context: RequestContext,
    args: { first: number; after?: string | null; page?: number | null },
    conditions: Condition[],
    orderBy: Order<JobOrderField>,
    count: string,
  ): Promise<Page<Job>> {
    const query = {
      columns: `${COLUMNS}, ${count}`,
      from: 'job j',
      rest: 'STRAIGHT_JOIN job j ON j.id = page.id',
      conditions,
      order: orderedBy(ORDERS, orderBy),
    };
    const page = await readPage<JobRow>(this.reader, query, args, context.maxPageSize);
    return mapPage(page, (row) => this.present(row, context.viewer));
  }

  private present(
    { isActive, isListed, preferredSkills, applicantCount, approvedTerms, ...row }: JobRow,
    viewer: Viewer,
  ): Job {
    const isOwner = viewer.kind === 'user' && viewer.id === row.companyId;
    const deadlinePassed = isDeadlinePassed(row.deadline, todayInIndia(this.clock.now()));
    return {
      __typename: 'Job',
      ...row,
      preferredSkills: JSON.parse(preferredSkills) as string[],
      applicantCount: Number(applicantCount),
      isActive: isActive === 1,
      isOpen: Number(isListed) === 1 && !deadlinePassed,
      changesSinceApproval: approvedTerms === null ? [] : jobChanges(JSON.parse(approvedTerms) as JobEdit, row),
      viewerCanEdit: isOwner,
      viewerCanActivate:
        viewer.kind === 'user' && (isOwner || isAdmin(viewer)) && maySwitchOn(row.takenOffAt !== null, viewer.type),
      viewerCanDecide: isAdmin(viewer) && decide('JOB', row.approvalState, 'APPROVE').ok,
    };
  }
}

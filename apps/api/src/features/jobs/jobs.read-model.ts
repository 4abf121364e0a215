import { todayInIndia } from '@job-alert/domain/india/calendar';
import { jobFieldChanges } from '@job-alert/domain/jobs/job-edit';
import type { JobEdit } from '@job-alert/domain/jobs/job-post';
import { jobStatus } from '@job-alert/domain/jobs/open-job';
import type { JobQuestion } from '@job-alert/domain/jobs/screening';
import { parseList, type SqlReader } from '../../database/sql-reader.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { notFound } from '../../platform/errors.js';
import { placeholders } from '../../platform/graphql/batch-loader.js';
import { isId } from '../../platform/ids.js';
import type { ListArgs } from '../../platform/lists/list-definition.js';
import { ListLoader } from '../../platform/lists/list-loader.js';
import type { Condition } from '../../platform/lists/list-order.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { listQuery } from '../../platform/lists/list-read.js';
import { mapPage, type Page } from '../../platform/lists/page.js';
import { isAdmin, requireUser, type Viewer } from '../../platform/viewer.js';
import type { AccountsReadModel } from '../accounts/accounts.read-model.js';
import { requireHiringCompany } from '../companies/companies.policy.js';
import { COMPANY_JOBS, JOB_SELECTS, JOBS, type JobRow, MY_JOBS } from './jobs.list.js';
import { canReadJob, jobPermissions } from './jobs.policy.js';
import type { Job } from './jobs.types.js';

const EVERYTHING: ReadonlySet<string> = new Set(['applicantCount']);
const selectFor = (counted: string, paths: ReadonlySet<string>): string =>
  paths.has('applicantCount') ? counted : JOB_SELECTS.uncounted;

const ofCompany = (id: string): Condition => ({ sql: 'j.company_id = ?', values: [id] });

export class JobsReadModel {
  private readonly lists: ListLoader<JobRow>;

  constructor(
    private readonly reader: SqlReader,
    private readonly accounts: AccountsReadModel,
    private readonly clock: Clock,
  ) {
    this.lists = new ListLoader(reader);
  }

  /** Lists the calling employer's jobs. Throws until the company profile is complete. */
  async ofEmployer(context: RequestContext, args: ListArgs, paths = EVERYTHING): Promise<Page<Job>> {
    const { companyId } = await requireHiringCompany(context, this.accounts);
    const query = await listQuery(this.reader, MY_JOBS, args, [ofCompany(companyId)]);
    return this.page(context, args, { ...query, columns: selectFor(JOB_SELECTS.countedForEmployer, paths) });
  }

  /** Lists the jobs of a company, for administrators. Batched into one statement for all companies of a page. */
  async ofCompany(context: RequestContext, id: string, args: ListArgs, paths: ReadonlySet<string>): Promise<Page<Job>> {
    const query = await listQuery(this.reader, COMPANY_JOBS, args, [ofCompany(id)]);
    return this.page(context, args, { ...query, columns: selectFor(JOB_SELECTS.counted, paths) });
  }

  /** All jobs, for administrators. */
  async all(context: RequestContext, args: ListArgs, paths = EVERYTHING): Promise<Page<Job>> {
    const query = await listQuery(this.reader, JOBS, args);
    return this.page(context, args, { ...query, columns: selectFor(JOB_SELECTS.counted, paths) });
  }

  /** Returns a job for its employer and administrators; null for everyone else or an unknown id. */
  async find(context: RequestContext, id: string): Promise<Job | null> {
    const [job] = isId(id) ? await this.many(context, [id]) : [];
    return job ?? null;
  }

  /** Like `find`, but throws if the job is not found. */
  async one(context: RequestContext, id: string): Promise<Job> {
    const job = await this.find(context, id);
    if (!job) throw notFound('Job');
    return job;
  }

  /** Returns the viewer's jobs in any order; all for administrators. `paths` are the selected paths. */
  async many(context: RequestContext, ids: readonly string[], paths = EVERYTHING): Promise<Job[]> {
    const viewer = requireUser(context.viewer);
    const columns = selectFor(isAdmin(viewer) ? JOB_SELECTS.counted : JOB_SELECTS.countedForEmployer, paths);
    const sql = `SELECT ${columns} FROM job j WHERE j.id IN (${placeholders(ids)})`;
    const rows = await this.reader.rows<JobRow>(sql, ids);
    return rows.filter((row) => canReadJob(viewer, row)).map((row) => this.present(row, viewer));
  }

  private async page(context: RequestContext, args: ListArgs, query: ListQuery): Promise<Page<Job>> {
    return mapPage(await this.lists.page(context, query, args), (row) => this.present(row, context.viewer));
  }

  private present(
    {
      isActive,
      companyApprovalState,
      employerIsActive,
      preferredSkills,
      applicantCount,
      approvedTerms,
      questions: questionsJson,
      ...row
    }: JobRow,
    viewer: Viewer,
  ): Job {
    const listing = {
      approvalStatus: row.approvalState,
      companyApprovalStatus: companyApprovalState,
      isActive: isActive === 1,
      employerIsActive: employerIsActive === 1,
      deadline: row.deadline,
    };
    const questions = parseList<JobQuestion>(questionsJson);
    const status = jobStatus(listing, todayInIndia(this.clock.now()));
    return {
      __typename: 'Job',
      ...row,
      questions,
      preferredSkills: parseList<string>(preferredSkills),
      applicantCount: Number(applicantCount),
      isActive: listing.isActive,
      jobStatus: status,
      isOpen: status === 'LIVE',
      changesSinceApproval:
        approvedTerms === null ? [] : jobFieldChanges(JSON.parse(approvedTerms) as JobEdit, { ...row, questions }),
      ...jobPermissions(viewer, row),
    };
  }
}

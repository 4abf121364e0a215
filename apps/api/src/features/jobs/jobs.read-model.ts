import type { ApprovalState } from '@job-alert/domain/approval';
import { todayInIndia } from '@job-alert/domain/calendar';
import { jobChanges } from '@job-alert/domain/job-edit';
import type { JobEdit, JobType, WorkMode } from '@job-alert/domain/job-post';
import { searchedWords } from '@job-alert/domain/list-search';
import type { JobOrderField } from '@job-alert/domain/list-sorts';
import { jobStanding } from '@job-alert/domain/open-job';
import type { JobQuestion } from '@job-alert/domain/screening';
import { VISIBLE_TO_EMPLOYER } from '../../database/visible-applications.js';
import type { Reader } from '../../database/reader.js';
import { JOB_WORDS } from '../../database/word-search.js';
import { placeholders } from '../../platform/batch-loader.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { notFound } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';
import { ListLoader } from '../../platform/list-loader.js';
import { byText, byTime, type Condition, type ListOrder, orderedBy } from '../../platform/list-order.js';
import { type ListQuery, withinDays } from '../../platform/list-query.js';
import { searchedList } from '../../platform/list-search.js';
import { havingWords } from '../../platform/list-words.js';
import { mapPage, type Page } from '../../platform/page.js';
import { isAdmin, requireUser, type Viewer } from '../../platform/viewer.js';
import type { AccountsReadModel } from '../accounts/accounts.read-model.js';
import { requireHiringCompany } from '../companies/companies.policy.js';
import { jobRights, mayReadJob } from './jobs.policy.js';
import type { Job, JobsArgs } from './jobs.types.js';

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
  questions: string | null;
  takenOffNote: string | null;
  companyApprovalState: ApprovalState;
  employerIsActive: number;
  version: number;
  applicantCount: string;
}

const COLUMNS = `j.id, j.company_id AS companyId, j.title, j.description, j.job_type AS jobType, j.work_mode AS workMode, j.city, j.state, j.country,
  j.salary_min AS salaryMin, j.salary_max AS salaryMax, j.min_experience AS minExperience, j.max_experience AS maxExperience, j.openings,
  j.minimum_qualification AS minimumQualification, j.preferred_skills AS preferredSkills, j.company_name AS companyName,
  j.company_website AS companyWebsite, j.company_description AS companyDescription, j.industry, j.posted_at AS postedAt, j.deadline,
  j.approval_state AS approvalState, j.is_active AS isActive, j.taken_off_at AS takenOffAt,
  j.taken_off_note AS takenOffNote, j.approved_terms AS approvedTerms, j.questions, j.version,
  (SELECT c.approval_state FROM company c WHERE c.id = j.company_id) AS companyApprovalState,
  (SELECT u.is_active FROM user u WHERE u.id = j.company_id) AS employerIsActive`;

/** Counted for each row of a page: the index by job covers it, and a page is short. */
const ALL_APPLICATIONS = `(SELECT COUNT(*) FROM application a WHERE a.job_id = j.id) AS applicantCount`;
const VISIBLE_APPLICATIONS = `(SELECT COUNT(*) FROM application a WHERE a.job_id = j.id AND ${VISIBLE_TO_EMPLOYER}) AS applicantCount`;

const ORDERS: Readonly<Record<JobOrderField, ListOrder>> = {
  POSTED_AT: byTime('j.posted_at', 'j.id'),
  TITLE: byText('TITLE', ['j.title'], 'j.id'),
  COMPANY_NAME: byText('COMPANY_NAME', ['j.company_name'], 'j.id'),
};

const EVERYTHING: ReadonlySet<string> = new Set(['applicantCount']);
/** Applications are counted only when the field is selected: a job can have any number of them. */
const columnsFor = (count: string, paths: ReadonlySet<string>): string =>
  `${COLUMNS}, ${paths.has('applicantCount') ? count : '0 AS applicantCount'}`;

const ofCompany = (id: string): Condition => ({ sql: 'j.company_id = ?', values: [id] });
const JOBS = 'job j';
/** One way, since a job has no phone number. */
const searchedWays = (text: string): string[][] => [searchedWords(text)].filter((words) => words.length > 0);

function narrowed({ filter }: JobsArgs): Condition[] {
  const conditions = withinDays('j.posted_at', filter?.from, filter?.to);
  if (filter?.isActive != null) conditions.push({ sql: 'j.is_active = ?', values: [filter.isActive ? 1 : 0] });
  if (filter?.approvalState) conditions.push({ sql: 'j.approval_state = ?', values: [filter.approvalState] });
  return conditions;
}

/** Jobs as their company and administrators see them. */
export class JobsReadModel {
  private readonly lists: ListLoader<JobRow>;

  constructor(
    private readonly reader: Reader,
    private readonly accounts: AccountsReadModel,
    private readonly clock: Clock,
  ) {
    this.lists = new ListLoader(reader);
  }

  /** The jobs of the employer who asks. Locked until the company profile is complete. */
  async ofEmployer(context: RequestContext, args: JobsArgs, paths = EVERYTHING): Promise<Page<Job>> {
    const { id } = await requireHiringCompany(context, this.accounts);
    const found = havingWords(['j.title'], args.filter?.search);
    const conditions = [ofCompany(id), ...found, ...narrowed(args)];
    return this.list(context, args, { from: JOBS, conditions }, columnsFor(VISIBLE_APPLICATIONS, paths));
  }

  /** The jobs of one company, for administrators: those of all companies of a page come with one statement. */
  ofCompany(context: RequestContext, companyId: string, args: JobsArgs, paths = EVERYTHING): Promise<Page<Job>> {
    const named = havingWords(['j.title', 'j.company_name'], args.filter?.search);
    const conditions = [ofCompany(companyId), ...named, ...narrowed(args)];
    return this.list(context, args, { from: JOBS, conditions }, columnsFor(ALL_APPLICATIONS, paths));
  }

  /** Every job, for administrators. */
  async all(context: RequestContext, args: JobsArgs, paths = EVERYTHING): Promise<Page<Job>> {
    const where = await searchedList(this.reader, {
      source: JOB_WORDS,
      text: args.filter?.search,
      ways: searchedWays,
      always: [],
      conditions: narrowed(args),
      from: JOBS,
      id: 'j.id',
      joined: 'job j ON j.id = found.id',
      short: false,
    });
    return this.list(context, args, where, columnsFor(ALL_APPLICATIONS, paths));
  }

  /** One job, for its employer and administrators; null for an unknown id and for anyone else. */
  async find(context: RequestContext, id: string): Promise<Job | null> {
    const [job] = isId(id) ? await this.many(context, [id]) : [];
    return job ?? null;
  }

  /** The same, where the job has to be there. */
  async one(context: RequestContext, id: string): Promise<Job> {
    const job = await this.find(context, id);
    if (!job) throw notFound('Job');
    return job;
  }

  /** Some jobs in any order, as far as they are the viewer's; administrators get all. `paths` are what is asked for of each. */
  async many(context: RequestContext, ids: readonly string[], paths = EVERYTHING): Promise<Job[]> {
    const viewer = requireUser(context.viewer);
    const columns = columnsFor(isAdmin(viewer) ? ALL_APPLICATIONS : VISIBLE_APPLICATIONS, paths);
    const sql = `SELECT ${columns} FROM job j WHERE j.id IN (${placeholders(ids)})`;
    const rows = await this.reader.rows<JobRow>(sql, ids);
    return rows.filter((row) => mayReadJob(viewer, row)).map((row) => this.present(row, viewer));
  }

  private async list(
    context: RequestContext,
    { orderBy, ...request }: JobsArgs,
    where: Pick<ListQuery, 'from' | 'fromValues' | 'conditions' | 'counted' | 'total'>,
    columns: string,
  ): Promise<Page<Job>> {
    const rest = 'STRAIGHT_JOIN job j ON j.id = page.id';
    const query = { columns, rest, order: orderedBy(ORDERS, orderBy), ...where };
    return mapPage(await this.lists.page(context, query, request), (row) => this.present(row, context.viewer));
  }

  private present(
    {
      isActive,
      companyApprovalState,
      employerIsActive,
      preferredSkills,
      applicantCount,
      approvedTerms,
      questions: asked,
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
    const questions = asked === null ? [] : (JSON.parse(asked) as JobQuestion[]);
    const standing = jobStanding(listing, todayInIndia(this.clock.now()));
    return {
      __typename: 'Job',
      ...row,
      questions,
      preferredSkills: JSON.parse(preferredSkills) as string[],
      applicantCount: Number(applicantCount),
      isActive: listing.isActive,
      standing,
      isOpen: standing === 'LIVE',
      changesSinceApproval:
        approvedTerms === null ? [] : jobChanges(JSON.parse(approvedTerms) as JobEdit, { ...row, questions }),
      ...jobRights(viewer, row),
    };
  }
}

import { jobPath } from './job-path.js';
import type { OpenJob } from './open-jobs.types.js';

/** A row as the database gives it: the selected columns under their GraphQL names, company fields with a prefix. */
export type OpenJobRow = Record<string, unknown> & { id: string; listedAt: string; weight?: number };

/**
 * An instant as text with microseconds. Formatting in SQL spares the driver a Date and us its conversion back; a listed job's
 * `listed_at` is its `posted_at`, so the one text is both the posted instant and the cursor.
 */
const LISTED_AT = `DATE_FORMAT(j.listed_at, '%Y-%m-%dT%H:%i:%s.%f') AS listedAt`;

/** The SQL behind each field of an open job; id and listedAt are always read, for the cursor. */
const COLUMNS: Readonly<Record<string, string>> = {
  title: 'j.title',
  description: 'j.description',
  jobType: 'j.job_type AS jobType',
  workMode: 'j.work_mode AS workMode',
  city: 'j.city',
  state: 'j.state',
  country: 'j.country',
  salaryMin: 'j.salary_min AS salaryMin',
  salaryMax: 'j.salary_max AS salaryMax',
  minExperience: 'j.min_experience AS minExperience',
  maxExperience: 'j.max_experience AS maxExperience',
  openings: 'j.openings',
  minimumQualification: 'j.minimum_qualification AS minimumQualification',
  preferredSkills: 'j.preferred_skills AS preferredSkills',
  deadline: 'j.deadline',
  'company.id': 'j.company_id AS companyId',
  'company.name': 'j.company_name AS companyName',
  'company.website': 'j.company_website AS companyWebsite',
  'company.description': 'j.company_description AS companyDescription',
  'company.industry': 'j.industry AS companyIndustry',
};

/** What one selection of open jobs reads, and how a row becomes a node. */
export interface OpenJobPlan {
  /** The select list. */
  columns: string;
  /** Tells this plan from others, as a part of a statement's shape. */
  key: string;
  toNode(row: OpenJobRow): OpenJob;
}

const plans = new Map<string, OpenJobPlan>();

/** The plan for the fields of an open job that are asked for ('title', 'company.name', …). */
export function openJobPlan(fields: Iterable<string>): OpenJobPlan {
  const asked = new Set(fields);
  const names = Object.keys(COLUMNS).filter((name) => asked.has(name) || (name === 'title' && asked.has('path')));
  const flags = [asked.has('path'), asked.has('company')];
  const key = [...names, ...flags].join(',');
  let plan = plans.get(key);
  if (!plan) {
    const columns = ['j.id', LISTED_AT, ...names.map((name) => COLUMNS[name])].join(', ');
    plan = { columns, key, toNode: nodeMaker(asked) };
    plans.set(key, plan);
  }
  return plan;
}

function nodeMaker(asked: ReadonlySet<string>): (row: OpenJobRow) => OpenJob {
  const steps: ((row: OpenJobRow) => void)[] = [];
  if (asked.has('postedAt')) steps.push((row) => (row['postedAt'] = `${row.listedAt.slice(0, 23)}Z`));
  if (asked.has('preferredSkills'))
    steps.push((row) => (row['preferredSkills'] = JSON.parse(row['preferredSkills'] as string)));
  if (asked.has('path')) steps.push((row) => (row['path'] = jobPath(row.id, row['title'] as string)));
  if (asked.has('company')) steps.push((row) => (row['company'] = companyOf(row)));
  return (row) => {
    for (const step of steps) step(row);
    return row as unknown as OpenJob;
  };
}

/** Fields that were not read stay undefined, and are not asked for either. */
const companyOf = (row: OpenJobRow) => ({
  id: row['companyId'],
  name: row['companyName'],
  website: row['companyWebsite'],
  description: row['companyDescription'],
  industry: row['companyIndustry'],
});

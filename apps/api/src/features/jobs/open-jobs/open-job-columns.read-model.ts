import { BoundedCache } from '../../../platform/bounded-cache.js';
import { jobPath } from '../job-path.rules.js';
import type { OpenJob } from './open-jobs.types.js';

/** A database row: the selected columns under their GraphQL names, company fields with a prefix. */
type RawRow = Record<string, unknown> & { id: string; listedAt: string; weight?: number; orderSalary?: number };
export type OpenJobRow = RawRow & OpenJob;

/**
 * An instant as text with microseconds. Formatting it in SQL avoids converting to a Date and back. For a listed job,
 * `listed_at` equals `posted_at`, so the same text is the posted instant and the cursor.
 */
const LISTED_AT = `DATE_FORMAT(j.listed_at, '%Y-%m-%dT%H:%i:%s.%f') AS listedAt`;

/** The cursor column of a list by salary. */
export const ORDER_SALARY = 'j.salary_max AS orderSalary';

/** Jobs that were inserted directly as listed have no `changed_at`. */
const UPDATED_AT = `DATE_FORMAT(COALESCE(j.changed_at, j.listed_at), '%Y-%m-%dT%H:%i:%s.%f') AS updatedAt`;

/** The columns of a field of an open job, and its conversion. */
interface FieldPlan {
  columns: readonly string[];
  make?(row: RawRow): void;
}

const column = (sql: string): FieldPlan => ({ columns: [sql] });

/** Reads a value of the company's address in the job's city: the primary address, else the earliest. */
const companyAddressInJobCity = (value: string, name: string): FieldPlan =>
  column(`(SELECT ${value} FROM company_address a WHERE a.company_id = j.company_id AND a.city = j.city AND a.state = j.state
    ORDER BY a.is_primary DESC, a.position LIMIT 1) AS ${name}`);

/** All fields. id and listedAt are always read, for the cursor. */
const FIELDS: Readonly<Record<string, FieldPlan>> = {
  title: column('j.title'),
  description: column('j.description'),
  jobType: column('j.job_type AS jobType'),
  workMode: column('j.work_mode AS workMode'),
  city: column('j.city'),
  companyName: column('j.company_name AS companyName'),
  state: column('j.state'),
  streetAddress: companyAddressInJobCity(`CONCAT_WS(', ', a.line1, NULLIF(a.line2, ''))`, 'streetAddress'),
  pincode: companyAddressInJobCity('a.pincode', 'pincode'),
  country: column('j.country'),
  salaryMin: column('j.salary_min AS salaryMin'),
  salaryMax: column('j.salary_max AS salaryMax'),
  minExperience: column('j.min_experience AS minExperience'),
  maxExperience: column('j.max_experience AS maxExperience'),
  openings: column('j.openings'),
  minimumQualification: column('j.minimum_qualification AS minimumQualification'),
  preferredSkills: {
    columns: ['j.preferred_skills AS preferredSkills'],
    make: (row) => (row['preferredSkills'] = JSON.parse(String(row['preferredSkills']))),
  },
  // Uses a separate name, since the `preferredSkills` field converts its column.
  match: {
    columns: ['j.preferred_skills AS skillsToMatch'],
    make: (row) => (row['skillsToMatch'] = JSON.parse(String(row['skillsToMatch']))),
  },
  questions: {
    columns: [`COALESCE(j.questions, '[]') AS questions`],
    make: (row) => (row['questions'] = JSON.parse(String(row['questions']))),
  },
  deadline: column('j.deadline'),
  postedAt: { columns: [], make: (row) => (row['postedAt'] = `${row.listedAt.slice(0, 23)}Z`) },
  updatedAt: {
    columns: [UPDATED_AT],
    make: (row) => (row['updatedAt'] = `${String(row['updatedAt']).slice(0, 23)}Z`),
  },
  path: { columns: ['j.title'], make: (row) => (row['path'] = jobPath(row.id, String(row['title']))) },
  company: { columns: [], make: (row) => (row['company'] = presentCompany(row)) },
  // Columns to find related jobs, which are read by separate statements.
  similar: { columns: ['j.title', 'j.city', 'j.industry AS companyIndustry'] },
  sameCompany: column('j.company_id AS companyId'),
  sameCity: column('j.city'),
  'company.id': column('j.company_id AS companyId'),
  'company.name': column('j.company_name AS companyName'),
  'company.website': column('j.company_website AS companyWebsite'),
  'company.description': column('j.company_description AS companyDescription'),
  'company.industry': column('j.industry AS companyIndustry'),
};

/** The columns of a selection of open jobs, and the mapping from row to node. */
export interface OpenJobPlan {
  /** The select list. */
  columns: string;
  toNode(row: OpenJobRow): OpenJob;
}

const plans = new BoundedCache<OpenJobPlan>();

/**
 * Returns the plan for the selected fields of an open job ('title', 'company.name', …). It depends only on the field
 * names, which are its cache key, so that the key cannot miss a field.
 */
export function openJobPlan(fieldNames: Iterable<string>): OpenJobPlan {
  const fields = new Set(fieldNames);
  const names = Object.keys(FIELDS).filter((name) => fields.has(name));
  return plans.get(names.join(','), () => planFor(names));
}

function planFor(names: readonly string[]): OpenJobPlan {
  const fields = names.flatMap((name) => FIELDS[name] ?? []);
  const columns = new Set(['j.id', LISTED_AT, ...fields.flatMap((field) => field.columns)]);
  const steps = fields.flatMap(({ make }) => make ?? []);
  return {
    columns: [...columns].join(', '),
    toNode: (row) => {
      for (const step of steps) step(row);
      return row;
    },
  };
}

/** Fields that were not selected stay undefined. */
const presentCompany = (row: RawRow) => ({
  id: row['companyId'],
  name: row['companyName'],
  website: row['companyWebsite'],
  description: row['companyDescription'],
  industry: row['companyIndustry'],
});

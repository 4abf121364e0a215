import type { ExperienceBand, SalaryBand } from '../jobs/job-bands.js';
import type { JobType, WorkMode } from '../jobs/job-labels.js';
import { PUBLIC_PATHS } from '../portal/public-paths.js';

/** A job search in a URL. */
export interface JobSearchQuery {
  query?: string | null;
  location?: string | null;
  experience?: number | null;
  workModes?: readonly WorkMode[] | null;
  jobTypes?: readonly JobType[] | null;
  experienceBands?: readonly ExperienceBand[] | null;
  salaryBands?: readonly SalaryBand[] | null;
  industries?: readonly string[] | null;
  cities?: readonly string[] | null;
  /** In rupees per year. */
  minSalary?: number | null;
}

/** The URL parameter of each part. */
export const JOB_SEARCH_PARAMS = {
  query: 'title',
  location: 'location',
  experience: 'experience',
  workModes: 'mode',
  jobTypes: 'type',
  experienceBands: 'years',
  salaryBands: 'salary',
  industries: 'industry',
  cities: 'city',
  minSalary: 'min-salary',
} as const satisfies Record<keyof JobSearchQuery, string>;

export const facetToParam = (choice: string): string => choice.toLowerCase().replaceAll('_', '-');

/** Returns the URL of the job list for a search. */
export function jobSearchPath(search: JobSearchQuery): string {
  const { workModes, jobTypes, experienceBands, salaryBands } = search;
  const params = new URLSearchParams();
  const add = (name: keyof JobSearchQuery, values: readonly (string | number | null | undefined)[]) => {
    for (const value of values) {
      if (value !== null && value !== undefined && value !== '') params.append(JOB_SEARCH_PARAMS[name], String(value));
    }
  };
  const fixed = (choices: readonly string[] | null | undefined) => (choices ?? []).map(facetToParam);
  for (const name of ['query', 'location', 'experience', 'minSalary'] as const) add(name, [search[name]]);
  add('workModes', fixed(workModes));
  add('jobTypes', fixed(jobTypes));
  add('experienceBands', fixed(experienceBands));
  add('salaryBands', fixed(salaryBands));
  for (const name of ['industries', 'cities'] as const) add(name, search[name] ?? []);
  const text = params.toString();
  return text ? `${PUBLIC_PATHS.openings}?${text}` : PUBLIC_PATHS.openings;
}

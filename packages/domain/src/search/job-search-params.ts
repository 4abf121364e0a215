import { EXPERIENCE_BAND_LABELS, SALARY_BAND_LABELS } from '../jobs/job-bands.js';
import { JOB_TYPE_LABELS, WORK_MODE_LABELS } from '../jobs/job-labels.js';
import { parseExperience } from './job-search.js';
import { parseMinSalary } from './min-salary.js';
import { facetToParam, JOB_SEARCH_PARAMS, type JobSearchQuery } from './job-search-path.js';
import { withQueryFilters } from './query-filters.js';

/** Parses the search in the URL of the job list. Unknown parameters are ignored. */
export function parseJobSearch(search: URLSearchParams): JobSearchQuery {
  const all = (name: keyof JobSearchQuery): string[] =>
    search.getAll(JOB_SEARCH_PARAMS[name]).flatMap((value) => value.trim() || []);
  const first = (name: keyof JobSearchQuery): string => all(name)[0] ?? '';
  const chosen = <Choice extends string>(name: keyof JobSearchQuery, labels: Readonly<Record<Choice, string>>) => {
    const isChoice = (choice: string): choice is Choice => Object.hasOwn(labels, choice);
    const words = all(name);
    return Object.keys(labels)
      .filter(isChoice)
      .filter((choice) => words.includes(facetToParam(choice)));
  };
  return withQueryFilters({
    query: first('query') || null,
    location: first('location') || null,
    experience: parseExperience(first('experience')),
    workModes: chosen('workModes', WORK_MODE_LABELS),
    jobTypes: chosen('jobTypes', JOB_TYPE_LABELS),
    experienceBands: chosen('experienceBands', EXPERIENCE_BAND_LABELS),
    salaryBands: chosen('salaryBands', SALARY_BAND_LABELS),
    industries: all('industries'),
    cities: all('cities'),
    minSalary: parseMinSalary(first('minSalary')),
  });
}

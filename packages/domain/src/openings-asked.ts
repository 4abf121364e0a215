import { EXPERIENCE_BAND_LABELS, SALARY_BAND_LABELS } from './job-bands.js';
import { JOB_TYPE_LABELS, WORK_MODE_LABELS } from './job-labels.js';
import { parseExperience } from './job-search.js';
import { withQueryFilters } from './query-filters.js';
import { choiceInAddress, OPENINGS_PARAMETERS, type OpeningsSearch } from './openings-search.js';

/** The search that an address of the list of openings asks for, in words or by filters; whatever it does not know is nothing. */
export function openingsAsked(search: URLSearchParams): OpeningsSearch {
  const all = (name: keyof OpeningsSearch): string[] =>
    search.getAll(OPENINGS_PARAMETERS[name]).flatMap((value) => value.trim() || []);
  const first = (name: keyof OpeningsSearch): string => all(name)[0] ?? '';
  const chosen = <Choice extends string>(name: keyof OpeningsSearch, labels: Readonly<Record<Choice, string>>) => {
    const isChoice = (choice: string): choice is Choice => Object.hasOwn(labels, choice);
    const words = all(name);
    return Object.keys(labels)
      .filter(isChoice)
      .filter((choice) => words.includes(choiceInAddress(choice)));
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
  });
}

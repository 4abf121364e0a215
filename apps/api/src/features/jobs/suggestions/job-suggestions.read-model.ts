import { todayInIndia } from '@job-alert/domain/india/calendar';
import { SHORT_WORD_LENGTH, searchWords } from '@job-alert/domain/search/job-search';
import { openBeginning } from '@job-alert/domain/search/synonym-groups';
import type { SqlReader } from '../../../database/sql-reader.js';
import type { Clock } from '../../../platform/clock.js';
import { PortalError } from '../../../platform/errors.js';
import { planSearch } from '../open-jobs/open-job-conditions.rules.js';
import type { OpenJobFacetsReadModel } from '../open-jobs/open-job-facets.read-model.js';
import { suggestedTitles } from './job-suggestions.rules.js';
import { type JobSuggestion, type JobSuggestionsArgs, MAX_SUGGESTIONS } from './job-suggestions.types.js';

/** The number of newest jobs read from each range of the term index. */
const JOBS_READ = 300;

interface NamedJob {
  title: string;
  skills: string;
}

/** Suggests completions for the job search. Each keystroke causes a bounded number of reads (decision 0111). */
export class JobSuggestionsReadModel {
  constructor(
    private readonly reader: SqlReader,
    private readonly clock: Clock,
    private readonly facets: Pick<OpenJobFacetsReadModel, 'places'>,
  ) {}

  async suggest({ field, query, first }: JobSuggestionsArgs): Promise<JobSuggestion[]> {
    if (first < 1 || first > MAX_SUGGESTIONS)
      throw new PortalError('MALFORMED', `first must be from 1 to ${MAX_SUGGESTIONS}.`);
    const words = searchWords(query);
    if (field === 'LOCATION') return (await this.facets.places()).beginningWith(words, first);
    const jobs = (await this.newestWith(query)).map(({ title, skills }) => ({ title, skills: JSON.parse(skills) }));
    return suggestedTitles(jobs, words, first);
  }

  /** Returns the newest jobs that have a word starting with the longest typed word. */
  private async newestWith(query: string): Promise<NamedJob[]> {
    const [search] = planSearch({ query }) ?? [];
    if (!search) return [];
    const { weights } = search;
    const term = search.term.length > SHORT_WORD_LENGTH ? search.term : openBeginning(search.term);
    const union = weights
      .map(
        (weight) =>
          `(SELECT t.job_id FROM job_term t FORCE INDEX (job_term_order) WHERE t.term = ? AND t.weight = ${weight} ORDER BY t.listed_at DESC, t.job_id DESC LIMIT ${JOBS_READ})`,
      )
      .join(' UNION ALL ');
    return this.reader.rows<NamedJob>(
      `SELECT j.title, j.preferred_skills AS skills FROM (${union}) newest JOIN job j ON j.id = newest.job_id WHERE j.deadline >= ?`,
      [...weights.map(() => term), todayInIndia(this.clock.now())],
    );
  }
}

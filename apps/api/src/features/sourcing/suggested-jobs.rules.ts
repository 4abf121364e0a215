import { searchWords } from '@job-alert/domain/search/job-search';
import { planFilter } from '../jobs/open-jobs/open-job-conditions.rules.js';
import { openJobListsStatement, type Statement } from '../jobs/open-jobs/open-jobs-query.read-model.js';
import { newestJobsWithSkills } from '../jobs/skill-match/skill-ranking.rules.js';

/** The number of jobs that are compared for each title. */
const JOBS_PER_TITLE = 100;

/**
 * Selects the ids of the open jobs that name a skill of the candidate, or whose title has the longest word of a title of the candidate or
 * another word for the same work. Null without skills and titles.
 */
export function jobsToCompare(
  skillKeys: readonly string[],
  titles: readonly string[],
  today: string,
): Statement | null {
  const words = [...new Set(titles.flatMap(longestWord))];
  const statements: Statement[] = [];
  if (skillKeys.length > 0) {
    const { sql, values } = newestJobsWithSkills(skillKeys, today);
    statements.push({ sql: `SELECT job_id AS id FROM (${sql}) AS with_skill`, values: [...values] });
  }
  if (words.length > 0) {
    const requests = words.map((query) => ({
      plan: planFilter({ query }, today),
      direction: null,
      after: null,
      take: JOBS_PER_TITLE,
      skip: 0,
    }));
    const { sql, values } = openJobListsStatement(requests, 'j.id');
    statements.push({ sql: `SELECT id FROM (${sql}) AS with_title`, values });
  }
  if (statements.length === 0) return null;
  return { sql: statements.map(({ sql }) => sql).join(' UNION '), values: statements.flatMap(({ values }) => values) };
}

const longestWord = (title: string): string[] =>
  searchWords(title)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 1);

import type { Reader } from '../../database/reader.js';
import type { Condition } from '../../platform/list-order.js';
import { either, havingWords } from '../../platform/list-words.js';
import type { ListQuery } from '../../platform/list-query.js';

/** A text that this many candidates or jobs match is common: walking the list soon finds enough of its applications. */
const COMMON = 2_000;

export const CANDIDATE_NAME = `CONCAT(u.first_name, ' ', u.last_name)`;

/** Ids are passed as JSON, so that the statement has the same text for any number of them and stays prepared. */
const GIVEN = `JSON_TABLE(?, '$[*]' COLUMNS (id BIGINT UNSIGNED PATH '$')) AS given`;
const OF_GIVEN = `(SELECT c.id FROM ${GIVEN} STRAIGHT_JOIN application c ON c.candidate_id = given.id
    UNION SELECT b.id FROM ${GIVEN} STRAIGHT_JOIN application b ON b.job_id = given.id) AS named
  STRAIGHT_JOIN application a ON a.id = named.id`;

/**
 * Where the applications of a searched name or job title are found. Candidates and jobs are far fewer than applications, so
 * they are searched first, in one statement over narrow indexes. A rare text then leads straight to its applications; for a
 * common one, null: the list itself is to be walked in its order until the page is full.
 */
export async function applicationsNamed(
  reader: Reader,
  text: string,
): Promise<Pick<ListQuery, 'from' | 'fromValues'> | null> {
  const { candidates, jobs } = named(text);
  const found = await reader.rows<{ kind: 'candidate' | 'job'; id: string }>(
    `(SELECT 'candidate' AS kind, u.id FROM user u WHERE u.type = 'CANDIDATE' AND ${candidates.sql} LIMIT ${COMMON})
      UNION ALL (SELECT 'job' AS kind, j.id FROM job j WHERE ${jobs.sql} LIMIT ${COMMON})`,
    [...candidates.values, ...jobs.values],
  );
  const idsOf = (kind: string): string[] => found.filter((row) => row.kind === kind).map(({ id }) => String(id));
  const groups = [idsOf('candidate'), idsOf('job')];
  if (groups.some((ids) => ids.length === COMMON)) return null;
  return { from: OF_GIVEN, fromValues: groups.map((ids) => JSON.stringify(ids)) };
}

/** The applications whose candidate or job has the text in its name, for counting many: each name is read once. */
export function ofAnyNamed(text: string): Condition {
  const { candidates, jobs } = named(text);
  return {
    sql: `(a.candidate_id IN (SELECT u.id FROM user u WHERE u.type = 'CANDIDATE' AND ${candidates.sql})
      OR a.job_id IN (SELECT j.id FROM job j WHERE ${jobs.sql}))`,
    values: [...candidates.values, ...jobs.values],
  };
}

const named = (text: string) => ({
  candidates: either([havingWords([CANDIDATE_NAME], text)]),
  jobs: either([havingWords(['j.title'], text)]),
});

import type { OrderDirection } from '@job-alert/domain/lists/list-sorts';
import { TOTAL_COUNT_CAP } from '@job-alert/domain/lists/paging';
import type { SqlValue } from '../../../database/sql-reader.js';
import { type Condition, keysetCondition, type ListRange, orderBy } from '../../../platform/lists/list-order.js';
import { TERM_WEIGHT } from '../../../database/search/job-terms.js';
import {
  type FilterPlan,
  joinSql,
  joinValues,
  notThat,
  type Search,
  type TermSearch,
} from './open-job-conditions.rules.js';
import type { OpenJobCursor } from './open-job-cursor.rules.js';
import { MAX_RANKED_JOBS } from './open-jobs.types.js';

export interface Statement {
  sql: string;
  values: SqlValue[];
}

/** A validated request. `take` is the number of rows, `skip` the number of rows before them. */
export interface OpenJobsRequest {
  plan: FilterPlan;
  /** The direction by posted instant; null to order by relevance. */
  direction: OrderDirection | null;
  /** Orders by maximum salary, in `direction`. */
  bySalary?: boolean;
  after: OpenJobCursor | null;
  take: number;
  skip: number;
}

/** Latest first by default, with more relevant jobs before others. */
const listOrder = (time: string, id: string, { direction }: OpenJobsRequest): ListRange => ({
  columns: [time],
  id,
  direction: direction ?? 'DESC',
});

const afterCursor = (range: ListRange, after: OpenJobCursor | null): Condition[] =>
  after ? [keysetCondition(range, [after.listedAt], after.id)] : [];

const afterSalaryCursor = (range: ListRange, after: OpenJobCursor | null): Condition[] =>
  after ? [keysetCondition(range, [String(after.salary)], after.id)] : [];

/** Limits the jobs that are compared by salary, so that very common words are not read completely. */
const limitedForSalary = (request: OpenJobsRequest): OpenJobsRequest => ({
  ...request,
  bySalary: false,
  direction: null,
  after: null,
  skip: 0,
  take: MAX_RANKED_JOBS,
});

/** Returns one page by salary of the jobs of a statement. */
function bySalary(request: OpenJobsRequest, columns: string, ids: Statement): Statement {
  const { after, take, skip } = request;
  const range = listOrder('j.salary_max', 'j.id', request);
  const conditions = afterSalaryCursor(range, after);
  const where = conditions.length > 0 ? `WHERE ${joinSql(conditions)}` : '';
  const order = orderBy(range);
  return {
    sql: `SELECT ${columns}, found.weight FROM (${ids.sql}) found JOIN job j ON j.id = found.id ${where} ORDER BY ${order} LIMIT ? OFFSET ?`,
    values: [...ids.values, ...joinValues(conditions), take, skip],
  };
}

/** Returns one page of open jobs: a range of the listing index, or of the term index for a text search. */
export function openJobsStatement(request: OpenJobsRequest, columns: string): Statement {
  const { search, rows } = request.plan;
  if (search && request.bySalary)
    return bySalary(request, columns, searchStatement(limitedForSalary(request), 'j.id', search));
  if (search) return searchStatement(request, columns, search);
  return rows.length === 1 && !request.bySalary
    ? listedStatement(request, columns)
    : filteredStatement(request, columns);
}

const LISTED: Condition = { sql: 'j.listed_at IS NOT NULL', values: [] };

function listedStatement(request: OpenJobsRequest, columns: string): Statement {
  const { after, take, skip, plan } = request;
  const range = listOrder('j.listed_at', 'j.id', request);
  const conditions = [LISTED, ...plan.rows, ...afterCursor(range, after)];
  const order = `ORDER BY ${orderBy(range)}`;
  const from = 'FROM job j FORCE INDEX (job_listed)';
  const where = joinSql(conditions);
  // Distant pages read their ids from the covering index first; complete rows are only read for the page itself.
  const sql =
    skip === 0
      ? `SELECT ${columns} ${from} WHERE ${where} ${order} LIMIT ?`
      : `SELECT ${columns} FROM (SELECT j.id ${from} WHERE ${where} ${order} LIMIT ? OFFSET ?) page JOIN job j ON j.id = page.id ${order}`;
  const values = joinValues(conditions);
  values.push(take);
  if (skip > 0) values.push(skip);
  return { sql, values };
}

/**
 * Returns the ranges of the list: one for each selected city or industry, otherwise all listed jobs, by salary or
 * posted instant. Each index covers the most common filters.
 */
function listRanges(
  { cities, industries }: FilterPlan,
  isBySalary = false,
): { index: string; conditions: Condition[] }[] {
  if (cities.length > 0)
    return cities.map((city) => ({
      index: 'job_city',
      conditions: [{ sql: 'j.city = ?', values: [city] }, LISTED],
    }));
  if (industries.length > 0)
    return industries.map((industry) => ({
      index: 'job_industry',
      conditions: [{ sql: 'j.industry = ?', values: [industry] }, LISTED],
    }));
  return [{ index: isBySalary ? 'job_salary' : 'job_facets', conditions: [LISTED] }];
}

/** Reads ids from covering indexes; complete rows are only read for the page itself. */
function filteredStatement(request: OpenJobsRequest, columns: string): Statement {
  const { after, take, skip, plan } = request;
  const column = request.bySalary ? 'salary_max' : 'listed_at';
  const range = listOrder(`j.${column}`, 'j.id', request);
  const order = `ORDER BY ${orderBy(range)}`;
  const further = request.bySalary ? afterSalaryCursor(range, after) : afterCursor(range, after);
  const branches = listRanges(plan, request.bySalary).map(({ index, conditions }) => {
    const all = [...conditions, ...plan.rows, ...further];
    const sql = `(SELECT j.id, j.${column} FROM job j FORCE INDEX (${index}) WHERE ${joinSql(all)} ${order} LIMIT ?)`;
    return { sql, values: [...joinValues(all), skip + take] };
  });
  const union = branches.map(({ sql }) => sql).join(' UNION ');
  const hits = `ORDER BY ${orderBy(listOrder(`hit.${column}`, 'hit.id', request))}`;
  return {
    sql: `SELECT ${columns} FROM (${union}) hit JOIN job j ON j.id = hit.id ${hits} LIMIT ? OFFSET ?`,
    values: [...branches.flatMap(({ values }) => values), take, skip],
  };
}

function searchStatement(request: OpenJobsRequest, columns: string, search: Search): Statement {
  const { direction, after } = request;
  const isRelevance = direction === null;
  const { rows } = request.plan;
  const range = listOrder('t.listed_at', 't.job_id', request);
  const branches = rankedTerms(search)
    // With order by relevance, all more relevant hits are before the cursor.
    .filter(({ rank }) => !isRelevance || !after || rank <= after.weight)
    .map(({ rank, conditions }) => {
      const isBelowCursor = isRelevance && after !== null && rank < after.weight;
      return { rank, conditions: [...conditions, ...rows, ...(isBelowCursor ? [] : afterCursor(range, after))] };
    });
  // A cursor of another list can be after all jobs of this one.
  if (branches.length === 0) return { sql: `SELECT ${columns} FROM job j WHERE FALSE`, values: [] };
  const order = `${isRelevance ? 'hit.weight DESC, ' : ''}${orderBy(listOrder('hit.listed_at', 'hit.job_id', request))}`;
  return hitsStatement(request, columns, order, branches.map(rangeHits(request)));
}

interface Branch {
  rank: number;
  conditions: readonly Condition[];
}

/** Returns the ranges of a search with their ranks. */
const rankedTerms = (search: Search): Branch[] =>
  search.flatMap(({ term, weights, conditions }) =>
    weights.map((weight) => ({ rank: weight, conditions: [inTerm(term, weight), ...conditions] })),
  );

/** Selects the first jobs of a range of the term index, as many as needed up to the end of the page. */
const rangeHits =
  (request: OpenJobsRequest) =>
  ({ rank, conditions }: Branch): Condition => ({
    sql: `(SELECT t.job_id, t.listed_at, ${rank} AS weight FROM ${BY_TERM} WHERE ${joinSql(conditions)} ORDER BY ${orderBy(listOrder('t.listed_at', 't.job_id', request))} LIMIT ?)`,
    values: [...joinValues(conditions), request.skip + request.take],
  });

/** Returns one page of distinct jobs from several ranges of the term index. */
function hitsStatement(
  request: OpenJobsRequest,
  columns: string,
  order: string,
  hits: readonly Condition[],
): Statement {
  const { take, skip } = request;
  const union = hits.map(({ sql }) => sql).join(' UNION ');
  return {
    sql: `SELECT ${columns}, hit.weight FROM (${union}) hit JOIN job j ON j.id = hit.job_id ORDER BY ${order} LIMIT ? OFFSET ?`,
    values: [...joinValues(hits), take, skip],
  };
}

/** Returns the statement for related jobs only, which come after all others; null if there are none. */
export function relatedJobsStatement(request: OpenJobsRequest, columns: string): Statement | null {
  const { related, rows } = request.plan;
  if (!related) return null;
  if (request.bySalary) {
    const ids = relatedJobsStatement(limitedForSalary(request), 'j.id');
    return ids && bySalary(request, columns, ids);
  }
  const range = listOrder('t.listed_at', 't.job_id', request);
  const also = [...afterCursor(range, request.after), notThat(related.isExact), ...rows];
  const branches = related.ranges.map(({ term, conditions }) => ({
    rank: TERM_WEIGHT.family,
    conditions: [inTerm(term, TERM_WEIGHT.family), ...conditions, ...also],
  }));
  const order = orderBy(listOrder('hit.listed_at', 'hit.job_id', request));
  return hitsStatement(request, columns, order, branches.map(rangeHits(request)));
}

const BY_TERM = 'job_term t FORCE INDEX (job_term_order) JOIN job j ON j.id = t.job_id';

const inTerm = (term: string, ...weights: readonly number[]): Condition => ({
  sql: `t.term = ? AND t.weight IN (${weights.join(', ')})`,
  values: [term],
});

/** The maximum number of latest jobs read for a company. */
const LATEST_OF_COMPANY = 200;

/** Selects the latest open jobs of a company from a bounded range of its index. */
function latestOfCompany(companyId: string, { take, plan }: OpenJobsRequest): Statement {
  const sql = `SELECT j.id, 0 AS weight FROM (SELECT id FROM job FORCE INDEX (job_company_posted)
      WHERE company_id = ? ORDER BY posted_at DESC, id DESC LIMIT ${LATEST_OF_COMPANY}) latest JOIN job j ON j.id = latest.id
    WHERE j.listed_at IS NOT NULL AND j.deadline >= ? ORDER BY j.listed_at DESC, j.id DESC LIMIT ?`;
  return { sql, values: [companyId, plan.today, take] };
}

/** Returns the parts of one list: direct matches, then related jobs. */
function listParts(request: OpenJobsRequest): Statement[] {
  const { companyId, search } = request.plan;
  if (companyId) return [latestOfCompany(companyId, request)];
  if (search === null) return [openJobsStatement(request, 'j.id, 0 AS weight')];
  const related = relatedJobsStatement(request, 'j.id');
  return [openJobsStatement(request, 'j.id'), ...(related ? [related] : [])];
}

/** Reads the first pages of several lists with one statement. Rows have the index of their list. */
export function openJobListsStatement(requests: readonly OpenJobsRequest[], columns: string): Statement {
  const lists = requests.flatMap((request, list) =>
    listParts(request).map(({ sql, values }) => ({
      sql: `SELECT ${list} AS list, part.id, part.weight FROM (${sql}) AS part`,
      values,
    })),
  );
  const union = lists.map(({ sql }) => sql).join(' UNION ALL ');
  return {
    sql: `SELECT near.list, ${columns} FROM (${union}) AS near JOIN job j ON j.id = near.id
      ORDER BY near.list, near.weight DESC, j.listed_at DESC, j.id DESC`,
    values: lists.flatMap(({ values }) => values),
  };
}

/** Counts direct matches up to the cap. */
export function openJobsCountStatement(request: OpenJobsRequest): Statement {
  return counting(searchMatches(request));
}

/** Counts direct and related matches up to the cap. */
export function allJobsCountStatement(request: OpenJobsRequest, cap = TOTAL_COUNT_CAP): Statement {
  const related = request.plan.related?.ranges ?? [];
  return counting([...searchMatches(request), ...related.map((search) => matchesIn(search, request))], cap);
}

/** Counts the matches of each search up to `cap`, in order. */
export function countsStatement(requests: readonly OpenJobsRequest[], cap = TOTAL_COUNT_CAP): Statement {
  const counts = requests.map((request) => allJobsCountStatement(request, cap));
  const union = counts.map(({ sql }, search) => `SELECT ${search} AS search, total FROM (${sql}) AS one${search}`);
  return {
    sql: `SELECT total FROM (${union.join(' UNION ALL ')}) AS counts ORDER BY search`,
    values: counts.flatMap(({ values }) => values),
  };
}

interface Matches {
  from: string;
  conditions: Condition[];
}

function searchMatches(request: OpenJobsRequest): Matches[] {
  const { plan } = request;
  const { search, rows } = plan;
  if (search) return search.map((one) => matchesIn(one, request));
  const index = rows.length === 1 ? 'job_listed' : listRanges(plan)[0]?.index;
  return [{ from: `job j FORCE INDEX (${index})`, conditions: [LISTED, ...rows] }];
}

const matchesIn = ({ term, weights, conditions }: TermSearch, { plan }: OpenJobsRequest): Matches => ({
  from: BY_TERM,
  conditions: [inTerm(term, ...weights), ...conditions, ...plan.rows],
});

function counting(all: readonly Matches[], cap = TOTAL_COUNT_CAP): Statement {
  const parts = all.map(({ from, conditions }) => `SELECT j.id FROM ${from} WHERE ${joinSql(conditions)} LIMIT ${cap}`);
  const matches = parts.length === 1 ? parts.join('') : parts.map((part) => `(${part})`).join(' UNION ');
  return {
    sql: `SELECT COUNT(*) AS total FROM (SELECT 1 FROM (${matches}) found LIMIT ${cap}) counted`,
    values: joinValues(all.flatMap(({ conditions }) => conditions)),
  };
}

import { instantInIndia } from '@job-alert/domain/calendar';
import { searchWords } from '@job-alert/domain/job-search';
import type { OrderDirection } from '@job-alert/domain/list-sorts';
import { TOTAL_COUNT_CAP } from '@job-alert/domain/paging';
import type { SqlValue } from '../../database/reader.js';
import { checkId } from '../../platform/ids.js';
import { beyond, type Condition, type ListRange, orderBy } from '../../platform/list-order.js';
import { lookupTerm, TERM_WEIGHT } from './job-terms.rules.js';
import type { OpenJobCursor } from './open-job-cursor.rules.js';
import type { OpenJobsFilter } from './open-jobs.types.js';

/** A statement whose text depends only on its shape, so that it is built and prepared once. */
export interface Statement {
  shape: string;
  sql: () => string;
  values: SqlValue[];
}

/** What to read: the checked request. `take` is how many rows, `skip` how many before them. */
export interface OpenJobsRequest {
  filter: OpenJobsFilter;
  /** By the posted instant; by relevance where it is null. */
  direction: OrderDirection | null;
  after: OpenJobCursor | null;
  take: number;
  skip: number;
  /** The day in India. */
  today: string;
}

/** How a search is laid out: the word that drives the scan of the index, and what each hit must also have. */
interface Search {
  driver: string | null;
  /** The weights under which the driving word may stand, the most relevant first. */
  weights: readonly number[];
  others: { term: string; isPlace: boolean }[];
}

/** The longest word is taken as the rarest and drives; a place drives only alone, since every job has one. */
function layOut(filter: OpenJobsFilter): Search {
  const longestFirst = (text: string | null | undefined) =>
    searchWords(text ?? '')
      .map(lookupTerm)
      .toSorted((a, b) => b.length - a.length);
  const words = longestFirst(filter.query);
  const places = longestFirst(filter.location);
  const [driver, ...rest] = words.length > 0 ? words : places;
  const weights = words.length > 0 ? [TERM_WEIGHT.title, TERM_WEIGHT.skills] : [TERM_WEIGHT.place];
  const otherWords = words.length > 0 ? rest : [];
  const otherPlaces = words.length > 0 ? places : rest;
  const others = [
    ...otherWords.map((term) => ({ term, isPlace: false })),
    ...otherPlaces.map((term) => ({ term, isPlace: true })),
  ];
  return { driver: driver ?? null, weights, others };
}

/** Conditions on the job's own row, deadline first: it is in the index of listed jobs. */
function rowConditions({ filter, today }: OpenJobsRequest): Condition[] {
  const conditions: Condition[] = [{ sql: 'j.deadline >= ?', values: [today] }];
  const add = (sql: string, ...values: SqlValue[]) => conditions.push({ sql, values });
  if (filter.experience != null)
    add('j.min_experience <= ? AND j.max_experience >= ?', filter.experience, filter.experience);
  if (filter.jobType) add('j.job_type = ?', filter.jobType);
  if (filter.workMode) add('j.work_mode = ?', filter.workMode);
  if (filter.minSalary != null) add('j.salary_max >= ?', filter.minSalary);
  if (filter.companyId) add('j.company_id = ?', checkId(filter.companyId, 'Company'));
  if (filter.postedAfter) add('j.listed_at >= ?', instantInIndia(filter.postedAfter, '00:00'));
  return conditions;
}

const otherTermCondition = ({ term, isPlace }: { term: string; isPlace: boolean }): Condition => ({
  sql: `EXISTS (SELECT 1 FROM job_term o WHERE o.job_id = t.job_id AND o.term = ? AND o.weight ${isPlace ? '=' : '>'} ${TERM_WEIGHT.place})`,
  values: [term],
});

/** The latest first, unless asked otherwise; the more relevant of them before the others. */
const orderOf = (time: string, id: string, { direction }: OpenJobsRequest): ListRange => ({
  columns: [time],
  id,
  direction: direction ?? 'DESC',
});

const beyondCursor = (range: ListRange, after: OpenJobCursor | null): Condition[] =>
  after ? [beyond(range, [after.listedAt], after.id)] : [];

const sqlOf = (conditions: readonly Condition[]): string => conditions.map(({ sql }) => sql).join(' AND ');
const valuesOf = (conditions: readonly Condition[]): SqlValue[] => conditions.flatMap(({ values }) => values);

/** One page of open jobs: without words a range of the index of listed jobs, with words a range of the term index. */
export function openJobsStatement(request: OpenJobsRequest, columns: string): Statement {
  const search = layOut(request.filter);
  return search.driver === null
    ? listedStatement(request, columns)
    : searchStatement(request, columns, search, search.driver);
}

function listedStatement(request: OpenJobsRequest, columns: string): Statement {
  const { after, take, skip } = request;
  const range = orderOf('j.listed_at', 'j.id', request);
  const conditions = [
    { sql: 'j.listed_at IS NOT NULL', values: [] },
    ...rowConditions(request),
    ...beyondCursor(range, after),
  ];
  const order = `ORDER BY ${orderBy(range)}`;
  const from = 'FROM job j FORCE INDEX (job_listed)';
  const where = sqlOf(conditions);
  // Far pages find their ids on the covering index first; whole rows are read for the page alone.
  const sql = () =>
    skip === 0
      ? `SELECT ${columns} ${from} WHERE ${where} ${order} LIMIT ?`
      : `SELECT ${columns} FROM (SELECT j.id ${from} WHERE ${where} ${order} LIMIT ? OFFSET ?) page JOIN job j ON j.id = page.id ${order}`;
  const values = valuesOf(conditions);
  values.push(take);
  if (skip > 0) values.push(skip);
  return { shape: `listed ${columns} ${where} ${range.direction} ${skip > 0 ? 'far' : 'first'}`, sql, values };
}

function searchStatement(request: OpenJobsRequest, columns: string, search: Search, driver: string): Statement {
  const { direction, after, take, skip } = request;
  const isRelevance = direction === null;
  const range = orderOf('t.listed_at', 't.job_id', request);
  const shared = [...search.others.map(otherTermCondition), ...rowConditions(request)];
  const branches = search.weights
    // By relevance, the more relevant hits are all before the cursor's.
    .filter((weight) => !isRelevance || !after || weight <= after.weight)
    .map((weight) => {
      const isBelowCursor = isRelevance && after !== null && weight < after.weight;
      const conditions = [
        { sql: `t.term = ? AND t.weight = ${weight}`, values: [driver] },
        ...(isBelowCursor ? [] : beyondCursor(range, after)),
        ...shared,
      ];
      const sql = `(SELECT t.job_id, t.listed_at, t.weight FROM job_term t FORCE INDEX (job_term_order) JOIN job j ON j.id = t.job_id WHERE ${sqlOf(conditions)} ORDER BY ${orderBy(range)} LIMIT ?)`;
      return { sql, values: [...valuesOf(conditions), skip + take] };
    });
  // A cursor of another list may stand behind all that this one has.
  if (branches.length === 0)
    return { shape: `nothing ${columns}`, sql: () => `SELECT ${columns} FROM job j WHERE FALSE`, values: [] };
  const order = `ORDER BY ${isRelevance ? 'hit.weight DESC, ' : ''}${orderBy(orderOf('hit.listed_at', 'hit.job_id', request))}`;
  const union = branches.map(({ sql }) => sql).join(' UNION ALL ');
  const sql = () =>
    `SELECT ${columns}, hit.weight FROM (${union}) hit JOIN job j ON j.id = hit.job_id ${order} LIMIT ? OFFSET ?`;
  return {
    shape: `search ${columns} ${union} ${direction ?? ''}`,
    sql,
    values: [...branches.flatMap(({ values }) => values), take, skip],
  };
}

/** The pages of several lists in one statement: each row with the number of its list, in the order of its list. */
export function openJobListsStatement(
  requests: readonly OpenJobsRequest[],
  columns: string,
): { sql: string; values: SqlValue[] } {
  const lists = requests.map((request, list) => {
    const search = layOut(request.filter);
    const { sql, values } =
      search.driver === null
        ? listedStatement(request, 'j.id, 0 AS weight')
        : searchStatement(request, 'j.id', search, search.driver);
    return { sql: `SELECT ${list} AS list, part.id, part.weight FROM (${sql()}) AS part`, values };
  });
  const union = lists.map(({ sql }) => sql).join(' UNION ALL ');
  return {
    sql: `SELECT near.list, ${columns} FROM (${union}) AS near JOIN job j ON j.id = near.id
      ORDER BY near.list, near.weight DESC, j.listed_at DESC, j.id DESC`,
    values: lists.flatMap(({ values }) => values),
  };
}

/** How many match, no further than the cap. */
export function openJobsCountStatement(request: OpenJobsRequest): Statement {
  const search = layOut(request.filter);
  const conditions =
    search.driver === null
      ? [{ sql: 'j.listed_at IS NOT NULL', values: [] }, ...rowConditions(request)]
      : [
          { sql: `t.term = ? AND t.weight IN (${search.weights.join(', ')})`, values: [search.driver] },
          ...search.others.map(otherTermCondition),
          ...rowConditions(request),
        ];
  const from =
    search.driver === null
      ? 'job j FORCE INDEX (job_listed)'
      : 'job_term t FORCE INDEX (job_term_order) JOIN job j ON j.id = t.job_id';
  const where = sqlOf(conditions);
  const sql = () =>
    `SELECT COUNT(*) AS total FROM (SELECT 1 FROM ${from} WHERE ${where} LIMIT ${TOTAL_COUNT_CAP}) counted`;
  return { shape: `count ${from} ${where}`, sql, values: valuesOf(conditions) };
}

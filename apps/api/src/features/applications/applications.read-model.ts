import type { AgendaEntry } from '@job-alert/domain/approvals/agenda';
import { searchedWords } from '@job-alert/domain/lists/list-search';
import {
  CANDIDATE_NAMES,
  idsMatching,
  idsMatchingCommonWords,
  idTable,
  JOB_WORDS,
  matchesAll,
  readIds,
  type WordSource,
} from '../../database/search/word-search.js';
import type { SqlReader, SqlValue } from '../../database/sql-reader.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { notFound } from '../../platform/errors.js';
import { BatchLoader, placeholders } from '../../platform/graphql/batch-loader.js';
import { isId } from '../../platform/ids.js';
import { filterConditions, type ListArgs, resolveOrder } from '../../platform/lists/list-definition.js';
import { ListLoader } from '../../platform/lists/list-loader.js';
import type { Condition } from '../../platform/lists/list-order.js';
import type { ListQuery } from '../../platform/lists/list-query.js';
import { INDEX_LOOKUP_MAX_ROWS } from '../../platform/lists/list-read.js';
import type { Page } from '../../platform/lists/page.js';
import { anyOf, NO_ROWS } from '../../platform/lists/text-filter.js';
import { isCandidate, isInterviewer, isRecruiter, requireEmployer, type Viewer } from '../../platform/viewer.js';
import { onAgenda } from './agenda.read-model.js';
import { APPLICATION_VIEWS, APPLICATIONS, type ApplicationRow, OWN_APPLICATIONS, unread } from './applications.list.js';
import { type ApplicationsPolicy, applicationsCondition } from './applications.policy.js';

/** Forces the join order: a page is one range of an index over (…, applied_at, id), the rest lookups. */
const NAMES = 'STRAIGHT_JOIN user u ON u.id = a.candidate_id STRAIGHT_JOIN job j ON j.id = a.job_id';
const WITH_NAMES = `application a ${NAMES}`;

const viewFor = (viewer: Viewer): Pick<ListQuery, 'columns' | 'joinValues'> & { joins: string } => {
  if (isInterviewer(viewer)) return APPLICATION_VIEWS.interviewers;
  if (isCandidate(viewer)) return APPLICATION_VIEWS.candidates;
  if (!isRecruiter(viewer)) return APPLICATION_VIEWS.admins;
  return { ...APPLICATION_VIEWS.employers, joinValues: [requireEmployer(viewer).id] };
};

/** Applications as each role sees them. Every list is one statement, and its total another if it is selected. */
export class ApplicationsReadModel {
  private readonly loader: BatchLoader<ApplicationRow>;
  private readonly lists: ListLoader<ApplicationRow>;

  constructor(
    private readonly reader: SqlReader,
    private readonly policy: ApplicationsPolicy,
    private readonly clock: Clock,
  ) {
    this.lists = new ListLoader(reader);
    this.loader = new BatchLoader(
      (ids, context) => this.many(context, ids),
      ({ id }) => id,
    );
  }

  /**
   * Lists a candidate's applications, or the approved ones for an employer's jobs. With `below`, lists the applications
   * of that candidate or job that the viewer can see.
   */
  async own(
    context: RequestContext,
    args: ListArgs<{ isRecommended?: boolean; isUnread?: boolean }>,
    range?: Condition,
  ): Promise<Page<ApplicationRow>> {
    const filterRanges = filterConditions(OWN_APPLICATIONS, args.filter);
    const from = filterRanges.length === 0 ? OWN_APPLICATIONS.from : WITH_NAMES;
    const conditions = [await this.policy.requireListAccess(context), ...(range ? [range] : []), ...filterRanges];
    const { isUnread } = args.filter ?? {};
    if (isUnread != null && isRecruiter(context.viewer))
      conditions.push(unread(isUnread, requireEmployer(context.viewer).id));
    // A result of any kind would tell the candidate which applications are recommended.
    if (isCandidate(context.viewer) && args.filter?.isRecommended != null) conditions.push(NO_ROWS);
    return this.list(context, args, { from, conditions });
  }

  /** Lists all applications. Administrators only. */
  async all(
    context: RequestContext,
    args: ListArgs<{ search?: string; agenda?: AgendaEntry }>,
  ): Promise<Page<ApplicationRow>> {
    const { search, agenda } = args.filter ?? {};
    const conditions = filterConditions(APPLICATIONS, args.filter);
    if (agenda) {
      // The agenda has few applications, so they are looked up first and then filtered and sorted row by row.
      const { sql, values } = onAgenda(agenda, this.clock.now());
      const from = `(${sql}) AS entry STRAIGHT_JOIN application a ON a.id = entry.id`;
      if (search?.trim()) conditions.push(matchesName(search));
      return this.list(context, args, { from, fromValues: values, conditions });
    }
    const where = search?.trim()
      ? await findApplicationsByName(this.reader, search, conditions)
      : { from: APPLICATIONS.from, conditions };
    return this.list(context, args, where);
  }

  /** Returns an application; null if it does not exist or the viewer cannot read it. */
  async find(context: RequestContext, id: string): Promise<ApplicationRow | null> {
    const [row] = isId(id) ? await this.loader.loadRows(context, id) : [];
    return row ?? null;
  }

  /** Like `find`, but throws if the application is not found. */
  async one(context: RequestContext, id: string): Promise<ApplicationRow> {
    const row = await this.find(context, id);
    if (!row) throw notFound('Application');
    return row;
  }

  /** Returns the given applications that the viewer can read, in any order. */
  private many(context: RequestContext, ids: readonly string[]): Promise<ApplicationRow[]> {
    const { sql, values } = applicationsCondition(context.viewer);
    const { columns, joins, joinValues = [] } = viewFor(context.viewer);
    return this.reader.rows<ApplicationRow>(
      `SELECT ${columns} FROM ${WITH_NAMES} ${joins} WHERE a.id IN (${placeholders(ids)}) AND ${sql}`,
      [...joinValues, ...ids, ...values],
    );
  }

  private list(
    context: RequestContext,
    args: ListArgs,
    which: Pick<ListQuery, 'from' | 'fromValues' | 'conditions' | 'countFrom'>,
  ): Promise<Page<ApplicationRow>> {
    const view = viewFor(context.viewer);
    const joins = `STRAIGHT_JOIN application a ON a.id = page.id ${NAMES} ${view.joins}`;
    const { order } = resolveOrder(APPLICATIONS, args.orderBy);
    return this.lists.page(context, { ...view, joins, order, ...which }, args);
  }
}

const EVERYWHERE = 'application a';

type Searched = Pick<ListQuery, 'from' | 'fromValues' | 'conditions' | 'countFrom'>;
const NONE: Searched = { from: EVERYWHERE, conditions: [NO_ROWS] };

const KINDS = [
  { source: CANDIDATE_NAMES, column: 'candidate_id' },
  { source: JOB_WORDS, column: 'job_id' },
];

/** The ids of matching candidates or jobs, and the application column that refers to them. */
interface NameMatches {
  source: WordSource;
  column: string;
  ids: readonly string[];
}

/**
 * Finds the applications for a searched name, job title or company. Candidates and jobs are far fewer than applications and are looked up first. For
 * a rare text, their applications are read directly; for a common one, the list is scanned in order.
 */
async function findApplicationsByName(
  reader: SqlReader,
  text: string,
  conditions: readonly Condition[],
): Promise<Searched> {
  const words = searchedWords(text);
  if (words.length === 0) return NONE;
  const statements = KINDS.map(({ source }) => idsMatching(source, [words]));
  const idLists = await readIds(reader, statements, INDEX_LOOKUP_MAX_ROWS + 1);
  const matches = KINDS.map((kind, index) => ({ ...kind, ids: idLists[index] ?? [] })).filter(
    ({ ids }) => ids.length > 0,
  );
  if (matches.length === 0) return NONE;
  if (matches.every(({ ids }) => ids.length <= INDEX_LOOKUP_MAX_ROWS)) {
    return {
      ...applicationIdsFor(matches.map(({ column, ids }, index) => ({ column, ...idTable(ids, `matches${index}`) }))),
      conditions,
    };
  }
  return {
    from: EVERYWHERE,
    conditions: [...conditions, matchesName(text)],
    countFrom: countFromNames(matches, words, conditions),
  };
}

/**
 * Condition for the total of a common name. If only candidates or only jobs match, the database chooses whether their
 * ids or the other conditions are more selective.
 */
function countFromNames(
  matches: readonly NameMatches[],
  words: readonly string[],
  conditions: readonly Condition[],
): Searched {
  const tables = matches.map(({ source, column }) => ({ column, ...idsMatchingCommonWords(source, [words]) }));
  const [one, other] = tables;
  if (one && !other) {
    const having = { sql: `a.${one.column} IN (${one.sql})`, values: one.values };
    return { from: EVERYWHERE, conditions: [...conditions, having] };
  }
  const joined = tables.map(({ column, sql, values }, index) => ({
    column,
    from: `(${sql}) AS matches${index}`,
    fromValues: values,
  }));
  return { ...applicationIdsFor(joined), conditions };
}

/** Matches applications whose candidate's name, or whose job's title and company, contain every word of the text. */
function matchesName(text: string): Condition {
  const words = searchedWords(text);
  if (words.length === 0) return NO_ROWS;
  return anyOf([[matchesAll(CANDIDATE_NAMES, 'a.candidate_id', words)], [matchesAll(JOB_WORDS, 'a.job_id', words)]]);
}

/** Selects the applications of the given candidates, jobs, or both. */
function applicationIdsFor(
  matches: readonly { column: string; from: string; fromValues: readonly SqlValue[] }[],
): Pick<ListQuery, 'from' | 'fromValues'> {
  const fromValues = matches.flatMap((one) => one.fromValues);
  const [one = '', other] = matches.map(
    ({ column, from }, index) => `${from} STRAIGHT_JOIN application a ON a.${column} = matches${index}.id`,
  );
  if (other === undefined) return { from: one, fromValues };
  const both = `(SELECT a.id FROM ${one} UNION SELECT a.id FROM ${other}) AS matches`;
  return { from: `${both} STRAIGHT_JOIN application a ON a.id = matches.id`, fromValues };
}

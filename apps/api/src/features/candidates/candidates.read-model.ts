import type { SqlReader } from '../../database/sql-reader.js';
import { VISIBLE_TO_EMPLOYER } from '../../database/visible-applications.js';
import { BatchLoader, placeholders } from '../../platform/graphql/batch-loader.js';
import type { RequestContext } from '../../platform/context.js';
import type { ListArgs } from '../../platform/lists/list-definition.js';
import { readPage } from '../../platform/lists/list-query.js';
import { listQuery } from '../../platform/lists/list-read.js';
import { mapPage, type Page } from '../../platform/lists/page.js';
import type { FieldEncryption } from '../../platform/crypto.js';
import type { Viewer } from '../../platform/viewer.js';
import { CANDIDATE_LEVELS, CANDIDATES, type CandidateRow } from './candidates.list.js';
import { identityView } from './candidates.policy.js';
import { type CandidateView, presentCandidate } from './candidates.presenter.js';
import { visibleNumbers } from './identity/identity-numbers.rules.js';

type Level = keyof typeof CANDIDATE_LEVELS;

const HAVING_APPLIED = `EXISTS (
  SELECT 1 FROM application a WHERE a.candidate_id = u.id AND a.company_id = ? AND ${VISIBLE_TO_EMPLOYER})`;

const STORED_RESUME = `SELECT f.storage_key AS storageKey, f.media_type AS mediaType
  FROM candidate_profile p JOIN stored_file f ON f.id = p.resume_id WHERE p.id = ? AND f.scan_state <> 'INFECTED'`;

const countsSql = (
  ids: readonly string[],
): string => `SELECT candidate_id AS candidateId, COUNT(DISTINCT job_id) AS jobs
  FROM application WHERE candidate_id IN (${placeholders(ids)}) GROUP BY candidate_id`;

/** Candidates as seen by themselves, by employers and by administrators. */
export class CandidatesReadModel {
  private readonly jobCounts: BatchLoader<{ candidateId: string; jobs: string }>;
  private readonly loaders: Readonly<Record<Level, BatchLoader<CandidateRow>>>;

  constructor(
    private readonly reader: SqlReader,
    private readonly fieldEncryption: FieldEncryption,
  ) {
    this.jobCounts = new BatchLoader(
      (ids) => reader.rows(countsSql(ids), ids),
      ({ candidateId }) => candidateId,
    );
    const loader = (level: Level) =>
      new BatchLoader<CandidateRow>(
        (ids) => reader.rows(`${selectSql(level)} WHERE u.type = 'CANDIDATE' AND u.id IN (${placeholders(ids)})`, ids),
        ({ id }) => id,
      );
    this.loaders = { ACCOUNT: loader('ACCOUNT'), PROFILE: loader('PROFILE'), PRIVATE: loader('PRIVATE') };
  }

  /**
   * Returns a candidate that another record refers to, with the requested fields. The id alone needs no statement, and
   * all candidates of a page need one. The caller has checked access to the record.
   */
  async load(
    context: RequestContext,
    id: string,
    fields: ReadonlySet<string>,
  ): Promise<CandidateView | { id: string } | null> {
    return requiredLevel(fields) ? this.find(context, id, fields) : { id };
  }

  /** Returns a candidate with the requested fields, or null. The caller has checked access. */
  async find(context: RequestContext, id: string, fields: ReadonlySet<string>): Promise<CandidateView | null> {
    const [row] = await this.loaders[levelFor(context.viewer, fields, id)].loadRows(context, id);
    return row ? this.present(row, context.viewer) : null;
  }

  /** Like `find`, for an employer: null without an application that the company can see. */
  async findApplicant(
    { viewer }: RequestContext,
    id: string,
    companyId: string,
    fields: ReadonlySet<string>,
  ): Promise<CandidateView | null> {
    const sql = `${selectSql(levelFor(viewer, fields, id))} WHERE u.id = ? AND ${HAVING_APPLIED}`;
    const row = await this.reader.row<CandidateRow>(sql, [id, companyId]);
    return row ? this.present(row, viewer) : null;
  }

  whole(context: RequestContext, id: string): Promise<CandidateView | null> {
    return this.find(context, id, new Set(CANDIDATE_LEVELS.PRIVATE.fields));
  }

  /** Returns the storage key and type of the candidate's resume; undefined without one. */
  storedResume(id: string): Promise<{ storageKey: string; mediaType: string } | undefined> {
    return this.reader.row(STORED_RESUME, [id]);
  }

  /** Returns a page of all candidates with the requested fields. */
  async list(
    { viewer, maxPageSize }: RequestContext,
    args: ListArgs,
    fields: ReadonlySet<string> = new Set(),
  ): Promise<Page<CandidateView>> {
    const { columns, join } = CANDIDATE_LEVELS[levelFor(viewer, fields)];
    const list = await listQuery(this.reader, CANDIDATES, args);
    const query = { ...list, columns, joins: `${list.joins} ${join}` };
    const page = await readPage<CandidateRow>(this.reader, query, args, maxPageSize);
    return mapPage(page, (row) => this.present(row, viewer));
  }

  /** Returns the number of jobs that a candidate has applied for. One statement for a whole page. */
  async appliedJobsCount(context: RequestContext, id: string): Promise<number> {
    const [count] = await this.jobCounts.loadRows(context, id);
    return Number(count?.jobs ?? 0);
  }

  private present(row: CandidateRow, viewer: Viewer): CandidateView {
    return presentCandidate(row, visibleNumbers(row, viewer, this.fieldEncryption));
  }
}

const selectSql = (level: Level): string =>
  `SELECT ${CANDIDATE_LEVELS[level].columns} FROM user u ${CANDIDATE_LEVELS[level].join}`;

/** Returns the level that has all of the fields; undefined if the id is enough. */
function requiredLevel(fields: ReadonlySet<string>): Level | undefined {
  return (['PRIVATE', 'PROFILE', 'ACCOUNT'] as const).find((level) =>
    CANDIDATE_LEVELS[level].fields.some((field) => fields.has(field)),
  );
}

/** Private columns are read only for their owner and administrators, so that they cannot leak. */
function levelFor(viewer: Viewer, fields: ReadonlySet<string>, id?: string): Level {
  const level = requiredLevel(fields) ?? 'ACCOUNT';
  return level === 'PRIVATE' && identityView(viewer, id) === 'none' ? 'PROFILE' : level;
}

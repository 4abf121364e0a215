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

/** Candidates as they see themselves, as employers see applicants, and as administrators see all. */
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
    this.loaders = { ACCOUNT: loader('ACCOUNT'), PROFILE: loader('PROFILE'), IDENTITY: loader('IDENTITY') };
  }

  /**
   * A candidate whose id stands in another record, as far as `fields` ask for it: nothing is read for the id alone, and one
   * statement for all candidates of a page. The caller has decided that the viewer may see the record.
   */
  async of(
    context: RequestContext,
    id: string,
    fields: ReadonlySet<string>,
  ): Promise<CandidateView | { id: string } | null> {
    return levelOf(fields) ? this.find(context, id, fields) : { id };
  }

  /** As much of a candidate as `fields` need; null when there is none. The caller has decided that the viewer may see it. */
  async find(context: RequestContext, id: string, fields: ReadonlySet<string>): Promise<CandidateView | null> {
    const [row] = await this.loaders[levelFor(context.viewer, fields, id)].rowsOf(context, id);
    return row ? this.present(row, context.viewer) : null;
  }

  /** The same for an employer: null for everyone without an application that the company can see. */
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

  /** The viewer's whole profile. */
  whole(context: RequestContext, id: string): Promise<CandidateView | null> {
    return this.find(context, id, new Set(CANDIDATE_LEVELS.IDENTITY.fields));
  }

  /** Where the bytes of the candidate's resume are; undefined without one. */
  keptResume(id: string): Promise<{ storageKey: string; mediaType: string } | undefined> {
    return this.reader.row(STORED_RESUME, [id]);
  }

  /** A page of all candidates, with as much of each as `fields` need. */
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

  /** How many jobs a candidate has applied for: one statement for a whole page. */
  async appliedJobsCount(context: RequestContext, id: string): Promise<number> {
    const [count] = await this.jobCounts.rowsOf(context, id);
    return Number(count?.jobs ?? 0);
  }

  private present(row: CandidateRow, viewer: Viewer): CandidateView {
    return presentCandidate(row, visibleNumbers(row, viewer, this.fieldEncryption));
  }
}

const selectSql = (level: Level): string =>
  `SELECT ${CANDIDATE_LEVELS[level].columns} FROM user u ${CANDIDATE_LEVELS[level].join}`;

/** The level that has all of the fields; undefined when the id is enough. */
function levelOf(fields: ReadonlySet<string>): Level | undefined {
  return (['IDENTITY', 'PROFILE', 'ACCOUNT'] as const).find((level) =>
    CANDIDATE_LEVELS[level].fields.some((field) => fields.has(field)),
  );
}

/** Identity columns are read only for their owner and for administrators, so that they cannot leak elsewhere. */
function levelFor(viewer: Viewer, fields: ReadonlySet<string>, id?: string): Level {
  const level = levelOf(fields) ?? 'ACCOUNT';
  return level === 'IDENTITY' && identityView(viewer, id) === 'none' ? 'PROFILE' : level;
}

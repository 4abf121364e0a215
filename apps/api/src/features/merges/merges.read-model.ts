import { type MergeExtent, mergeUndoDeadline } from '@job-alert/domain/candidates/candidate-merge';
import type { SqlReader } from '../../database/sql-reader.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { BatchLoader, placeholders } from '../../platform/graphql/batch-loader.js';
import type { CandidateMerge } from './merges.types.js';

interface MergeRow extends Omit<CandidateMerge, 'undoableUntil'> {
  keepId: string;
}

const MERGES = `SELECT m.id, m.keep_id AS keepId, m.removed_id AS removedId, CONCAT(u.first_name, ' ', u.last_name) AS removedName,
    u.email AS removedEmail, m.merged_at AS mergedAt, m.merged_by_name AS mergedByName
  FROM candidate_merge m JOIN user u ON u.id = m.removed_id`;

const countSql = (table: string, column: string): string => `(SELECT COUNT(*) FROM ${table} WHERE ${column} = u.id)`;
const EXTENT = `SELECT u.email AS removedEmail, ${countSql('application', 'candidate_id')} AS applications,
    ${countSql('interview', 'candidate_id')} AS interviews, ${countSql('stored_file', 'owner_id')} AS files,
    ${countSql('note', 'candidate_id')} AS notes,
    (SELECT COUNT(DISTINCT a.job_id) FROM application a JOIN application b ON b.job_id = a.job_id AND b.candidate_id = k.id
      WHERE a.candidate_id = u.id) AS sameJobs
  FROM user u JOIN user k ON k.id = ? AND k.type = 'CANDIDATE' AND k.id <> u.id WHERE u.id = ? AND u.type = 'CANDIDATE'`;

/** Reads the merges into a candidate, and the effects of a merge. */
export class MergesReadModel {
  private readonly loader: BatchLoader<MergeRow>;

  constructor(
    private readonly reader: SqlReader,
    private readonly clock: Clock,
  ) {
    this.loader = new BatchLoader(
      (ids) =>
        reader.rows(`${MERGES} WHERE m.keep_id IN (${placeholders(ids)}) ORDER BY m.keep_id, m.merged_at, m.id`, ids),
      ({ keepId }) => keepId,
    );
  }

  /** Returns the merges into a candidate, newest first. One statement for all candidates of a page. */
  async into(context: RequestContext, candidateId: string): Promise<CandidateMerge[]> {
    const rows = await this.loader.loadRows(context, candidateId);
    return rows.map((row) => this.present(row)).toReversed();
  }

  /** Returns undefined unless both ids are different candidates. */
  async extent(keepId: string, removeId: string): Promise<MergeExtent | undefined> {
    const row = await this.reader.row<Record<keyof MergeExtent, string>>(EXTENT, [keepId, removeId]);
    if (!row) return undefined;
    const { removedEmail, ...counts } = row;
    return {
      removedEmail,
      applications: Number(counts.applications),
      sameJobs: Number(counts.sameJobs),
      interviews: Number(counts.interviews),
      files: Number(counts.files),
      notes: Number(counts.notes),
    };
  }

  private present({ keepId: _keepId, ...merge }: MergeRow): CandidateMerge {
    const until = mergeUndoDeadline(merge.mergedAt);
    return { ...merge, undoableUntil: until > this.clock.now() ? until : null };
  }
}

import type { SqlReader } from '../../../database/sql-reader.js';
import type { RequestContext } from '../../../platform/context.js';
import { BatchLoader, placeholders } from '../../../platform/graphql/batch-loader.js';
import { isCandidate, isInterviewer } from '../../../platform/viewer.js';
import type { ApplicationRecommendation } from './recommendations.types.js';

type Version = ApplicationRecommendation & { applicationId: string };

const VERSIONS = `SELECT application_id AS applicationId, id, text, rating, written_by_name AS writtenByName, written_at AS writtenAt
  FROM recommendation`;

/** Recommendations, read with one statement for all applications of a page. */
export class RecommendationsReadModel {
  private readonly loader: BatchLoader<Version>;

  constructor(reader: SqlReader) {
    this.loader = new BatchLoader(
      (ids) =>
        reader.rows(`${VERSIONS} WHERE application_id IN (${placeholders(ids)}) ORDER BY application_id, id`, ids),
      ({ applicationId }) => applicationId,
    );
  }

  /** Returns all versions, oldest first; none for candidates and interviewers. The caller has checked access to the application. */
  async versions(context: RequestContext, applicationId: string): Promise<readonly ApplicationRecommendation[]> {
    const isHidden = isCandidate(context.viewer) || isInterviewer(context.viewer);
    return isHidden ? [] : this.loader.loadRows(context, applicationId);
  }
}

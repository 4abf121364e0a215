import { type ResumeOwner, storeResumeProblem } from '@job-alert/domain/candidates/stored-resume';
import type { SqlReader } from '../../../database/sql-reader.js';
import type { RequestContext } from '../../../platform/context.js';
import { BatchLoader, placeholders } from '../../../platform/graphql/batch-loader.js';
import type { ResumeStoring } from './stored-resumes.types.js';

/** The condition of an account that its owner has used. */
const usedSql = (user: string): string => `(${user}.password_hash IS NOT NULL OR ${user}.last_active_on IS NOT NULL)`;

/** The facts about the resumes of these candidates. */
export const resumeFactsSql = (ids: readonly string[]): string => `SELECT p.id, f.stored_by_name AS storedByName,
    f.created_at AS storedAt, i.user_id IS NOT NULL AS isImported,
    (${usedSql('u')} OR EXISTS (SELECT 1 FROM candidate_merge m JOIN user r ON r.id = m.removed_id
      WHERE m.keep_id = p.id AND ${usedSql('r')})) AS hasLoggedIn,
    EXISTS (SELECT 1 FROM application a WHERE a.candidate_id = p.id) AS hasApplied,
    (f.id IS NOT NULL AND f.stored_by_name IS NULL) AS hasOwnResume
  FROM candidate_profile p JOIN user u ON u.id = p.id
  LEFT JOIN imported_account i ON i.user_id = p.id LEFT JOIN stored_file f ON f.id = p.resume_id
  WHERE p.id IN (${placeholders(ids)})`;

/** The flags are 0 or 1, as numbers or as text. */
export interface ResumeFactsRow extends Record<keyof ResumeOwner, number | string> {
  id: string;
  storedByName: string | null;
  storedAt: Date;
}

/** Returns the reason why an administrator may not store the resume; null if they may. */
export const problemOf = ({ isImported, hasLoggedIn, hasApplied, hasOwnResume }: ResumeFactsRow): string | null =>
  storeResumeProblem({
    isImported: Number(isImported) === 1,
    hasLoggedIn: Number(hasLoggedIn) === 1,
    hasApplied: Number(hasApplied) === 1,
    hasOwnResume: Number(hasOwnResume) === 1,
  });

export class StoredResumesReadModel {
  private readonly facts: BatchLoader<ResumeFactsRow>;

  constructor(reader: SqlReader) {
    this.facts = new BatchLoader(
      (ids) => reader.rows<ResumeFactsRow>(resumeFactsSql(ids), ids),
      ({ id }) => id,
    );
  }

  async canStore(context: RequestContext, candidateId: string): Promise<boolean> {
    const [facts] = await this.facts.loadRows(context, candidateId);
    return facts !== undefined && problemOf(facts) === null;
  }

  /** Returns the administrator who stored the resume; null if the candidate did, or without a resume. */
  async storingOf(context: RequestContext, candidateId: string): Promise<ResumeStoring | null> {
    const [facts] = await this.facts.loadRows(context, candidateId);
    if (!facts || facts.storedByName === null) return null;
    return { storedByName: facts.storedByName, storedAt: facts.storedAt };
  }
}

import type { EntityManager } from 'typeorm';

/**
 * Marks candidates whose searched data has changed. The background indexing writes their terms. Call it in the transaction of every
 * change of a profile, skills, job history, qualifications or resume.
 */
export async function markCandidatesChanged(manager: EntityManager, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await manager.query(
    `INSERT INTO candidate_search (candidate_id, due_at, resume_due_at)
      SELECT id, UTC_TIMESTAMP(3), IF(resume_id IS NULL, NULL, UTC_TIMESTAMP(3)) FROM candidate_profile WHERE id IN (?)
      ON DUPLICATE KEY UPDATE due_at = VALUES(due_at),
        resume_due_at = IF((SELECT resume_id FROM candidate_profile p WHERE p.id = candidate_search.candidate_id) <=> resume_file_id, NULL, VALUES(due_at))`,
    [ids],
  );
}

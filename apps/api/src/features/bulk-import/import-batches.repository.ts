import type { EntityManager } from 'typeorm';
import { ImportBatchEntity } from '../../database/entities/operations/import-batch.entity.js';
import { placeholders } from '../../platform/graphql/batch-loader.js';

/**
 * The conditions of an account `u` of an import that a person has used: a password, a login, an answer to our emails, an application, a
 * job, a merge, or a company with a member of another origin, whom the deletion of the company would delete.
 */
const USED = `(u.type = 'MERGED' OR u.password_hash IS NOT NULL OR u.last_active_on IS NOT NULL
  OR EXISTS (SELECT 1 FROM candidate_profile p WHERE p.id = u.id AND (p.is_hidden_from_search = 1 OR p.preferences_confirmed_at IS NOT NULL))
  OR EXISTS (SELECT 1 FROM job_invitation n WHERE n.candidate_id = u.id AND n.answered_at IS NOT NULL)
  OR EXISTS (SELECT 1 FROM application a WHERE a.candidate_id = u.id)
  OR EXISTS (SELECT 1 FROM job j WHERE j.company_id = u.id)
  OR EXISTS (SELECT 1 FROM company_member m JOIN imported_account own ON own.user_id = m.company_id
    LEFT JOIN imported_account its ON its.user_id = m.user_id
    WHERE m.company_id = u.id AND NOT its.import_id <=> own.import_id)
  OR EXISTS (SELECT 1 FROM company_merge g WHERE g.removed_id = u.id OR g.keep_id = u.id)
  OR EXISTS (SELECT 1 FROM candidate_merge m WHERE m.keep_id = u.id))`;

export interface UsedAccount {
  id: string;
  name: string;
}

/** Imports and the accounts that they created. */
export class ImportBatchesRepository {
  create(manager: EntityManager, batch: Omit<ImportBatchEntity, 'id'>): Promise<ImportBatchEntity> {
    return manager.save(manager.create(ImportBatchEntity, batch));
  }

  async count(manager: EntityManager, id: string, counts: { imported: number; failed: number }): Promise<void> {
    await manager.update(ImportBatchEntity, { id }, counts);
  }

  async addAccounts(manager: EntityManager, importId: string, userIds: readonly string[]): Promise<void> {
    const rows = userIds.map((id) => [id, importId]);
    await manager.query('INSERT INTO imported_account (user_id, import_id) VALUES ?', [rows]);
  }

  /** Locks an import until the transaction ends. Null if there is none. */
  lock(manager: EntityManager, id: string): Promise<ImportBatchEntity | null> {
    return manager.findOne(ImportBatchEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Locks the next accounts of an import, so that no login, application or merge changes them. Returns their ids. */
  async lockAccounts(manager: EntityManager, importId: string, max: number): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      `SELECT u.id FROM imported_account i JOIN user u ON u.id = i.user_id WHERE i.import_id = ? ORDER BY u.id LIMIT ? FOR UPDATE`,
      [importId, max],
    );
    return rows.map(({ id }) => id);
  }

  /** Returns the used accounts of an import. */
  used(manager: EntityManager, importId: string): Promise<UsedAccount[]> {
    return manager.query<UsedAccount[]>(
      `SELECT u.id, CONCAT(u.first_name, ' ', u.last_name) AS name FROM imported_account i JOIN user u ON u.id = i.user_id
        WHERE i.import_id = ? AND ${USED} ORDER BY u.id`,
      [importId],
    );
  }

  /** Returns the used ones of these accounts, as they are now. */
  async usedNow(manager: EntityManager, ids: readonly string[]): Promise<UsedAccount[]> {
    if (ids.length === 0) return [];
    return manager.query<UsedAccount[]>(
      `SELECT u.id, CONCAT(u.first_name, ' ', u.last_name) AS name FROM user u
        WHERE u.id IN (${placeholders(ids)}) AND ${USED} ORDER BY u.id`,
      [...ids],
    );
  }
}

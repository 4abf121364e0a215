import { UserEntity } from '../../src/database/entities/accounts/user.entity.js';
import { ImportedAccountEntity } from '../../src/database/entities/accounts/imported-account.entity.js';
import { ImportBatchEntity } from '../../src/database/entities/operations/import-batch.entity.js';
import type { Portal } from '../harness.js';
import { insertCandidate } from './records.js';

/** Inserts an import without accounts, and returns its id. */
export async function insertImport({ dataSource: { manager } }: Portal): Promise<string> {
  const batch = manager.create(ImportBatchEntity, {
    kind: 'CANDIDATES',
    fileName: 'people.csv',
    authorId: '1',
    authorName: 'Asha',
    importedAt: new Date(),
    invites: true,
  });
  return (await manager.save(batch)).id;
}

/** Inserts a candidate of an import who has not logged in, and returns the id. */
export async function insertImportedCandidate(portal: Portal): Promise<string> {
  const { manager } = portal.dataSource;
  const { id } = await insertCandidate(portal, {}, { isComplete: false });
  await manager.insert(ImportedAccountEntity, { userId: id, importId: await insertImport(portal) });
  await manager.update(UserEntity, { id }, { lastActiveOn: null });
  return id;
}

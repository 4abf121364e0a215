import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_RELEASE } from '../../../test-release.js';
import { SessionEntity } from '../src/database/entities/accounts/session.entity.js';
import { type Portal, startPortal } from './harness.js';
import { OPERATIONS } from './matrix/all-rows.js';
import { ROLES, type Role, type Verdicts } from './matrix/verdicts.js';
import { createWorld, type World } from './matrix/world.js';
import { internalErrors, UnlimitedExecution } from './property/every-field.js';
import { kindOf } from './property/field-roles.js';

/** Returns one admitted role of each kind. Before a release, queries use all admitted roles. */
function rolesOfRow(name: string, verdicts: Verdicts): Role[] {
  const admitted = ROLES.filter((role) => verdicts[role] === 'OK');
  if (IS_RELEASE && name.startsWith('Query.')) return admitted;
  return admitted.filter((role, index) => admitted.findIndex((one) => kindOf(one) === kindOf(role)) === index);
}

const CALLED = Object.entries(OPERATIONS).filter(([name]) => /^(?:Query|Mutation)\./.test(name));

describe('every field of every payload, for each kind of role that may request it', () => {
  let portal: Portal;
  let world: World;
  let execution: UnlimitedExecution;
  beforeAll(async () => {
    portal = await startPortal();
    world = await createWorld(portal);
    execution = await UnlimitedExecution.of(portal);
  });
  afterAll(() => portal.stop());

  test.each(CALLED)('%s returns no internal error', async (name, row) => {
    for (const role of rolesOfRow(name, row.verdicts)) {
      const { manager } = portal.dataSource;
      const logins = row.endsLogins ? await manager.find(SessionEntity) : [];
      const answer = await execution.everyFieldOf(name, row, role, world);
      // Later rows use the same logins.
      if (row.endsLogins) await manager.upsert(SessionEntity, logins, ['tokenHash']);
      expect(internalErrors(answer), role).toEqual([]);
    }
  });
});

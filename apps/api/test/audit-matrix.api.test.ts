import { MoreThan } from 'typeorm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { type Portal, startPortal } from './harness.js';
import { OPERATIONS } from './matrix/all-rows.js';
import { type MatrixCall, operationCall } from './matrix/ask.js';
import { createWorld, type World } from './matrix/world.js';

/** Operations of administrators without an audit event, and the reason. Every other operation is recorded. */
const UNRECORDED: Readonly<Record<string, string>> = {
  'Mutation.signIn': 'It is recorded as that of the account that logs in.',
  'Mutation.signOut': 'It ends the own login and touches no record.',
  'Mutation.sendContactMessage': 'The message itself tells who wrote it.',
  'Mutation.markNotificationsRead': 'A mark in the own list.',
  'Mutation.markAllNotificationsRead': 'Marks in the own list.',
  'Mutation.startSecondFactor': 'A secret that counts for nothing until it is confirmed, which is recorded.',
  'Mutation.previewImport': 'It changes nothing.',
  'Mutation.saveView': 'A named list in your own sidebar.',
  'Mutation.recordVisit': 'It only counts a visit.',
  'Mutation.renameView': 'It renames a list in your own sidebar.',
  'Mutation.deleteView': 'It removes a name from your own sidebar.',
};

const mutations = Object.entries(OPERATIONS)
  .map(([name, row]) => [name, operationCall(name, row)] as const)
  .filter(([, { isQuery, verdicts }]) => !isQuery && verdicts.admin === 'OK');

describe('the audit trail of an administrator', () => {
  let portal: Portal;
  let world: World;
  beforeAll(async () => {
    portal = await startPortal();
    world = await createWorld(portal);
  });
  afterAll(() => portal.stop());

  /** Returns the audit events that a call by the administrator writes. */
  async function linesOf(row: MatrixCall): Promise<AuditEventEntity[]> {
    const events = portal.dataSource.getRepository(AuditEventEntity);
    const last = (await events.findOne({ where: {}, order: { id: 'DESC' } }))?.id ?? '0';
    expect(await row.ask(world, 'admin', true)).toBe('OK');
    return events.findBy({ id: MoreThan(last), actorId: world.actors.admin.id });
  }

  test.each(mutations.filter(([name]) => !(name in UNRECORDED)))(
    '%s is recorded with the administrator as its actor',
    async (_name, row) => {
      const lines = await linesOf(row);
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) {
        expect(line).toMatchObject({ actorType: 'ADMIN', ip: expect.stringMatching(/./) });
        expect(line.subjectId).not.toBe('');
      }
    },
  );

  test.each(mutations.filter(([name]) => name in UNRECORDED))(
    '%s is an exception and is not recorded',
    async (_name, row) => {
      expect(await linesOf(row)).toEqual([]);
    },
  );

  test('has exceptions only for mutations that administrators may call', () => {
    const names = new Set(mutations.map(([name]) => name));
    expect(Object.keys(UNRECORDED).filter((name) => !names.has(name))).toEqual([]);
  });
});

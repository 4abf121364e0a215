import { MoreThan } from 'typeorm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { restRoutes } from '../src/rest/routes.js';
import { type Portal, startPortal } from './harness.js';
import { OPERATIONS, ROUTES } from './matrix/all-rows.js';
import { type Asked, operationAsked, routeAsked } from './matrix/ask.js';
import { createWorld, type World } from './matrix/world.js';

/** Operations that an administrator may call without an entry in the audit trail, and the reason. Every new operation is recorded. */
const UNRECORDED: Readonly<Record<string, string>> = {
  'Mutation.signIn': 'It is recorded as that of the account that logs in.',
  'Mutation.signOut': 'It ends the own login and touches no record.',
  'Mutation.sendContactMessage': 'The message itself tells who wrote it.',
  'Mutation.markNotificationsRead': 'A mark in the own list.',
  'Mutation.markAllNotificationsRead': 'Marks in the own list.',
  'Mutation.startSecondFactor': 'A secret that counts for nothing until it is confirmed, which is recorded.',
  'Mutation.previewImport': 'It changes nothing.',
  'Mutation.saveView': 'A named list in your own sidebar.',
  'Mutation.recordVisit': 'It counts a visit, of whoever.',
  'Mutation.renameView': 'It renames a list in your own sidebar.',
  'Mutation.deleteView': 'It removes a name from your own sidebar.',
};

const isMutation = ({ isQuery }: Asked): boolean => !isQuery;
const forAdmins = ({ verdicts }: Asked): boolean => verdicts.admin === 'OK';

const operations = Object.entries(OPERATIONS).map(([name, row]) => [name, operationAsked(name, row)] as const);
const routes = restRoutes.flatMap((route) => {
  const name = `${route.method} ${route.path}`;
  const row = ROUTES[name];
  return row ? [[name, routeAsked(route, row)] as const] : [];
});
const mutations = operations.filter(([, row]) => isMutation(row) && forAdmins(row));

/** The paths that stand for an operation of `UNRECORDED`. */
const UNRECORDED_PATHS: ReadonlySet<string> = new Set([
  'POST api/login',
  'POST api/logout',
  'POST api/contact-us',
  'POST api/admin/preview-import/employers',
  'POST api/admin/preview-import/candidates',
]);

describe('what an administrator does', () => {
  let portal: Portal;
  let world: World;
  beforeAll(async () => {
    portal = await startPortal();
    world = await createWorld(portal);
  });
  afterAll(() => portal.stop());

  /** The lines that a call leaves in the trail under the administrator's name. */
  async function linesOf(row: Asked): Promise<AuditEventEntity[]> {
    const events = portal.dataSource.getRepository(AuditEventEntity);
    const last = (await events.findOne({ where: {}, order: { id: 'DESC' } }))?.id ?? '0';
    expect(await row.ask(world, 'admin', true)).toBe('OK');
    return events.findBy({ id: MoreThan(last), actorId: world.actors.admin.id });
  }

  test.each(mutations.filter(([name]) => !(name in UNRECORDED)))(
    '%s stands in the audit trail under the own name',
    async (_name, row) => {
      const lines = await linesOf(row);
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) {
        expect(line).toMatchObject({ actorType: 'ADMIN', ip: expect.stringMatching(/./) });
        expect(line.subjectId).not.toBe('');
      }
    },
  );

  test.each(mutations.filter(([name]) => name in UNRECORDED))('%s needs no line, and has none', async (_name, row) => {
    expect(await linesOf(row)).toEqual([]);
  });

  test('the exceptions are mutations that administrators may call', () => {
    const names = new Set(mutations.map(([name]) => name));
    expect(Object.keys(UNRECORDED).filter((name) => !names.has(name))).toEqual([]);
  });

  test.each(routes.filter(([name, row]) => isMutation(row) && forAdmins(row) && !UNRECORDED_PATHS.has(name)))(
    'over REST %s stands there too',
    async (_name, row) => {
      expect((await linesOf(row)).length).toBeGreaterThan(0);
    },
  );
});

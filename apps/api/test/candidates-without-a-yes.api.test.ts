import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sampled } from '../../../test-release.js';
import { JobInvitationEntity } from '../src/database/entities/applications/job-invitation.entity.js';
import { restRoutes } from '../src/rest/routes.js';
import { decideApplication } from './builders/admin.js';
import { ACCEPT_BY_LINK, insertInvitee, invite } from './builders/job-invitations.js';
import { type Actor, visitor } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';
import { OPERATIONS, ROUTES } from './matrix/all-rows.js';
import { leavesNoTrace, type MatrixCall, operationCall, routeCall } from './matrix/ask.js';
import { ROLES, type Role } from './matrix/verdicts.js';
import { createWorld, type World } from './matrix/world.js';

const ROWS: readonly (readonly [string, MatrixCall])[] = [
  ...Object.entries(OPERATIONS).map(([name, row]) => [name, operationCall(name, row)] as const),
  ...restRoutes.flatMap((route) => {
    const name = `${route.method} ${route.path}`;
    const row = ROUTES[name];
    return row ? [[name, routeCall(route, row)] as const] : [];
  }),
];
const STRANGERS = ROLES.filter((role) => role !== 'admin' && role !== 'employer');

describe('a candidate without an approved Yes', () => {
  let portal: Portal;
  let world: World;
  /** Has an open invitation to the employer's job. */
  let invited: Actor;
  /** Has said yes. An administrator still has to approve it. */
  let waiting: Actor;
  let waitingId: string;
  beforeAll(async () => {
    portal = await startPortal();
    world = await createWorld(portal);
    const { admin } = world.actors;
    invited = await insertInvitee(portal, { firstName: 'Zulekha', email: 'zulekha@people.example' });
    waiting = await insertInvitee(portal, { firstName: 'Yasmin', email: 'yasmin@people.example' });
    await invite(portal, admin, world.jobId, invited, 'Zulekha, this job fits you.');
    const { id, token } = await invite(portal, admin, world.jobId, waiting, 'Yasmin, this job fits you.');
    await visitor(portal).ask(ACCEPT_BY_LINK, { input: { token } });
    const { applicationId } = await portal.dataSource.manager.findOneByOrFail(JobInvitationEntity, { id });
    waitingId = applicationId ?? '';
  });
  afterAll(() => portal.stop());

  /** Sends every read and every rejected call of a role about a candidate. Returns the calls whose response has one of the texts. */
  async function callsThatShow(texts: readonly string[], role: Role, about: Partial<World>): Promise<string[]> {
    const shown: string[] = [];
    const { fetch } = globalThis;
    for (const [name, row] of ROWS) {
      if (!leavesNoTrace(row, role)) continue;
      const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
        const response = await fetch(...request);
        const body = await response.clone().text();
        if (texts.some((text) => body.includes(text))) shown.push(name);
        return response;
      });
      await row.ask({ ...world, ...about }, role, false);
      spy.mockRestore();
    }
    return shown;
  }

  test.each(['employer' as const, ...sampled(STRANGERS, 2)])(
    'is in no response to the %s',
    { timeout: 120_000 },
    async (role) => {
      const texts = ['Zulekha', 'zulekha@people', 'Yasmin', 'yasmin@people'];
      const about = { candidateId: waiting.id, applicationId: waitingId };
      expect(await callsThatShow(texts, role, about)).toEqual([]);
      expect(await callsThatShow(texts, role, { candidateId: invited.id })).toEqual([]);
    },
  );

  test('is in responses to administrators, and to the employer after the approval', { timeout: 120_000 }, async () => {
    const about = { candidateId: waiting.id, applicationId: waitingId };
    expect(await callsThatShow(['Yasmin'], 'admin', about)).toContain('Query.candidate');
    await decideApplication(world.actors.admin, waitingId, 'APPROVE');
    expect(await callsThatShow(['Yasmin'], 'employer', about)).toContain('Query.candidate');
    expect(await callsThatShow(['this job fits you', 'Zulekha'], 'employer', about)).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sampled } from '../../../test-release.js';
import { JobInvitationEntity } from '../src/database/entities/applications/job-invitation.entity.js';
import { restRoutes } from '../src/rest/routes.js';
import { decideApplication } from './builders/admin.js';
import { apply } from './builders/applications.js';
import { approvedEmployer, openJob, setJobActive } from './builders/employer.js';
import { ACCEPT_BY_LINK, insertInvitee, invite } from './builders/job-invitations.js';
import { mailsTo } from './builders/mails.js';
import { type Actor, visitor } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';
import { OPERATIONS, ROUTES } from './matrix/all-rows.js';
import { leavesNoTrace, type MatrixCall, operationCall, routeCall } from './matrix/ask.js';
import { ADD_NOTE } from './matrix/notes.js';
import { ADD_TO_POOL, CREATE_POOL } from './matrix/talent-pools.js';
import { ROLES, type Role } from './matrix/verdicts.js';
import { createWorld, type World } from './matrix/world.js';
import { UnlimitedExecution } from './property/every-field.js';

const ROWS: readonly (readonly [string, MatrixCall])[] = [
  ...Object.entries(OPERATIONS).map(([name, row]) => [name, operationCall(name, row)] as const),
  ...restRoutes.flatMap((route) => {
    const name = `${route.method} ${route.path}`;
    const row = ROUTES[name];
    return row ? [[name, routeCall(route, row)] as const] : [];
  }),
];
const STRANGERS = ROLES.filter((role) => role !== 'admin' && role !== 'employer');

let portal: Portal;
let world: World;
let execution: UnlimitedExecution;
beforeAll(async () => {
  portal = await startPortal();
  world = await createWorld(portal);
  execution = await UnlimitedExecution.of(portal);
});
afterAll(() => portal.stop());

/**
 * Sends every read and every rejected call of a role about some records, and every query with every field. Returns the
 * calls whose response has one of the texts.
 */
async function callsThatShow(texts: readonly string[], role: Role, about: Partial<World>): Promise<string[]> {
  const shown: string[] = [];
  const here = { ...world, ...about };
  const look = (name: string, body: string) => {
    if (texts.some((text) => body.includes(text))) shown.push(name);
  };
  const { fetch } = globalThis;
  for (const [name, row] of ROWS) {
    if (!leavesNoTrace(row, role)) continue;
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      const response = await fetch(...request);
      look(name, await response.clone().text());
      return response;
    });
    await row.ask(here, role, false);
    spy.mockRestore();
  }
  for (const [name, row] of Object.entries(OPERATIONS)) {
    if (!name.startsWith('Query.') || row.verdicts[role] !== 'OK') continue;
    look(`${name} with every field`, JSON.stringify(await execution.everyFieldOf(name, row, role, here)));
  }
  return shown;
}

describe('a candidate without an approved Yes', () => {
  /** Has an open invitation to the employer's job. */
  let invited: Actor;
  /** Has said yes. An administrator still has to approve it. */
  let waiting: Actor;
  let waitingId: string;
  beforeAll(async () => {
    const { admin } = world.actors;
    invited = await insertInvitee(portal, { firstName: 'Zulekha', email: 'zulekha@people.example' });
    waiting = await insertInvitee(portal, { firstName: 'Yasmin', email: 'yasmin@people.example' });
    await invite(portal, admin, world.jobId, invited, 'Zulekha, this job fits you.');
    const { id, token } = await invite(portal, admin, world.jobId, waiting, 'Yasmin, this job fits you.');
    await visitor(portal).ask(ACCEPT_BY_LINK, { input: { token } });
    const { applicationId } = await portal.dataSource.manager.findOneByOrFail(JobInvitationEntity, { id });
    waitingId = applicationId ?? '';
  });

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

describe('a client with an applicant', () => {
  const OTHER_CLIENT = 'Vraj Weaves';
  const UNASKED = ['424242', '4,24,242', 'Vraj'];
  let about: Partial<World>;
  beforeAll(async () => {
    const { admin } = world.actors;
    const kamala = await insertInvitee(
      portal,
      { firstName: 'Kamala', email: 'kamala@people.example' },
      { expectedSalary: 424_242, noticePeriod: 'DAYS_90' },
    );
    const applicationId = await apply(kamala, world.jobId);
    await decideApplication(admin, applicationId, 'APPROVE');
    about = { candidateId: kamala.id, applicationId };
    const other = await approvedEmployer(portal, admin, { organizationName: OTHER_CLIENT });
    const asked = await openJob(other, admin, { title: 'Warper' });
    const invitedTo = await openJob(other, admin, { title: 'Weaver' });
    await invite(portal, admin, invitedTo, kamala, `${OTHER_CLIENT} needs you.`);
    // The other client is told the salary. This one is not.
    await kamala.client.ask(
      'mutation ($id: ID!) { applyToJob(input: { jobId: $id, sharePreferences: true }) { application { id } } }',
      { id: asked },
    );
    const note = { subjectKind: 'CANDIDATE', subjectId: kamala.id, text: `${OTHER_CLIENT} wants her for 4,24,242.` };
    await admin.client.ask(ADD_NOTE, { input: note });
    const { createTalentPool } = await admin.client.ask<{ createTalentPool: { pool: { id: string } } }>(CREATE_POOL, {
      name: `${OTHER_CLIENT} shortlist`,
    });
    await admin.client.ask(ADD_TO_POOL, { poolId: createTalentPool.pool.id, candidateIds: [kamala.id] });
    // The public pages name clients with open jobs.
    for (const id of [asked, invitedTo]) await setJobActive(other, id, false);
  });

  test('reads neither the salary that was not shared nor the name of another client', {
    timeout: 120_000,
  }, async () => {
    expect(await callsThatShow(UNASKED, 'employer', about)).toEqual([]);
    const mails = await mailsTo(portal, world.actors.employer.email);
    expect(mails.filter(({ text, html }) => UNASKED.some((word) => `${text}${html}`.includes(word)))).toEqual([]);
  });

  test('has the candidate in the same responses, and administrators read both', { timeout: 120_000 }, async () => {
    const named = ['Query.candidate with every field', 'Query.application with every field'];
    expect(await callsThatShow(['Kamala'], 'employer', about)).toEqual(expect.arrayContaining(named));
    for (const text of ['424242', 'Vraj'])
      expect(await callsThatShow([text], 'admin', about)).toEqual(
        expect.arrayContaining(['Query.candidate with every field']),
      );
  });
});

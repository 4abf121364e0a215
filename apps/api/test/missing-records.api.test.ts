import type { ExecutionResult } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyNth } from '../../../test-release.js';
import { restRoutes } from '../src/rest/routes.js';
import { PortalError } from '../src/platform/errors.js';
import { decideApplication } from './builders/admin.js';
import { apply } from './builders/applications.js';
import { completeCandidate } from './builders/candidate.js';
import { openJob, schedule } from './builders/employer.js';
import { createAlert } from './builders/job-alerts.js';
import { insertCandidate } from './builders/records.js';
import { saveJob } from './builders/saved-jobs.js';
import { SecondConnection } from './builders/second-connection.js';
import { type Portal, startPortal } from './harness.js';
import { OPERATIONS, ROUTES } from './matrix/all-rows.js';
import type { Role } from './matrix/verdicts.js';
import { clientOf, createWorld, type World } from './matrix/world.js';
import { UnlimitedExecution } from './property/every-field.js';

const NOBODY = '987654321';
const READERS = [
  'candidate',
  'employer',
  'admin',
  'jobsKey',
  'applicationsKey',
  'anonymous',
] as const satisfies readonly Role[];
const EXPORTS = {
  admin: ['employers', 'jobs', 'candidates', 'applications', 'audit-trail'],
  employer: ['my-jobs', 'applicants'],
} as const;

const codesOf = ({ errors = [] }: ExecutionResult): string[] =>
  errors.map(({ originalError, message, path }) =>
    originalError instanceof PortalError && originalError.code === 'RECORD_MISSING'
      ? originalError.code
      : `${path?.join('.')}: ${message}`,
  );

/** True if all fields of a response are null. */
const isEmpty = ({ data }: ExecutionResult): boolean =>
  data == null || Object.values(data).every((value) => value === null);

describe('with missing related records', () => {
  let portal: Portal;
  let world: World;
  let execution: UnlimitedExecution;
  /** One application for each kind of missing record. */
  const applications: Record<'merged' | 'withoutProfile' | 'withoutJob' | 'withoutCandidate', string> = {
    merged: '',
    withoutProfile: '',
    withoutJob: '',
    withoutCandidate: '',
  };
  beforeAll(async () => {
    portal = await startPortal();
    world = await createWorld(portal);
    execution = await UnlimitedExecution.of(portal);
    const { office } = world;
    const statements: [string, string[]][] = [['SET foreign_key_checks = 0', []]];
    const applied = async (): Promise<{ id: string; applicationId: string }> => {
      const candidate = await completeCandidate(portal);
      const applicationId = await apply(candidate, office.jobId);
      await decideApplication(office.admin, applicationId, 'APPROVE');
      await schedule(office.employer, applicationId);
      return { id: candidate.id, applicationId };
    };
    const merged = await applied();
    applications.merged = merged.applicationId;
    statements.push(["UPDATE user SET type = 'MERGED', is_active = 0 WHERE id = ?", [merged.id]]);
    const withoutProfile = await applied();
    applications.withoutProfile = withoutProfile.applicationId;
    statements.push(['DELETE FROM candidate_profile WHERE id = ?', [withoutProfile.id]]);
    applications.withoutJob = (await applied()).applicationId;
    statements.push(['UPDATE application SET job_id = ? WHERE id = ?', [NOBODY, applications.withoutJob]]);
    applications.withoutCandidate = (await applied()).applicationId;
    statements.push(['UPDATE application SET candidate_id = ? WHERE id = ?', [NOBODY, applications.withoutCandidate]]);
    // An interview of an account that a merge has ended, and one without its application.
    const [moved, orphaned] = [await applied(), await applied()];
    statements.push(
      ['UPDATE interview SET candidate_id = ? WHERE application_id = ?', [world.candidateId, moved.applicationId]],
      ['UPDATE interview SET application_id = ? WHERE application_id = ?', [NOBODY, orphaned.applicationId]],
      ['UPDATE approval SET application_id = ? WHERE application_id = ?', [NOBODY, (await applied()).applicationId]],
    );
    const jobs = [await openJob(office.employer, office.admin), await openJob(office.employer, office.admin)];
    const [own = '', lost = ''] = jobs;
    await saveJob(world.actors.candidate, own);
    statements.push(
      ['UPDATE approval SET job_id = ? WHERE job_id = ?', [NOBODY, own]],
      ['UPDATE saved_job SET job_id = ? WHERE job_id = ?', [NOBODY, own]],
      ['UPDATE job SET company_id = ? WHERE id = ?', [NOBODY, lost]],
      ['UPDATE approval SET company_id = ? WHERE company_id = ?', [NOBODY, world.actors.pendingEmployer.id]],
      ['DELETE FROM company WHERE id = ?', [world.actors.pendingEmployer.id]],
      ['DELETE FROM user WHERE id = ?', [world.actors.rejectedEmployer.id]],
    );
    const alerted = await insertCandidate(portal);
    await createAlert(alerted);
    statements.push(['UPDATE job_alert SET candidate_id = ? WHERE candidate_id = ?', [NOBODY, alerted.id]]);
    const second = await SecondConnection.open(portal);
    await second.begin(...statements);
    await second.commit();
    await second.close();
  });
  afterAll(() => portal.stop());

  const QUERIES = Object.entries(OPERATIONS).flatMap(([name, row]) =>
    name.startsWith('Query.')
      ? READERS.filter((role) => row.verdicts[role] === 'OK').map((role) => [name, role, row] as const)
      : [],
  );

  test.each(everyNth(QUERIES, 3))(
    '%s by the %s returns data, and its only errors are RECORD_MISSING',
    async (name, role, row) => {
      const answer = await execution.everyFieldOf(name, row, role, world);
      expect(codesOf(answer).filter((code) => code !== 'RECORD_MISSING')).toEqual([]);
      expect(isEmpty(answer)).toBe(false);
    },
  );

  const GETS = restRoutes.flatMap((route) => {
    const row = route.method === 'GET' ? ROUTES[`GET ${route.path}`] : undefined;
    return row
      ? READERS.filter((role) => row.verdicts[role] === 'OK').map((role) => [route.path, role, row] as const)
      : [];
  });

  test.each(everyNth(GETS, 3))('GET %s by the %s returns 200', async (pattern, role, row) => {
    const { path = {} } = row.request?.(world) ?? {};
    const { url, token } = clientOf(world, role);
    const address = pattern.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '');
    const headers = token ? { authorization: `Token ${token}` } : undefined;
    const response = await fetch(`${url}/${address}/`, { headers });
    expect(response.status, await response.text()).toBe(200);
  });

  test.each(Object.entries(EXPORTS).flatMap(([role, names]) => names.map((name) => [name, role as Role] as const)))(
    'the export of %s contains rows for the %s',
    async (name, role) => {
      const { url, token } = clientOf(world, role);
      const response = await fetch(`${url}/exports/${name}.csv`, { headers: { authorization: `Token ${token}` } });
      expect(response.status).toBe(200);
      expect((await response.text()).trim().split('\n').length).toBeGreaterThan(1);
    },
  );

  test('the list contains the application of a merged account, with a null candidate and RECORD_MISSING', async () => {
    const selection = 'nodes { id candidate { id email } }';
    const { url, token } = world.office.admin.client;
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Token ${token}` },
      body: JSON.stringify({ query: `{ applications(first: 100) { ${selection} } }` }),
    });
    const { data, errors } = (await response.json()) as {
      data: { applications: { nodes: { id: string; candidate: { id: string } | null }[] } };
      errors: { message: string; path: unknown[]; extensions: { code: string } }[];
    };
    const { nodes } = data.applications;
    const index = nodes.findIndex(({ id }) => id === applications.merged);
    expect(nodes[index]?.candidate).toBeNull();
    expect(nodes.find(({ id }) => id === world.applicationId)?.candidate?.id).toBe(world.candidateId);
    expect(errors).toContainEqual({
      message: 'The record of this candidate is missing.',
      locations: expect.anything(),
      path: ['applications', 'nodes', index, 'candidate'],
      extensions: { code: 'RECORD_MISSING' },
    });
  });
});

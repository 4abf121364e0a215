import { createJobAlertClient, type JobAlertClient } from '@job-alert/client/client';
import { addDays, formatDate, todayInIndia } from '@job-alert/domain/india/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { ApiClientEntity } from '../src/database/entities/messages/api-client.entity.js';
import { hashToken } from '../src/platform/crypto.js';
import { createAdmin } from './builders/admin.js';
import { apply, invitedApplication, type Office, openOffice } from './builders/applications.js';
import { TestClient } from './builders/client.js';
import { approvedEmployer, openJob } from './builders/employer.js';
import { type Actor, insertCandidate, visitor } from './builders/records.js';
import { RestClient } from './builders/rest.js';
import { type Portal, sharedPortal, startPortal } from './harness.js';

const CREATE = `mutation ($name: String!, $scopes: [ApiScope!]!, $validThrough: Date, $networks: [String!]! = []) {
  createApiClient(input: { name: $name, scopes: $scopes, validThrough: $validThrough, networks: $networks }) {
    key client: apiClient { id name prefix scopes isActive validThrough networks createdAt lastUsedAt }
  }
}`;
const UPDATE = `mutation ($input: UpdateApiClientInput!) {
  updateApiClient(input: $input) { apiClient { id name scopes validThrough networks } }
}`;
const REVOKE = 'mutation ($id: ID!) { revokeApiClient(input: { id: $id }) { apiClient { id isActive } } }';
const LIST = '{ apiClients { id name prefix scopes isActive validThrough networks lastUsedAt } }';
const OPEN_JOBS = '{ openJobs(first: 1) { nodes { id } } }';

interface Listed {
  id: string;
  prefix: string;
  networks: string[];
  lastUsedAt: string | null;
}
interface Created {
  key: string;
  client: Listed;
}

async function createKey(admin: Actor, scopes: string[], terms: object = {}): Promise<Created> {
  const variables = { name: 'Job board', scopes, ...terms };
  return (await admin.client.ask<{ createApiClient: Created }>(CREATE, variables)).createApiClient;
}

describe('API keys', () => {
  let portal: Portal;
  let admin: Actor;
  beforeAll(async () => {
    portal = await startPortal({ TRUSTED_PROXIES: '127.0.0.1' });
    admin = await createAdmin(portal);
  });
  afterAll(() => portal.stop());

  const withKey = (key: string) => new TestClient(portal.url, key);
  const listed = async (id: string): Promise<Listed | undefined> =>
    (await admin.client.ask<{ apiClients: Listed[] }>(LIST)).apiClients.find((client) => client.id === id);

  test('are returned on creation, and only their hash and first characters are stored', async () => {
    const { key, client } = await createKey(admin, ['JOBS_READ', 'REPORTS_READ', 'JOBS_READ']);
    expect(key).toMatch(/^ja_[\w-]{43}$/);
    expect(client).toMatchObject({ name: 'Job board', scopes: ['JOBS_READ', 'REPORTS_READ'], isActive: true });
    expect(client.prefix).toBe(key.slice(0, 7));
    const row = await portal.dataSource.manager.findOneByOrFail(ApiClientEntity, { id: client.id });
    expect(JSON.stringify(row)).not.toContain(key.slice(3, 12));
    const [event] = await portal.dataSource.query(
      `SELECT action, details FROM audit_event WHERE subject_type = 'API_CLIENT' AND subject_id = ?`,
      [client.id],
    );
    expect(event).toEqual({
      action: 'CREATE',
      details: '{"scopes":["JOBS_READ","REPORTS_READ"],"validThrough":null,"networks":[]}',
    });
  });

  test('read the open jobs with the scope jobs:read, and record when they were last used', async () => {
    const { key, client } = await createKey(admin, ['JOBS_READ']);
    expect(client.lastUsedAt).toBeNull();
    expect(await withKey(key).ask(OPEN_JOBS)).toEqual({ openJobs: { nodes: [] } });
    const bearer = await fetch(`${portal.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ query: '{ openJob(id: "1") { id } viewer { id } }' }),
    });
    expect(await bearer.json()).toEqual({ data: { openJob: null, viewer: null } });
    const lastUsedAt = (await listed(client.id))?.lastUsedAt ?? '';
    expect(Date.now() - new Date(lastUsedAt).getTime()).toBeLessThan(60_000);
  });

  test('read with any scope what everyone can read', async () => {
    const { key } = await createKey(admin, ['REPORTS_READ']);
    const QUERY = `{
      openJobs { totalCount }
      openJob(id: "1") { id }
      jobSuggestions(field: LOCATION, query: "s") { text }
      jobChanges { nodes { cursor } }
    }`;
    expect(await withKey(key).outcome(QUERY)).toBe('OK');
    const feeds = ['/feeds/jobs.json', '/feeds/jobs.rss', '/feeds/jobs/changes.json'];
    const headers = { authorization: `Bearer ${key}` };
    const answers = await Promise.all(feeds.map((path) => fetch(portal.url + path, { headers })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('stop working as soon as they are revoked', async () => {
    const { key, client } = await createKey(admin, ['REPORTS_READ']);
    expect(await withKey(key).outcome('{ companies { nodes { id } } }')).toBe('FORBIDDEN');
    expect(await admin.client.ask(REVOKE, { id: client.id })).toEqual({
      revokeApiClient: { apiClient: { id: client.id, isActive: false } },
    });
    expect(await withKey(key).outcome('{ companies { nodes { id } } }')).toBe('UNAUTHENTICATED');
    await admin.client.ask(REVOKE, { id: client.id });
    expect(await listed(client.id)).toMatchObject({ isActive: false });
    const events = await portal.dataSource.query(
      `SELECT 1 FROM audit_event WHERE action = 'REVOKE' AND subject_id = ?`,
      [client.id],
    );
    expect(events).toHaveLength(1);
  });

  test('work through their last valid day, then fail with a message until an administrator extends them', async () => {
    const yesterday = addDays(todayInIndia(new Date()), -1);
    const today = addDays(yesterday, 1);
    const { key, client } = await createKey(admin, ['REPORTS_READ'], { validThrough: today });
    const reportsDocument = '{ reports(names: [OPEN_JOBS_BY_INDUSTRY]) { rows { cells } } }';
    expect(await withKey(key).outcome(reportsDocument)).toBe('OK');
    await portal.dataSource.query('UPDATE api_client SET valid_through = ? WHERE id = ?', [yesterday, client.id]);
    for (const document of [reportsDocument, '{ viewer { id } }']) {
      expect(await withKey(key).errorOf(document)).toMatchObject({
        code: 'UNAUTHENTICATED',
        message: `This key has expired: it was valid through ${formatDate(yesterday)}.`,
      });
    }
    const csv = await fetch(`${portal.url}/feeds/reports/jobs.csv`, { headers: { authorization: `Bearer ${key}` } });
    expect([csv.status, csv.headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('Basic')]);
    const input = { id: client.id, name: 'Board', networks: [] };
    expect(await admin.client.errorOf(UPDATE, { input: { ...input, validThrough: yesterday } })).toMatchObject({
      fields: { validThrough: ['Valid through cannot be a day in the past.'] },
    });
    const validThrough = today;
    expect(await admin.client.ask(UPDATE, { input: { ...input, validThrough } })).toEqual({
      updateApiClient: {
        apiClient: { id: client.id, name: 'Board', scopes: ['REPORTS_READ'], validThrough, networks: [] },
      },
    });
    expect(await withKey(key).outcome(reportsDocument)).toBe('OK');
    const [event] = await portal.dataSource.query(
      `SELECT details FROM audit_event WHERE action = 'EDIT' AND subject_type = 'API_CLIENT' AND subject_id = ?`,
      [client.id],
    );
    expect(JSON.parse(event.details)).toEqual({
      before: { validThrough: yesterday, networks: [] },
      after: { validThrough, networks: [] },
    });
  });

  test('work only from their listed networks, by the client address that a trusted proxy reports', async () => {
    const { key, client } = await createKey(admin, ['JOBS_READ'], { networks: ['203.0.113.0/24', '2001:DB8::/48'] });
    expect(client.networks).toEqual(['203.0.113.0/24', '2001:db8::/48']);
    const from = async (address: string) => {
      const response = await fetch(`${portal.url}/graphql?query=${encodeURIComponent(OPEN_JOBS)}`, {
        headers: { authorization: `Bearer ${key}`, 'x-forwarded-for': address },
      });
      const { errors } = (await response.json()) as { errors?: { message: string }[] };
      return [response.status, errors?.[0]?.message];
    };
    expect(await from('203.0.113.77')).toEqual([200, undefined]);
    expect(await from('2001:db8:0:5::1')).toEqual([200, undefined]);
    expect(await from('::ffff:203.0.113.9')).toEqual([200, undefined]);
    expect(await from('198.51.100.4')).toEqual([403, 'This key cannot be used from the address 198.51.100.4.']);
    // A client that claims a listed address but does not use the proxy is identified by its connection.
    expect(await from('203.0.113.77, 198.51.100.4')).toEqual([403, expect.stringContaining('198.51.100.4')]);
    const rest = await new RestClient(portal.url, key).get('job/current-opening/get-jobs/');
    expect(rest).toMatchObject({ status: 403, body: { error: 'This key cannot be used from the address 127.0.0.1.' } });
  });

  test('are at most 100 without the revoked ones, also when several are created at once', async () => {
    const { manager } = portal.dataSource;
    await manager.updateAll(ApiClientEntity, { isActive: false });
    const { client } = await createKey(admin, ['JOBS_READ']);
    const row = await manager.findOneByOrFail(ApiClientEntity, { id: client.id });
    const rows = Array.from({ length: 97 }, (_, at) => ({ ...row, id: undefined, keyHash: hashToken(`key ${at}`) }));
    await manager.insert(ApiClientEntity, rows as never);
    const admins = await Promise.all(Array.from({ length: 4 }, () => createAdmin(portal)));
    const variables = { name: 'Job board', scopes: ['JOBS_READ'] };
    const outcomes = await Promise.all(admins.map((other) => other.client.outcome(CREATE, variables)));
    expect(outcomes.toSorted()).toEqual(['INVALID_INPUT', 'INVALID_INPUT', 'OK', 'OK']);
    expect(await admin.client.errorOf(CREATE, variables)).toMatchObject({
      fields: { name: ['At most 100 keys can be active. Revoke one first.'] },
    });
    await manager.updateAll(ApiClientEntity, { isActive: false });
  });

  test('need a name and a scope', async () => {
    expect(await admin.client.errorOf(CREATE, { name: ' ', scopes: [] })).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { name: ['Name is required.'], scopes: ['Scope is required.'] },
    });
    expect(await admin.client.outcome(REVOKE, { id: '987654321' })).toBe('NOT_FOUND');
    expect(await admin.client.outcome(UPDATE, { input: { id: '987654321', name: 'Board' } })).toBe('NOT_FOUND');
  });
});

describe('an API key with applications:read', () => {
  let portal: Portal;
  let office: Office;
  let program: JobAlertClient;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
    const { key } = await createKey(office.admin, ['APPLICATIONS_READ']);
    program = createJobAlertClient({ url: portal.url, token: key });
  });

  test('reads application and company summaries of all companies without personal data', async () => {
    const other = await approvedEmployer(portal, office.admin);
    const { applicationId, interviewId, candidate } = await invitedApplication(portal, office);
    const second = await apply(candidate, await openJob(other, office.admin, { title: 'Dyer' }));
    const summary = await program.applicationSummary(applicationId);
    expect(summary).toMatchObject({
      id: applicationId,
      candidateId: candidate.id,
      job: { id: office.jobId, title: 'Textile Designer' },
      company: { id: office.employer.id, name: 'Surat Silk Mills', approvalState: 'APPROVED' },
      status: 'INTERVIEW_SCHEDULED',
      approvedStatus: 'INTERVIEW_SCHEDULED',
      approvalState: 'APPROVED',
      isActive: true,
      offerId: null,
      interviews: [{ id: interviewId, roundType: 'FIRST_ROUND', outcome: null, cancelledAt: null }],
    });
    const { nodes } = await program.applicationSummaries();
    expect(nodes.map(({ id, status }) => [id, status])).toEqual([
      [second, 'PENDING'],
      [applicationId, 'INTERVIEW_SCHEDULED'],
    ]);
    const ids = async (filter: object) => (await program.applicationSummaries({ filter })).nodes.map(({ id }) => id);
    expect(await ids({ companyId: other.id })).toEqual([second]);
    expect(await ids({ jobId: office.jobId })).toEqual([applicationId]);
    expect(await ids({ changedSince: nodes[0]?.statusUpdatedAt })).toEqual([second]);
    const person = await portal.dataSource.manager.findOneByOrFail(UserEntity, { id: candidate.id });
    const read = JSON.stringify([summary, nodes]);
    for (const secret of [person.email, person.lastName, person.contact]) expect(read).not.toContain(secret);
    expect(await program.companySummary(other.id)).toMatchObject({ id: other.id, approvalState: 'APPROVED' });
    expect(await program.companySummary(candidate.id)).toBeNull();
    expect(await program.applicationSummary('987654321')).toBeNull();
  });
});

describe('the query budget', () => {
  let portal: Portal;
  let admin: Actor;
  beforeAll(async () => {
    portal = await startPortal({ RATE_LIMITS: 'on', GRAPHQL_BUDGET_PER_MINUTE: '1000' });
    admin = await createAdmin(portal);
  });
  afterAll(() => portal.stop());

  /** Sends requests until the budget is used up. Returns the number of successful requests. */
  async function askUntilRefused(client: TestClient): Promise<number> {
    for (let count = 0; count < 1_000; count += 1) {
      if ((await client.outcome(OPEN_JOBS)) === 'RATE_LIMITED') return count;
    }
    return Number.POSITIVE_INFINITY;
  }

  test('rejects a visitor who has used the points of a minute, and says when to retry', async () => {
    // Parsing the document costs points once. Each request costs points for itself, the list and its two fields.
    const [read, each] = [57, 18];
    expect(await askUntilRefused(visitor(portal))).toBe(Math.floor((1_000 - read) / each));
    const { retryAfterSeconds } = await visitor(portal).errorOf(OPEN_JOBS);
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect(retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  test('is separate for each API key and each account', async () => {
    const { key } = await createKey(admin, ['JOBS_READ']);
    expect(await new TestClient(portal.url, key).outcome(OPEN_JOBS)).toBe('OK');
    expect(await (await insertCandidate(portal)).client.outcome(OPEN_JOBS)).toBe('OK');
    expect(await visitor(portal).outcome(OPEN_JOBS)).toBe('RATE_LIMITED');
  });

  test('is shared with the other servers through the database', async () => {
    const storedPoints = async (): Promise<number[]> => {
      const key = `graphql-cost:${hashToken('address 127.0.0.1')}`;
      const rows: { points: number }[] = await portal.dataSource.query(
        'SELECT points FROM rate_limit WHERE `key` = ?',
        [key],
      );
      return rows.map(({ points }) => points);
    };
    // Less than a tenth of the thousand points stays reserved. The last request would have cost 18 points and was rejected.
    await expect.poll(async () => (await storedPoints())[0]).toBeGreaterThan(900 - 18);
    expect(await storedPoints()).toEqual([expect.toSatisfy((points: number) => points <= 1_000)]);
  });
});

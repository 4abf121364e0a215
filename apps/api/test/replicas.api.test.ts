import { scratchDatabaseUrl, copyScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import mysql from 'mysql2/promise';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { createAdmin } from './builders/admin.js';
import { TestClient } from './builders/client.js';
import { approvedEmployer, openJob } from './builders/employer.js';
import type { Actor } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const READ = `query ($id: ID!) {
  openJobs { nodes { title } facets { cities { value count } } }
  openJob(id: $id) { title sameCompany { title } }
}`;
const CREATE_KEY = 'mutation { createApiClient(input: { name: "Job board", scopes: [JOBS_READ] }) { key } }';
interface Read {
  openJobs: { nodes: { title: string }[]; facets: { cities: { value: string; count: number }[] } };
  openJob: { title: string; sameCompany: { title: string }[] };
}

/** A copy of the portal's database serves as the replica. Its job titles differ, so that a response shows its source. */
describe('read replicas', () => {
  const name = `test_${process.pid}_${process.env['VITEST_WORKER_ID'] ?? '0'}_replica`;
  const server = inject('databaseServer');
  let portal: Portal;
  let replica: mysql.Connection;
  let admin: Actor;
  let employer: Actor;
  let key: string;
  let weaver: string;

  beforeAll(async () => {
    portal = await startPortal({ DATABASE_READ_URLS: scratchDatabaseUrl(server, name) });
    admin = await createAdmin(portal);
    employer = await approvedEmployer(portal, admin);
    weaver = await openJob(employer, admin, { title: 'Weaver', city: 'Surat' });
    await openJob(employer, admin, { title: 'Dyer', city: 'Surat' });
    ({ key } = (await admin.client.ask<{ createApiClient: { key: string } }>(CREATE_KEY)).createApiClient);
  });
  beforeEach(async () => {
    const { replicas } = portal.container;
    replicas.configure();
    await replicas.heartbeat();
    const from = new URL(portal.databaseUrl).pathname.slice(1);
    replica = await mysql.createConnection(await copyScratchDatabase(server, from, name));
    await replica.query(
      "UPDATE job SET title = CONCAT(title, ' as copied'), city = 'Navsari', company_name = 'Copied mills'",
    );
    // Copying can take longer than a replica's allowed delay on a busy machine.
    await replica.query('UPDATE replication_beat SET at = UTC_TIMESTAMP(3)');
    await replicas.heartbeat();
  });
  afterEach(async () => {
    await portal.container.replicas.close();
    await replica.end();
    await dropScratchDatabase(server, name);
  });
  afterAll(() => portal.stop());

  const read = (token?: string) => new TestClient(portal.url, token).ask<Read>(READ, { id: weaver });
  const titles = async (token?: string) => (await read(token)).openJobs.nodes.map((node) => node.title).toSorted();
  const ORIGINAL = ['Dyer', 'Weaver'];
  const COPIED = ['Dyer as copied', 'Weaver as copied'];

  test('serve visitors the job list, its counts, a job with related jobs, the feeds, the sitemap and REST', async () => {
    const { openJobs, openJob: one } = await read();
    expect(openJobs.nodes.map((node) => node.title).toSorted()).toEqual(COPIED);
    expect(openJobs.facets.cities).toEqual([{ value: 'Navsari', count: 2 }]);
    expect(one).toEqual({ title: 'Weaver as copied', sameCompany: [{ title: 'Dyer as copied' }] });
    const textOf = async (path: string) => (await fetch(portal.url + path)).text();
    expect(await textOf('/feeds/jobs.rss')).toContain('Weaver as copied');
    expect(await textOf('/sitemap/jobs/1.xml')).toContain('weaver-as-copied');
    expect(await textOf('/job/current-opening/get-jobs/')).toContain('Weaver as copied');
  });

  test('never serve a logged-in user or an API key', async () => {
    expect(await titles(employer.token)).toEqual(ORIGINAL);
    expect(await titles(admin.token)).toEqual(ORIGINAL);
    expect(await titles(key)).toEqual(ORIGINAL);
  });

  test('are not read while they are more than five seconds behind, and are read again once they have caught up', async () => {
    const { replicas } = portal.container;
    await replica.query('UPDATE replication_beat SET at = at - INTERVAL 6 SECOND');
    await replicas.heartbeat();
    expect(replicas.states[0]?.lagSeconds).toBeGreaterThan(5);
    expect(await titles()).toEqual(ORIGINAL);
    await replica.query('UPDATE replication_beat SET at = at + INTERVAL 6 SECOND');
    await replicas.heartbeat();
    expect(await titles()).toEqual(COPIED);
  });

  test('are skipped after an error, and the main database answers until the next heartbeat', async () => {
    await replica.query('RENAME TABLE job TO job_elsewhere');
    expect(await titles()).toEqual(ORIGINAL);
    await replica.query('RENAME TABLE job_elsewhere TO job');
    expect(await titles()).toEqual(ORIGINAL);
    await portal.container.replicas.heartbeat();
    expect(await titles()).toEqual(COPIED);
  });

  test('stay in use after a value that no database could be asked about', async () => {
    const { replicaReader, replicas } = portal.container;
    await expect(replicaReader.rows('SELECT ? AS value', [new Date(Number.NaN)])).rejects.toThrow('cannot send');
    expect(replicas.states).toMatchObject([{ isUsable: true }]);
  });

  test('time out after two seconds, and the main database answers', async () => {
    await replica.query('LOCK TABLES job WRITE');
    const startedAt = Date.now();
    expect(await titles()).toEqual(ORIGINAL);
    expect(Date.now() - startedAt).toBeGreaterThan(1_900);
    await replica.query('UNLOCK TABLES');
  });

  test('can be missing without stopping the server', async () => {
    await dropScratchDatabase(server, name);
    await portal.container.replicas.heartbeat();
    expect(portal.container.replicas.states).toMatchObject([{ lagSeconds: Number.NaN, isUsable: false }]);
    expect(await (await fetch(`${portal.url}/metrics`)).text()).toMatch(
      /database_replica_usable\{replica="127\.0\.0\.1:\d+"\} 0/,
    );
    expect(await titles()).toEqual(ORIGINAL);
    expect((await fetch(`${portal.url}/readyz`)).status).toBe(200);
  });
});

import { request } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { restRoutes } from '../src/rest/routes.js';
import { openOffice } from './builders/applications.js';
import type { TestClient } from './builders/client.js';
import { insertCandidate } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

/** Headers that depend on the time and the connection. */
const OF_THE_MOMENT = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'x-request-id'];

describe('HEAD', () => {
  let portal: Portal;
  let admin: TestClient;
  let archive: string;
  beforeAll(async () => {
    portal = await sharedPortal();
    ({ client: admin } = (await openOffice(portal)).admin);
    const { client } = await insertCandidate(portal);
    archive = (await client.ask<{ requestMyData: { url: string } }>('mutation { requestMyData { url } }')).requestMyData
      .url;
  });

  async function ask(method: string, path: string) {
    const response = await fetch(portal.url + path, { method, headers: { authorization: `Token ${admin.token}` } });
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !OF_THE_MOMENT.includes(name)));
    return { status: response.status, headers, body: await response.text() };
  }

  test.each([
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap/pages.xml',
    '/sitemap/jobs/99.xml',
    '/livez',
    '/readyz',
    '/metrics',
    '/dev/mailbox',
    '/dev/mailbox.json',
    '/api/docs/',
    '/api/openapi.json',
    '/schema.graphql',
    '/import-templates/employers.csv',
    '/feeds/reports/funnel-by-stage.csv',
    '/feeds/reports/nothing.csv',
    '/feeds/reports/links/nobodys/funnel-by-stage.csv',
    '/exports/candidates.csv?status=INACTIVE',
    '/exports/candidates.csv?from=never',
    '/feeds/jobs.rss',
    '/feeds/jobs.json',
    '/feeds/jobs.json?content=full',
    '/feeds/indeed.xml',
    '/feeds/jobs/changes.json',
    '/llms.txt',
    '/.well-known/security.txt',
    '/job/current-opening/get-jobs/',
    '/api/admin/employers/',
    '/graphql?query=%7B__typename%7D&operationName=x',
    '/files/1',
    '/my-data.zip',
    '/nothing-here',
  ])('returns the same as GET for %s, without the body', async (path) => {
    const [get, head] = [await ask('GET', path), await ask('HEAD', path)];
    expect(get.body).not.toBe('');
    // GET streams its response without knowing the length.
    if (!get.headers['content-length']) delete head.headers['content-length'];
    // The length of the metrics changes with each response.
    if (path === '/metrics') for (const { headers } of [get, head]) delete headers['content-length'];
    expect(head).toEqual({ ...get, body: '' });
  });

  test('returns the same as GET for every GET route of REST, without the body', async () => {
    const paths = restRoutes.filter(({ method }) => method === 'GET').map(({ path }) => path.replace(/\{\w+\}/g, '1'));
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      const [get, head] = [await ask('GET', `/${path}/`), await ask('HEAD', `/${path}/`)];
      expect({ path, ...head }).toEqual({ path, ...get, body: '' });
    }
  });

  test('returns the headers of a CSV export and of a data archive, and records no export', async () => {
    const exports = () => portal.dataSource.manager.countBy(AuditEventEntity, { action: 'EXPORT' });
    const before = await exports();
    expect(await ask('HEAD', '/exports/jobs.csv')).toMatchObject({ status: 200, body: '' });
    expect(await exports()).toBe(before);
    expect(await ask('HEAD', archive)).toMatchObject({ status: 200, headers: { 'content-type': 'application/zip' } });
  });
});

describe('a request target that is not a path of this server', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await sharedPortal();
  });

  test.each(['http://elsewhere.example/', 'http://elsewhere.example/robots.txt', 'elsewhere'])(
    'is rejected with 400: %s',
    async (path) => {
      const { hostname, port } = new URL(portal.url);
      const status = await new Promise((resolve, reject) => {
        request({ hostname, port, path }, (response) => resolve(response.resume().statusCode))
          .on('error', reject)
          .end();
      });
      expect(status).toBe(400);
    },
  );
});

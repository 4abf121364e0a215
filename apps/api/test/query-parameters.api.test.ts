import { beforeAll, describe, expect, test } from 'vitest';
import { type Office, openOffice } from './builders/applications.js';
import { approvedEmployer, openJob } from './builders/employer.js';
import { RestClient } from './builders/rest.js';
import { type Portal, sharedPortal } from './harness.js';

const FEEDS = ['/feeds/jobs.rss', '/feeds/jobs.json', '/feeds/indeed.xml', '/feeds/jobs/changes.json'];
const ADMIN_EXPORTS = ['employers', 'candidates', 'jobs', 'applications', 'audit-trail', 'contact-messages'];

describe('the parameters of feeds and exports', () => {
  let portal: Portal;
  let office: Office;
  let link: string;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
    const { createReportLink } = await office.admin.client.ask<{ createReportLink: { url: string } }>(
      'mutation($input: CreateReportLinkInput!) { createReportLink(input: $input) { url } }',
      { input: { name: 'Sheet', report: 'jobs', query: '', days: 30 } },
    );
    link = new URL(createReportLink.url).pathname;
  });

  const get = async (path: string, token = office.admin.token) => {
    const response = await fetch(portal.url + path, { headers: { authorization: `Token ${token}` } });
    return { status: response.status, text: await response.text() };
  };
  const open = () => [...FEEDS, '/feeds/reports/jobs.csv', link, '/exports/undelivered-mails.csv'];

  test('every feed and export rejects an unknown parameter by its name', async () => {
    const paths = [...open(), ...ADMIN_EXPORTS.map((name) => `/exports/${name}.csv`)];
    for (const path of paths) {
      const { status, text } = await get(`${path}?compny=2`);
      expect([path, status, JSON.parse(text).error]).toEqual([path, 400, expect.stringMatching(/^compny: Unknown/)]);
    }
    for (const name of ['my-jobs', 'applicants']) {
      const { status, text } = await get(`/exports/${name}.csv?agenda=today`, office.employer.token);
      expect([status, JSON.parse(text).error]).toEqual([400, expect.stringMatching(/^agenda: Unknown/)]);
    }
    expect((await get(`${link}?companyId=2`)).status).toBe(400);
  });

  test('every feed and export returns the content type and requires the login that the OpenAPI document states', async () => {
    const { paths } = (await (await fetch(`${portal.url}/api/openapi.json`)).json()) as {
      paths: Record<string, { get?: { security: object[]; responses: Record<string, { content: object }> } }>;
    };
    const documented = Object.entries(paths).filter(([path]) => /^\/(?:feeds|exports)\//.test(path));
    expect(documented.map(([path]) => path)).toEqual(expect.arrayContaining(FEEDS));
    expect(documented.length).toBeGreaterThan(FEEDS.length + 20);
    const tokens = [office.admin.token, office.employer.token];
    for (const [path, { get: operation }] of documented) {
      const responses = await Promise.all(
        tokens.map((token) => fetch(portal.url + path, { headers: { authorization: `Token ${token}` } })),
      );
      const done = responses.filter(({ status }) => status === 200);
      const [type] = Object.keys(operation?.responses['200']?.content ?? {});
      expect([path, done.length > 0, done[0]?.headers.get('content-type')?.split(';')[0]]).toEqual([path, true, type]);
      await Promise.all(responses.map((response) => response.arrayBuffer()));
      const anonymous = await fetch(portal.url + path);
      await anonymous.arrayBuffer();
      const needsToken = operation?.security.length === 1;
      expect([path, anonymous.status]).toEqual([path, needsToken ? 401 : 200]);
    }
  });

  test('campaign and cache-busting parameters are ignored', async () => {
    for (const path of open()) {
      expect([path, (await get(`${path}?utm_source=mail&_=17&src=feed`)).status]).toEqual([path, 200]);
    }
  });

  test('a wrong value is rejected by the name of its parameter', async () => {
    const wrong = [
      ...['rss', 'json'].flatMap((form) =>
        ['companyId=abc', 'company=abc', 'mode=moon', 'type=x', 'experience=two', 'years=9', 'salary=all'].map(
          (query) => `/feeds/jobs.${form}?${query}`,
        ),
      ),
      '/feeds/jobs.json?title=a&title=b',
      '/feeds/jobs/changes.json?first=0',
      '/feeds/jobs/changes.json?first=1e2',
      '/feeds/reports/jobs.csv?companyId=abc',
      '/feeds/reports/jobs.csv?jobId=-1',
      '/feeds/reports/jobs.csv?from=2026-02-30',
      '/feeds/reports/jobs.csv?from=2026-05-01&to=2026-04-01',
      '/feeds/reports/jobs.csv?source=telepathy',
      '/exports/jobs.csv?status=maybe',
      '/exports/audit-trail.csv?actor=me',
      '/exports/audit-trail.csv?action=fly',
      '/exports/applications.csv?agenda=yesterday',
    ];
    for (const path of wrong) {
      const { status, text } = await get(path);
      const name = /\?(\w+)/.exec(path)?.[1];
      expect([path, status, JSON.parse(text).error]).toEqual([path, 400, expect.stringMatching(`^${name}: `)]);
    }
  });

  test('companyId filters by company, and the former name company still works', async () => {
    const other = await approvedEmployer(portal, office.admin);
    const jobId = await openJob(other, office.admin, { title: 'Dyer' });
    for (const query of [`companyId=${other.id}`, `company=${other.id}`]) {
      const feed = JSON.parse((await get(`/feeds/jobs.json?${query}`)).text) as { items: { id: string }[] };
      expect(feed.items.map(({ id }) => id)).toEqual([expect.stringContaining(`/${jobId}-dyer`)]);
      const each = (await get(`/feeds/reports/jobs-each.csv?${query}`)).text.trim().split('\n');
      expect(each.slice(1)).toEqual([expect.stringContaining('Dyer')]);
    }
    const both = await get(`/feeds/jobs.json?companyId=${other.id}&company=${office.employer.id}`);
    expect(both.status).toBe(400);
  });

  test('a report link with an unknown or invalid filter is rejected', async () => {
    const make = (query: string) =>
      office.admin.client.errorOf(
        'mutation($input: CreateReportLinkInput!) { createReportLink(input: $input) { url } }',
        { input: { name: 'Sheet', report: 'jobs', query, days: 30 } },
      );
    for (const query of ['company=2', 'companyId=abc', 'from=2026-02-30', 'period=ever']) {
      expect(await make(query)).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { query: [expect.stringContaining(query.split('=')[0] ?? '')] },
      });
    }
  });

  test('a REST search ignores unknown parameters and rejects wrong values', async () => {
    const visitor = new RestClient(portal.url);
    const path = 'job/current-opening/search/';
    expect((await visitor.get(`${path}?colour=red`)).status).toBe(200);
    const admin = new RestClient(portal.url, office.admin.token);
    const employer = new RestClient(portal.url, office.employer.token);
    const { id } = office.employer;
    const wrong: [RestClient, string, string][] = [
      [visitor, `${path}?experience=abc`, 'experience'],
      [visitor, `${path}?min_salary=much`, 'min_salary'],
      [visitor, `${path}?title=a&title=b`, 'title'],
      [admin, 'job/admin/search/?status=maybe', 'status'],
      [admin, 'job/admin/search/?from=yesterday', 'from'],
      [admin, 'job/admin/search/?sort=colour', 'sort'],
      [admin, 'job/admin/jobApplication/search/?status=maybe', 'status'],
      [admin, 'job/admin/jobApplication/search/?status=a&status=b', 'status'],
      [admin, 'api/admin/candidates/?status=maybe', 'status'],
      [admin, 'api/admin/employers/?to=31-12-2026', 'to'],
      [employer, `job/search/applicants/${id}/?status=maybe`, 'status'],
      [employer, `job/search/${id}/?status=maybe`, 'status'],
      [employer, `job/search/${id}/?sort=colour`, 'sort'],
    ];
    for (const [client, address, name] of wrong) {
      const { status, body } = await client.get(address);
      expect([address, status, Object.keys(body['errors'] ?? {})]).toEqual([address, 422, [name]]);
    }
  });
});

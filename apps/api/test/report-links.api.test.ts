import { startOfWeek, todayInIndia } from '@job-alert/domain/india/calendar';
import { REPORT_LINK_READS_AN_HOUR } from '@job-alert/domain/reports/report-link';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SpreadsheetLinkEntity } from '../src/database/entities/reports/spreadsheet-link.entity.js';
import { createAdmin } from './builders/admin.js';
import { TestClient } from './builders/client.js';
import type { Actor } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const CREATE = `mutation ($input: CreateReportLinkInput!) {
  createReportLink(input: $input) { url reportLink { id name report query isActive expiresAt lastUsedAt } }
}`;
const REVOKE = 'mutation ($id: ID!) { revokeReportLink(input: { id: $id }) { reportLink { id isActive } } }';

interface Created {
  createReportLink: { url: string; reportLink: { id: string; query: string; isActive: boolean; expiresAt: string } };
}

describe('a read-only link to a report', () => {
  let portal: Portal;
  let admin: Actor;
  beforeAll(async () => {
    portal = await startPortal({ RATE_LIMITS: 'on' });
    admin = await createAdmin(portal);
  });
  afterAll(() => portal.stop());

  async function create(input: object = {}) {
    const values = { name: 'Board sheet', report: 'applications-per-week', ...input };
    const { createReportLink } = await admin.client.ask<Created>(CREATE, { input: values });
    return { ...createReportLink, path: new URL(createReportLink.url).pathname };
  }
  /** Reads a link as a spreadsheet does: without a login and without following redirects. */
  const read = (path: string, headers: Record<string, string> = {}) =>
    fetch(portal.url + path, { headers, redirect: 'manual' });
  const stored = (id: string) => portal.dataSource.manager.findOneByOrFail(SpreadsheetLinkEntity, { id });

  test('works without a login and forbids caching, indexing and referrers', async () => {
    const { path, reportLink } = await create();
    expect(reportLink).toMatchObject({ name: 'Board sheet', isActive: true, lastUsedAt: null });
    const response = await read(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => response.headers.get(name))).toEqual([
      'no-store',
      'noindex',
      'no-referrer',
    ]);
    expect(parse(await response.text(), { bom: true })[0]).toEqual(['week_start', 'applications']);
    const { lastUsedAt, tokenHash } = await stored(reportLink.id);
    expect(lastUsedAt).toBeInstanceOf(Date);
    expect(path).not.toContain(tokenHash);
  });

  test('is stored without its token in plain text', async () => {
    const { path } = await create();
    const token = path.split('/')[4] ?? '';
    expect(token).toMatch(/^rl_[\w-]{43}$/);
    const rows = await portal.dataSource.query('SELECT * FROM spreadsheet_link');
    const events = await portal.dataSource.query("SELECT * FROM audit_event WHERE subject_type = 'REPORT_LINK'");
    expect(events.length).toBeGreaterThan(0);
    expect(JSON.stringify([rows, events])).not.toContain(token);
  });

  test('gives access to its own report only', async () => {
    const { path } = await create();
    const token = path.split('/')[4] ?? '';
    expect((await read(path.replace('applications-per-week', 'funnel-by-stage'))).status).toBe(404);
    expect((await read(path.slice(0, -4))).status).toBe(404);
    expect((await read('/feeds/reports/applications-per-week.csv', { authorization: `Bearer ${token}` })).status).toBe(
      401,
    );
    expect(
      await new TestClient(portal.url, token).outcome('{ reports(names: [OPEN_JOBS_BY_INDUSTRY]) { rows { cells } } }'),
    ).toBe('UNAUTHENTICATED');
    expect((await read(`/feeds/reports/links/${token.slice(0, -1)}_/applications-per-week.csv`)).status).toBe(404);
  });

  test('keeps its stored period, or reads the days from the URL if it has none', async () => {
    const weeksOf = (text: string) =>
      parse(text, { bom: true })
        .slice(1)
        .map(([week]) => week);
    const fixed = await create({ query: '?to=2026-03-08&from=2026-03-02&utm_source=x' });
    expect(fixed.reportLink.query).toBe('from=2026-03-02&to=2026-03-08');
    expect(weeksOf(await (await read(fixed.path)).text())).toEqual(['2026-03-02']);
    expect((await read(`${fixed.path}?from=2020-01-01`)).status).toBe(400);
    const free = await create();
    expect(weeksOf(await (await read(`${free.path}?from=2026-03-03&to=2026-03-04`)).text())).toEqual(['2026-03-02']);
    expect((await read(`${free.path}?from=2026-02-30`)).status).toBe(400);
    const moving = await create({ query: 'period=last-12-weeks' });
    const weeks = weeksOf(await (await read(moving.path)).text());
    expect(weeks.at(-1)).toBe(startOfWeek(todayInIndia(new Date())));
  });

  test('stops working when it is revoked or expired', async () => {
    const { path, reportLink } = await create();
    const { revokeReportLink } = await admin.client.ask<{ revokeReportLink: { reportLink: object } }>(
      REVOKE,
      reportLink,
    );
    expect(revokeReportLink.reportLink).toEqual({ id: reportLink.id, isActive: false });
    expect((await read(path)).status).toBe(404);
    const late = await create({ days: 30 });
    expect(Date.parse(late.reportLink.expiresAt) - Date.now()).toBeLessThanOrEqual(30 * 86_400_000);
    await portal.dataSource.query(
      'UPDATE spreadsheet_link SET created_at = NOW(3) - INTERVAL 1 DAY, expires_at = NOW(3) - INTERVAL 1 HOUR WHERE id = ?',
      [late.reportLink.id],
    );
    expect((await read(late.path)).status).toBe(404);
    const { reportLinks } = await admin.client.ask<{ reportLinks: { id: string; isActive: boolean }[] }>(
      '{ reportLinks { id isActive } }',
    );
    expect(reportLinks.find(({ id }) => id === late.reportLink.id)?.isActive).toBe(false);
  });

  test('is rejected with an unknown report, an empty name or another validity, and an unknown link cannot be revoked', async () => {
    const values = { name: 'Sheet', report: 'funnel-by-stage' };
    const errorOf = (input: object) => admin.client.errorOf(CREATE, { input: { ...values, ...input } });
    expect(await errorOf({ report: 'constructor' })).toMatchObject({
      fields: { report: ['Choose one of the reports.'] },
    });
    expect(await errorOf({ name: ' ' })).toMatchObject({ fields: { name: ['Name is required.'] } });
    expect(await errorOf({ days: 4_000 })).toMatchObject({ fields: { days: ['Choose 30, 90 or 365 days.'] } });
    expect(await admin.client.outcome(REVOKE, { id: '987654321' })).toBe('NOT_FOUND');
  });

  test('is created at most 20 times in 24 hours by each administrator, also at once', async () => {
    const other = await createAdmin(portal);
    const input = { name: 'Sheet', report: 'funnel-by-stage' };
    const outcomes = await Promise.all(Array.from({ length: 60 }, () => other.client.outcome(CREATE, { input })));
    expect(outcomes.filter((outcome) => outcome === 'OK')).toHaveLength(20);
    expect(await other.client.errorOf(CREATE, { input })).toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringContaining('You can create 20 links in 24 hours.'),
    });
    await create();
  });

  test('is one of at most 100 active links, also when several administrators create them at once', async () => {
    await portal.dataSource.manager.updateAll(SpreadsheetLinkEntity, { isActive: false });
    const link = await stored((await create()).reportLink.id);
    const rows = Array.from({ length: 97 }, (_, at) => ({
      ...link,
      id: undefined,
      tokenHash: `${at}`.padStart(64, '0'),
    }));
    await portal.dataSource.manager.insert(SpreadsheetLinkEntity, rows as never);
    const admins = await Promise.all(Array.from({ length: 6 }, () => createAdmin(portal)));
    const input = { name: 'Sheet', report: 'funnel-by-stage' };
    const outcomes = await Promise.all(admins.map(({ client }) => client.outcome(CREATE, { input })));
    expect(outcomes.toSorted()).toEqual([
      'INVALID_INPUT',
      'INVALID_INPUT',
      'INVALID_INPUT',
      'INVALID_INPUT',
      'OK',
      'OK',
    ]);
    expect(await portal.dataSource.manager.countBy(SpreadsheetLinkEntity, { isActive: true })).toBe(100);
    expect(await admin.client.errorOf(CREATE, { input })).toMatchObject({
      fields: { name: ['At most 100 links can work at once. Revoke one first.'] },
    });
    await portal.dataSource.manager.updateAll(SpreadsheetLinkEntity, { isActive: false });
  });

  test('rejects reads over the hourly limit', async () => {
    const { path, reportLink } = await create();
    const limit = { name: 'report-link', points: REPORT_LINK_READS_AN_HOUR, seconds: 3_600 };
    await portal.container.limiter.count(limit, reportLink.id, REPORT_LINK_READS_AN_HOUR - 1);
    expect((await read(path)).status).toBe(200);
    const refused = await read(path);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});

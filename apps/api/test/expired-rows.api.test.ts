import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { NotificationEntity } from '../src/database/entities/messages/notification.entity.js';
import { purgeExpiredRows } from '../src/database/retention.js';
import { anonymizeOldIps } from '../src/database/anonymize-ips.js';
import { readConfig } from '../src/platform/config.js';
import { registerCandidate } from './builders/candidate.js';
import type { Actor } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const HOUR = 3_600_000;
const RETENTION = { auditDays: 400, notificationDays: 60 };
let portal: Portal;
let candidate: Actor;
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'on' });
  candidate = await registerCandidate(portal);
});
afterAll(() => portal.stop());

const viewer = async (): Promise<unknown> => candidate.client.ask('{ viewer { id } }');

test('sessions, reset links and rate-limit counters are deleted after they expire and not before', async () => {
  await candidate.client.ask(
    'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }',
    {
      email: candidate.email,
    },
  );
  expect(await purgeExpiredRows(portal.dataSource, new Date(), RETENTION)).toBe(0);
  expect(await viewer()).toMatchObject({ viewer: { id: candidate.id } });
  const removed = await purgeExpiredRows(portal.dataSource, new Date(Date.now() + 13 * HOUR), RETENTION);
  expect(removed).toBeGreaterThanOrEqual(3);
  expect(await viewer()).toEqual({ viewer: null });
  const [remaining] = await portal.dataSource.query<{ n: string }[]>('SELECT COUNT(*) AS n FROM password_token');
  expect(Number(remaining?.n)).toBe(0);
});

test('IP addresses in the audit trail are reduced to their network after 30 days, and invalid ones are deleted', async () => {
  const { manager } = portal.dataSource;
  const now = new Date();
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * 24 * HOUR);
  const event = { actorId: null, actorType: 'ANONYMOUS', action: 'REGISTER', subjectType: 'USER', subjectId: '77' };
  const cases = [
    [31, '203.0.113.7', '203.0.113.0/24'],
    [31, '2001:db8:1:2::7', '2001:db8:1::/48'],
    [400, '::ffff:203.0.113.7', '203.0.113.0/24'],
    [31, 'unknown', null],
    [31, null, null],
    [29, '203.0.113.7', '203.0.113.7'],
  ] as const;
  for (const [days, ip] of cases) await manager.insert(AuditEventEntity, { ...event, at: daysAgo(days), ip });
  // More rows than one batch, all with the same time.
  const many = Array.from({ length: 1_001 }, () => ({
    ...event,
    subjectId: '78',
    at: daysAgo(90),
    ip: '198.51.100.9',
  }));
  await manager.createQueryBuilder().insert().into(AuditEventEntity).values(many).updateEntity(false).execute();
  expect(await anonymizeOldIps(portal.dataSource, now)).toBe(1_005);
  const stored = await manager.find(AuditEventEntity, { where: { subjectId: '77' }, order: { id: 'ASC' } });
  expect(stored.map(({ ip }) => ip)).toEqual(cases.map(([, , anonymized]) => anonymized));
  expect(await manager.countBy(AuditEventEntity, { subjectId: '78', ip: '198.51.100.0/24' })).toBe(1_001);
  expect(await anonymizeOldIps(portal.dataSource, now)).toBe(0);
});

test('audit events and notifications are deleted after the configured retention time, also more than a thousand', async () => {
  const { manager } = portal.dataSource;
  const now = new Date();
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * 24 * HOUR);
  const event = { actorId: null, actorType: 'ANONYMOUS', action: 'REGISTER', subjectType: 'USER', subjectId: '79' };
  const line = { userId: candidate.id, kind: 'NEW_JOB', text: 'A job.', path: '/' };
  const insert = async <Row extends object>(entity: new () => Row, rows: QueryDeepPartialEntity<Row>[]) => {
    await manager.createQueryBuilder().insert().into(entity).values(rows).updateEntity(false).execute();
  };
  const times = (count: number, days: number): Date[] => Array.from({ length: count }, () => daysAgo(days));
  const old = [...times(1_001, 401), daysAgo(399)].map((at) => ({ ...event, at }));
  await insert(AuditEventEntity, old);
  await insert(
    NotificationEntity,
    [...times(1_001, 61), daysAgo(59)].map((createdAt) => ({ ...line, createdAt })),
  );
  await purgeExpiredRows(portal.dataSource, now, RETENTION);
  expect(await manager.countBy(AuditEventEntity, { subjectId: '79' })).toBe(1);
  expect(await manager.countBy(NotificationEntity, { userId: candidate.id })).toBe(1);
});

test('audit events are kept for seven years and notifications for two by default', () => {
  expect(readConfig({})).toMatchObject({ AUDIT_DAYS: 2_557, NOTIFICATION_DAYS: 731 });
  expect(() => readConfig({ AUDIT_DAYS: '0' })).toThrow(/AUDIT_DAYS must be at least 1/);
});

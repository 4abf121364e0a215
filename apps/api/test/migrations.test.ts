import { type DataSource, In, type MigrationInterface } from 'typeorm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { JobEntity } from '../src/database/entities/job.entity.js';
import { OutboxMessageEntity } from '../src/database/entities/outbox-message.entity.js';
import { UserEntity } from '../src/database/entities/user.entity.js';
import { WhomNewsTellsOf1763600000009 } from '../src/database/migrations/0009-whom-news-tells-of.js';
import { ExactEmails1763600000013 } from '../src/database/migrations/0013-exact-emails.js';
import { JobsTakenOff1763600000016 } from '../src/database/migrations/0016-jobs-taken-off.js';
import { migrations } from '../src/database/migrations.js';
import { decideApplication } from './builders/admin.js';
import { approvedApplication, openOffice } from './builders/applications.js';
import { openJob, propose, schedule, setJobActive } from './builders/employer.js';
import { daysFromToday, insertUser } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';
import { databaseShape, entityShape } from './schema-shape.js';

/** Takes back a migration and all after it. */
async function undoFrom(dataSource: DataSource, migration: new () => MigrationInterface): Promise<void> {
  const place = migrations.findIndex((each) => each === migration);
  for (let step = place; step < migrations.length; step += 1) await dataSource.undoLastMigration();
}

describe('the migrated database', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal();
  });
  afterAll(() => portal.stop());

  test('has the tables, columns, indexes and keys that the entities describe', async () => {
    expect(await databaseShape(portal.dataSource)).toEqual(entityShape(portal.dataSource));
  });

  test('gives every table a primary key, which a cluster needs', async () => {
    const tables: { name: string }[] = await portal.dataSource.query(
      `SELECT t.table_name AS name FROM information_schema.tables t
       LEFT JOIN information_schema.table_constraints c
         ON c.table_schema = t.table_schema AND c.table_name = t.table_name AND c.constraint_type = 'PRIMARY KEY'
       WHERE t.table_schema = DATABASE() AND t.table_type = 'BASE TABLE' AND c.constraint_name IS NULL`,
    );
    expect(tables).toEqual([]);
  });

  test('can be taken back step by step and built again', async () => {
    const count = portal.dataSource.migrations.length;
    for (let step = 0; step < count; step += 1) await portal.dataSource.undoLastMigration();
    const left: { name: string }[] = await portal.dataSource.query(
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
    );
    expect(left.map(({ name }) => name)).toEqual(['migration']);
    await expect(portal.dataSource.runMigrations()).resolves.toHaveLength(count);
  });

  test('finds out whom the mails told administrators of that were written before', async () => {
    const office = await openOffice(portal);
    const { candidate, applicationId } = await approvedApplication(portal, office);
    await schedule(office.employer, applicationId);
    await decideApplication(office.admin, applicationId, 'APPROVE');
    await propose(office.employer, applicationId, 'SELECTED', { dateOfJoining: daysFromToday(20), feedback: 'Fine.' });
    const toldOf = async (): Promise<{ kind: string; candidateId: string | null; companyId: string | null }[]> =>
      (await portal.dataSource.manager.find(OutboxMessageEntity, { where: { recipient: office.admin.email } }))
        .map(({ kind, candidateId, companyId }) => ({ kind, candidateId, companyId }))
        .toSorted((a, b) => a.kind.localeCompare(b.kind));
    const before = await toldOf();
    const { id: companyId } = office.employer;
    expect(before).toEqual([
      { kind: 'INTERVIEW_SCHEDULED', candidateId: candidate.id, companyId },
      { kind: 'NEW_APPLICATION', candidateId: candidate.id, companyId },
      { kind: 'NEW_EMPLOYER', candidateId: null, companyId },
      { kind: 'NEW_JOB', candidateId: null, companyId },
      { kind: 'NEW_PROPOSAL', candidateId: candidate.id, companyId },
    ]);
    const { dataSource } = portal;
    await undoFrom(dataSource, WhomNewsTellsOf1763600000009);
    await dataSource.runMigrations();
    expect(await toldOf()).toEqual(before);
    expect(await dataSource.query('SELECT id FROM notification')).toEqual([]);
  });

  test('brings e-mails from before into the one form in which they are compared', async () => {
    const { dataSource } = portal;
    const typed = [
      'Asha.Patel@Migrated.EXAMPLE',
      'ANDRÉ@migrated.example',
      'a\u200Bb@migrated.example',
      'ravi@gmáil.example',
    ];
    const people = await Promise.all(typed.map((email) => insertUser(portal, 'CANDIDATE', { email })));
    await undoFrom(dataSource, ExactEmails1763600000013);
    await dataSource.runMigrations();
    const users = await dataSource.manager.findBy(UserEntity, { id: In(people) });
    expect(users.map(({ email }) => email).toSorted()).toEqual([
      'ab@migrated.example',
      'andré@migrated.example',
      'asha.patel@migrated.example',
      'ravi@xn--gmil-6na.example',
    ]);
  });

  test('finds out from the audit trail which jobs an administrator had switched off', async () => {
    const { dataSource } = portal;
    const { admin, employer, jobId: takenOff } = await openOffice(portal);
    const [paused, putBack, unknown] = [
      await openJob(employer, admin),
      await openJob(employer, admin),
      await openJob(employer, admin),
    ];
    await setJobActive(admin, takenOff, false);
    await setJobActive(admin, paused, false);
    await setJobActive(admin, paused, true);
    await setJobActive(employer, paused, false);
    await setJobActive(employer, putBack, false);
    await setJobActive(admin, putBack, true);
    await dataSource.query('UPDATE job SET is_active = 0 WHERE id = ?', [unknown]);
    await undoFrom(dataSource, JobsTakenOff1763600000016);
    await dataSource.runMigrations();
    const jobs = await dataSource.manager.findBy(JobEntity, { companyId: employer.id });
    expect(jobs.filter(({ takenOffAt }) => takenOffAt !== null).map(({ id }) => id)).toEqual([takenOff]);
  });

  test('runs every connection in UTC', async () => {
    const zones = await Promise.all(
      Array.from({ length: 8 }, () => portal.dataSource.query('SELECT @@session.time_zone AS zone, SLEEP(0.05)')),
    );
    expect(new Set(zones.map(([row]) => row.zone))).toEqual(new Set(['+00:00']));
  });
});

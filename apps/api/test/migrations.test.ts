import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import { type DataSource, In } from 'typeorm';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { sampled } from '../../e2e/src/support/release.js';
import { openDataSource } from '../src/database/data-source.js';
import { JobEntity } from '../src/database/entities/job.entity.js';
import { NotificationEntity } from '../src/database/entities/notification.entity.js';
import { OutboxMessageEntity } from '../src/database/entities/outbox-message.entity.js';
import { PasswordTokenEntity } from '../src/database/entities/password-token.entity.js';
import { UserEntity } from '../src/database/entities/user.entity.js';
import { isMadeAlready, migrate, schemaFault } from '../src/database/migrate.js';
import type { Migration, Step } from '../src/database/migration.js';
import { whileLeased } from '../src/database/migration-lock.js';
import { mailAndNotifications } from '../src/database/migrations/0004-mail-and-notifications.js';
import { whomNewsTellsOf } from '../src/database/migrations/0009-whom-news-tells-of.js';
import { exactEmails } from '../src/database/migrations/0013-exact-emails.js';
import { jobsTakenOff } from '../src/database/migrations/0016-jobs-taken-off.js';
import { verifiedEmails } from '../src/database/migrations/0021-verified-emails.js';
import { migrations } from '../src/database/migrations.js';
import { decideApplication } from './builders/admin.js';
import { approvedApplication, openOffice } from './builders/applications.js';
import { openJob, propose, schedule, setJobActive } from './builders/employer.js';
import { daysFromToday, insertUser } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';
import { databaseShape, entityShape } from './schema-shape.js';

/** Takes those steps of a migration again that change rows. */
async function changeRowsAgain({ manager }: DataSource, { steps }: Migration): Promise<void> {
  for (const step of steps) {
    if (typeof step !== 'string') await step(manager);
    else if (!step.startsWith('ALTER') && !step.startsWith('CREATE')) await manager.query(step);
  }
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

  test('is not migrated twice', async () => {
    expect(await migrate(portal.dataSource)).toEqual([]);
  });

  test('finds out whom mails and lines of the bell told administrators of that were written before', async () => {
    const office = await openOffice(portal);
    const { candidate, applicationId } = await approvedApplication(portal, office);
    await schedule(office.employer, applicationId);
    await decideApplication(office.admin, applicationId, 'APPROVE');
    await propose(office.employer, applicationId, 'SELECTED', { dateOfJoining: daysFromToday(20), feedback: 'Fine.' });
    const { dataSource } = portal;
    const { id: userId, email: recipient } = office.admin;
    const toldOf = async () => {
      const mails = await dataSource.manager.findBy(OutboxMessageEntity, { recipient });
      const lines = await dataSource.manager.findBy(NotificationEntity, { userId });
      return [mails, lines].map((all) =>
        all
          .map(({ kind, candidateId, companyId }) => ({ kind, candidateId, companyId }))
          .toSorted((a, b) => a.kind.localeCompare(b.kind)),
      );
    };
    const before = await toldOf();
    const { id: companyId } = office.employer;
    const all = [
      { kind: 'INTERVIEW_SCHEDULED', candidateId: candidate.id, companyId },
      { kind: 'NEW_APPLICATION', candidateId: candidate.id, companyId },
      { kind: 'NEW_EMPLOYER', candidateId: null, companyId },
      { kind: 'NEW_JOB', candidateId: null, companyId },
      { kind: 'NEW_PROPOSAL', candidateId: candidate.id, companyId },
    ];
    expect(before).toEqual([all, all]);
    const gone = { kind: 'NEW_JOB', text: 'A job of somebody.', path: '/list&record=999999999', createdAt: new Date() };
    await dataSource.manager.insert(NotificationEntity, { ...gone, userId });
    for (const table of ['outbox_message', 'notification'])
      await dataSource.query(`UPDATE ${table} SET candidate_id = NULL, company_id = NULL`);
    await changeRowsAgain(dataSource, whomNewsTellsOf);
    const [mails, lines = []] = await toldOf();
    expect(mails).toEqual(all);
    expect(lines.filter(({ companyId: id }) => id !== null)).toEqual(all);
    // A line of a record that is gone stays, and names nobody any more.
    const left = await dataSource.manager.findBy(NotificationEntity, { userId, path: gone.path });
    expect(left.map(({ text }) => text)).toEqual(['There was news in this list.']);
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
    await dataSource.query('UPDATE job SET taken_off_at = NULL');
    await changeRowsAgain(dataSource, jobsTakenOff);
    const jobs = await dataSource.manager.findBy(JobEntity, { companyId: employer.id });
    expect(jobs.filter(({ takenOffAt }) => takenOffAt !== null).map(({ id }) => id)).toEqual([takenOff]);
  });

  test('takes for confirmed the e-mails of those who had set a password by a link of a mail', async () => {
    const { dataSource } = portal;
    const accepted = await insertUser(portal, 'CANDIDATE');
    const invited = await insertUser(portal, 'CANDIDATE');
    const other = await insertUser(portal, 'CANDIDATE');
    const createdAt = new Date('2026-01-01T09:00:00Z');
    const usedAt = new Date('2026-01-01T10:00:00Z');
    const link = { purpose: 'INVITATION' as const, createdAt, expiresAt: new Date('2026-01-04T09:00:00Z') };
    await dataSource.manager.insert(PasswordTokenEntity, [
      { ...link, tokenHash: 'a'.repeat(64), userId: accepted, usedAt },
      { ...link, tokenHash: 'b'.repeat(64), userId: invited, usedAt: null },
    ]);
    await changeRowsAgain(dataSource, verifiedEmails);
    const users = await dataSource.manager.findBy(UserEntity, { id: In([accepted, invited, other]) });
    const verifiedAt = Object.fromEntries(users.map(({ id, emailVerifiedAt }) => [id, emailVerifiedAt]));
    expect(verifiedAt).toEqual({ [accepted]: usedAt, [invited]: null, [other]: null });
  });

  test('runs every connection in UTC', async () => {
    const zones = await Promise.all(
      Array.from({ length: 8 }, () => portal.dataSource.query('SELECT @@session.time_zone AS zone, SLEEP(0.05)')),
    );
    expect(new Set(zones.map(([row]) => row.zone))).toEqual(new Set(['+00:00']));
  });
});

describe('a migration', () => {
  const name = `test_migrate_${process.pid}`;
  let url: string;
  const open: DataSource[] = [];
  const server = async (): Promise<DataSource> => {
    const dataSource = await openDataSource(url, 2);
    open.push(dataSource);
    return dataSource;
  };
  beforeAll(async () => {
    url = await createScratchDatabase(inject('databaseServer'), name);
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((dataSource) => dataSource.destroy()));
    await dropScratchDatabase(inject('databaseServer'), name);
    url = await createScratchDatabase(inject('databaseServer'), name);
  });
  afterAll(() => dropScratchDatabase(inject('databaseServer'), name));

  test.each([
    ['an empty database', undefined],
    ['an older one', whomNewsTellsOf],
  ])('of %s is made by one of three servers that start at once', async (_, until) => {
    if (until) await migrate(await server(), undefined, until);
    const done = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const dataSource = await server();
        return [await migrate(dataSource), await schemaFault(dataSource)];
      }),
    );
    const first = until ? migrations.indexOf(until) : 0;
    expect(done.map(([, fault]) => fault)).toEqual([null, null, null]);
    expect(done.map(([names]) => names).toSorted((a, b) => (b?.length ?? 0) - (a?.length ?? 0))).toEqual([
      migrations.slice(first).map(({ name: each }) => each),
      [],
      [],
    ]);
  });

  const take = ({ manager }: DataSource, step: Step): Promise<unknown> =>
    typeof step === 'string' ? manager.query(step) : step(manager);

  test('can take every step twice: the second time it changes nothing, or the database says that it is done', async () => {
    const dataSource = await server();
    await migrate(dataSource, undefined, migrations[0]);
    for (const { name: which, steps } of migrations) {
      for (const step of steps) {
        await take(dataSource, step);
        await take(dataSource, step).catch((error: unknown) => {
          if (!isMadeAlready(error)) throw error;
        });
      }
      await dataSource.query('INSERT INTO migration (timestamp, name) VALUES (0, ?)', [which]);
    }
    await migrate(dataSource);
    expect(await schemaFault(dataSource)).toBeNull();
    expect(await databaseShape(dataSource)).toEqual(entityShape(dataSource));
  });

  test.each(
    sampled(
      [
        ['last', 100],
        ['first', 1],
      ] as const,
      1,
    ),
  )(
    'goes on where it was broken off after its %s step, which was done and not noted',
    async (_, step) => {
      const dataSource = await server();
      await migrate(dataSource, undefined, migrations[0]);
      for (const [index, { name: which, steps }] of migrations.entries()) {
        const done = steps.slice(0, step);
        for (const each of done) await take(dataSource, each);
        await dataSource.query('INSERT INTO migration_step (name, done) VALUES (?, ?)', [which, done.length - 1]);
        await migrate(dataSource, undefined, migrations[index + 1]);
      }
      expect(await schemaFault(dataSource)).toBeNull();
      expect(await databaseShape(dataSource)).toEqual(entityShape(dataSource));
      expect(await dataSource.query('SELECT * FROM migration_step')).toEqual([]);
    },
    60_000,
  );

  test('that fails is not taken for one that was broken off', async () => {
    const dataSource = await server();
    await migrate(dataSource, undefined, migrations[0]);
    await dataSource.query('CREATE TABLE user (somebody INT PRIMARY KEY)');
    await expect(migrate(dataSource)).rejects.toThrow(/user.*exists/);
  });

  test('is done by one server at a time in a cluster, whose nodes do not know of each other’s locks', async () => {
    const [one, other] = [await server(), await server()];
    const order: string[] = [];
    await whileLeased(
      one.manager,
      () => undefined,
      async () => {
        const waiting = whileLeased(
          other.manager,
          () => order.push('the other waits'),
          async () => order.push('the other works'),
        );
        await expect.poll(() => order).toContain('the other waits');
        order.push('one is done');
        void waiting;
      },
    );
    await expect.poll(() => order.at(-1)).toBe('the other works');
    expect(order).toEqual(['the other waits', 'one is done', 'the other works']);
    expect(await migrate(one)).toHaveLength(migrations.length);
  });

  const PERSON = `INSERT INTO user (id, email, type, first_name, last_name, contact, created_at)
    VALUES (?, ?, 'CANDIDATE', 'Asha', 'Patel', '9876543210', '2026-01-01')`;

  test('brings e-mails from before into the one form in which they are compared', async () => {
    const dataSource = await server();
    await migrate(dataSource, undefined, exactEmails);
    const typed = [
      'Asha.Patel@Migrated.EXAMPLE',
      'ANDRÉ@migrated.example',
      'a\u200Bb@migrated.example',
      'ravi@gmáil.example',
    ];
    for (const [index, email] of typed.entries()) await dataSource.query(PERSON, [index + 1, email]);
    await migrate(dataSource);
    const users = await dataSource.manager.find(UserEntity);
    expect(users.map(({ email }) => email).toSorted()).toEqual([
      'ab@migrated.example',
      'andré@migrated.example',
      'asha.patel@migrated.example',
      'ravi@xn--gmil-6na.example',
    ]);
  });

  test('leaves of several links for one thing the latest that still works', async () => {
    const dataSource = await server();
    await migrate(dataSource, undefined, mailAndNotifications);
    await dataSource.query(PERSON, [1, 'invited@people.example']);
    const links = [
      ['a', 'INVITATION', '2026-01-01', null],
      ['b', 'INVITATION', '2026-01-03', null],
      ['c', 'INVITATION', '2026-01-04', '2026-01-05'],
      ['d', 'RESET', '2026-01-02', null],
    ];
    for (const [hash, purpose, at, used] of links)
      await dataSource.query(
        'INSERT INTO password_token (token_hash, user_id, purpose, created_at, expires_at, used_at) VALUES (?, 1, ?, ?, ?, ?)',
        [hash, purpose, at, '2027-01-01', used],
      );
    await migrate(dataSource);
    expect(await dataSource.query('SELECT token_hash AS hash FROM password_token ORDER BY hash')).toEqual([
      { hash: 'b' },
      { hash: 'd' },
    ]);
  });
});

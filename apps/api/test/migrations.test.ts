import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import type { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { sampled } from '../../../test-release.js';
import { openDataSource } from '../src/database/data-source.js';
import { isAlreadyApplied, migrate } from '../src/database/migrate.js';
import type { Migration, Step } from '../src/database/migration.js';
import { withLease } from '../src/database/migration-lock.js';
import { baseline } from '../src/database/migrations/0001-baseline.js';
import { candidatePostings } from '../src/database/migrations/0018-candidate-postings.js';
import { migrations } from '../src/database/migrations.js';
import { createReportViews } from '../src/database/reports/views.js';
import { schemaError } from '../src/database/schema-error.js';
import { databaseShape, entityShape } from '../src/database/schema-shape.js';
import { SAVE_SKILLS } from './builders/candidate.js';
import { insertCandidate } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

/** A table without an entity, which a later version drops. */
const LEFT_FOR_EARLIER_VERSIONS = 'candidate_term';

/** Migrations that add tables, change tables and change rows, as later releases will. */
const LATER: readonly Migration[] = [
  {
    name: 'Colours1900000000001',
    steps: [
      'CREATE TABLE colour (id INT NOT NULL, name VARCHAR(20) NOT NULL, old_name VARCHAR(20) NULL, PRIMARY KEY (id))',
      "INSERT IGNORE INTO colour (id, name, old_name) VALUES (1, 'red', 'ruby'), (2, 'blue', NULL)",
    ],
  },
  {
    name: 'Shades1900000000002',
    steps: [
      'ALTER TABLE colour ADD COLUMN shade VARCHAR(20) NULL, ADD INDEX colour_shade (shade)',
      async (manager) => {
        await manager.query("UPDATE colour SET shade = 'dark' WHERE id = 1");
        await manager.query("UPDATE colour SET shade = 'light' WHERE id = 2");
      },
      'ALTER TABLE colour DROP COLUMN old_name',
    ],
  },
];
const [colours, shades] = LATER as [Migration, Migration];
const ALL = [...migrations, ...LATER];

/** Checks that exactly all migrations have run. */
async function expectAll(dataSource: DataSource): Promise<void> {
  // Only a run of the portal's own migrations creates the views.
  await createReportViews(dataSource.manager);
  expect(await schemaError(dataSource)).toBeNull();
  const { colour, [LEFT_FOR_EARLIER_VERSIONS]: _, ...own } = await databaseShape(dataSource);
  expect(own).toEqual(entityShape(dataSource));
  expect(colour).toHaveLength(4);
  expect(await dataSource.query('SELECT id, name, shade FROM colour ORDER BY id')).toEqual([
    { id: 1, name: 'red', shade: 'dark' },
    { id: 2, name: 'blue', shade: 'light' },
  ]);
  expect(await dataSource.query('SELECT * FROM migration_step')).toEqual([]);
}

describe('the migrated database', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal();
  });
  afterAll(() => portal.stop());

  test('has the tables, columns, indexes and keys that the entities describe', async () => {
    const { [LEFT_FOR_EARLIER_VERSIONS]: _, ...shape } = await databaseShape(portal.dataSource);
    expect(shape).toEqual(entityShape(portal.dataSource));
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

  test('has candidates of an earlier version indexed again, and none of their former words', async () => {
    const { dataSource, container } = portal;
    const candidate = await insertCandidate(portal);
    await candidate.client.ask(SAVE_SKILLS, { skills: ['React Native'] });
    await container.candidateIndexing.indexAll();
    await dataSource.query(
      "INSERT INTO candidate_term (candidate_id, term, fields, positions) VALUES (?, '~react', 2, '')",
      [candidate.id],
    );
    const isMarked = async () => {
      const [row] = await dataSource.query('SELECT due_at AS dueAt FROM candidate_search WHERE candidate_id = ?', [
        candidate.id,
      ]);
      return row.dueAt !== null;
    };
    expect(await isMarked()).toBe(false);
    for (const step of candidatePostings.steps)
      if (typeof step === 'string' && !step.startsWith('CREATE')) await dataSource.query(step);
    expect(await isMarked()).toBe(true);
    expect(await dataSource.query('SELECT * FROM candidate_term')).toEqual([]);
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
    ['an empty database', []],
    ['an older one', migrations],
  ])('of %s is run by only one of three servers that start at the same time', async (_, before) => {
    await migrate(await server(), undefined, before);
    const done = await Promise.all(Array.from({ length: 3 }, async () => migrate(await server(), undefined, ALL)));
    expect(done.toSorted((a, b) => b.length - a.length)).toEqual([
      ALL.slice(before.length).map(({ name: each }) => each),
      [],
      [],
    ]);
    await expectAll(await server());
  });

  const take = ({ manager }: DataSource, step: Step): Promise<unknown> =>
    typeof step === 'string' ? manager.query(step) : step(manager);

  test('can run every step twice with the same result', async () => {
    const dataSource = await server();
    await migrate(dataSource, undefined, []);
    for (const { name: which, steps } of ALL) {
      for (const step of steps) {
        await take(dataSource, step);
        await take(dataSource, step).catch((error: unknown) => {
          if (!isAlreadyApplied(error)) throw error;
        });
      }
      await dataSource.query('INSERT INTO migration (timestamp, name) VALUES (0, ?)', [which]);
    }
    await expectAll(dataSource);
  });

  const BROKEN_OFF = [
    ['baseline', 32, baseline],
    ['migration that adds a table', 2, colours],
    ['migration that changes a table', 2, shades],
    ['migration that changes a table', 3, shades],
    ['baseline', 1, baseline],
    ['baseline', 16, baseline],
    ['baseline', 48, baseline],
    ['baseline', baseline.steps.length, baseline],
    ['migration that changes a table', 1, shades],
  ] as const;
  test.each(sampled(BROKEN_OFF, 4))(
    'continues the %s that was interrupted after its step %i, before that step was recorded',
    async (_, count, broken) => {
      const dataSource = await server();
      await migrate(dataSource, undefined, ALL.slice(0, ALL.indexOf(broken)));
      for (const step of broken.steps.slice(0, count)) await take(dataSource, step);
      const book = [broken.name, count - 1, count];
      await dataSource.query('INSERT INTO migration_step (name, done, started) VALUES (?, ?, ?)', book);
      await migrate(dataSource, undefined, ALL);
      await expectAll(dataSource);
    },
  );

  test.each([
    ['that was recorded as started', 1],
    ['that was not recorded as started', 0],
  ])('runs a step %s but has not been applied', async (_, started) => {
    const dataSource = await server();
    await migrate(dataSource, undefined, migrations);
    const book = [colours.name, 0, started];
    await dataSource.query('INSERT INTO migration_step (name, done, started) VALUES (?, ?, ?)', book);
    await migrate(dataSource, undefined, ALL);
    await expectAll(dataSource);
  });

  test('finishes the interrupted migration of a version that did not record which step had started', async () => {
    const dataSource = await server();
    await dataSource.query('CREATE TABLE migration_step (name VARCHAR(255) PRIMARY KEY, done INT UNSIGNED NOT NULL)');
    await dataSource.query('INSERT INTO migration_step (name, done) VALUES (?, 1)', [baseline.name]);
    for (const step of baseline.steps.slice(0, 1)) await take(dataSource, step);
    await migrate(dataSource, undefined, ALL);
    await expectAll(dataSource);
  });

  /** Runs migrations three times. Returns the different errors, of which there must be one. */
  async function errorsOf(targets: readonly Migration[]): Promise<unknown[]> {
    const errors = new Set<unknown>();
    for (let run = 0; run < 3; run += 1)
      errors.add(await migrate(await server(), undefined, targets).catch((error: unknown) => String(error)));
    return [...errors];
  }

  test('fails each time, and changes nothing, when a table exists that the baseline creates', async () => {
    const dataSource = await server();
    await dataSource.query('CREATE TABLE user (somebody INT PRIMARY KEY)');
    await dataSource.query('CREATE TABLE job (somebody INT PRIMARY KEY)');
    expect(await errorsOf(migrations)).toEqual([
      expect.stringContaining(
        'it already has the table user and 1 more, which the portal has not created): use an empty database',
      ),
    ]);
    const tables = await dataSource.query(
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY table_name',
    );
    expect(tables).toEqual([{ name: 'job' }, { name: 'user' }]);
  });

  test('fails each time when a table exists that a later migration creates', async () => {
    const dataSource = await server();
    await migrate(dataSource);
    await dataSource.query('CREATE TABLE colour (id INT PRIMARY KEY)');
    expect(await errorsOf(ALL)).toEqual([expect.stringContaining('it already has the table colour, which')]);
  });

  test('fails each time when a column exists that one of its steps adds', async () => {
    const dataSource = await server();
    await migrate(dataSource, undefined, ALL.slice(0, -1));
    await dataSource.query('ALTER TABLE colour ADD COLUMN shade INT NULL');
    expect(await errorsOf(ALL)).toEqual([
      expect.stringMatching(
        /another program has changed what step 1 of the migration Shades.*shade.*: undo that change/,
      ),
    ]);
    await dataSource.query('ALTER TABLE colour DROP COLUMN shade');
    await migrate(dataSource, undefined, ALL);
    await expectAll(dataSource);
  });

  test('waits while another server holds the migration lease', async () => {
    const [one, other] = [await server(), await server()];
    const order: string[] = [];
    await withLease(
      one.manager,
      () => undefined,
      async () => {
        const waiting = withLease(
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
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Portal, startPortal } from './harness.js';
import { databaseShape, entityShape } from './schema-shape.js';

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

  test('runs every connection in UTC', async () => {
    const zones = await Promise.all(
      Array.from({ length: 8 }, () => portal.dataSource.query('SELECT @@session.time_zone AS zone, SLEEP(0.05)')),
    );
    expect(new Set(zones.map(([row]) => row.zone))).toEqual(new Set(['+00:00']));
  });
});

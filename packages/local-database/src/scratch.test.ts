import { expect, test } from 'vitest';
import { scratchDatabaseUrl, createScratchDatabase, dropScratchDatabase } from './scratch.js';

const nowhere = 'mysql://root@127.0.0.1:1/job_alert';

test.each(['job_alert', 'mysql', 'latest', 'test`; DROP DATABASE mysql', 'Test', '', `test_${'x'.repeat(60)}`])(
  'the name %j is refused before any connection is made, because it may be a database with real data',
  async (name) => {
    await expect(createScratchDatabase(nowhere, name)).rejects.toThrow('is no name of a scratch database');
    await expect(dropScratchDatabase(nowhere, name)).rejects.toThrow('is no name of a scratch database');
  },
);

test('an address leads to another database with the same account and parameters', () => {
  expect(scratchDatabaseUrl('mysql://a:b%40c@db.example:3307/live?ssl=true', 'scratch_1')).toBe(
    'mysql://a:b%40c@db.example:3307/scratch_1?ssl=true',
  );
  expect(scratchDatabaseUrl('mysql://root@127.0.0.1:3306', 'scratch_1')).toBe('mysql://root@127.0.0.1:3306/scratch_1');
});

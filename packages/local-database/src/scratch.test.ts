import { expect, test } from 'vitest';
import { scratchDatabaseUrl, createScratchDatabase, dropScratchDatabase } from './scratch.js';

const nowhere = 'mysql://root@127.0.0.1:1/job_alert';

test.each(['job_alert', 'mysql', 'latest', 'test`; DROP DATABASE mysql', 'Test', '', `test_${'x'.repeat(60)}`])(
  'the name %j is rejected before a connection is made because it is not a scratch database',
  async (name) => {
    await expect(createScratchDatabase(nowhere, name)).rejects.toThrow('is no name of a scratch database');
    await expect(dropScratchDatabase(nowhere, name)).rejects.toThrow('is no name of a scratch database');
  },
);

test('the URL of a scratch database keeps the account and the parameters', () => {
  expect(scratchDatabaseUrl('mysql://a:b%40c@db.example:3307/live?ssl=true', 'scratch_1')).toBe(
    'mysql://a:b%40c@db.example:3307/scratch_1?ssl=true',
  );
  expect(scratchDatabaseUrl('mysql://root@127.0.0.1:3306', 'scratch_1')).toBe('mysql://root@127.0.0.1:3306/scratch_1');
});

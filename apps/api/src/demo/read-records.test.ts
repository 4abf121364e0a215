import { expect, test } from 'vitest';
import { jobsSchema } from './demo-schemas.js';
import { readRecords } from './read-records.js';
import jobs from './records/jobs.json' with { type: 'json' };

const [first, second, ...others] = jobs;

test('a record with a wrong value is rejected with its file and the path of the value', () => {
  const wrong = [first, { ...second, salaryMin: '3 lakh' }, ...others];
  expect(() => readRecords('jobs.json', jobsSchema, wrong)).toThrow(
    'apps/api/src/demo/records/jobs.json is wrong:\n✖ Invalid input: expected number, received string\n  → at [1].salaryMin',
  );
});

test('an unknown field name is rejected', () => {
  const wrong = [{ ...first, preferedSkills: [] }, second, ...others];
  expect(() => readRecords('jobs.json', jobsSchema, wrong)).toThrow(/"preferedSkills"\n {2}→ at \[0\]/);
});

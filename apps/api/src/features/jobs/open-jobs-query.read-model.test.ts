import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openJobPlan } from './open-job-columns.read-model.js';
import { type OpenJobsRequest, openJobsStatement, plainStatement } from './open-jobs-query.read-model.js';

const cursor = fc.record({
  listedAt: fc.constantFrom('2026-01-31T10:00:00.000000', '2026-02-01T11:30:00.000000'),
  id: fc.nat().map(String),
  weight: fc.constantFrom(0, 1, 2, 5),
  salary: fc.constantFrom(null, 300_000),
});
const filter = fc.constantFrom<OpenJobsRequest['filter']>(
  {},
  { query: '', location: null, cities: [] },
  { query: 'silk' },
  { query: 'hr' },
  { location: 'surat' },
  { cities: ['Surat'] },
  { minSalary: 0 },
  { query: '!!!' },
);
const request: fc.Arbitrary<OpenJobsRequest> = fc
  .record({
    filter,
    direction: fc.constantFrom('ASC' as const, 'DESC' as const, null),
    start: fc.oneof(cursor, fc.constantFrom(0, 20, 980)),
    take: fc.integer({ min: 2, max: 101 }),
    today: fc.constantFrom('2026-03-01', '2026-03-02'),
  })
  .map(({ start, ...rest }) =>
    typeof start === 'number' ? { ...rest, after: null, skip: start } : { ...rest, after: start, skip: 0 },
  );
const fields = fc.subarray(['title', 'city', 'company.name', 'company']);

test('a statement whose text is kept is the one that would be built, whatever was asked before', () => {
  let kept = 0;
  const property = fc.property(request, fields, (asked, names) => {
    const plan = openJobPlan(names);
    const statement = plainStatement(asked, plan);
    if (!statement) return;
    kept += 1;
    const { sql, values } = openJobsStatement(asked, plan.columns);
    expect(statement).toEqual({ sql: sql(), values });
  });
  fc.assert(property, { numRuns: 2_000 });
  expect(kept).toBeGreaterThan(200);
});

test('no more than six texts of lists are kept for a selection', () => {
  const plan = openJobPlan(['state']);
  for (const asked of fc.sample(request, 500)) plainStatement(asked, plan);
  expect([...plan.texts.keys()].toSorted()).toEqual([
    'ASC after',
    'ASC far',
    'ASC first',
    'DESC after',
    'DESC far',
    'DESC first',
  ]);
});

test('a list without filters is read on the index of listed jobs, whatever the optimizer estimates', () => {
  for (const skip of [0, 980]) {
    const asked: OpenJobsRequest = {
      filter: {},
      direction: 'DESC',
      after: null,
      skip,
      take: 20,
      today: '2026-03-01',
    };
    expect(openJobsStatement(asked, 'j.id').sql()).toContain('FROM job j FORCE INDEX (job_listed) WHERE');
  }
});

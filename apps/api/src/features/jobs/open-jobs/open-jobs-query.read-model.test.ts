import { expect, test } from 'vitest';
import { planFilter } from './open-job-conditions.rules.js';
import { type OpenJobsRequest, openJobsStatement } from './open-jobs-query.read-model.js';

test('a list without filters forces the index of listed jobs', () => {
  for (const skip of [0, 980]) {
    const request: OpenJobsRequest = {
      plan: planFilter({}, '2026-03-01'),
      direction: 'DESC',
      after: null,
      skip,
      take: 20,
    };
    expect(openJobsStatement(request, 'j.id').sql).toContain('FROM job j FORCE INDEX (job_listed) WHERE');
  }
});

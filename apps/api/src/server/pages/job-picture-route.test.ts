import Fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { jobPictureRoute } from './job-picture-route.js';

describe('the route of pictures of jobs', () => {
  test('redirects to the general picture if a picture cannot be drawn, and logs why', async () => {
    const app = Fastify();
    const warn = vi.fn();
    const job = { id: '7', title: 'Weaver', city: 'Surat', state: 'Gujarat', salaryMin: 1, salaryMax: 2 };
    const openJobs = { one: () => Promise.resolve({ ...job, company: { name: 'Tapi Silk' } }) };
    const deps = {
      brandName: 'Job Alert',
      publicJobsFor: () => ({ openJobs }),
      budget: { isEnabled: true, spend: () => undefined },
      logger: { warn },
    };
    jobPictureRoute(app, deps, () => Promise.reject(new Error('No library for this machine.')));
    const answer = await app.inject('/share/jobs/7.png');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/share.png']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { err: new Error('No library for this machine.'), job: '7' },
      'the picture of a job could not be drawn',
    );
  });
});

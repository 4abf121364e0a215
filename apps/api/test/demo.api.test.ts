import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoApplications, demoCandidates, demoCompanies, demoJobs } from '../src/demo/demo-records.js';
import { loadDemoInto } from '../src/demo/load/load-demo-into.js';
import { type Portal, startPortal } from './harness.js';

const countOf = async (portal: Portal, sql: string): Promise<number> => {
  const [row] = await portal.dataSource.query<{ n: string }[]>(`SELECT COUNT(*) AS n FROM ${sql}`);
  return Number(row?.n);
};

describe('the demo', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal();
    await loadDemoInto(portal.container);
  });
  afterAll(() => portal.stop());

  test('contains every company, job, candidate and application of its data files', async () => {
    expect(await countOf(portal, 'company')).toBe(demoCompanies.length);
    expect(await countOf(portal, 'job')).toBe(demoJobs.length);
    expect(await countOf(portal, 'candidate_profile')).toBe(demoCandidates.length);
    expect(await countOf(portal, 'application')).toBe(demoApplications.length);
  });

  test('lists its open jobs and indexes their words', async () => {
    expect(await countOf(portal, 'job WHERE listed_at IS NOT NULL')).toBeGreaterThan(40);
    expect(await countOf(portal, "job_term WHERE term = 'loom'  OR term = 'looms'")).toBeGreaterThan(0);
  });

  test('has a resume for every candidate and an offer letter for every selection', async () => {
    expect(await countOf(portal, 'candidate_profile WHERE resume_id IS NULL')).toBe(0);
    const selected = "approval WHERE proposed_value = 'SELECTED' AND date_of_joining IS NOT NULL";
    expect(await countOf(portal, `${selected} AND offer_letter_id IS NULL`)).toBe(0);
    expect(await countOf(portal, selected)).toBeGreaterThan(0);
  });

  test('contains at least three filled openings for its reports', async () => {
    expect(await countOf(portal, 'offer_fact WHERE days_to_fill IS NOT NULL')).toBeGreaterThanOrEqual(3);
  });

  test('stores on each application the state of its newest request', async () => {
    const differing =
      'application a JOIN approval p ON p.id = a.approval_id WHERE a.approval_state <> p.state OR p.application_id <> a.id';
    expect(await countOf(portal, differing)).toBe(0);
    expect(await countOf(portal, 'application WHERE approval_id IS NULL')).toBe(0);
  });

  test('rejects a second load without changes', async () => {
    await expect(loadDemoInto(portal.container)).rejects.toThrow(/Duplicate entry/);
    expect(await countOf(portal, 'user')).toBe(1 + demoCompanies.length + demoCandidates.length);
  });
});

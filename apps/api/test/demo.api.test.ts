import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoApplications, demoCandidates, demoCompanies, demoJobs, demoRecruiting } from '../src/demo/demo-records.js';
import { demoPeople } from '../src/demo/demo-people.js';
import { loadDemoInto } from '../src/demo/load/load-demo-into.js';
import { type Portal, startPortal } from './harness.js';

const countOf = async (portal: Portal, sql: string): Promise<number> => {
  const [row] = await portal.dataSource.query<{ n: string }[]>(`SELECT COUNT(*) AS n FROM ${sql}`);
  return Number(row?.n);
};

const candidates = demoCandidates.length + demoPeople('2030-06-15').length;

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
    expect(await countOf(portal, 'candidate_profile')).toBe(candidates);
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

  test('is searched at once, with the words of every resume', async () => {
    const unread = 'candidate_search WHERE due_at IS NOT NULL OR resume_due_at IS NOT NULL OR resume_text IS NULL';
    expect([await countOf(portal, 'candidate_search'), await countOf(portal, unread)]).toEqual([candidates, 0]);
    const owned = 'candidate_profile p JOIN stored_file f ON f.id = p.resume_id AND f.owner_id = p.id';
    expect(await countOf(portal, owned)).toBe(candidates);
  });

  test.each(['pdf', 'wordprocessingml'])(
    'knows of a resume (%s) the words that reading the file finds',
    async (type) => {
      const [{ id }] = await portal.dataSource.query<[{ id: string }]>(
        `SELECT p.id FROM candidate_profile p JOIN stored_file f ON f.id = p.resume_id WHERE f.media_type LIKE '%${type}%' ORDER BY p.id DESC LIMIT 1`,
      );
      const words = () => portal.dataSource.query('SELECT terms FROM indexed_candidate WHERE candidate_id = ?', [id]);
      const known = await words();
      await portal.dataSource.query(
        'UPDATE candidate_search SET resume_text = NULL, resume_due_at = UTC_TIMESTAMP(3) WHERE candidate_id = ?',
        [id],
      );
      await portal.container.candidateIndexing.indexAll();
      expect(await words()).toEqual(known);
    },
  );

  test('contains at least three filled openings for its reports', async () => {
    expect(await countOf(portal, 'offer_fact WHERE days_to_fill IS NOT NULL')).toBeGreaterThanOrEqual(3);
  });

  test('stores on each application the state of its newest request', async () => {
    const differing =
      'application a JOIN approval p ON p.id = a.approval_id WHERE a.approval_state <> p.state OR p.application_id <> a.id';
    expect(await countOf(portal, differing)).toBe(0);
    expect(await countOf(portal, 'application WHERE approval_id IS NULL')).toBe(0);
  });

  test('has invitations of which each Yes is an application, recommendations, pools and follow-ups', async () => {
    expect(await countOf(portal, 'job_invitation')).toBe(demoRecruiting.invitations.length);
    const yes = "job_invitation i JOIN application a ON a.id = i.application_id AND a.source = 'INVITATION'";
    const accepted = await countOf(portal, "job_invitation WHERE answer = 'ACCEPTED'");
    expect([await countOf(portal, yes), accepted > 2]).toEqual([accepted, true]);
    expect(await countOf(portal, "application WHERE source = 'INVITATION'")).toBe(accepted);
    expect(await countOf(portal, 'recommendation')).toBe(3);
    expect(await countOf(portal, 'talent_pool_member')).toBe(demoRecruiting.pools.flatMap((one) => one.members).length);
    expect(await countOf(portal, 'note WHERE due_on IS NOT NULL')).toBeGreaterThan(2);
    expect(await countOf(portal, "note_word WHERE word = 'promised'")).toBe(1);
  });

  test('rejects a second load without changes', async () => {
    await expect(loadDemoInto(portal.container)).rejects.toThrow(/Duplicate entry/);
    expect(await countOf(portal, 'user')).toBe(1 + demoCompanies.length + candidates);
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { createAdmin, decideJob, setUserActive } from './builders/admin.js';
import { applyError } from './builders/applications.js';
import { approvedEmployer, openJob, postJob, setJobActive } from './builders/employer.js';
import { type Actor, daysFromToday, insertCandidate, letDeadlinePass, visitor } from './builders/records.js';
import { StatementListener } from './builders/statements.js';
import { type Portal, sharedPortal } from './harness.js';

const verbAndTable = (sql: string): string =>
  (/^(?:UPDATE|INSERT INTO|DELETE FROM) \w+/.exec(sql.replaceAll('`', '')) ?? [''])[0];

describe('a job', () => {
  let portal: Portal;
  let admin: Actor;
  beforeAll(async () => {
    portal = await sharedPortal();
    admin = await createAdmin(portal);
  });

  /** Returns whether the job is open in each place: list, search by word, search by place, job page, the employer's jobs. */
  async function places(id: string): Promise<boolean[]> {
    const anybody = visitor(portal);
    const listed = async (filter: object) => {
      const { openJobs } = await anybody.ask<{ openJobs: { nodes: { id: string }[]; totalCount: number } }>(
        'query ($filter: OpenJobsFilter) { openJobs(first: 100, filter: $filter) { nodes { id } totalCount } }',
        { filter },
      );
      expect(openJobs.totalCount).toBe(openJobs.nodes.length);
      return openJobs.nodes.some((node) => node.id === id);
    };
    const own = await anybody.ask<{ openJob: object | null }>('query ($id: ID!) { openJob(id: $id) { id } }', { id });
    const { isOpen, jobStatus } = await jobStatusOf(id);
    expect(jobStatus === 'LIVE').toBe(isOpen);
    return [
      await listed({}),
      await listed({ query: 'text' }),
      await listed({ location: 'sur' }),
      own.openJob !== null,
      isOpen,
    ];
  }

  async function jobStatusOf(id: string): Promise<{ isOpen: boolean; jobStatus: string }> {
    const document = 'query ($id: ID!) { job(id: $id) { isOpen jobStatus } }';
    return (await admin.client.ask<{ job: { isOpen: boolean; jobStatus: string } }>(document, { id })).job;
  }

  const OPEN = [true, true, true, true, true];
  const CLOSED = [false, false, false, false, false];

  test('is open from approval through its deadline day in India, and reopens with a later deadline without approval', async () => {
    const employer = await approvedEmployer(portal, admin);
    const id = await postJob(employer);
    expect(await places(id)).toEqual(CLOSED);
    await decideJob(admin, id, 'APPROVE');
    expect(await places(id)).toEqual(OPEN);
    await portal.dataSource.query('UPDATE job SET deadline = ? WHERE id = ?', [daysFromToday(0), id]);
    expect(await places(id)).toEqual(OPEN);
    await letDeadlinePass(portal, id);
    expect(await places(id)).toEqual(CLOSED);
    expect((await jobStatusOf(id)).jobStatus).toBe('CLOSED');
    const extend =
      'mutation ($id: ID!, $deadline: Date!) { extendJobDeadline(input: { id: $id, deadline: $deadline }) { job { jobStatus deadline } } }';
    expect(await employer.client.outcome(extend, { id, deadline: daysFromToday(0) })).toBe('INVALID_INPUT');
    const deadline = daysFromToday(14);
    expect(await employer.client.ask(extend, { id, deadline })).toEqual({
      extendJobDeadline: { job: { jobStatus: 'LIVE', deadline } },
    });
    expect(await places(id)).toEqual(OPEN);
    const [edit] = await portal.dataSource.query(
      "SELECT details FROM audit_event WHERE subject_type = 'JOB' AND subject_id = ? AND action = 'EDIT'",
      [id],
    );
    expect(JSON.parse(edit.details).after).toMatchObject({ deadline });
  });

  test.each([
    ['its employer', (employer: Actor) => employer],
    ['an administrator', () => admin],
  ])('closes everywhere when %s deactivates it, and reopens when it is reactivated', async (_, who) => {
    const employer = await approvedEmployer(portal, admin);
    const id = await openJob(employer, admin);
    await setJobActive(who(employer), id, false);
    expect(await places(id)).toEqual(CLOSED);
    expect((await applyError(await insertCandidate(portal), id)).code).toBe('JOB_NOT_OPEN');
    await setJobActive(who(employer), id, true);
    expect(await places(id)).toEqual(OPEN);
  });

  test('closes everywhere and leaves the search index when its employer is deactivated, and then reopens', async () => {
    const employer = await approvedEmployer(portal, admin);
    const ids = [await openJob(employer, admin), await openJob(employer, admin)] as const;
    const indexed = (table: string) =>
      portal.dataSource.query(`SELECT 1 FROM ${table} WHERE job_id IN (?, ?)`, [...ids]);
    expect(await indexed('job_term')).not.toEqual([]);
    await setUserActive(admin, employer.id, false);
    expect([await places(ids[0]), await places(ids[1])]).toEqual([CLOSED, CLOSED]);
    expect([await indexed('job_term'), await indexed('job_skill')]).toEqual([[], []]);
    expect((await applyError(await insertCandidate(portal), ids[0])).code).toBe('JOB_NOT_OPEN');
    await setUserActive(admin, employer.id, true);
    expect([await places(ids[0]), await places(ids[1])]).toEqual([OPEN, OPEN]);
  });

  test('closes and reopens with its employer in the same statements for one job as for four', async () => {
    const listener = new StatementListener(portal);
    const writes = async (jobs: number): Promise<string[][]> => {
      const employer = await approvedEmployer(portal, admin);
      for (let count = 0; count < jobs; count += 1) await openJob(employer, admin);
      const switches = [];
      for (const isActive of [false, true]) {
        const sent = await listener.during(() => setUserActive(admin, employer.id, isActive));
        switches.push(sent.filter((sql) => /^(?:UPDATE|INSERT INTO|DELETE FROM) `?job/.test(sql)).map(verbAndTable));
      }
      return switches;
    };
    const common = [
      'UPDATE job',
      'UPDATE job_feed',
      'INSERT INTO job_change',
      'INSERT INTO job_fact',
      'UPDATE job_fact',
    ];
    const [off, on] = [
      ['UPDATE job', 'DELETE FROM job_term', 'DELETE FROM job_skill', ...common],
      ['UPDATE job', 'INSERT INTO job_term', 'INSERT INTO job_skill', ...common],
    ];
    expect(await writes(1)).toEqual([off, on]);
    expect(await writes(4)).toEqual([off, on]);
  });
});

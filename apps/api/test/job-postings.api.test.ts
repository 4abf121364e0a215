import type { UserType } from '@job-alert/domain/text/user-type';
import { beforeAll, describe, expect, test } from 'vitest';
import { requestContext } from '../src/platform/context.js';
import { type Office, openOffice } from './builders/applications.js';
import { approvedEmployer, openJob, setJobActive } from './builders/employer.js';
import { StatementListener } from './builders/statements.js';
import { type Portal, sharedPortal } from './harness.js';

const PATHS: ReadonlySet<string> = new Set(['id', 'title', 'companyName', 'path']);

describe('the job of a record', () => {
  let portal: Portal;
  let office: Office;
  let closed: string;
  let listener: StatementListener;
  beforeAll(async () => {
    portal = await sharedPortal();
    listener = new StatementListener(portal);
    office = await openOffice(portal);
    closed = await openJob(office.employer, office.admin, { title: 'Dyer', companyName: 'Dye House' });
    await setJobActive(office.employer, closed, false);
  });

  /** Reads both jobs and a missing one in one request. */
  const seenBy = (type: UserType, id: string) => {
    const membership = type === 'EMPLOYER' ? { companyId: id, role: 'OWNER' as const } : undefined;
    const viewer = { kind: 'user', id, type, name: 'Somebody', tokenHash: '', membership } as const;
    const context = requestContext(viewer, '', 100);
    const { jobPostings } = portal.container;
    return Promise.all([office.jobId, closed, '987654321'].map((job) => jobPostings.one(context, job, PATHS)));
  };

  test('is an OpenJob or a ClosedJob for a candidate', async () => {
    const [open, closedJob, unknown] = await seenBy('CANDIDATE', '1');
    expect(open).toMatchObject({ __typename: 'OpenJob', id: office.jobId, path: expect.stringContaining('/') });
    expect(closedJob).toEqual({
      __typename: 'ClosedJob',
      id: closed,
      title: 'Dyer',
      city: expect.any(String),
      companyName: 'Dye House',
    });
    expect(unknown).toBeNull();
  });

  test('is a full Job for its employer and for administrators, and null for another employer', async () => {
    const other = await approvedEmployer(portal, office.admin);
    for (const [type, { id }] of [
      ['EMPLOYER', office.employer],
      ['ADMIN', office.admin],
    ] as const) {
      const [open, closedJob] = await seenBy(type, id);
      expect(open).toMatchObject({ __typename: 'Job', isOpen: true });
      expect(closedJob).toMatchObject({ __typename: 'Job', isOpen: false });
    }
    expect(await seenBy('EMPLOYER', other.id)).toEqual([null, null, null]);
  });

  test.each(['CANDIDATE', 'ADMIN'] as const)('is read with one statement for several records by %s', async (type) => {
    const sent = await listener.during(() => seenBy(type, office.admin.id));
    expect(sent).toEqual([expect.not.stringContaining('FROM application')]);
  });
});

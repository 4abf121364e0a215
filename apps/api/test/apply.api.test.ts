import { reapplyDate, reapplyMessage } from '@job-alert/domain/applications/reapply';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { beforeAll, describe, expect, test } from 'vitest';
import { apply, type Office, openOffice, applyError } from './builders/applications.js';
import { openJob, postJob } from './builders/employer.js';
import { insertCandidate, letDaysPassSinceApplying, letDeadlinePass } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

const APPLIED_JOBS = '{ viewer { appliedJobs { job { id } lastAppliedAt status reapplyOn applyState } } }';

describe('applying for a job', () => {
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
  });

  test('needs a complete profile', async () => {
    const candidate = await insertCandidate(portal, {}, { isComplete: false });
    expect(await applyError(candidate, office.jobId)).toMatchObject({
      code: 'PROFILE_INCOMPLETE',
      message: 'Please complete your profile to apply.',
    });
  });

  test('is rejected when the deadline has passed', async () => {
    const jobId = await openJob(office.employer, office.admin);
    await letDeadlinePass(portal, jobId);
    expect(await applyError(await insertCandidate(portal), jobId)).toMatchObject({
      code: 'DEADLINE_PASSED',
      message: 'The job application deadline has passed.',
    });
  });

  test('is rejected for a job that is not approved or does not exist', async () => {
    const candidate = await insertCandidate(portal);
    expect(await applyError(candidate, await postJob(office.employer))).toMatchObject({
      code: 'JOB_NOT_OPEN',
      message: 'This job is not open for applications yet.',
    });
    expect((await applyError(candidate, '987654321')).code).toBe('NOT_FOUND');
    expect((await applyError(candidate, "1' OR '1'='1")).code).toBe('NOT_FOUND');
  });

  test('is rejected within thirty days of the last application, with the date from which it is possible again', async () => {
    const candidate = await insertCandidate(portal);
    await apply(candidate, office.jobId);
    const reapplyOn = reapplyDate(new Date());
    expect(await applyError(candidate, office.jobId)).toEqual({
      code: 'REAPPLY_TOO_SOON',
      message: reapplyMessage(reapplyOn),
      lastAppliedAt: expect.stringContaining('T'),
      reapplyOn,
    });
  });

  test('is possible again after thirty days, as a new application beside the old one', async () => {
    const candidate = await insertCandidate(portal);
    const first = await apply(candidate, office.jobId);
    await letDaysPassSinceApplying(portal, first, 29);
    expect((await applyError(candidate, office.jobId)).code).toBe('REAPPLY_TOO_SOON');
    await letDaysPassSinceApplying(portal, first, 31);
    const second = await apply(candidate, office.jobId);
    const { viewer } = await candidate.client.ask<{ viewer: { applications: { nodes: { id: string }[] } } }>(
      '{ viewer { applications { nodes { id } } } }',
    );
    expect(viewer.applications.nodes.map(({ id }) => id)).toEqual([second, first]);
  });

  test('is rejected after the deadline with the message that the previous application has expired', async () => {
    const candidate = await insertCandidate(portal);
    const jobId = await openJob(office.employer, office.admin);
    await letDaysPassSinceApplying(portal, await apply(candidate, jobId), 40);
    await letDeadlinePass(portal, jobId);
    expect(await applyError(candidate, jobId)).toMatchObject({
      code: 'APPLICATION_EXPIRED',
      message: 'You have already applied. Your previous application has expired.',
    });
  });

  test('sets the apply state to APPLIED, then to OPEN after thirty days and to EXPIRED after the deadline', async () => {
    const candidate = await insertCandidate(portal);
    const jobId = await openJob(office.employer, office.admin);
    const id = await apply(candidate, jobId);
    const button = async () => {
      const { viewer } = await candidate.client.ask<{ viewer: { appliedJobs: { applyState: string }[] } }>(
        APPLIED_JOBS,
      );
      return viewer.appliedJobs[0];
    };
    expect(await button()).toEqual({
      job: { id: jobId },
      lastAppliedAt: expect.any(String),
      status: 'APPLIED',
      applyState: 'APPLIED',
      reapplyOn: reapplyDate(new Date()),
    });
    await letDaysPassSinceApplying(portal, id, 30);
    expect(await button()).toMatchObject({ applyState: 'OPEN', reapplyOn: todayInIndia(new Date()) });
    await letDeadlinePass(portal, jobId);
    expect(await button()).toMatchObject({ applyState: 'EXPIRED' });
  });
});

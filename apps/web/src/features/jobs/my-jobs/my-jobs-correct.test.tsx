import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { act, analyst, answerJobs, open, setUp, type } from '../../../testing/data/my-jobs';
import { press } from '../../../testing/press';
import { answerMutation, answerQuery } from '../../../testing/server';
import { JobToCorrectDocument, RequestJobCorrectionDocument } from './my-jobs.generated';

beforeEach(setUp);

it('an employer sends a correction for approval and sees the one that it replaces', async () => {
  answerQuery(JobToCorrectDocument, {
    job: {
      id: '12',
      title: 'Data Analyst',
      description: 'Numbers.',
      jobType: 'FULL_TIME',
      workMode: 'REMOTE',
      openings: 3,
      city: 'Pune',
      state: 'Maharashtra',
      country: 'India',
      salaryMin: 300_000,
      salaryMax: 600_000,
      minimumQualification: 'B.Sc.',
      preferredSkills: ['SQL', 'Excel'],
      minExperience: 1,
      maxExperience: 4,
      questions: [],
      version: 5,
      approvals: [
        {
          id: '9',
          kind: 'JOB_CORRECTION',
          state: 'PENDING',
          requestedAt: '2026-11-20T06:30:00.000Z',
          changes: [{ label: 'Place', before: 'Pune, Maharashtra', after: 'Surat, Gujarat' }],
        },
      ],
    },
  });
  const sent = answerMutation(RequestJobCorrectionDocument, () => {
    answerJobs([analyst]);
    return { requestJobCorrection: { job: analyst } };
  });
  await open();
  await act('Correct');
  const dialog = await screen.findByRole('dialog', { name: 'Correct Data Analyst' });
  expect(await within(dialog).findByText('Waiting for approval since 20/11/2026')).toBeVisible();
  await type(/Maximum Salary/, '200000');
  await press('Send for Approval');
  expect(await within(dialog).findByText('Max salary should be greater than min salary')).toBeVisible();
  await type(/Maximum Salary/, '700000');
  await type(/^City/, 'Nashik');
  await press('Send for Approval');
  expect(await screen.findByText('The correction has been sent for approval.')).toBeVisible();
  expect(sent).toEqual([
    {
      id: '12',
      version: 5,
      title: 'Data Analyst',
      jobType: 'FULL_TIME',
      workMode: 'REMOTE',
      city: 'Nashik',
      state: 'Maharashtra',
      salaryMin: 300_000,
      salaryMax: 700_000,
      minExperience: 1,
      maxExperience: 4,
      minimumQualification: 'B.Sc.',
      preferredSkills: 'SQL, Excel',
    },
  ]);
});

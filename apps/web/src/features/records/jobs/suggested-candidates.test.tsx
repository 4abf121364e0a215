import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aJob, details, open, serveJobs } from '../../../testing/data/managed-jobs';
import { answerQuery, errorResponse } from '../../../testing/server';
import { JobInformationDocument } from './job-information.generated';
import { SuggestedCandidatesDocument } from './suggested-candidates.generated';

const candidate = {
  id: '9',
  firstName: 'Asha',
  lastName: 'Patel',
  city: 'Surat',
  experienceMonths: 50,
  expectedSalary: null,
  noticePeriod: 'DAYS_15' as const,
  profileSkills: ['Looms'],
  resumeSkills: ['PLC'],
  missingSkills: [],
};

async function openJob() {
  serveJobs([aJob()]);
  answerQuery(JobInformationDocument, { job: details });
  const app = open('?record=31');
  const dialog = within(await screen.findByRole('dialog', { name: 'Job Information' }));
  return { app, dialog, button: await dialog.findByRole('button', { name: 'Suggest Candidates' }) };
}

describe('the suggested candidates of a job', () => {
  it('load on request after an error, with the reasons, the number of others and of those left out', async () => {
    let hasFailed = false;
    const requests = answerQuery(SuggestedCandidatesDocument, () => {
      if (!hasFailed) {
        hasFailed = true;
        return errorResponse('INTERNAL', 'boom');
      }
      const leftOut = [{ reason: 'APPLIED' as const, count: 2 }];
      return { suggestedCandidates: { nodes: [candidate], totalCount: 13, leftOut } };
    });
    const { app, dialog, button } = await openJob();
    expect(requests).toEqual([]);
    await app.user.click(button);
    await app.user.click(await dialog.findByRole('button', { name: 'Try Again' }));
    expect((await dialog.findByRole('link', { name: 'Asha Patel' })).getAttribute('href')).toContain('candidate=9');
    expect(
      dialog.getByText(/^Looms, PLC \(resume\) · 4 years for .* · Surat · Salary unknown · notice: 15 days$/),
    ).toBeVisible();
    expect(dialog.getByText('12 more')).toBeVisible();
    expect(dialog.getByText('2 not shown: 2 applied within 30 days.')).toBeVisible();
  });

  it('say when nobody fits', async () => {
    answerQuery(SuggestedCandidatesDocument, { suggestedCandidates: { nodes: [], totalCount: 0, leftOut: [] } });
    const { app, dialog, button } = await openJob();
    await app.user.click(button);
    expect(await dialog.findByText('No candidates fit this job.')).toBeVisible();
  });
});

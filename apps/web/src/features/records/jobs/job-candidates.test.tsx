import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../config/paths';
import { aJob, details, open, serveJobs } from '../../../testing/data/managed-jobs';
import { noRecommendation } from '../../../testing/data/recommendation';
import { answerQuery } from '../../../testing/server';
import { JobApplicationsDocument, type JobApplicationsQuery, JobInvitationsDocument } from './job-candidates.generated';
import { JobInformationDocument } from './job-information.generated';
import { SuggestedCandidatesDocument } from './suggested-candidates.generated';

type Applicant = NonNullable<JobApplicationsQuery['job']>['applications']['nodes'][number];

const declined = {
  id: '1',
  state: 'DECLINED' as const,
  invitedAt: '2026-11-20T06:00:00.000Z',
  expiresAt: '2026-12-04T06:00:00.000Z',
  invitedByName: 'Meera Shah',
  answeredAt: '2026-11-21T06:00:00.000Z',
  declineReason: 'PAY' as const,
  declineNote: 'At least 5 lakh.',
  applicationId: null,
  candidate: { id: '9', firstName: 'Asha', lastName: 'Patel' },
};
const applicant: Applicant = {
  ...noRecommendation,
  id: '41',
  candidate: { id: '10', firstName: 'Bhavin', lastName: 'Joshi' },
  status: 'SHORTLISTED',
  appliedAt: '2026-11-18T06:00:00.000Z',
  withdrawal: null,
};
const recommended: Applicant = {
  ...applicant,
  id: '42',
  candidate: { id: '11', firstName: 'Chitra', lastName: 'Nair' },
  isRecommended: true,
  recommendation: {
    id: '1',
    text: 'Ran looms for six years.',
    rating: 4,
    writtenByName: 'Meera Shah',
    writtenAt: '2026-11-19T06:00:00.000Z',
  },
};

/** Opens the candidates of the job from its row in the list. */
async function openCandidates() {
  serveJobs([aJob()]);
  answerQuery(SuggestedCandidatesDocument, { suggestedCandidates: { nodes: [], totalCount: 0, leftOut: [] } });
  answerQuery(JobInformationDocument, {
    job: {
      ...details,
      invitationCounts: [
        { state: 'OPEN', count: 1 },
        { state: 'DECLINED', count: 1 },
      ],
      answered: { totalCount: 1 },
      applicantCount: 2,
      recommended: { totalCount: 1 },
    },
  });
  const app = open('?status=pending');
  await app.user.click(await screen.findByRole('button', { name: 'Candidates of Loom Engineer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Job Information' }));
  return { app, dialog, openTab: async (name: string) => app.user.click(await dialog.findByRole('tab', { name })) };
}

describe('the candidates of a job', () => {
  it('are counted for each step, and the URL opens them again', async () => {
    const { app, dialog } = await openCandidates();
    const tabs = ['Suggested (0)', 'Invited (2)', 'Answered (1)', 'Applied (2)', 'Recommended (1)'];
    for (const name of tabs) expect(await dialog.findByRole('tab', { name })).toBeVisible();
    expect(dialog.getByText('Loom Engineer, Himalaya Textiles')).toBeVisible();
    expect(app.router.state.location.search).toBe('?status=pending&candidates=31');
  });

  it('who have answered an invitation are listed with the reason of a No', async () => {
    const requests = answerQuery(JobInvitationsDocument, {
      job: {
        id: '31',
        invitationCounts: [{ state: 'DECLINED', count: 1 }],
        invitations: { nodes: [declined], pageInfo: { hasNextPage: false }, totalCount: 1 },
      },
    });
    const { dialog, openTab } = await openCandidates();
    await openTab('Invited (2)');
    expect(await dialog.findByText('1 No')).toBeVisible();
    await openTab('Answered (1)');
    const link = await dialog.findByRole('link', { name: 'Asha Patel' });
    expect(link).toHaveAttribute('href', `${paths.admin.candidates}?record=9`);
    expect(dialog.getByText('Invited on 20/11/2026 by Meera Shah')).toBeVisible();
    expect(dialog.getByText('The pay is too low: “At least 5 lakh.”')).toBeVisible();
    expect(requests.map(({ isAnswered }) => isAnswered)).toEqual([undefined, true]);
  });

  it('who are recommended are listed with the reasons, and marked among those who applied', async () => {
    const requests = answerQuery(JobApplicationsDocument, ({ isRecommended }) => {
      const nodes = isRecommended ? [recommended] : [applicant, recommended];
      return { job: { id: '31', applications: { nodes, pageInfo: { hasNextPage: false }, totalCount: nodes.length } } };
    });
    const { dialog, openTab } = await openCandidates();
    await openTab('Applied (2)');
    expect(await dialog.findByRole('link', { name: 'Bhavin Joshi' })).toHaveAttribute(
      'href',
      `${paths.admin.applications}?record=41`,
    );
    expect(dialog.getByText('Recommended')).toBeVisible();
    await openTab('Recommended (1)');
    expect(await dialog.findByText('“Ran looms for six years.”')).toBeVisible();
    expect(dialog.getByText('Fit 4 of 5')).toBeVisible();
    expect(dialog.queryByRole('link', { name: 'Bhavin Joshi' })).toBeNull();
    expect(requests.map(({ isRecommended }) => isRecommended)).toEqual([undefined, true]);
  });
});

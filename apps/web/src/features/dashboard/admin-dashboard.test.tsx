import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '../../config/paths';
import { openAs } from '../../testing/open-as';
import { answerQuery, refusal } from '../../testing/server';
import { DashboardCountsDocument, type DashboardCountsQuery } from './dashboard-counts.generated';

const answer: DashboardCountsQuery = {
  dashboardCounts: {
    ...{ totalEmployers: 128, totalCandidates: 20450, totalJobs: 862, totalApplications: 131204 },
    ...{ totalPendingApprovals: 57, pendingEmployers: 9, pendingApplications: 41, pendingJobs: 7 },
  },
};

/** What each card says and where it leads. */
const cards = () =>
  screen
    .getAllByRole('listitem')
    .map((card) => [card.textContent?.trim(), card.querySelector('a')?.getAttribute('href')]);

describe('the dashboard of the administrator', () => {
  it('has five cards, each with its count and a link to its list', async () => {
    answerQuery(DashboardCountsDocument, answer);
    openAs('admin', paths.admin.home);
    await screen.findByText('128');
    expect(cards()).toEqual([
      ['128Total Employers', '/job-alert/admin/manage-employer'],
      ['20,450Total Candidates', '/job-alert/admin/manage-candidate'],
      ['862Total Jobs', '/job-alert/admin/manage-jobs-listing'],
      ['1,31,204Total Applications', '/job-alert/admin/manage-application'],
      ['57Pending Approvals Employers 9 · Jobs 7 · Applications 41', '/job-alert/admin/pending-approval'],
    ]);
  });

  it('says that the counts could not be loaded and tries again', async () => {
    answerQuery(DashboardCountsDocument, () => refusal('INTERNAL', 'boom'));
    const app = openAs('admin', paths.admin.home);
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not load the counts.');
    answerQuery(DashboardCountsDocument, answer);
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('862')).toBeVisible();
  });
});

describe('the pending approvals', () => {
  it('have three cards, each linking to a list that is narrowed to what waits', async () => {
    answerQuery(DashboardCountsDocument, answer);
    openAs('admin', paths.admin.pendingApprovals);
    await screen.findByText('41');
    expect(cards()).toEqual([
      ['7Pending Jobs', '/job-alert/admin/manage-jobs-listing?status=pending'],
      ['9Pending Employers', '/job-alert/admin/manage-employer?status=Pending'],
      ['41Pending Applications', '/job-alert/admin/manage-application?status=Pending'],
    ]);
  });
});

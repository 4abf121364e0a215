import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../config/paths';
import { aDashboard } from '../../testing/data/dashboard';
import { aReport } from '../../testing/data/reports';
import { waitingCounts } from '../../testing/data/requests';
import { controlIntersections } from '../../testing/intersections';
import { openAs } from '../../testing/open-as';
import { press } from '../../testing/press';
import { answerQuery, errorResponse } from '../../testing/server';
import { DashboardCountsDocument } from './dashboard-counts.generated';
import { DashboardReportsDocument, type DashboardReportsQuery } from './reports.generated';

const answer = aDashboard(waitingCounts);

/** Returns the text and the link of each card. */
const cards = () =>
  screen
    .getAllByRole('listitem')
    .map((card) => [card.textContent?.trim(), card.querySelector('a')?.getAttribute('href')]);

describe('the dashboard of the administrator', () => {
  it('shows urgent work before five totals, each with its count and a link to its list', async () => {
    answerQuery(DashboardCountsDocument, answer);
    openAs('admin', paths.admin.home);
    await screen.findByText('128');
    expect(cards()).toEqual([
      ['4Late Approvals', '/job-alert/admin/pending-approval?age=late'],
      ['6Interviews Today', '/job-alert/admin/manage-application?agenda=interviews-today'],
      ['2Offers Waiting', '/job-alert/admin/pending-approval?step=selected'],
      ['3Joinings This Week', '/job-alert/admin/manage-application?agenda=joinings-this-week'],
      ['128Total Employers', '/job-alert/admin/manage-employer'],
      ['20,450Total Candidates', '/job-alert/admin/manage-candidate'],
      ['862Total Jobs', '/job-alert/admin/manage-jobs-listing'],
      ['1,31,204Total Applications', '/job-alert/admin/manage-application'],
      ['57Pending Approvals Employers 9 · Jobs 7 · Applications 41', '/job-alert/admin/pending-approval'],
    ]);
  });

  it('shows an error when the counts fail to load and loads them again on Retry', async () => {
    answerQuery(DashboardCountsDocument, () => errorResponse('INTERNAL', 'boom'));
    const app = openAs('admin', paths.admin.home);
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not load the counts.');
    answerQuery(DashboardCountsDocument, answer);
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('862')).toBeVisible();
  });
});

describe('the reports of the administrator', () => {
  // The test document has no layout, and a chart without a size draws nothing.
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 280));
  });
  afterEach(() => vi.restoreAllMocks());

  const reports: DashboardReportsQuery['reports'] = [
    aReport('APPLICATIONS_PER_WEEK', [
      ['2026-11-09', 1500],
      ['2026-11-16', 0],
    ]),
    aReport('FUNNEL_BY_STAGE', [
      ['applied', 900],
      ['interview_schedule', 12],
    ]),
    aReport('TIME_TO_APPROVE', [
      ['company', 4, 100, 0.4],
      ['job', 7, 5.25, 3],
      ['application', 0, null, null],
    ]),
  ];
  const openReports = async () => {
    const intersections = controlIntersections();
    answerQuery(DashboardCountsDocument, answer);
    const app = openAs('admin', paths.admin.home);
    await screen.findByRole('heading', { name: 'The last 12 weeks' });
    intersections.comeIntoView();
    return app;
  };
  const table = (name: string) =>
    [...screen.getByRole('table', { name }).querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );

  it('load when they come into view and provide tables for screen readers', async () => {
    const requests = answerQuery(DashboardReportsDocument, { reports });
    const intersections = controlIntersections();
    answerQuery(DashboardCountsDocument, answer);
    openAs('admin', paths.admin.home);
    await screen.findByText('128');
    expect(requests).toEqual([]);
    intersections.comeIntoView();
    await screen.findByRole('table', { name: 'Applications per week' });
    expect(requests).toHaveLength(1);
    expect(table('Applications per week')).toEqual([
      ['Week from', 'Applications'],
      ['09/11', '1,500'],
      ['16/11', '0'],
    ]);
    expect(table('Funnel by stage')).toEqual([
      ['Stage', 'Applications'],
      ['Applied', '900'],
      ['Interview Scheduled', '12'],
    ]);
    expect(table('Time to approve')).toEqual([
      ['Kind', 'Median', 'Average', 'Approved'],
      ['Employers', '24 min', '4.2 days', '4'],
      ['Jobs', '3 h', '5.3 h', '7'],
      ['Applications', '–', '–', '0'],
    ]);
  });

  // On a busy machine, the first import of the chart library takes longer than the timeout for a screen.
  beforeAll(() => import('../../components/bar-chart'), 60_000);

  it('are charts with a bar for each number, and can be shown as tables', async () => {
    answerQuery(DashboardReportsDocument, { reports });
    await openReports();
    const bars = (name: string) =>
      screen.getByRole('region', { name }).querySelectorAll('.recharts-bar-rectangle path').length;
    await screen.findByRole('region', { name: 'Funnel by stage' });
    await waitFor(() => expect(bars('Funnel by stage')).toBe(2));
    // The data covers two weeks, one of them without events.
    expect(bars('Applications per week')).toBe(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Show Funnel by stage as a table' }));
    expect(screen.getByRole('cell', { name: '900' })).toBeVisible();
    await press('Show Funnel by stage as a chart');
    expect(screen.getByRole('button', { name: 'Show Funnel by stage as a table' })).toBeVisible();
  });

  it('say when nothing has happened', async () => {
    answerQuery(DashboardReportsDocument, {
      reports: [
        aReport('APPLICATIONS_PER_WEEK', [['2026-11-16', 0]]),
        aReport('FUNNEL_BY_STAGE', [['applied', 0]]),
        aReport('TIME_TO_APPROVE', [['job', 0, null, null]]),
      ],
    });
    await openReports();
    expect(await screen.findAllByText('Nothing in the last 12 weeks.')).toHaveLength(3);
  });

  it('show an error when loading fails and load again on Retry', async () => {
    answerQuery(DashboardReportsDocument, () => errorResponse('INTERNAL', 'boom'));
    await openReports();
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not load the reports.');
    answerQuery(DashboardReportsDocument, { reports });
    await press('Retry');
    expect(await screen.findByRole('table', { name: 'Time to approve' })).toBeInTheDocument();
  });
});

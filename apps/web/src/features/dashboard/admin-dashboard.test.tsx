import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../config/paths';
import { aDashboard } from '../../testing/data/dashboard';
import { aNote } from '../../testing/data/notes';
import { aReport } from '../../testing/data/reports';
import { waitingCounts } from '../../testing/data/requests';
import { takeConsoleErrors } from '../../testing/console';
import { controlIntersections } from '../../testing/intersections';
import { openAs } from '../../testing/open-as';
import { press } from '../../testing/press';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../testing/server';
import { UpdateFollowUpDocument } from '../shared/history/record-notes.generated';
import {
  DashboardCountsDocument,
  type DashboardCountsQuery,
  FollowUpCountsDocument,
} from './dashboard-counts.generated';
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
      ['57Pending Approvals Employers 9 · Jobs 7 · Applications 41 · Mine 2', '/job-alert/admin/pending-approval'],
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

describe('the follow-ups of the administrator', () => {
  const followUp = (id: string, overrides: object = {}) => ({
    ...aNote({ id, text: `Text ${id}.`, kind: 'CALL', outcome: 'NO_ANSWER', dueOn: '2026-01-05', ...overrides }),
    record: { kind: 'CANDIDATE' as const, id: `4${id}`, name: `Kavya ${id}`, phone: '9876543210' },
  });
  const section = () => within(screen.getByRole('region', { name: 'Follow-ups' }));
  const serve = (
    followUps: DashboardCountsQuery['followUps'],
    followUpCounts = { overdue: 1, today: 0, upcoming: 2 },
  ) => answerQuery(DashboardCountsDocument, { ...answer, followUps, followUpCounts });

  it('show the text, the kind, the day, and links to the record, the phone and WhatsApp', async () => {
    serve([followUp('1'), { ...followUp('2'), record: { ...followUp('2').record, phone: '2612345678' } }]);
    openAs('admin', paths.admin.home);
    await screen.findByText('Text 1.');
    expect(section().getByRole('status')).toHaveTextContent('1 overdue · 0 today · 2 in the next seven days');
    const [first, second] = section()
      .getAllByRole('listitem')
      .map((row) => within(row));
    expect(first?.getByText('Call · No answer')).toBeVisible();
    expect(first?.getByText('Overdue since 05/01/2026')).toBeVisible();
    expect(first?.getByRole('link', { name: 'Kavya 1' })).toHaveAttribute(
      'href',
      '/job-alert/admin/manage-candidate?record=41',
    );
    expect(first?.getByRole('link', { name: /^Call / })).toHaveAttribute('href', 'tel:+919876543210');
    expect(first?.getByRole('link', { name: 'WhatsApp: Kavya 1' })).toHaveAttribute(
      'href',
      'https://wa.me/919876543210',
    );
    expect(second?.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
  });

  it('stay in place when they are done, so that it can be undone, and update the numbers', async () => {
    const note = followUp('1');
    serve([note]);
    answerQuery(FollowUpCountsDocument, { followUpCounts: { overdue: 0, today: 0, upcoming: 2 } });
    const inputs = answerMutation(UpdateFollowUpDocument, ({ input }) => {
      const done = { doneAt: '2026-11-20T06:30:05.000Z', doneByName: 'Asha Patel' };
      return { updateFollowUp: { note: { __typename: 'Note', ...note, ...(input.isDone && done) } } };
    });
    openAs('admin', paths.admin.home);
    await screen.findByText('Text 1.');
    await press('Done: Kavya 1');
    const undo = await screen.findByRole('button', { name: 'Undo: Kavya 1' });
    expect(undo).toHaveFocus();
    expect(await screen.findByText('0 today · 2 in the next seven days')).toBeVisible();
    await press('Undo: Kavya 1');
    expect(await screen.findByRole('button', { name: 'Done: Kavya 1' })).toHaveFocus();
    expect(inputs.map(({ isDone }) => isDone)).toEqual([true, false]);
  });

  it('show an error next to the row, which stays', async () => {
    serve([followUp('1')]);
    answerMutation(UpdateFollowUpDocument, networkFailure);
    openAs('admin', paths.admin.home);
    await screen.findByText('Text 1.');
    await press('Move to tomorrow: Kavya 1');
    expect(await section().findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Done: Kavya 1' })).toBeEnabled();
    takeConsoleErrors();
  });

  it('show eight at first, and all of them on request', async () => {
    serve(Array.from({ length: 11 }, (_, index) => followUp(String(index + 1))));
    openAs('admin', paths.admin.home);
    await screen.findByText('Text 1.');
    expect(section().getAllByRole('listitem')).toHaveLength(8);
    await press('Show 3 more');
    expect(section().getAllByRole('listitem')).toHaveLength(11);
  });

  it('say when there are none', async () => {
    serve([], { overdue: 0, today: 0, upcoming: 0 });
    openAs('admin', paths.admin.home);
    expect(await screen.findByText(/^Nothing to follow up in the next seven days\./)).toBeVisible();
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

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../config/paths';
import { sourcingReports, speedReports } from '../../testing/data/reports';
import { enterText } from '../../testing/enter-text';
import { exported } from '../../testing/exported';
import { controlIntersections } from '../../testing/intersections';
import { openAs } from '../../testing/open-as';
import { press } from '../../testing/press';
import { answerMutation, answerQuery, errorResponse } from '../../testing/server';
import { ReportSubjectsDocument } from './report-filters.generated';
import {
  CreateReportLinkDocument,
  type ReportLinkFragment,
  ReportLinksDocument,
  RevokeReportLinkDocument,
} from './report-links.generated';
import { ReportsDocument, type ReportsQueryVariables } from './reports.generated';

const QUARTER = `${paths.admin.reports}?from=2026-04-01&to=2026-06-30&companyId=7`;

const aLink = (overrides: Partial<ReportLinkFragment> = {}): ReportLinkFragment => ({
  id: '4',
  name: 'Board sheet',
  report: 'time-to-fill',
  query: 'period=this-financial-year',
  isActive: true,
  createdAt: '2026-11-01T06:30:00.000Z',
  expiresAt: '2027-11-01T06:30:00.000Z',
  lastUsedAt: '2026-11-20T18:31:00.000Z',
  ...overrides,
});

describe('the reports', () => {
  let requests: ReportsQueryVariables[];
  /** Answers the first section. The requests of later sections fail. */
  function answerSpeed(speed: ReturnType<typeof speedReports>) {
    requests = answerQuery(ReportsDocument, ({ names }) =>
      names.includes('TIME_TO_FILL') ? speed : errorResponse('INTERNAL', 'boom'),
    );
  }
  /** Opens the reports without data, so that no charts are drawn. */
  async function openEmpty() {
    answerSpeed({ reports: [], before: [] });
    const app = openAs('admin', paths.admin.reports);
    await waitFor(() => expect(requests).toHaveLength(1));
    return app;
  }
  // Loads the charts' code, which is a separate chunk.
  beforeAll(() => import('../../components/bar-chart'), 60_000);
  beforeEach(() => {
    // The test DOM has no layout, and a chart without a size draws nothing.
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 280));
    answerSpeed(speedReports());
    answerQuery(ReportSubjectsDocument, { company: { id: '7', name: 'Surat Silk Mills' } });
  });
  afterEach(() => vi.restoreAllMocks());

  const card = async (name: string) => within(await screen.findByRole('region', { name }));

  it('show and export the period and company of the URL, and can be linked to a spreadsheet', async () => {
    const files = await exported(
      /\/feeds\/reports\//,
      async () => {
        openAs('admin', QUARTER);
        expect(await (await card('Time to fill')).findByText('1,250')).toBeVisible();
      },
      'Export CSV of Time to fill',
    );
    expect(files).toEqual(['/feeds/reports/time-to-fill.csv?from=2026-04-01&to=2026-06-30&companyId=7']);
    const fill = await card('Time to fill');
    expect(fill.getByText('900 in the period before')).toBeVisible();
    const rows = within(fill.getByRole('table', { name: 'Time to fill by month' })).getAllByRole('row');
    expect(rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))).toEqual([
      ['Month', 'Filled openings', 'Median days', '90 % within, days'],
      ['Apr 2026', '3', '21.5', '40'],
      ['May 2026', '0', '–', '–'],
    ]);
    await userEvent.click(fill.getByRole('button', { name: 'What “Filled openings” means' }));
    const meaning = await screen.findByRole('dialog', { name: 'What “Filled openings” means' });
    expect(meaning).toHaveTextContent('The first accepted offer of a job fills its first opening');
    const hire = await card('Time to hire');
    expect(hire.getByText('This report has no data for this period.')).toBeVisible();
    expect(hire.getByText(/^Joinings are recorded since 10\/05\/2026/)).toBeVisible();
    expect(await screen.findByDisplayValue('Surat Silk Mills')).toBeVisible();
    const recordFilters = { companyId: '7', jobId: null, industry: null, city: null, source: null };
    expect(requests).toEqual([
      {
        names: ['TIME_TO_FILL', 'TIME_TO_HIRE'],
        filter: { from: '2026-04-01', to: '2026-06-30', ...recordFilters },
        compared: ['TIME_TO_FILL', 'TIME_TO_HIRE'],
        before: { from: '2025-12-31', to: '2026-03-31', ...recordFilters },
      },
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const sent = answerMutation(CreateReportLinkDocument, {
      createReportLink: { url: 'https://portal.example/feeds/x.csv', reportLink: aLink() },
    });
    await press('Link Time to fill to a spreadsheet');
    const form = within(await screen.findByRole('dialog', { name: 'Link Time to fill to a spreadsheet' }));
    await enterText(form.getByLabelText(/^Name/), 'Board sheet');
    await userEvent.click(form.getByLabelText('The spreadsheet chooses the period'));
    await press('Create link');
    const linkDialog = within(await screen.findByRole('dialog', { name: 'The new link' }));
    expect(linkDialog.getByText('=IMPORTDATA("https://portal.example/feeds/x.csv")')).toBeVisible();
    expect(sent).toEqual([{ name: 'Board sheet', report: 'time-to-fill', query: 'companyId=7', days: 365 }]);
    await userEvent.click(linkDialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText(/IMPORTDATA/)).toBeNull());
  });

  it('show sourcing with its tables when the section comes into view', async () => {
    const intersections = controlIntersections();
    requests = answerQuery(ReportsDocument, ({ names }) =>
      names.includes('SOURCING') ? sourcingReports() : errorResponse('INTERNAL', 'boom'),
    );
    answerQuery(ReportLinksDocument, { reportLinks: [] });
    openAs('admin', QUARTER);
    await waitFor(() => expect(requests).toHaveLength(1));
    intersections.comeIntoView();
    const sourcing = await card('Sourcing');
    expect(await sourcing.findByRole('rowheader', { name: 'Accountant, Surat Silk Mills' })).toBeVisible();
    expect(requests.find(({ names }) => names.includes('SOURCING'))?.names).toEqual(
      expect.arrayContaining(['SOURCING_ADMINISTRATORS', 'SOURCING_COMPANIES', 'SOURCING_REASONS']),
    );
  });

  it('mark a month that the period covers only in part', async () => {
    openAs('admin', `${paths.admin.reports}?from=2026-04-15&to=2026-05-31`);
    const table = within(await (await card('Time to fill')).findByRole('table', { name: 'Time to fill by month' }));
    expect(table.getByRole('rowheader', { name: 'Apr 2026 (15–30 only)' })).toBeVisible();
    expect(table.getByRole('rowheader', { name: 'May 2026' })).toBeVisible();
  });

  it('keep each choice in the URL, and Back restores the previous one', async () => {
    const app = await openEmpty();
    await userEvent.click(screen.getByRole('combobox', { name: 'Period' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Last financial year' }));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]?.filter.from).toMatch(/-04-01$/);
    expect(requests[1]?.filter.to).toMatch(/-03-31$/);
    await act(() => app.router.navigate(-1));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Period' })).toHaveValue('Last 12 weeks'));
  });

  it('are loaded when they come into view, and show an error when loading fails', async () => {
    const intersections = controlIntersections();
    await openEmpty();
    expect(screen.queryByRole('alert')).toBeNull();
    answerQuery(ReportLinksDocument, { reportLinks: [] });
    intersections.comeIntoView();
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(6));
    expect(await screen.findByText(/^No links\./)).toBeVisible();
  });

  it('list their links for spreadsheets, which can be revoked', async () => {
    const intersections = controlIntersections();
    const links = [aLink(), aLink({ id: '5', name: 'Old sheet', isActive: false, query: '', lastUsedAt: null })];
    answerQuery(ReportLinksDocument, () => ({ reportLinks: [...links] }));
    answerMutation(RevokeReportLinkDocument, () => {
      links[0] = aLink({ isActive: false });
      return { revokeReportLink: { reportLink: links[0] } };
    });
    await openEmpty();
    intersections.comeIntoView();
    const table = await screen.findByRole('table', { name: 'Links for spreadsheets' });
    const cells = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));
    expect(cells).toEqual([
      ['Board sheet', 'Time to fill', 'This financial year', '21/11/2026 12:01 am', '01/11/2027', 'Active', 'Revoke'],
      ['Old sheet', 'Time to fill', 'Chosen by the spreadsheet', 'Never', '01/11/2027', 'Ended', '–'],
    ]);
    await press('Revoke Board sheet');
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Revoke this link?' })).getByRole('button', { name: 'Revoke' }),
    );
    expect(await screen.findByText('The link for Board sheet has been revoked.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Revoke Board sheet' })).toBeNull());
  });
});

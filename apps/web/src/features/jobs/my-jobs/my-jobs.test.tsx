import { formatDate } from '@job-alert/domain/india/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../../config/paths';
import { act, analyst, answerJobs, nextMonth, open, requests, setUp, type } from '../../../testing/data/my-jobs';
import { exported } from '../../../testing/exported';
import { press } from '../../../testing/press';
import { answerQuery, networkFailure } from '../../../testing/server';
import { MyJobsDocument } from './my-jobs.generated';

beforeEach(setUp);

describe("the employer's jobs", () => {
  it('are listed in a table with the specified columns', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'My Jobs' });
    const headers = within(table).getAllByRole('columnheader');
    const cells = within(table).getAllByRole('cell');
    expect(headers.map((header, index) => [header.textContent, cells[index]?.textContent])).toEqual([
      ['Job Title', 'Data Analyst'],
      ['Posted On', '01/03/2026'],
      ['Application Deadline', formatDate(nextMonth)],
      ['No of Openings', '1,500'],
      ['Total Applicants', '4'],
      ['Status', 'LiveActive'],
      ['Action', 'Actions'],
    ]);
    expect(screen.getByRole('link', { name: '4 applicants of Data Analyst' })).toHaveAttribute(
      'href',
      `${paths.employer.applicants}?job=12`,
    );
  });

  it('show that they are inactive, waiting for approval or not approved', async () => {
    answerJobs([
      { ...analyst, isActive: false, jobStatus: 'PAUSED' },
      { ...analyst, id: '13', approvalState: 'PENDING', jobStatus: 'WAITING_FOR_APPROVAL' },
      { ...analyst, id: '14', approvalState: 'REJECTED', jobStatus: 'NOT_APPROVED' },
    ]);
    await open();
    expect(await screen.findByText('Waiting for approval')).toBeVisible();
    expect(screen.getByText('Not approved')).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Paused Inactive' })).toBeVisible();
  });

  it('show that an administrator has taken one down and why, and disable its reactivation', async () => {
    const takedown = { takenDownAt: '2026-11-20T06:30:00.000Z', takenDownNote: 'Fees are asked for.' };
    answerJobs([{ ...analyst, isActive: false, jobStatus: 'PAUSED', ...takedown, viewerCanActivate: false }]);
    await open();
    expect(await screen.findByText('Taken down by an administrator')).toBeVisible();
    expect(screen.getByText('“Fees are asked for.”')).toBeVisible();
    await press('Actions for Data Analyst');
    expect(await screen.findByRole('menuitem', { name: 'Active' })).toBeDisabled();
    await userEvent.click(screen.getByRole('menuitem', { name: 'View' }));
    const dialog = await screen.findByRole('dialog', { name: 'Job Details' });
    expect(dialog).toHaveTextContent(
      'Taken down by an administrator on 20/11/2026. Please contact admin to reactivate it.“Fees are asked for.”',
    );
  });

  it('are closed after their deadline, and have a green badge only while candidates can apply', async () => {
    answerJobs([
      { ...analyst, title: 'Open' },
      { ...analyst, id: '13', title: 'Over', deadline: '2020-01-05', jobStatus: 'CLOSED' },
      { ...analyst, id: '14', title: 'New', approvalState: 'PENDING', jobStatus: 'WAITING_FOR_APPROVAL' },
      { ...analyst, id: '15', title: 'Early', jobStatus: 'WAITING_FOR_APPROVAL' },
    ]);
    await open();
    await screen.findByRole('table');
    const badges = ['Open', 'Over', 'New', 'Early'].map((title) => {
      const row = screen.getByText(title).closest('tr') as HTMLElement;
      const badge = row.querySelector<HTMLElement>('[data-tone]');
      return [badge?.textContent, badge?.dataset.tone, row.querySelector('p')?.textContent];
    });
    expect(badges).toEqual([
      ['Live', 'green', undefined],
      ['Closed', 'grey', 'Deadline passed'],
      ['Waiting for approval', 'amber', undefined],
      ['Waiting for approval', 'amber', 'Hidden until the company is approved'],
    ]);
  });

  it('are filtered and sorted with the form, which stores both in the URL', async () => {
    const app = await open();
    await screen.findByRole('table');
    await type(/Job Title/, 'Data2 An!');
    expect(screen.getByLabelText('Job Title')).toHaveValue('Data An');
    await userEvent.click(screen.getByLabelText('Status', { selector: 'input' }));
    await userEvent.click(screen.getByRole('option', { name: 'Inactive', hidden: true }));
    await userEvent.click(screen.getByLabelText('Sort By', { selector: 'input' }));
    await userEvent.click(screen.getByRole('option', { name: 'Oldest', hidden: true }));
    await press('Search');
    await waitFor(() =>
      expect(requests.at(-1)).toEqual({
        filter: { search: 'Data An', isActive: false },
        orderBy: { field: 'POSTED_AT', direction: 'ASC' },
        first: 25,
        page: 1,
      }),
    );
    expect(app.router.state.location.search).toBe('?search=Data+An&status=inactive&sort=oldest');
    expect(screen.getByLabelText('Job Title')).toHaveValue('Data An');
  });

  it('are paged by the server', async () => {
    answerJobs([analyst], true);
    const app = await open({ page: '2' });
    await screen.findByRole('table');
    expect(requests).toEqual([{ filter: {}, orderBy: { field: 'POSTED_AT', direction: 'DESC' }, first: 25, page: 2 }]);
    await press('Next page');
    await waitFor(() => expect(requests.at(-1)?.page).toBe(3));
    expect(app.router.state.location.search).toBe('?page=3');
  });

  it('have different empty states for no jobs and for no match', async () => {
    answerJobs([]);
    await open({ search: 'chef' });
    expect(await screen.findByText('No jobs found.')).toBeVisible();
    await press('Clear the search');
    expect(await screen.findByText('Post your first job and it appears here.')).toBeVisible();
    expect(screen.getByText('No jobs found.')).toBeVisible();
  });

  it('are exported with the current filters', async () => {
    const fetched = await exported(/my-jobs\.csv$/, async () => {
      await open({ search: 'Data', status: 'active', sort: 'oldest', page: '2' });
    });
    expect(fetched).toEqual(['/exports/my-jobs.csv?search=Data&status=active&sort=oldest']);
  });

  it('show an error when loading fails and load again on Retry', async () => {
    answerQuery(MyJobsDocument, () => networkFailure());
    await open();
    expect(await screen.findByText('Failed to fetch jobs. Please try again.')).toBeVisible();
    answerJobs([analyst]);
    await press('Retry');
    expect(await screen.findByRole('table')).toBeVisible();
  });
});

it("the page offers a line of code that shows the jobs on the company's own site", async () => {
  const person = userEvent.setup();
  await open();
  const section = within(await screen.findByRole('region', { name: 'Show these jobs on your own site' }));
  const line = `<script async src="${window.location.origin}/embed.js" data-company="7"></script>`;
  expect(section.getByText(line)).toBeVisible();
  await person.click(section.getByRole('button', { name: 'Copy line' }));
  expect(await section.findByText('Line copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(line);
});

describe('the action View', () => {
  it('shows title, posting, deadline and openings', async () => {
    await open();
    await act('View');
    const dialog = await screen.findByRole('dialog', { name: 'Job Details' });
    for (const text of ['Data Analyst', '01/03/2026', formatDate(nextMonth), '1,500']) {
      expect(within(dialog).getByText(text)).toBeVisible();
    }
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

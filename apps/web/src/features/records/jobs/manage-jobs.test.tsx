import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampled } from '../../../../../../test-release';
import { aJob, details, newestFirst, open, serveJobs } from '../../../testing/data/managed-jobs';
import { enterText } from '../../../testing/enter-text';
import { expectSorting } from '../../../testing/expect-sorting';
import { press } from '../../../testing/press';
import { answerMutation, answerQuery, networkFailure } from '../../../testing/server';
import { DeletionPreviewDocument } from '../list/deletion-preview.generated';
import { JobInformationDocument } from './job-information.generated';
import { DeleteManagedJobsDocument, SetManagedJobActiveDocument } from './manage-jobs.generated';

describe('the list of jobs', () => {
  it('has the specified columns, selectable rows and sortable headers', async () => {
    const requests = serveJobs([aJob()]);
    const app = open();
    await screen.findByText('Loom Engineer');
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      '',
      'Job Title',
      'Organization',
      'Status',
      'Active/Inactive',
      'Date Posted',
      'Action',
    ]);
    expect(screen.getByText('Himalaya Textiles')).toBeVisible();
    expect(screen.getByText('03/11/2026')).toBeVisible();
    expect(requests).toEqual([{ first: 25, page: 1, orderBy: newestFirst, filter: {} }]);
    await app.user.click(screen.getByLabelText('Select Loom Engineer'));
    expect(screen.getByText('1 selected')).toBeVisible();
    const sorts = [
      ['Date Posted', 'POSTED_AT'],
      ['Job Title', 'TITLE'],
      ['Organization', 'COMPANY_NAME'],
    ] as const;
    for (const [name, field] of sampled(sorts, 1)) {
      await expectSorting(name, requests, { field, direction: 'ASC' }, { field, direction: 'DESC' });
    }
  });

  it('shows the company of the profile when the job names a different company', async () => {
    serveJobs([aJob(), aJob({ id: '32', title: 'Dyer', company: { id: '6', name: 'Tapi Looms' } })]);
    open();
    const cellOf = (title: string) => screen.getByText(title).closest('tr')?.querySelectorAll('td')[2];
    await screen.findByText('Dyer');
    expect(cellOf('Loom Engineer')?.textContent).toBe('Himalaya Textiles');
    expect(cellOf('Dyer')?.textContent).toBe('Himalaya TextilesProfile: Tapi Looms');
  });

  it('is searched by title or company name, including punctuation, and filtered by approval state', async () => {
    const requests = serveJobs([]);
    const app = open();
    await screen.findByText('No jobs found.');
    await enterText(screen.getByLabelText('Title or company name'), 'Loom 7|R&D, (North)');
    await app.user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() =>
      expect(requests.at(-1)).toEqual({
        first: 25,
        page: 1,
        orderBy: newestFirst,
        filter: { search: 'Loom 7 R&D, (North)' },
      }),
    );
    expect(app.router.state.location.search).toBe('?search=Loom+7+R%26D%2C+%28North%29');
    await enterText(screen.getByLabelText('Title or company name'), '');
    await app.user.click(screen.getByRole('combobox', { name: 'Status' }));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Pending',
      'Approved',
      'Rejected',
    ]);
    await app.user.click(screen.getByRole('option', { name: 'Approved' }));
    await app.user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(app.router.state.location.search).toBe('?status=approved'));
  });
});

describe('deleting selected jobs', () => {
  it('shows an error and refetches the list when it fails, and removes the jobs when it succeeds', async () => {
    const rows = [aJob()];
    const requests = serveJobs(rows);
    answerQuery(DeletionPreviewDocument, {
      deletionPreview: {
        users: 0,
        companies: 0,
        jobs: 1,
        applications: 12,
        interviews: 0,
        files: 1,
        notified: 0,
        runningCompanies: [],
      },
    });
    open();
    await userEvent.click(await screen.findByLabelText('Select Loom Engineer'));
    const remove = async () => {
      await press('Delete Selected (1)');
      const dialog = within(await screen.findByRole('dialog', { name: 'Delete 1 job?' }));
      expect(await dialog.findByText('12 applications with their history')).toBeVisible();
      expect(dialog.getByText('1 file')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    answerMutation(DeleteManagedJobsDocument, () => networkFailure());
    await remove();
    expect(await screen.findByRole('alert')).toHaveTextContent('Delete failed');
    await waitFor(() => expect(requests).toHaveLength(2));
    answerMutation(DeleteManagedJobsDocument, ({ ids }) => {
      expect(ids).toEqual(['31']);
      rows.length = 0;
      return { deleteJobs: { deleted: { jobs: 1 } } };
    });
    await remove();
    await screen.findByText('Jobs deleted successfully.');
    expect(await screen.findByText('No jobs found.')).toBeVisible();
  });
});

describe('a job in the list', () => {
  it('is deactivated without confirmation', async () => {
    const rows = [aJob()];
    serveJobs(rows);
    const sent = answerMutation(SetManagedJobActiveDocument, () => {
      rows[0] = aJob({ isActive: false });
      return { setJobActive: { job: rows[0] } };
    });
    const app = open();
    await app.user.selectOptions(
      await screen.findByRole('combobox', { name: 'Active or inactive: Loom Engineer' }),
      'Inactive',
    );
    expect(await screen.findByText('Loom Engineer is now Inactive.')).toBeVisible();
    expect(sent).toEqual([{ id: '31', isActive: false }]);
  });

  it('opens from the URL in a dialog, even if it no longer exists, and is removed from the URL on close', async () => {
    serveJobs([aJob()]);
    const requests = answerQuery(JobInformationDocument, () => ({ job: null }));
    const app = open('?status=pending&record=77');
    const modal = within(await screen.findByRole('dialog', { name: 'Job Information' }));
    expect(await modal.findByText('This record no longer exists.')).toBeVisible();
    expect(modal.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(requests).toEqual([{ id: '77' }]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(app.router.state.location.search).toBe('?status=pending'));
  });

  it('does not open for a URL with an invalid record ID', async () => {
    serveJobs([aJob()]);
    open('?record=x1');
    await screen.findByText('Loom Engineer');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['was taken off', '2026-11-20T06:30:00.000Z', 'Taken down by an administrator on 20/11/2026.', 'Save Reason'],
    ['is paused by its employer', null, 'Set by the employer', 'Take Down'],
  ])('that %s shows its state and accepts a reason for the employer', async (_, takenDownAt, words, button) => {
    serveJobs([aJob({ isActive: false })]);
    answerQuery(JobInformationDocument, { job: { ...details, isActive: false, takenDownAt } });
    const sent = answerMutation(SetManagedJobActiveDocument, (variables) => {
      const takedown = {
        takenDownAt: takenDownAt ?? '2026-11-22T06:30:00.000Z',
        takenDownNote: variables.input.note ?? null,
      };
      return { setJobActive: { job: { ...aJob({ isActive: false }), ...takedown } } };
    });
    open('?record=31');
    const modal = within(await screen.findByRole('dialog', { name: 'Job Information' }));
    const status = (await modal.findByRole('rowheader', { name: 'Record Status' })).closest('tr');
    expect(status).toHaveTextContent(words);
    await enterText(modal.getByLabelText('Reason for the employer (optional)'), 'Asks for fees.');
    await userEvent.click(modal.getByRole('button', { name: button }));
    expect(await modal.findByText(takenDownAt ? 'Reason saved.' : 'Taken down.')).toBeVisible();
    expect(sent).toEqual([{ id: '31', isActive: false, note: 'Asks for fees.' }]);
    expect(status).toHaveTextContent('The employer cannot set it Active.');
    expect(modal.getByRole('button', { name: 'Save Reason' })).toBeDisabled();
  });

  it('shows all of its details as keys and values', async () => {
    serveJobs([aJob()]);
    answerQuery(JobInformationDocument, { job: { ...details, description: 'Keep looms running. Male only.' } });
    const app = open();
    await app.user.click(await screen.findByRole('button', { name: 'View Loom Engineer' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Job Information' }));
    for (const [key, value] of [
      ['Application Deadline', '31/12/2026'],
      ['Job Description', 'Keep looms running. Male only.'],
      ['Minimum salary', '₹3,00,000 a year'],
      ['Minimum experience', '1 year'],
      ['Work Mode', 'Work From Home'],
      ['Preferred Skills', 'Looms, PLC'],
      ['Industries', 'Textiles'],
      ['Company Name', 'Himalaya Textiles'],
      ['Company Website', 'https://himalaya.example/'],
      ['Company Description', 'Weaves.Profile: Weaves cloth.'],
    ] as const) {
      expect((await modal.findByRole('rowheader', { name: key })).closest('tr')).toHaveTextContent(`${key}${value}`);
    }
  });
});

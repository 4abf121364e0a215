import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../../config/paths';
import { enterText } from '../../../testing/enter-text';
import { openAs } from '../../../testing/open-as';
import { renderApp } from '../../../testing/render-app';
import { answerMutation, answerQuery } from '../../../testing/server';
import { DeletionPreviewDocument } from '../list/deletion-preview.generated';
import { DeleteCandidatesDocument, ManagedCandidatesDocument } from './manage-candidates.generated';

const people = Array.from({ length: 60 }, (_, index) => ({
  id: String(index + 1),
  firstName: 'Person',
  lastName: String(index + 1),
  email: `person${index + 1}@example.com`,
  isActive: true,
  appliedJobsCount: 0,
  createdAt: '2026-02-01T06:30:00.000Z',
}));

describe('a list of many candidates', () => {
  let requests: { first: number; page: number }[];
  let deleted: readonly string[];
  beforeEach(() => {
    requests = [];
    deleted = [];
    answerQuery(ManagedCandidatesDocument, ({ first, page }) => {
      requests.push({ first, page });
      const end = first * page;
      // A response has at most 25 rows, even if the request asks for more.
      const nodes = people.slice(end - first, end).slice(0, 25);
      return { candidates: { nodes, pageInfo: { hasNextPage: end < people.length }, totalCount: people.length } };
    });
    answerQuery(DeletionPreviewDocument, ({ ids }) => ({
      deletionPreview: {
        users: ids.length,
        companies: 0,
        jobs: 0,
        applications: 3,
        interviews: 0,
        files: 0,
        notified: 0,
        runningCompanies: [],
      },
    }));
    answerMutation(DeleteCandidatesDocument, ({ ids }) => {
      deleted = typeof ids === 'string' ? [ids] : ids;
      return { deleteUsers: { deleted: { users: deleted.length } } };
    });
  });

  it('has 25, 50 or 100 rows per page and keeps the choice for the next visit', async () => {
    const app = openAs('admin', `${paths.admin.candidates}?page=2`);
    const choice = await screen.findByRole('combobox', { name: 'Rows per page' });
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
    await app.user.selectOptions(choice, '50');
    expect(await screen.findByText('Page 1 of 2')).toBeVisible();
    expect(requests).toEqual([
      { first: 25, page: 2 },
      { first: 50, page: 1 },
    ]);
    app.unmount();
    const later = renderApp(paths.admin.candidates);
    await later.user.selectOptions(await screen.findByRole('combobox', { name: 'Rows per page' }), '100');
    expect(requests.at(-2)).toEqual({ first: 50, page: 1 });
    await waitFor(() => expect(requests.at(-1)).toEqual({ first: 100, page: 1 }));
    await waitFor(() => expect(screen.queryByText(/^Page/)).toBeNull());
    expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveFocus();
  });

  it('asks you to type the number before it deletes more than 20 records, and offers an export', async () => {
    const app = openAs('admin', paths.admin.candidates);
    await app.user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    await app.user.click(screen.getByRole('button', { name: 'Delete Selected (25)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 25 candidates?' }));
    expect(await dialog.findByText('3 applications with their history')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
    const confirm = dialog.getByRole('button', { name: 'Delete' });
    expect(confirm).toBeDisabled();
    const number = dialog.getByLabelText('Type 25 to delete them');
    await enterText(number, '24');
    expect(confirm).toBeDisabled();
    await enterText(number, '25');
    await app.user.click(confirm);
    await waitFor(() => expect(deleted).toHaveLength(25));
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { IS_RELEASE } from '../../../../../../test-release';
import { paths } from '../../../config/paths';
import { takeConsoleErrors } from '../../../testing/console';
import { numberedEmployer } from '../../../testing/data/managed-employers';
import { answerDecisions } from '../../../testing/decide-records';
import { enterText } from '../../../testing/enter-text';
import { openAs } from '../../../testing/open-as';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../../testing/server';
import { DecideRecordsDocument } from '../list/decide-records.generated';
import { DeletionPreviewDocument } from '../list/deletion-preview.generated';
import {
  DeleteEmployersDocument,
  type ManagedEmployerFragment,
  ManagedEmployersDocument,
} from './manage-employers.generated';

/** Answers with two rows per page from `rows`, which a test may change. Returns the requests. */
function serve(rows: ManagedEmployerFragment[]) {
  return answerQuery(ManagedEmployersDocument, (variables) => {
    const start = (variables.page - 1) * 2;
    return {
      companies: {
        nodes: rows.slice(start, start + 2),
        pageInfo: { hasNextPage: rows.length > start + 2 },
        totalCount: rows.length,
      },
    };
  });
}
const nothing = {
  users: 0,
  companies: 0,
  jobs: 0,
  applications: 0,
  interviews: 0,
  files: 0,
  notified: 0,
  runningCompanies: [] as string[],
};

/** Answers the preview of a deletion and returns the requests. */
function servePreview(counts: Partial<typeof nothing>) {
  return answerQuery(DeletionPreviewDocument, () => ({ deletionPreview: { ...nothing, ...counts } }));
}

/** Removes deleted employers from `rows` and returns the requests. */
function serveDeletion(rows: ManagedEmployerFragment[], deleted = (ids: readonly string[]) => ids.length) {
  return answerMutation(DeleteEmployersDocument, ({ ids }) => {
    const list = [ids].flat();
    rows.splice(0, rows.length, ...rows.filter(({ id }) => !list.includes(id)));
    return { deleteUsers: { deleted: { users: deleted(list) }, deactivatedIds: [] } };
  });
}
const open = (query = '') => openAs('admin', paths.admin.employers + query);
const choose = async (id: string) => userEvent.click(await screen.findByLabelText(`Select Employer ${id}`));
const button = (name: string) => screen.getByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Deletes the selected employers after the dialog shows this sentence. */
async function remove(count: number, sentence = 'Nothing else will be deleted.') {
  await userEvent.click(button(`Delete Selected (${count})`));
  const question = await dialog(`Delete ${count} employer${count === 1 ? '' : 's'}?`);
  expect(await question.findByText(sentence)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
}

describe('deleting selected employers', () => {
  it('requires a selection and a loaded preview, and keeps the selection after an error', async () => {
    const requests = serve([numberedEmployer('1')]);
    answerQuery(DeletionPreviewDocument, () => networkFailure());
    open();
    await screen.findByText('Employer 1');
    expect(button('Delete Selected (0)')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Delete Selected (0)'));
    expect(screen.queryByRole('dialog')).toBeNull();

    await choose('1');
    await userEvent.click(button('Delete Selected (1)'));
    const question = await dialog('Delete 1 employer?');
    expect(await question.findByRole('alert')).toHaveTextContent('Could not check what else will be deleted.');
    expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled();
    servePreview({ users: 1 });
    await userEvent.click(question.getByRole('button', { name: 'Retry' }));
    expect(await question.findByText('Nothing else will be deleted.')).toBeVisible();
    expect(question.getByRole('button', { name: 'Delete' })).toBeEnabled();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests).toHaveLength(1);

    answerMutation(DeleteEmployersDocument, () => errorResponse('INTERNAL', 'boom'));
    await remove(1);
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(takeConsoleErrors()).toEqual(['The change could not be saved. boom']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button('Delete Selected (1)')).toBeVisible();
  });

  it('previews the dependent records, deletes the employers, shows a message and removes them from the list', async () => {
    const rows = [numberedEmployer('1'), numberedEmployer('2')];
    const requests = serve(rows);
    const previewed = servePreview({ users: 2, companies: 2, jobs: 3, applications: 1500, interviews: 1, files: 0 });
    const sent = serveDeletion(rows);
    open();
    await choose('1');
    await choose('2');
    await userEvent.click(button('Delete Selected (2)'));
    const question = await dialog('Delete 2 employers?');
    expect(question.getByText('Company 1, Company 2')).toBeVisible();
    await question.findByText('This will also be deleted:');
    expect(question.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '2 companies',
      '3 jobs',
      '1,500 applications with their history',
      '1 interview',
    ]);
    expect(question.getByText('This cannot be undone.')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Employers deleted successfully.');
    expect(previewed).toEqual([{ kind: 'USERS', ids: ['1', '2'] }]);
    expect(sent).toEqual([{ ids: ['1', '2'], confirmedCompanies: [] }]);
    expect(requests).toHaveLength(1);
    expect(await screen.findByText('No employers found.')).toBeVisible();
    expect(button('Delete Selected (0)')).toBeVisible();
  });

  it('says how many candidates are told, and deletes a company with running applications only by its name', async () => {
    serve([numberedEmployer('1'), numberedEmployer('2')]);
    servePreview({ users: 2, notified: 40, runningCompanies: ['Company 1', 'Company 2'] });
    const sent = answerMutation(DeleteEmployersDocument, {
      deleteUsers: { deleted: { users: 1 }, deactivatedIds: ['1'] },
    });
    open();
    await choose('1');
    await choose('2');
    await userEvent.click(button('Delete Selected (2)'));
    const question = await dialog('Delete 2 employers?');
    expect(await question.findByText('40 candidates with running applications will get an email.')).toBeVisible();
    expect(question.getByRole('button', { name: 'Deactivate' })).toBeEnabled();
    expect(question.queryByText('This cannot be undone.')).toBeNull();
    const name = question.getByLabelText('Type Company 2 to delete it');
    await enterText(name, 'Company 3');
    expect(question.getByText('This is another name.')).toBeVisible();
    expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await enterText(name, 'Company 2');
    expect(question.getByText('This cannot be undone.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(
      await screen.findByText('1 employer deleted. 1 was deactivated because of running applications.'),
    ).toBeVisible();
    expect(sent).toEqual([{ ids: ['1', '2'], confirmedCompanies: ['Company 2'] }]);
  });

  it.each([
    [0, '2 of 2 were already deleted.', 'Nothing was deleted. All 2 were already deleted.'],
    [1, '1 of 2 was already deleted.', 'Employers deleted successfully. 1 of 2 was already deleted.'],
  ])(
    'reports before and after the deletion that only %i of 2 employers still exist',
    async (userCount, question, sentence) => {
      const rows = [numberedEmployer('1'), numberedEmployer('2')];
      serve(rows);
      servePreview({ users: userCount });
      serveDeletion(rows, () => userCount);
      open();
      await userEvent.click(await screen.findByLabelText('Select all rows'));
      await remove(2, question);
      expect(await screen.findByText(sentence)).toBeVisible();
    },
  );

  it('shows the previous page when the last page becomes empty, and removes the empty page from the URL', async () => {
    const rows = ['1', '2', '3'].map((id) => numberedEmployer(id));
    serve(rows);
    servePreview({ users: 1 });
    serveDeletion(rows);
    const app = open('?page=2');
    await choose('3');
    await remove(1);
    expect(await screen.findByText('Employer 2')).toBeVisible();
    expect(screen.queryByText('No employers found.')).toBeNull();
    expect(app.router.state.location.search).toBe('');
  });
});

describe('the selection of employers', () => {
  it('is kept when the page changes', async () => {
    const rows = ['1', '2', '3'].map((id) => numberedEmployer(id));
    serve(rows);
    servePreview({ users: 2 });
    const sent = serveDeletion(rows);
    open();
    await choose('1');
    await userEvent.click(button('Next page'));
    await choose('3');
    expect(screen.getByText('2 selected')).toBeVisible();
    await userEvent.click(button('Previous page'));
    await waitFor(() => expect(screen.getByLabelText('Select Employer 1')).toBeChecked());
    await remove(2);
    await waitFor(() => expect(sent).toEqual([{ ids: ['1', '3'], confirmedCompanies: [] }]));
    await screen.findByText('Employers deleted successfully.');
  });

  it('can include all matching rows on all pages once a whole page is selected', async () => {
    const rows = ['1', '2', '3', '4', '5'].map((id) => numberedEmployer(id));
    serve(rows);
    servePreview({ users: 5 });
    const sent = serveDeletion(rows);
    open('?status=Pending');
    await choose('1');
    expect(screen.queryByRole('button', { name: /^Select all \d/ })).toBeNull();
    await choose('2');
    answerQuery(ManagedEmployersDocument, () => networkFailure());
    await userEvent.click(button('Select all 5 employers'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to select all employers. Please try again.');
    expect(takeConsoleErrors()).toEqual([expect.stringContaining('The list could not be read.')]);
    expect(screen.getByText('2 selected')).toBeVisible();
    const requests = serve(rows);
    await userEvent.click(button('Select all 5 employers'));
    expect(await screen.findByText('5 selected')).toBeVisible();
    expect(requests.at(-1)).toMatchObject({ first: 100, page: 3, filter: { approvalState: 'PENDING' } });
    expect(screen.queryByRole('button', { name: /^Select all \d/ })).toBeNull();
    await remove(5);
    await waitFor(() => expect(sent).toEqual([{ ids: ['1', '2', '3', '4', '5'], confirmedCompanies: [] }]));
    expect(await screen.findByText('No employers found.')).toBeVisible();
  });

  it('drops a row that is no longer on its page, and is cleared by a new search', async () => {
    const rows = [numberedEmployer('1'), numberedEmployer('2')];
    serve(rows);
    open();
    await choose('1');
    await choose('2');
    rows.shift();
    await userEvent.click(button('Search'));
    expect(await screen.findByText('1 selected')).toBeVisible();
    await enterText(screen.getByLabelText('Employer, company or email'), 'Emp');
    await userEvent.click(button('Search'));
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
    expect(button('Delete Selected (0)')).toBeVisible();
  });
});

describe('deciding on several employers', () => {
  it('stops when the network fails, approves each on a second attempt, and counts those decided by others', async () => {
    const rows = [numberedEmployer('1'), numberedEmployer('2'), numberedEmployer('3', { approvalState: 'APPROVED' })];
    const requests = serve(rows);
    const unanswered = answerMutation(DecideRecordsDocument, () => networkFailure());
    open();
    await userEvent.click(await screen.findByLabelText('Select all rows'));
    await userEvent.click(button('Approve Selected (2)'));
    await userEvent.click((await dialog('Approve 2 employers?')).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '0 employers were approved. 2 could not be approved; try again.',
    );
    expect(unanswered).toHaveLength(1);
    expect(takeConsoleErrors()).toEqual([expect.stringContaining('The decisions could not go on.')]);
    expect(screen.getByText('2 selected')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const requestCount = requests.length;

    const sent = answerDecisions(({ approvalId }) => {
      if (approvalId === '72') return { code: 'ALREADY_DECIDED', decidedByName: 'Nisha Rao' };
      rows[0] = numberedEmployer('1', { approvalState: 'APPROVED' });
      return { __typename: 'Company', ...rows[0] };
    });
    await userEvent.click(button('Approve Selected (2)'));
    const question = await dialog('Approve 2 employers?');
    expect(question.getByText('Company 1, Company 2')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('1 employer was approved. 1 had already been decided by Nisha Rao.')).toBeVisible();
    expect(sent.map(({ approvalId }) => approvalId)).toEqual(['71', '72']);
    expect(requests).toHaveLength(requestCount + 1);
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
  });

  it.runIf(IS_RELEASE)('sends at most 100 decisions per request and reports those that failed', async () => {
    const rows = Array.from({ length: 101 }, (_, index) => numberedEmployer(String(index + 1)));
    answerQuery(ManagedEmployersDocument, {
      companies: { nodes: rows, pageInfo: { hasNextPage: false }, totalCount: rows.length },
    });
    const requests: number[] = [];
    answerMutation(DecideRecordsDocument, ({ decisions }) => {
      requests.push([decisions].flat().length);
      if (requests.length === 2) return networkFailure();
      const results = [decisions].flat().map(({ approvalId }) => ({
        approvalId,
        code: 'NOT_FOUND' as const,
        decidedByName: null,
        approval: null,
      }));
      return { decideApprovals: { results } };
    });
    open();
    await userEvent.click(await screen.findByLabelText('Select all rows'));
    await userEvent.click(button('Approve Selected (101)'));
    await userEvent.click((await dialog('Approve 101 employers?')).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '0 employers were approved. 100 were already deleted. 1 could not be approved; try again.',
    );
    expect(requests).toEqual([100, 1]);
    expect(takeConsoleErrors()).toEqual([expect.stringContaining('The decisions could not go on.')]);
    expect(screen.getByText('1 selected')).toBeVisible();
  });

  it('rejects all of them with the same reason and note', async () => {
    serve([numberedEmployer('1'), numberedEmployer('2')]);
    const sent = answerDecisions(({ approvalId }) => ({
      __typename: 'Company',
      ...numberedEmployer(approvalId.slice(1), { approvalState: 'REJECTED' }),
    }));
    open();
    await userEvent.click(await screen.findByLabelText('Select all rows'));
    await userEvent.click(button('Reject Selected (2)'));
    const question = await dialog('Reject 2 employers?');
    await enterText(question.getByLabelText('Note (optional)'), 'No GST number.');
    await userEvent.click(question.getByRole('radio', { name: 'The company cannot be verified' }));
    await userEvent.click(question.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('2 employers were rejected.')).toBeVisible();
    const same = { decision: 'REJECT', expectedState: 'PENDING', reason: 'NOT_VERIFIED', note: 'No GST number.' };
    expect(sent).toEqual(['71', '72'].map((approvalId) => ({ approvalId, ...same })));
  });

  it('leaves out employers that are already decided', async () => {
    serve([numberedEmployer('1', { approvalState: 'APPROVED' }), numberedEmployer('2', { approvalState: 'REJECTED' })]);
    open();
    await userEvent.click(await screen.findByLabelText('Select all rows'));
    expect(button('Approve Selected (0)')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Reject Selected (0)')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Reject Selected (0)'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the age of a pending employer', () => {
  it('is counted in days of Indian time, and is not shown for decided employers', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T05:00:00.000Z') });
    const nodes = [
      numberedEmployer('1', { createdAt: '2026-11-20T18:30:00.000Z' }),
      numberedEmployer('2', { createdAt: '2026-11-20T18:29:00.000Z' }),
      numberedEmployer('3', { createdAt: '2026-11-01T06:30:00.000Z' }),
      numberedEmployer('4', { approvalState: 'REJECTED' }),
    ];
    answerQuery(ManagedEmployersDocument, {
      companies: { nodes, pageInfo: { hasNextPage: false }, totalCount: nodes.length },
    });
    open();
    await screen.findByText('Employer 1');
    const ages = screen.getAllByText(/^for \d+ days?$|^since today$/);
    expect(ages.map((age) => [age.closest('tr')?.textContent?.match(/Employer \d/)?.[0], age.textContent])).toEqual([
      ['Employer 1', 'since today'],
      ['Employer 2', 'for 1 day'],
      ['Employer 3', 'for 20 days'],
    ]);
  });
});

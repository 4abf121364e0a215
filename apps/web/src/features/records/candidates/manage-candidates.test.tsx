import { CANDIDATE_SORTS } from '@job-alert/domain/lists/list-sorts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampled } from '../../../../../../test-release';
import { paths } from '../../../config/paths';
import { takeConsoleErrors } from '../../../testing/console';
import { informationOf } from '../../../testing/data/candidate-information';
import { enterText } from '../../../testing/enter-text';
import { expectSorting } from '../../../testing/expect-sorting';
import { openAs } from '../../../testing/open-as';
import { pendingResponse } from '../../../testing/pending-response';
import { press } from '../../../testing/press';
import { answerMutation, answerQuery, networkFailure } from '../../../testing/server';
import { DeletionPreviewDocument } from '../list/deletion-preview.generated';
import { CandidateInformationDocument } from './candidate-information.generated';
import {
  DeleteCandidatesDocument,
  type ManagedCandidateFragment,
  ManagedCandidatesDocument,
  SetCandidateActiveDocument,
} from './manage-candidates.generated';

const aCandidate = (overrides: Partial<ManagedCandidateFragment> = {}): ManagedCandidateFragment => ({
  id: '21',
  firstName: 'Imran',
  lastName: 'Shaikh',
  email: 'imran@example.com',
  isActive: true,
  appliedJobsCount: 1500,
  createdAt: '2026-02-01T06:30:00.000Z',
  ...overrides,
});

/** Answers the list from `rows`, which a test may change, and returns the requests. */
function serveCandidates(rows: ManagedCandidateFragment[]) {
  return answerQuery(ManagedCandidatesDocument, () => ({
    candidates: { nodes: rows, pageInfo: { hasNextPage: false }, totalCount: rows.length },
  }));
}
const open = (query = '') => openAs('admin', paths.admin.candidates + query);
const activeSelect = () => screen.findByRole('combobox', { name: 'Active or inactive: Imran Shaikh' });

describe('the list of candidates', () => {
  it('has the specified columns, sortable headers and a search by name or email', async () => {
    const requests = serveCandidates([aCandidate()]);
    const app = open();
    await screen.findByText('Imran Shaikh');
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      '',
      'Candidate Name',
      'Email',
      'Status',
      'Active/Inactive',
      'Applied Jobs',
      'Date Joined',
      'Actions',
    ]);
    for (const text of ['imran@example.com', '1,500', '01/02/2026']) expect(screen.getByText(text)).toBeVisible();
    expect(requests).toEqual([{ first: 25, page: 1, orderBy: CANDIDATE_SORTS.LATEST.orderBy, filter: {} }]);
    const sorts = [
      ['Date Joined', 'OLDEST', 'LATEST'],
      ['Candidate Name', 'NAME', 'NAME_DESC'],
      ['Email', 'EMAIL', 'EMAIL_DESC'],
    ] as const;
    for (const [name, ascending, descending] of sampled(sorts, 1)) {
      await expectSorting(name, requests, CANDIDATE_SORTS[ascending].orderBy, CANDIDATE_SORTS[descending].orderBy);
    }
    await enterText(screen.getByLabelText('Name or email'), 'imran@example.com');
    await app.user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(requests.at(-1)?.filter).toEqual({ search: 'imran@example.com' }));
  });

  it.each([
    ['active', 'Active', true],
    ['Inactive', 'Inactive', false],
  ])('is filtered by ?status=%s', async (status, label, isActive) => {
    const requests = serveCandidates([aCandidate()]);
    open(`?status=${status}`);
    await screen.findByText('Imran Shaikh');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue(label);
    expect(requests).toEqual([{ first: 25, page: 1, orderBy: CANDIDATE_SORTS.LATEST.orderBy, filter: { isActive } }]);
  });
});

describe('deactivating a candidate', () => {
  it('sends one request without confirmation, and logs a failure without showing an error', async () => {
    const rows = [aCandidate()];
    const requests = serveCandidates(rows);
    answerMutation(SetCandidateActiveDocument, () => networkFailure());
    open();
    const select = await activeSelect();
    await enterText(select, 'Inactive');
    await waitFor(() => expect(requests).toHaveLength(2));
    await waitFor(() => expect(select).toHaveValue('Active'));
    expect(takeConsoleErrors()).toEqual([expect.stringContaining('The change could not be saved.')]);
    expect(screen.queryByRole('alert')).toBeNull();

    const saved = pendingResponse({ setUserActive: { user: { id: '21', candidate: { id: '21', isActive: false } } } });
    const sent = answerMutation(SetCandidateActiveDocument, () => {
      rows[0] = aCandidate({ isActive: false });
      return saved.answer;
    });
    await enterText(select, 'Inactive');
    await waitFor(() => expect(select).toHaveAttribute('aria-disabled', 'true'));
    await enterText(select, 'Active');
    await waitFor(() => expect(sent).toHaveLength(1));
    saved.release();
    expect(await screen.findByText('Imran Shaikh is now Inactive.')).toBeVisible();
    expect(sent).toEqual([{ id: '21', isActive: false }]);
    await waitFor(async () => expect(await activeSelect()).toHaveValue('Inactive'));
  });
});

describe('deleting selected candidates', () => {
  it('removes them from the list, or logs a failure and refetches the list', async () => {
    const rows = [aCandidate()];
    const requests = serveCandidates(rows);
    answerQuery(DeletionPreviewDocument, {
      deletionPreview: {
        users: 1,
        companies: 0,
        jobs: 0,
        applications: 3,
        interviews: 0,
        files: 7,
        notified: 0,
        runningCompanies: [],
      },
    });
    open();
    await userEvent.click(await screen.findByLabelText('Select Imran Shaikh'));
    const remove = async () => {
      await press('Delete Selected (1)');
      const dialog = within(await screen.findByRole('dialog', { name: 'Delete 1 candidate?' }));
      expect(await dialog.findByText('7 files')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    answerMutation(DeleteCandidatesDocument, () => networkFailure());
    await remove();
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(takeConsoleErrors()).toEqual([expect.stringContaining('The change could not be saved.')]);
    expect(screen.queryByRole('alert')).toBeNull();
    answerMutation(DeleteCandidatesDocument, ({ ids }) => {
      expect(ids).toEqual(['21']);
      rows.length = 0;
      return { deleteUsers: { deleted: { users: 1 } } };
    });
    await remove();
    await screen.findByText('Candidates deleted successfully.');
    expect(await screen.findByText('No candidates found.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  });
});

describe('the information about a candidate', () => {
  it('shows the person, documents as View links, experience and education', async () => {
    serveCandidates([aCandidate()]);
    const file = (id: string, name: string) => ({ id, name, url: `https://files.example/${id}` });
    answerQuery(CandidateInformationDocument, {
      user: { id: '21', isInvited: false, isEmailVerified: false },
      candidate: informationOf(aCandidate(), {
        skills: ['Tally Prime', 'Excel'],
        resume: file('1', 'cv.pdf'),
        aadhaarCard: file('2', 'aadhaar.jpg'),
        passport: file('3', 'p.jpg'),
        experiences: [
          {
            id: '1',
            companyName: 'Kaveri Foods',
            jobRole: 'Clerk',
            lastDesignation: null,
            fromDate: '2020-01-01',
            toDate: null,
            skills: 'Excel',
            experienceLetter: file('4', 'letter.pdf'),
          },
        ],
        educations: [
          {
            id: '1',
            qualification: 'B.Com',
            university: 'Pune University',
            yearOfCompletion: 2018,
            marks: '78.5',
            skills: null,
            certificate: null,
          },
        ],
      }),
    });
    const app = open();
    await app.user.click(await screen.findByRole('button', { name: 'View Imran Shaikh' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Candidate Information' }));
    const link = await modal.findByRole('link', { name: 'View Aadhar Card: aadhaar.jpg' });
    expect(link).toHaveAttribute('href', 'https://files.example/2');
    expect(link).toHaveTextContent('View');
    expect(modal.getByRole('link', { name: 'View Resume: cv.pdf' })).toBeVisible();
    expect(modal.getByRole('link', { name: 'View Passport: p.jpg' })).toBeVisible();
    expect(modal.getByRole('link', { name: 'View Experience Letter: letter.pdf' })).toBeVisible();
    expect(modal.getByRole('rowheader', { name: 'Email Confirmed' }).closest('tr')).toHaveTextContent('No');
    const skills = within(modal.getByRole('table', { name: 'Personal Details' })).getByRole('rowheader', {
      name: 'Skills',
    });
    expect(skills.closest('tr')).toHaveTextContent('SkillsTally Prime, Excel');
    expect(modal.getByRole('rowheader', { name: 'PAN Card' }).closest('tr')).toHaveTextContent('PAN Card–');
    expect(within(modal.getByRole('table', { name: 'Experience 1' })).getByText('Present')).toBeVisible();
    expect(within(modal.getByRole('table', { name: 'Education 1' })).getByText('78.5')).toBeVisible();
  });
});

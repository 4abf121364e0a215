import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../config/paths';
import { informationOf } from '../../../testing/data/candidate-information';
import { openAs } from '../../../testing/open-as';
import { answerMutation, answerQuery, networkFailure } from '../../../testing/server';
import { CandidateInformationDocument, type CandidateInformationQuery } from './candidate-information.generated';
import { ManagedCandidatesDocument } from './manage-candidates.generated';
import { MergeCandidatesDocument, MergePreviewDocument, UndoMergeDocument } from './merge-candidates.generated';

type Candidate = NonNullable<CandidateInformationQuery['candidate']>;

const person = { id: '21', firstName: 'Kavita', lastName: 'Rao', email: 'kavita@example.com', isActive: true };
const other = { id: '22', firstName: 'Kavitha', lastName: 'Rao', email: 'kavitha@example.com', isActive: true };
const createdAt = '2026-02-01T06:30:00.000Z';
const candidate = (overrides: Partial<Candidate> = {}): Candidate =>
  informationOf(person, { possibleDuplicates: [{ reasons: ['PHONE'], candidate: other }], ...overrides });
const merged: Candidate['merges'][number] = {
  id: '5',
  removedName: 'Kavitha Rao',
  removedEmail: 'kavitha@example.com',
  mergedAt: '2026-11-20T06:30:05.000Z',
  mergedByName: 'Asha Patel',
  undoableUntil: '2026-12-20T06:30:05.000Z',
};

/** Opens the information of a candidate. Each request returns the next answer, and the last answer repeats. */
async function open(...answers: Candidate[]) {
  const rows = [person, other].map((one) => ({ ...one, createdAt, appliedJobsCount: 0 }));
  answerQuery(ManagedCandidatesDocument, {
    candidates: { nodes: rows, pageInfo: { hasNextPage: false }, totalCount: 2 },
  });
  answerQuery(CandidateInformationDocument, () => ({
    candidate: (answers.length > 1 ? answers.shift() : answers[0]) ?? null,
    user: { id: '21', isInvited: false, isEmailVerified: true },
  }));
  openAs('admin', paths.admin.candidates);
  await userEvent.click(await screen.findByRole('button', { name: 'View Kavita Rao' }));
}

describe('a possible duplicate of a candidate', () => {
  it('is merged into the account that you choose to keep, after a preview of the effects', async () => {
    answerQuery(MergePreviewDocument, ({ keepId, removeId }) => ({
      mergePreview: { effects: [`${removeId} goes over to ${keepId}.`] },
    }));
    await open(candidate(), candidate({ possibleDuplicates: [], merges: [merged] }));
    expect(await screen.findByText('Same phone number')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Merge with Kavitha Rao' }));
    expect(screen.getByRole('radio', { name: /^Kavita / })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Merge with Kavitha Rao' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Merge with Kavitha Rao' }));
    expect(await screen.findByText('22 goes over to 21.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /^Kavitha/ }));
    expect(await screen.findByText('21 goes over to 22.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /^Kavita / }));
    expect(await screen.findByText('22 goes over to 21.')).toBeVisible();
    answerMutation(MergeCandidatesDocument, networkFailure);
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    const requests = answerMutation(MergeCandidatesDocument, {
      mergeCandidates: { merge: { id: '5' }, candidate: { id: '21', isProfileComplete: true } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
    expect(await screen.findByText('Merged Accounts')).toBeVisible();
    expect(requests).toEqual([{ keepId: '21', removeId: '22' }]);
    expect(document.body).not.toHaveFocus();
  });

  it('is restored by undoing the merge, after confirmation', async () => {
    const undone = answerMutation(UndoMergeDocument, {
      undoMerge: { candidate: { id: '21', isProfileComplete: false }, restored: { id: '22' } },
    });
    await open(candidate({ possibleDuplicates: [], merges: [merged] }), candidate());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo Merge' }));
    expect(undone).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo this merge?' }));
    expect(await screen.findByText('Possible Duplicates')).toBeVisible();
    expect(undone).toEqual([{ id: '5' }]);
    expect(document.body).not.toHaveFocus();
  });

  it('cannot be restored once the undo period has ended', async () => {
    await open(candidate({ possibleDuplicates: [], merges: [{ ...merged, undoableUntil: null }] }));
    expect(await screen.findByText('Merged Accounts')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo Merge' })).toBeNull();
  });
});

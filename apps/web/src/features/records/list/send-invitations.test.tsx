import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { paths } from '../../../config/paths';
import { aPage } from '../../../testing/data/a-page';
import { openAs } from '../../../testing/open-as';
import { answerMutation, answerQuery, networkFailure } from '../../../testing/server';
import { ManagedCandidatesDocument } from '../candidates/manage-candidates.generated';
import { SendInvitationsDocument } from './invitation.generated';

const people = ['Asha', 'Usha'].map((firstName, index) => ({
  id: String(index + 1),
  firstName,
  lastName: 'Patel',
  email: `person${index + 1}@example.com`,
  isActive: true,
  appliedJobsCount: 0,
  createdAt: '2026-02-01T06:30:00.000Z',
}));

async function openDialog() {
  answerQuery(ManagedCandidatesDocument, { candidates: aPage(people) });
  openAs('admin', paths.admin.candidates);
  for (const name of ['Asha', 'Usha']) {
    await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Send Invitation (2)' }));
  return within(await screen.findByRole('dialog', { name: 'Send invitations to 2 candidates?' }));
}

it('sends invitations to the selected people, and names the reasons why some were not sent', async () => {
  const dialog = await openDialog();
  const message = 'This person has an invitation that is still valid.';
  const sent = answerMutation(SendInvitationsDocument, {
    sendInvitations: {
      results: [
        { userId: '1', code: null, message: null },
        { userId: '2', code: 'INVITATION_VALID', message },
      ],
    },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(`Invitations sent: 1. Not sent: 1. ${message}`)).toBeVisible();
  expect(sent).toEqual([{ userIds: ['1', '2'], again: false }]);
  // People without an email stay selected.
  expect(screen.getByRole('button', { name: 'Send Invitation (1)' })).toBeVisible();
});

it('sends them again on request, and shows an error', async () => {
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Also to people whose last invitation is still valid' }));
  const sent = answerMutation(SendInvitationsDocument, () => networkFailure());
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(sent).toMatchObject([{ again: true }]);
});

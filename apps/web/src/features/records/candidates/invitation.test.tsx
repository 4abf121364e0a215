import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../config/paths';
import { informationOf } from '../../../testing/data/candidate-information';
import { openAs } from '../../../testing/open-as';
import { pendingResponse } from '../../../testing/pending-response';
import { press } from '../../../testing/press';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../../testing/server';
import { ResendInvitationDocument } from '../list/invitation.generated';
import { CandidateInformationDocument } from './candidate-information.generated';
import { ManagedCandidatesDocument } from './manage-candidates.generated';

const person = { id: '21', firstName: 'Imran', lastName: 'Shaikh', email: 'imran@example.com' };
const createdAt = '2026-02-01T06:30:00.000Z';

/** Opens the information of an imported candidate. */
async function open({ isActive = true } = {}) {
  answerQuery(ManagedCandidatesDocument, {
    candidates: {
      nodes: [{ ...person, createdAt, isActive, appliedJobsCount: 0 }],
      pageInfo: { hasNextPage: false },
      totalCount: 1,
    },
  });
  answerQuery(CandidateInformationDocument, {
    candidate: informationOf(person, { isActive }),
    user: { id: '21', isInvited: true, isEmailVerified: false },
  });
  openAs('admin', paths.admin.candidates);
  await userEvent.click(await screen.findByRole('button', { name: 'View Imran Shaikh' }));
  const line = (await screen.findByRole('rowheader', { name: 'Invitation' })).closest('tr') as HTMLElement;
  return { line: within(line) };
}
const resend = () => screen.getByRole('button', { name: 'Resend Invitation' });

describe('the invitation of a person without a password', () => {
  it('is sent again by the Resend button, and a message confirms it', async () => {
    const { line } = await open();
    expect(line.getByText('Invited. This person has not chosen a password yet.')).toBeVisible();
    const done = pendingResponse({ resendInvitation: { user: { id: '21', isInvited: true, isEmailVerified: false } } });
    const sent = answerMutation(ResendInvitationDocument, () => done.answer);
    await userEvent.click(resend());
    await press('Sending...');
    done.release();
    expect(await line.findByRole('status')).toHaveTextContent(
      'Invitation sent. The link is valid for 72 hours, and earlier links no longer work.',
    );
    expect(sent).toEqual([{ userId: '21' }]);
  });

  it('shows an error when it cannot be sent again', async () => {
    const { line } = await open();
    answerMutation(ResendInvitationDocument, () => networkFailure());
    await userEvent.click(resend());
    expect(await line.findByRole('alert')).toHaveTextContent('Network error. Please try again later.');
    answerMutation(ResendInvitationDocument, () =>
      errorResponse('INVITATION_ACCEPTED', 'This person has already chosen a password.'),
    );
    await userEvent.click(resend());
    expect(await screen.findByText('This person has already chosen a password.')).toBeVisible();
  });

  it('cannot be sent again while the account is inactive', async () => {
    const { line } = await open({ isActive: false });
    expect(line.getByText(/Set the account Active to invite again\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Resend Invitation' })).toBeNull();
  });
});

import { addDays } from '@job-alert/domain/india/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../config/paths';
import { today } from '../../../lib/today';
import { enterText } from '../../../testing/enter-text';
import { openAs } from '../../../testing/open-as';
import { press } from '../../../testing/press';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../../testing/server';
import { DecideJoinRequestDocument } from '../../shared/people/join-requests.generated';
import {
  ChangeCompanyRoleDocument,
  InviteCompanyMemberDocument,
  MyTeamDocument,
  RemoveCompanyMemberDocument,
  ResendCompanyMemberInvitationDocument,
  TransferCompanyOwnershipDocument,
  type TeamFragment,
  type TeamMemberFragment,
} from './team.generated';

const aMember = (overrides: Partial<TeamMemberFragment> = {}): TeamMemberFragment => ({
  id: '8',
  firstName: 'Ravi',
  lastName: 'Desai',
  email: 'ravi@silk.example',
  role: 'RECRUITER',
  addedAt: '2026-11-20T06:30:00.000Z',
  isActive: true,
  isInvited: false,
  invitationExpiresAt: null,
  viewerCanRemove: true,
  viewerCanTransferOwnership: true,
  viewerCanChangeRole: true,
  ...overrides,
});
const owner = aMember({
  id: '7',
  firstName: 'Meera',
  lastName: 'Shah',
  email: 'meera@silk.example',
  role: 'OWNER',
  viewerCanRemove: false,
  viewerCanTransferOwnership: false,
  viewerCanChangeRole: false,
});
const invited = aMember({
  id: '9',
  firstName: 'Asha',
  email: 'asha@silk.example',
  isInvited: true,
  viewerCanTransferOwnership: false,
  invitationExpiresAt: `${addDays(today(), 3)}T06:30:00.000Z`,
});

const aTeam = (members: TeamMemberFragment[], viewerCanManage = true): TeamFragment => ({
  id: '7',
  viewerCanManage,
  memberInvitationProblem: null,
  members,
  joinRequests: [],
});

function open(team: TeamFragment) {
  const requests = answerQuery(MyTeamDocument, () => ({ viewer: { id: '7', company: team } }));
  openAs('employer', paths.employer.team);
  return requests;
}

const rows = () =>
  screen.getAllByRole('row').map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));

describe('your team', () => {
  it('says in the words of the server why nobody can be invited yet', async () => {
    const memberInvitationProblem = 'You can invite colleagues as soon as we have approved your company.';
    open({ ...aTeam([owner]), memberInvitationProblem });
    expect(await screen.findByText(memberInvitationProblem)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Invite' })).not.toBeInTheDocument();
  });

  it('lists the owner, recruiters and invitations with the actions of the owner', async () => {
    const expired = aMember({
      ...invited,
      id: '10',
      firstName: 'Nita',
      invitationExpiresAt: '2026-01-01T00:00:00.000Z',
    });
    const deactivated = aMember({ id: '11', firstName: 'Kavya', isActive: false, viewerCanTransferOwnership: false });
    const closed = aMember({ ...invited, id: '12', firstName: 'Tara', isActive: false });
    open(aTeam([owner, aMember(), invited, expired, deactivated, closed]));
    await screen.findByText('Meera Shah');
    expect(rows()).toEqual([
      ['Name', 'Email', 'Role', 'Since', 'Status', 'Actions'],
      ['Meera Shah', 'meera@silk.example', 'Owner', '20/11/2026', 'Active', '–'],
      ['Ravi Desai', 'ravi@silk.example', 'Recruiter', '20/11/2026', 'Active', 'Make an interviewerMake ownerRemove'],
      ['Asha Desai', 'asha@silk.example', 'Recruiter', '20/11/2026', 'Invited', 'Send againRevoke'],
      ['Nita Desai', 'asha@silk.example', 'Recruiter', '20/11/2026', 'Invitation expired', 'Send againRevoke'],
      ['Kavya Desai', 'ravi@silk.example', 'Recruiter', '20/11/2026', 'Deactivated', 'Make an interviewerRemove'],
      ['Tara Desai', 'asha@silk.example', 'Recruiter', '20/11/2026', 'Deactivated', 'Revoke'],
    ]);
  });

  it('has no actions for a recruiter', async () => {
    open(aTeam([owner, { ...aMember(), viewerCanRemove: false }], false));
    await screen.findByText('Ravi Desai');
    expect(rows()[0]).toEqual(['Name', 'Email', 'Role', 'Since', 'Status']);
    expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  });

  it('transfers the ownership with the password of the owner', async () => {
    open(aTeam([owner, aMember()]));
    await userEvent.click(await screen.findByRole('button', { name: 'Make Ravi Desai the owner' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Transfer the ownership?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Transfer' }));
    expect(await dialog.findByText('Password is required.')).toBeVisible();
    const sent = answerMutation(TransferCompanyOwnershipDocument, {
      transferCompanyOwnership: {
        company: aTeam(
          [
            aMember({ role: 'OWNER', viewerCanRemove: false, viewerCanTransferOwnership: false }),
            aMember({ ...owner, role: 'RECRUITER', viewerCanRemove: true }),
          ],
          false,
        ),
      },
    });
    await enterText(dialog.getByLabelText(/^Password/), 'Loom&Thread7');
    await userEvent.click(dialog.getByRole('button', { name: 'Transfer' }));
    expect(await screen.findByText('Ravi Desai is now the owner.')).toBeVisible();
    expect(sent).toEqual([{ id: '8', password: 'Loom&Thread7' }]);
    expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Leave the company' })).toBeVisible();
  });

  it('lets a recruiter leave after a confirmation', async () => {
    open(aTeam([{ ...owner, id: '6' }, aMember({ id: '7', viewerCanTransferOwnership: false })], false));
    const sent = answerMutation(RemoveCompanyMemberDocument, { removeCompanyMember: { company: aTeam([owner]) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Leave the company' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave this company?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Employer Login' })).toBeVisible();
    expect(sent).toEqual([{ id: '7' }]);
  });

  it('lets in a person who has asked to join, after a confirmation', async () => {
    const request = {
      id: '31',
      firstName: 'Nita',
      lastName: 'Rao',
      email: 'nita@silk.example',
      contact: '9876543210',
      organizationName: 'Silk Mills',
      requestedAt: '2026-11-20T06:30:00.000Z',
      expiresAt: '2026-12-20T06:30:00.000Z',
      viewerCanDecide: true,
    };
    let current = { ...aTeam([owner]), joinRequests: [request] };
    answerQuery(MyTeamDocument, () => ({ viewer: { id: '7', company: current } }));
    openAs('employer', paths.employer.team);
    const section = within(await screen.findByRole('region', { name: 'Requests to Join' }));
    expect(section.getByText(/nita@silk.example/)).toHaveTextContent(
      '+91 9876543210Signed up for “Silk Mills” on 20/11/2026. The request expires on 20/12/2026.',
    );
    expect(section.queryByRole('button', { name: /Register separately/ })).toBeNull();
    const sent = answerMutation(DecideJoinRequestDocument, () => {
      current = aTeam([owner, invited]);
      return { decideJoinRequest: { company: { id: '7', joinRequests: [] } } };
    });
    await userEvent.click(section.getByRole('button', { name: 'Accept: Nita Rao' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Let this person in?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Nita Rao has been let in.')).toBeVisible();
    expect(sent).toEqual([{ id: '31', decision: 'ACCEPT' }]);
    expect(await screen.findByText('asha@silk.example')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Requests to Join' })).toBeNull());
  });

  it('says that it could not be loaded', async () => {
    answerQuery(MyTeamDocument, () => networkFailure());
    openAs('employer', paths.employer.team);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your team could not be loaded.');
  });

  it('invites a colleague, and keeps the input after an error', async () => {
    open(aTeam([owner]));
    await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(await dialog.findByText('First Name is required')).toBeVisible();
    await enterText(dialog.getByLabelText(/^First Name/), 'Asha');
    await enterText(dialog.getByLabelText(/^Last Name/), 'Desai');
    await enterText(dialog.getByLabelText(/^Email/), 'asha@silk.example');
    await userEvent.click(dialog.getByRole('radio', { name: 'Interviewer' }));
    answerMutation(InviteCompanyMemberDocument, () => errorResponse('EMAIL_TAKEN', 'This email address is taken.'));
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(await dialog.findByText('This email address is taken.')).toBeVisible();
    const sent = answerMutation(InviteCompanyMemberDocument, {
      inviteCompanyMember: { company: aTeam([owner, invited]) },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText('asha@silk.example has been invited.')).toBeVisible();
    expect(sent).toEqual([{ firstName: 'Asha', lastName: 'Desai', email: 'asha@silk.example', role: 'INTERVIEWER' }]);
    expect(await screen.findByText('Asha Desai')).toBeVisible();
  });

  it('makes a recruiter an interviewer', async () => {
    open(aTeam([owner, aMember()]));
    const sent = answerMutation(ChangeCompanyRoleDocument, {
      changeCompanyRole: { company: aTeam([owner, aMember({ role: 'INTERVIEWER' })]) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Make Ravi Desai an interviewer' }));
    expect(await screen.findByText('Ravi Desai is now an interviewer.')).toBeVisible();
    expect(sent).toEqual([{ id: '8', role: 'INTERVIEWER' }]);
    expect(await screen.findByRole('button', { name: 'Make Ravi Desai a recruiter' })).toBeVisible();
  });

  it('sends an invitation again, revokes it and removes a member after a confirmation', async () => {
    open(aTeam([owner, aMember(), invited]));
    const again = answerMutation(ResendCompanyMemberInvitationDocument, {
      resendCompanyMemberInvitation: { company: aTeam([owner, aMember(), invited]) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Send the invitation to Asha Desai again' }));
    expect(await screen.findByText('The invitation to asha@silk.example has been sent again.')).toBeVisible();
    expect(again).toEqual([{ id: '9' }]);

    answerMutation(RemoveCompanyMemberDocument, ({ input: { id } }) => ({
      removeCompanyMember: { company: aTeam(id === '9' ? [owner, aMember()] : [owner]) },
    }));
    await press('Revoke the invitation to Asha Desai');
    await screen.findByRole('dialog', { name: 'Revoke this invitation?' });
    await press('Revoke');
    expect(await screen.findByText('The invitation to asha@silk.example has been revoked.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Remove Ravi Desai');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this person?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Ravi Desai has been removed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('ravi@silk.example')).toBeNull());
  });
});

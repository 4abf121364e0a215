import { addDays } from '@job-alert/domain/india/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paths } from '../../config/paths';
import { today } from '../../lib/today';
import { anAdminRights } from '../../testing/data/builders';
import { nothingWaits } from '../../testing/data/requests';
import { enterText } from '../../testing/enter-text';
import { openAs } from '../../testing/open-as';
import { press } from '../../testing/press';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../testing/server';
import { UnreadNotificationCountDocument } from '../notifications/notifications.generated';
import {
  type AdministratorRowFragment as Row,
  AdministratorsDocument,
  ChangeAdministratorDocument,
  InviteAdministratorDocument,
  RemoveAdministratorDocument,
  ResendAdministratorInvitationDocument,
} from './administrators.generated';

const anAdministrator = (overrides: Partial<Row> = {}): Row => ({
  id: '8',
  firstName: 'Ravi',
  lastName: 'Desai',
  email: 'ravi@office.example',
  role: 'RECRUITER',
  lastActiveOn: '2026-11-20',
  hasSecondFactor: true,
  secondFactorRequired: true,
  isInvited: false,
  invitationExpiresAt: null,
  responsibilities: null,
  ...overrides,
});
const own = anAdministrator({
  id: '7',
  firstName: 'Meera',
  role: 'ADMINISTRATOR',
  hasSecondFactor: false,
  secondFactorRequired: false,
});
const invited = anAdministrator({
  id: '9',
  firstName: 'Asha',
  role: 'READER',
  email: 'asha@office.example',
  lastActiveOn: null,
  hasSecondFactor: false,
  isInvited: true,
  invitationExpiresAt: `${addDays(today(), 3)}T06:30:00.000Z`,
});

function open(administrators: Row[]) {
  answerQuery(AdministratorsDocument, { administrators });
  return openAs('admin', paths.admin.team);
}

const rows = () =>
  screen.getAllByRole('row').map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));

describe('the team of administrators', () => {
  it('lists their role, last use, second factor and state', async () => {
    open([own, anAdministrator(), invited]);
    await screen.findByText('Meera Desai');
    expect(rows()).toEqual([
      ['Name', 'Email', 'Role', 'Last Use', 'Two-Step Login', 'Status', 'Actions'],
      ['Meera Desai', 'ravi@office.example', 'Administrator', '20/11/2026', 'Off', 'Active', 'Change'],
      ['Ravi Desai', 'ravi@office.example', 'Recruiter', '20/11/2026', 'On, required', 'Active', 'ChangeRemove'],
      ['Asha Desai', 'asha@office.example', 'Reader', '–', 'Off, required', 'Invited', 'Send againChangeRevoke'],
    ]);
  });

  it('says that it could not be loaded', async () => {
    answerQuery(AdministratorsDocument, () => networkFailure());
    openAs('admin', paths.admin.team);
    expect(await screen.findByRole('alert')).toHaveTextContent('The team could not be loaded.');
  });

  it('invites an administrator, and keeps the input after an error', async () => {
    open([own]);
    await screen.findByText('Meera Desai');
    await press('Invite');
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite an administrator' }));
    await enterText(dialog.getByLabelText(/^First Name/), 'Asha');
    await enterText(dialog.getByLabelText(/^Last Name/), 'Desai');
    await enterText(dialog.getByLabelText(/^Email/), 'asha@office.example');
    await userEvent.click(dialog.getByLabelText('Two-step login is required'));
    answerMutation(InviteAdministratorDocument, () => errorResponse('EMAIL_TAKEN', 'This email address is taken.'));
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(await dialog.findByText('This email address is taken.')).toBeVisible();
    const sent = answerMutation(InviteAdministratorDocument, {
      inviteAdministrator: { administrators: [own, invited] },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText('asha@office.example has been invited.')).toBeVisible();
    expect(sent).toEqual([
      {
        firstName: 'Asha',
        lastName: 'Desai',
        email: 'asha@office.example',
        role: 'RECRUITER',
        secondFactorRequired: true,
      },
    ]);
    expect(await screen.findByText('Asha Desai')).toBeVisible();
  });

  it('changes the role of another administrator, but not your own', async () => {
    open([own, anAdministrator()]);
    const sent = answerMutation(ChangeAdministratorDocument, {
      changeAdministrator: { administrators: [own, anAdministrator({ role: 'READER' })] },
    });
    await screen.findByText('Ravi Desai');
    await press('Change Ravi Desai');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Ravi Desai' }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Role' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Reader' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Ravi Desai has been changed.')).toBeVisible();
    expect(sent).toEqual([{ id: '8', role: 'READER', secondFactorRequired: true }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Change Meera Desai');
    await screen.findByRole('dialog', { name: 'Change Meera Desai' });
    expect(screen.getByRole('combobox', { name: 'Role' })).toBeDisabled();
  });

  it('sends an invitation again, revokes it and removes an administrator after a confirmation', async () => {
    open([own, anAdministrator(), invited]);
    answerMutation(ResendAdministratorInvitationDocument, {
      resendAdministratorInvitation: { administrators: [own, anAdministrator(), invited] },
    });
    await screen.findByText('Ravi Desai');
    await press('Send the invitation to Asha Desai again');
    expect(await screen.findByText('The invitation to asha@office.example has been sent again.')).toBeVisible();
    answerMutation(RemoveAdministratorDocument, ({ input: { id } }) => ({
      removeAdministrator: { administrators: id === '9' ? [own, anAdministrator()] : [own] },
    }));
    await press('Revoke the invitation to Asha Desai');
    await screen.findByRole('dialog', { name: 'Revoke this invitation?' });
    await press('Revoke');
    expect(await screen.findByText('The invitation to asha@office.example has been revoked.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Remove Ravi Desai');
    await screen.findByRole('dialog', { name: 'Remove this person?' });
    await press('Remove');
    expect(await screen.findByText('Ravi Desai has been removed.')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  });

  it('says what nobody will be responsible for any more before a removal and a change to Reader', async () => {
    const responsibilities = 'Ravi Desai is responsible for 2 companies. They will have no responsible administrator.';
    open([own, anAdministrator({ responsibilities })]);
    await screen.findByText('Ravi Desai');
    await press('Remove Ravi Desai');
    expect(await screen.findByText(responsibilities)).toBeVisible();
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Change Ravi Desai');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Ravi Desai' }));
    expect(dialog.queryByText(responsibilities)).toBeNull();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Role' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Reader' }));
    expect(dialog.getByText(responsibilities)).toBeVisible();
  });

  it('is not in the sidebar of other roles, and its URL says so', async () => {
    answerQuery(AdministratorsDocument, () => errorResponse('FORBIDDEN', 'Your role does not allow this.'));
    openAs('admin', paths.admin.team);
    answerQuery(UnreadNotificationCountDocument, {
      viewer: { unreadNotificationCount: 0, savedViews: [], ...anAdminRights({ adminRole: 'RECRUITER' }) },
      waitingCounts: nothingWaits,
    });
    expect(await screen.findByText('Your role does not allow this. An administrator can do it.')).toBeVisible();
    for (const name of ['Team', 'API Keys', 'Webhooks']) expect(screen.queryByRole('link', { name })).toBeNull();
    expect(screen.getByRole('link', { name: 'Reports' })).toBeVisible();
  });
});

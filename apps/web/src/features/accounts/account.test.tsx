import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths, type RoleName } from '../../config/paths';
import { readSession } from '../../lib/session/session-storage';
import { openAs } from '../../testing/open-as';
import { answerMutation, answerQuery, networkFailure, refusal } from '../../testing/server';
import {
  ChangePasswordDocument,
  MyAccountDocument,
  RequestEmailChangeDocument,
  SignOutEverywhereDocument,
} from './account.generated';
import { MySecondFactorDocument } from './second-factor.generated';

const here = {
  browser: 'Chrome on Windows',
  startedAt: '2026-11-20T06:30:00.000Z',
  lastUsedAt: '2026-11-22T06:30:00.000Z',
  expiresAt: '2026-12-20T06:30:00.000Z',
  isCurrent: true,
};
const phone = {
  ...here,
  browser: 'Safari on iPhone',
  startedAt: '2026-11-18T13:00:00.000Z',
  lastUsedAt: '2026-11-21T09:15:00.000Z',
  isCurrent: false,
};
const program = { ...phone, browser: null, startedAt: '2026-11-01T09:15:00.000Z' };
const account = (sessions = [here, phone, program]) => ({
  id: '7',
  email: 'asha@example.com',
  emailChange: null,
  sessions,
});

const screenOf: Readonly<Record<RoleName, string>> = {
  candidate: paths.candidate.account,
  employer: paths.employer.account,
  admin: paths.admin.security,
};

async function open(role: RoleName = 'candidate') {
  answerQuery(MyAccountDocument, { viewer: account() });
  const secondFactor = { isOn: false, confirmedAt: null, recoveryCodesLeft: 0 };
  answerQuery(MySecondFactorDocument, { viewer: { ...account(), officeMail: 'DIGEST', secondFactor } });
  const app = openAs(role, screenOf[role]);
  await screen.findByRole('heading', { name: 'Where you are logged in' });
  return app;
}
const button = (name: string) => screen.getByRole('button', { name });

describe('the Account screen', () => {
  it.each(['candidate', 'employer'] as const)('is reached by the %s’s menu', async (role) => {
    const { user } = await open(role);
    await user.click(await within(screen.getByRole('banner')).findByRole('button', { name: 'Account of Asha' }));
    expect(await screen.findByRole('menuitem', { name: 'Account' })).toHaveAttribute('href', paths[role].account);
  });

  it('says that it could not be loaded and tries again', async () => {
    answerQuery(MyAccountDocument, () => networkFailure());
    const { user } = openAs('candidate', paths.candidate.account);
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error. Please try again later.');
    answerQuery(MyAccountDocument, { viewer: account() });
    await user.click(button('Retry'));
    expect(await screen.findByRole('heading', { name: 'Password' })).toBeVisible();
  });
});

describe.each(['candidate', 'employer', 'admin'] as const)('changing the password as %s', (role) => {
  let sent: unknown[];
  beforeEach(() => {
    sent = [];
    answerMutation(ChangePasswordDocument, ({ input }) => {
      sent.push(input);
      if (input.password !== 'right') {
        const sentence = 'The password is not correct.';
        return refusal('INVALID_INPUT', sentence, { fields: { password: [sentence] } });
      }
      return { changePassword: { user: account([here]) } };
    });
  });

  it('asks for the present one, shows the rules while the new one is typed, and says what has happened', async () => {
    const { user } = await open(role);
    await user.click(button('Change password'));
    expect(screen.getByLabelText(/^Your password/)).toHaveFocus();
    await user.keyboard('right');
    await user.type(screen.getByLabelText(/^New Password/), 'Spindle');
    const rules = screen.getByRole('list', { name: 'The password must have' });
    expect(within(rules).getByText('at least one uppercase letter').parentElement).toHaveTextContent('(done)');
    expect(within(rules).getByText('at least one number').parentElement).toHaveTextContent('(missing)');
    await user.type(screen.getByLabelText(/^New Password/), '&Weft8');
    await user.type(screen.getByLabelText(/^Confirm Password/), 'Spindle&Weft8');
    await user.click(button('Save password'));
    expect(
      await screen.findByText('Your password has been changed. All other devices have been logged out.'),
    ).toBeVisible();
    expect(button('Change password')).toHaveFocus();
    expect(sent).toEqual([{ password: 'right', newPassword: 'Spindle&Weft8' }]);
    expect(screen.queryByText('Safari on iPhone')).toBeNull();
  });

  it('refuses a wrong one beside its field', async () => {
    const { user } = await open(role);
    await user.click(button('Change password'));
    await user.keyboard('wrong');
    await user.type(screen.getByLabelText(/^New Password/), 'Spindle&Weft8');
    await user.type(screen.getByLabelText(/^Confirm Password/), 'Spindle&Weft8');
    await user.click(button('Save password'));
    expect(await screen.findByText('The password is not correct.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Your password/)).toHaveFocus());
    expect(screen.getByLabelText(/^New Password/)).toHaveValue('Spindle&Weft8');
  });
});

describe('changing the password', () => {
  it('tells two that differ, the same again and a weak one before anything is sent', async () => {
    const { user } = await open();
    await user.click(button('Change password'));
    await user.keyboard('Loom&Thread7');
    await user.type(screen.getByLabelText(/^New Password/), 'Loom&Thread7');
    await user.type(screen.getByLabelText(/^Confirm Password/), 'Loom');
    await user.click(button('Save password'));
    expect(await screen.findByText('The new password must be different from your password')).toBeVisible();
    expect(screen.getByText('Passwords do not match')).toBeVisible();
    expect(screen.getByLabelText(/^New Password/)).toHaveFocus();
  });

  it('can be left, and the button has the focus again', async () => {
    const { user } = await open();
    await user.click(button('Change password'));
    await user.click(button('Cancel'));
    expect(button('Change password')).toHaveFocus();
    expect(screen.queryByLabelText(/^New Password/)).toBeNull();
  });
});

describe('where somebody is logged in', () => {
  it('is a list of browsers, with the one in use marked', async () => {
    await open();
    const rows = screen.getAllByRole('listitem').filter((row) => row.textContent?.includes('Logged in'));
    expect(rows.map((row) => row.textContent)).toEqual([
      'Chrome on WindowsThis deviceLogged in 20/11/2026 12:00',
      'Safari on iPhoneLogged in 18/11/2026 18:30 · Last used 21/11/2026 14:45',
      'Unknown browser or a programLogged in 01/11/2026 14:45 · Last used 21/11/2026 14:45',
    ]);
  });

  it('ends everywhere after a question, and the login says so', async () => {
    answerMutation(SignOutEverywhereDocument, { signOutEverywhere: { user: { id: '7' } } });
    const { user } = await open('employer');
    await user.click(button('Log out everywhere'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log out everywhere?' }));
    await user.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
    expect(await screen.findByRole('heading', { name: 'Employer Login' })).toBeVisible();
    expect(await screen.findByText('You have been logged out on all devices.')).toBeVisible();
    expect(readSession()).toBeNull();
  });

  it('stays as it is when the server does not answer', async () => {
    answerMutation(SignOutEverywhereDocument, () => networkFailure());
    const { user } = await open();
    await user.click(button('Log out everywhere'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log out everywhere?' }));
    await user.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
    expect(await screen.findByText(/^Network error/)).toBeVisible();
    expect(readSession()).not.toBeNull();
  });
});

describe('changing the email address', () => {
  it('asks for the new one and the password, and says where the link is', async () => {
    const sent: unknown[] = [];
    const emailChange = { email: 'asha@new.example', expiresAt: '2026-11-23T06:30:00.000Z' };
    answerMutation(RequestEmailChangeDocument, ({ input }) => {
      sent.push(input);
      return { requestEmailChange: { user: { ...account(), emailChange } } };
    });
    const { user } = await open();
    await user.click(button('Change email'));
    expect(screen.getByLabelText(/^New Email/)).toHaveFocus();
    await user.keyboard('asha@new.example');
    await user.type(screen.getByLabelText(/^Your password/), 'right');
    await user.click(button('Send link'));
    expect(await screen.findByText('We have sent a link to asha@new.example. It is valid for 24 hours.')).toBeVisible();
    expect(screen.getByText('asha@example.com')).toBeVisible();
    expect(screen.getByText(/^Waiting for confirmation: asha@new.example/)).toHaveTextContent('23/11/2026 12:00');
    expect(button('Change email')).toHaveFocus();
    expect(sent).toEqual([{ email: 'asha@new.example', password: 'right' }]);
  });

  it('refuses what is no address, and says what the server says beside its field', async () => {
    const sentence = 'This is already your email address.';
    answerMutation(RequestEmailChangeDocument, () =>
      refusal('INVALID_INPUT', sentence, { fields: { email: [sentence] } }),
    );
    const { user } = await open();
    await user.click(button('Change email'));
    await user.keyboard('asha');
    await user.click(button('Send link'));
    expect(await screen.findByText('Invalid email format')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    await user.type(screen.getByLabelText(/^New Email/), '@example.com');
    await user.type(screen.getByLabelText(/^Your password/), 'right');
    await user.click(button('Send link'));
    expect(await screen.findByText(sentence)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^New Email/)).toHaveFocus());
  });
});

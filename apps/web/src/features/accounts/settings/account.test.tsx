import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths, type RoleName } from '../../../config/paths';
import { readSession } from '../../../lib/session/session-storage';
import { enterText } from '../../../testing/enter-text';
import { openAs } from '../../../testing/open-as';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../../testing/server';
import { SetSearchVisibilityDocument } from '../../shared/people/search-visibility.generated';
import { MySecondFactorDocument } from '../second-factor/second-factor.generated';
import {
  ChangePasswordDocument,
  MyAccountDocument,
  RequestEmailChangeDocument,
  SignOutEverywhereDocument,
} from './account.generated';

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
  answerQuery(MyAccountDocument, { viewer: { ...account(), searchVisibility: null, companyEmailPreferences: null } });
  const secondFactor = { isOn: false, confirmedAt: null, recoveryCodesLeft: 0 };
  answerQuery(MySecondFactorDocument, {
    viewer: { ...account(), adminEmailPreference: 'DIGEST', lacksSecondFactor: false, secondFactor },
  });
  const app = openAs(role, screenOf[role]);
  await screen.findByRole('heading', { name: 'Where you are logged in' });
  return app;
}
const enter = (label: RegExp, text: string) => enterText(screen.getByLabelText(label), text);
const button = (name: string) => screen.getByRole('button', { name });

describe('the Account screen', () => {
  it('saves at once whether a candidate wants suggestions', async () => {
    answerQuery(MyAccountDocument, {
      viewer: { ...account(), searchVisibility: 'VISIBLE', companyEmailPreferences: null },
    });
    const sent = answerMutation(SetSearchVisibilityDocument, ({ isVisible }) => ({
      setSearchVisibility: {
        user: { id: '7', searchVisibility: isVisible ? ('VISIBLE' as const) : ('HIDDEN' as const) },
      },
    }));
    const { user } = openAs('candidate', paths.candidate.account);
    const choice = await screen.findByRole('switch', { name: 'Suggest openings to me' });
    expect(choice).toBeChecked();
    await user.click(choice);
    expect(await screen.findByText('We will not suggest openings to you.')).toBeVisible();
    expect(choice).not.toBeChecked();
    expect(sent).toEqual([{ isVisible: false }]);
  });

  it.each(['candidate', 'employer'] as const)('is linked from the %s’s account menu', async (role) => {
    const { user } = await open(role);
    await user.click(await within(screen.getByRole('banner')).findByRole('button', { name: 'Account of Asha' }));
    expect(await screen.findByRole('menuitem', { name: 'Account' })).toHaveAttribute('href', paths[role].account);
  });

  it('shows an error when loading fails and loads again on Retry', async () => {
    answerQuery(MyAccountDocument, () => networkFailure());
    const { user } = openAs('candidate', paths.candidate.account);
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error. Please try again later.');
    answerQuery(MyAccountDocument, { viewer: { ...account(), searchVisibility: null, companyEmailPreferences: null } });
    await user.click(button('Retry'));
    expect(await screen.findByRole('heading', { name: 'Password' })).toBeVisible();
  });
});

describe('changing the password', () => {
  it.each(['employer', 'admin'] as const)(
    'as %s requires the current password, rejects a wrong one beside its field and confirms the change',
    async (role) => {
      const sent = answerMutation(ChangePasswordDocument, ({ input }) => {
        if (input.password !== 'right') {
          const sentence = 'The password is not correct.';
          return errorResponse('INVALID_INPUT', sentence, { fields: { password: [sentence] } });
        }
        return { changePassword: { user: account([here]) } };
      });
      const { user } = await open(role);
      await user.click(button('Change password'));
      expect(screen.getByLabelText(/^Your password/)).toHaveFocus();
      await enter(/^Your password/, 'wrong');
      await enter(/^New Password/, 'Spindle&Weft8');
      await enter(/^Confirm Password/, 'Spindle&Weft8');
      await user.click(button('Save password'));
      expect(await screen.findByText('The password is not correct.')).toBeVisible();
      await waitFor(() => expect(screen.getByLabelText(/^Your password/)).toHaveFocus());
      expect(screen.getByLabelText(/^New Password/)).toHaveValue('Spindle&Weft8');
      await enter(/^Your password/, 'right');
      await user.click(button('Save password'));
      expect(
        await screen.findByText('Your password has been changed. All other devices have been logged out.'),
      ).toBeVisible();
      expect(button('Change password')).toHaveFocus();
      expect(sent.at(-1)).toEqual({ password: 'right', newPassword: 'Spindle&Weft8' });
      expect(screen.queryByText('Safari on iPhone')).toBeNull();
    },
  );

  it('shows the rules while typing, checks the input before sending and can be cancelled', async () => {
    const { user } = await open();
    await user.click(button('Change password'));
    await user.keyboard('Loom&Thread7');
    await user.type(screen.getByLabelText(/^New Password/), 'Loom');
    const rules = screen.getByRole('list', { name: 'The password must have' });
    expect(within(rules).getByText('at least one uppercase letter').parentElement).toHaveTextContent('(done)');
    expect(within(rules).getByText('at least one number').parentElement).toHaveTextContent('(missing)');
    await enter(/^New Password/, 'Loom&Thread7');
    await enter(/^Confirm Password/, 'Loom');
    await user.click(button('Save password'));
    expect(await screen.findByText('The new password must be different from your password')).toBeVisible();
    expect(screen.getByText('Passwords do not match')).toBeVisible();
    expect(screen.getByLabelText(/^New Password/)).toHaveFocus();
    await user.click(button('Cancel'));
    expect(button('Change password')).toHaveFocus();
    expect(screen.queryByLabelText(/^New Password/)).toBeNull();
  });
});

describe('the list of sessions', () => {
  it('shows each browser and logs out everywhere after confirmation, once the server has responded', async () => {
    const { user } = await open('employer');
    const rows = screen.getAllByRole('listitem').filter((row) => row.textContent?.includes('Logged in'));
    expect(rows.map((row) => row.textContent)).toEqual([
      'Chrome on WindowsThis deviceLogged in 20/11/2026 12:00 pm',
      'Safari on iPhoneLogged in 18/11/2026 6:30 pm · Last used 21/11/2026 2:45 pm',
      'Unknown browser or programLogged in 01/11/2026 2:45 pm · Last used 21/11/2026 2:45 pm',
    ]);
    const logOut = async () => {
      await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Log out everywhere?' }));
      await user.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
    };
    answerMutation(SignOutEverywhereDocument, () => networkFailure());
    await logOut();
    expect(await screen.findByText(/^Network error/)).toBeVisible();
    expect(readSession()).not.toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    answerMutation(SignOutEverywhereDocument, { signOutEverywhere: { user: { id: '7' } } });
    await logOut();
    expect(await screen.findByRole('heading', { name: 'Employer Login' })).toBeVisible();
    expect(await screen.findByText('You have been logged out on all devices.')).toBeVisible();
    expect(readSession()).toBeNull();
  });
});

describe('changing the email address', () => {
  it('shows validation and server errors beside the field, then says where the link was sent', async () => {
    const sentence = 'This is already your email address.';
    answerMutation(RequestEmailChangeDocument, () =>
      errorResponse('INVALID_INPUT', sentence, { fields: { email: [sentence] } }),
    );
    const { user } = await open();
    await user.click(button('Change email'));
    expect(screen.getByLabelText(/^New Email/)).toHaveFocus();
    await user.keyboard('asha');
    await user.click(button('Send link'));
    expect(await screen.findByText('Invalid email format')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    await enter(/^New Email/, 'asha@example.com');
    await enter(/^Your password/, 'right');
    await user.click(button('Send link'));
    expect(await screen.findByText(sentence)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^New Email/)).toHaveFocus());

    const emailChange = { email: 'asha@new.example', expiresAt: '2026-11-23T06:30:00.000Z' };
    const sent = answerMutation(RequestEmailChangeDocument, {
      requestEmailChange: { user: { ...account(), emailChange } },
    });
    await enter(/^New Email/, 'asha@new.example');
    await user.click(button('Send link'));
    expect(await screen.findByText('We have sent a link to asha@new.example. It is valid for 24 hours.')).toBeVisible();
    expect(screen.getByText('asha@example.com')).toBeVisible();
    expect(screen.getByText(/^Waiting for confirmation: asha@new.example/)).toHaveTextContent('23/11/2026 12:00 pm');
    expect(button('Change email')).toHaveFocus();
    expect(sent).toEqual([{ email: 'asha@new.example', password: 'right' }]);
  });
});

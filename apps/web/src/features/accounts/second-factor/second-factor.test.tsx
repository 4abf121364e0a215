import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../../config/paths';
import { enterText } from '../../../testing/enter-text';
import { openAs } from '../../../testing/open-as';
import { press } from '../../../testing/press';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../../testing/server';
import { answerUnsaved } from '../../../testing/unsaved-question';
import {
  ConfirmSecondFactorDocument,
  DisableSecondFactorDocument,
  MySecondFactorDocument,
  StartSecondFactorDocument,
  type TwoStepLoginFragment,
} from './second-factor.generated';

const off = { isOn: false, confirmedAt: null, recoveryCodesLeft: 0 };
const on = { isOn: true, confirmedAt: '2026-11-20T06:30:00.000Z', recoveryCodesLeft: 10 };
const secret = 'KJ2LV6PXZY7RQ6FMKDBUBSVECAZLBPOG';
const uri = `otpauth://totp/Job%20Alert:asha%40example.com?secret=${secret}&issuer=Job%20Alert`;
const codes = Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-JKMN-000${index}`);

const account = (secondFactor: TwoStepLoginFragment) => ({
  id: '7',
  email: 'asha@example.com',
  emailChange: null,
  sessions: [],
  secondFactor,
  adminEmailPreference: 'DIGEST' as const,
  lacksSecondFactor: false,
});

/** Opens the Security screen of an administrator with the password `right` and the code `123456`. */
async function open(start: TwoStepLoginFragment = off) {
  answerQuery(MySecondFactorDocument, { viewer: account(start) });
  const wrongPassword = () =>
    errorResponse('INVALID_INPUT', 'The password is not correct.', {
      fields: { password: ['The password is not correct.'] },
    });
  const wrongCode = () => errorResponse('SECOND_FACTOR_INVALID', 'That code is not valid. Please try again.');
  answerMutation(StartSecondFactorDocument, ({ password }) =>
    password === 'right' ? { startSecondFactor: { uri, secret } } : wrongPassword(),
  );
  answerMutation(ConfirmSecondFactorDocument, ({ code }) => {
    if (code !== '123456') return wrongCode();
    return { confirmSecondFactor: { recoveryCodes: codes, user: account(on) } };
  });
  answerMutation(DisableSecondFactorDocument, ({ password, code }) => {
    if (password !== 'right') return wrongPassword();
    if (code !== '123456') return wrongCode();
    return { disableSecondFactor: { user: account(off) } };
  });
  const app = openAs('admin', paths.admin.security);
  await screen.findByRole('heading', { name: 'Two-step login' });
  return app;
}

const type = (label: RegExp, value: string) => enterText(screen.getByLabelText(label), value);

async function enterPassword(password = 'right') {
  await press('Set up');
  await waitFor(() => expect(screen.getByLabelText(/^Your password/)).toHaveFocus());
  await type(/^Your password/, password);
  await press('Continue');
}
async function turnOn() {
  await enterPassword();
  await type(await labelOfCode(), '123456');
  await press('Turn on');
  await screen.findByRole('heading', { name: 'Your recovery codes for Job Alert' });
}
async function labelOfCode() {
  await screen.findByLabelText(/^Code from the app/);
  return /^Code from the app/;
}

describe('the Security screen', () => {
  it("is linked from the administrator's account menu", async () => {
    await open();
    await within(screen.getByRole('banner')).findByRole('button', { name: 'Account of Asha' });
    await press('Account of Asha');
    expect(await screen.findByRole('menuitem', { name: 'Security' })).toHaveAttribute('href', paths.admin.security);
  });

  it('says that two-step login is on, since when, and how many recovery codes are left', async () => {
    await open({ ...on, recoveryCodesLeft: 2 });
    for (const text of ['On', '20/11/2026', '2 of 10', /You are running out of recovery codes/]) {
      expect(screen.getByText(text)).toBeVisible();
    }
  });

  it('shows an error when loading fails and loads again on Retry', async () => {
    answerQuery(MySecondFactorDocument, () => networkFailure());
    const app = openAs('admin', paths.admin.security);
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error. Please try again later.');
    answerQuery(MySecondFactorDocument, { viewer: account(off) });
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Off')).toBeVisible();
  });
});

describe('setting up two-step login', () => {
  it('requires the correct password', async () => {
    await open();
    await enterPassword('');
    expect(await screen.findByText('Password is required')).toBeVisible();
    await type(/^Your password/, 'wrong');
    await press('Continue');
    expect(await screen.findByText('The password is not correct.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Your password/)).toHaveFocus());
  });

  it('shows the secret as a QR code and as copyable text, and can be cancelled', async () => {
    const app = await open();
    await enterPassword();
    const drawing = await screen.findByRole('img', { name: 'QR code for your authenticator app' });
    expect(drawing.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z){300,}$/);
    expect(screen.getByText('KJ2L V6PX ZY7R Q6FM KDBU BSVE CAZL BPOG')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Copy key' }));
    expect(await screen.findByText('Key copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(secret);
    await press('Cancel');
    expect(screen.getByRole('button', { name: 'Set up' })).toBeVisible();
  });

  it('rejects an empty or wrong code with a message beside the field', async () => {
    await open();
    await enterPassword();
    const label = await labelOfCode();
    await press('Turn on');
    expect(await screen.findByText('Enter the code from your authenticator app.')).toBeVisible();
    await type(label, '000000');
    await press('Turn on');
    expect(await screen.findByText('That code is not valid. Please try again.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  });

  it('shows ten recovery codes to copy or print, and warns before the page is left without saving them', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const app = await open();
    await turnOn();
    expect(within(screen.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem')).toHaveLength(10);
    await waitFor(() => expect(screen.getByRole('heading', { name: /Your recovery codes/ })).toHaveFocus());
    await app.user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
    await press('Print');
    expect(print).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('link', { name: 'Home' }));
    await answerUnsaved('Stay');
    expect(app.path()).toBe(paths.admin.security);
    expect(await screen.findByText('On')).toBeVisible();
    await press('I have saved them');
    expect(await screen.findByText('10 of 10')).toBeVisible();
    expect(screen.queryByText(codes[0] ?? '')).toBeNull();
    vi.unstubAllGlobals();
  });
});

describe('turning two-step login off', () => {
  it('requires the correct password and a valid code', async () => {
    await open(on);
    await press('Turn off');
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Password is required')).toBeVisible();
    await type(/^Your password/, 'wrong');
    await type(/^Code/, '123456');
    await press('Turn off');
    expect(await screen.findByText('The password is not correct.')).toBeVisible();
    await type(/^Your password/, 'right');
    await type(/^Code/, '000000');
    await press('Turn off');
    expect(await screen.findByText('That code is not valid. Please try again.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Code/)).toHaveFocus());
    await type(/^Code/, '123456');
    await press('Turn off');
    expect(await screen.findByText('Two-step login is off.')).toBeVisible();
    expect(await screen.findByText('Off')).toBeVisible();
  });
});

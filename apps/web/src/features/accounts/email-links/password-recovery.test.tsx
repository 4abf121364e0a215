import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../../config/paths';
import { enterText } from '../../../testing/enter-text';
import { press } from '../../../testing/press';
import { renderApp } from '../../../testing/render-app';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../../testing/server';
import {
  PasswordLinkDocument,
  type PasswordLinkQuery,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
} from './password-recovery.public.generated';

const type = (label: RegExp, value: string) => enterText(screen.getByLabelText(label), value);

async function openForgot() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const app = renderApp(paths.forgotPassword);
  await screen.findByRole('heading', { name: 'Forgot Password' });
  return app;
}

const linkIs = (passwordLink: PasswordLinkQuery['passwordLink']) => answerQuery(PasswordLinkDocument, { passwordLink });

async function openReset() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  linkIs('VALID');
  const app = renderApp(paths.resetPassword('secret-token'));
  await screen.findByRole('heading', { name: 'Reset Password' });
  return app;
}

describe('asking for a new password', () => {
  it('confirms that the link has been sent 3 s after success, not earlier', async () => {
    const requests = answerMutation(RequestPasswordResetDocument, {
      requestPasswordReset: { email: 'asha@example.com' },
    });
    await openForgot();
    await type(/Email/, ' asha@example.com ');
    await press('Send Reset Link');
    expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(requests).toEqual([{ email: 'asha@example.com' }]));
    await vi.advanceTimersByTimeAsync(2500);
    expect(screen.queryByText('Reset link has been sent to your email.')).toBeNull();
    await vi.advanceTimersByTimeAsync(600);
    const message = await screen.findByText('Reset link has been sent to your email.');
    expect(message.closest('[data-tone]')).toHaveAttribute('data-tone', 'success');
    expect(screen.getByRole('button', { name: 'Send Reset Link' })).toBeEnabled();
  });

  it('requires an email address and keeps it after an error', async () => {
    await openForgot();
    await press('Send Reset Link');
    expect(await screen.findByText('Please enter your email address.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/Email/)).toHaveFocus());
    await type(/Email/, 'asha@example.com');
    const inactive = 'Your account is inactive. Please contact admin.';
    for (const [response, sentence, tone] of [
      [errorResponse('ACCOUNT_INACTIVE', inactive), inactive, 'warning'],
      [errorResponse('INTERNAL', 'boom'), 'Something went wrong. Please try again.', 'error'],
      [errorResponse('EMAIL_NOT_FOUND', 'Email not found.'), 'Email not found.', 'error'],
      [networkFailure(), 'Something went wrong. Please try again.', 'error'],
    ] as const) {
      answerMutation(RequestPasswordResetDocument, () => response);
      await press('Send Reset Link');
      const message = await screen.findByText(sentence);
      expect(message.closest('[data-tone]')).toHaveAttribute('data-tone', tone);
      expect(screen.getByLabelText(/Email/)).toHaveValue('asha@example.com');
      expect(screen.getByRole('button', { name: 'Send Reset Link' })).toBeEnabled();
    }
  });
});

describe('choosing the first password after an invitation', () => {
  const box = () => screen.getByRole('checkbox', { name: /I have read the Privacy Policy and agree/ });
  const typeBoth = async () => {
    await type(/New Password/, 'Monsoon#2025');
    await type(/Confirm Password/, 'Monsoon#2025');
  };

  async function openInvitation() {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    linkIs('VALID');
    const app = renderApp(`${paths.resetPassword('secret-token')}?consent=needed`);
    await screen.findByRole('heading', { name: 'Choose Your Password' });
    return app;
  }

  it('requires consent to the linked privacy policy and sends it with the password', async () => {
    await openInvitation();
    expect(box()).not.toBeChecked();
    const form = within(box().closest('form') as HTMLElement);
    expect(form.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', paths.privacyPolicy);
    await typeBoth();
    await press('Set Password');
    expect(await screen.findByText('Please agree to the privacy policy to continue')).toBeVisible();
    await waitFor(() => expect(box()).toHaveFocus());
    const sent = answerMutation(ResetPasswordDocument, {
      resetPassword: { email: 'asha@example.com', type: 'CANDIDATE' },
    });
    await userEvent.click(box());
    await press('Set Password');
    expect(await screen.findByText(/Redirecting to login\.\.\./)).toBeVisible();
    expect(sent).toEqual([
      { token: 'secret-token', password: 'Monsoon#2025', consent: true, deviceToken: expect.any(String) },
    ]);
  });

  it('shows the consent checkbox when the server reports that consent is missing', async () => {
    const agree = 'Please agree to the privacy policy to continue';
    answerMutation(ResetPasswordDocument, () =>
      errorResponse('INVALID_INPUT', agree, { fields: { consent: [agree] } }),
    );
    await openReset();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await typeBoth();
    await press('Reset Password');
    expect(await screen.findByRole('alert')).toHaveTextContent(agree);
    expect(box()).toHaveAccessibleDescription(agree);
    expect(screen.getByLabelText(/New Password/)).toHaveValue('Monsoon#2025');
  });
});

describe('a password link that no longer works', () => {
  it.each([
    ['EXPIRED', 'This link has expired, or a newer one has replaced it. Only the latest link works.'],
    ['USED', 'This link has already been used to set a password. You can log in with that password.'],
  ] as const)('shows the reason and offers a new link when the page opens: %s', async (state, reason) => {
    linkIs(state);
    const { path, user } = renderApp(paths.resetPassword('secret-token'));
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
    expect(screen.queryByLabelText(/New Password/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Candidate Login' })).toHaveAttribute('href', paths.candidate.login);
    expect(screen.getByRole('link', { name: 'Employer Login' })).toHaveAttribute('href', paths.employer.login);
    await user.click(screen.getByRole('link', { name: 'Send a new link' }));
    await waitFor(() => expect(path()).toBe(paths.forgotPassword));
  });

  it('shows an error and offers a new link when it expires while the form is filled in', async () => {
    answerMutation(ResetPasswordDocument, () =>
      errorResponse('RESET_TOKEN_INVALID', 'Reset failed. Invalid or expired token.'),
    );
    await openReset();
    await type(/New Password/, 'Monsoon#2025');
    await type(/Confirm Password/, 'Monsoon#2025');
    await press('Reset Password');
    expect(await screen.findByRole('alert')).toHaveTextContent('Reset failed. Invalid or expired token.');
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', paths.forgotPassword);
  });
});

describe('setting a new password', () => {
  it('requires two matching passwords, marks fulfilled rules and shows the password by keyboard', async () => {
    const { user } = await openReset();
    await press('Reset Password');
    expect(await screen.findByText('New Password is required')).toBeVisible();
    expect(screen.getByText('Confirm Password is required')).toBeVisible();
    const rules = () => screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('at least'));
    expect(rules().map((rule) => rule.textContent)).toEqual([
      'at least 8 characters (missing)',
      'at least one uppercase letter (missing)',
      'at least one lowercase letter (missing)',
      'at least one number (missing)',
      'at least one special character (missing)',
    ]);
    await type(/New Password/, 'Monsoon2025');
    expect(rules().map((rule) => rule.textContent?.endsWith('(done)'))).toEqual([true, true, true, true, false]);
    await type(/Confirm Password/, 'other');
    await press('Reset Password');
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    const eye = screen.getByRole('button', { name: 'Show new password' });
    expect(eye).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByLabelText(/New Password/));
    await user.tab();
    expect(eye).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(eye).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText(/New Password/)).toHaveAttribute('type', 'text');
  });

  it.each([
    ['EMPLOYER', 'Employer Login', paths.employer.login],
    ['ADMIN', 'Admin Login', paths.admin.login],
  ] as const)(
    'shows success and after 3 s opens the employer sign-up with a link to the login of a %s',
    async (...account) => {
      const [userType, title, login] = account;
      const sent = answerMutation(ResetPasswordDocument, {
        resetPassword: { email: 'asha@example.com', type: userType },
      });
      const { path } = await openReset();
      // This screen has no strength rule.
      await type(/New Password/, 'weak');
      await type(/Confirm Password/, 'weak');
      await press('Reset Password');
      const message = await screen.findByText(/Redirecting to login\.\.\./);
      expect(message.closest('[data-tone]')).toHaveAttribute('data-tone', 'success');
      expect(sent).toEqual([
        { token: 'secret-token', password: 'weak', deviceToken: expect.any(String), consent: false },
      ]);
      await vi.advanceTimersByTimeAsync(3000);
      await waitFor(() => expect(path()).toBe(paths.employer.signUp));
      expect(await screen.findByText('Your password has been reset')).toBeVisible();
      const notice = within(screen.getByRole('status'));
      expect(notice.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        [title, login],
      ]);
    },
  );

  it('keeps the typed text after an error', async () => {
    await openReset();
    await type(/New Password/, 'Monsoon#2025');
    await type(/Confirm Password/, 'Monsoon#2025');
    for (const [response, sentence] of [
      [
        errorResponse('INVALID_INPUT', 'at least 8 characters', { fields: { password: ['at least 8 characters'] } }),
        'at least 8 characters',
      ],
      [errorResponse('INTERNAL', 'boom'), 'Reset failed. Invalid or expired token.'],
      [networkFailure(), 'Something went wrong. Try again later.'],
    ] as const) {
      answerMutation(ResetPasswordDocument, () => response);
      await press('Reset Password');
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
      expect(screen.getByLabelText(/New Password/)).toHaveValue('Monsoon#2025');
    }
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../../config/paths';
import { ViewerDocument } from '../../../lib/graphql/viewer.generated';
import { aSession, aViewer } from '../../../testing/data/builders';
import { enterText } from '../../../testing/enter-text';
import { pendingResponse } from '../../../testing/pending-response';
import { renderApp } from '../../../testing/render-app';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../../testing/server';
import { SignInDocument, type SignInMutation } from './sign-in.public.generated';

const user = aViewer(aSession('candidate')).viewer;
if (!user) throw new Error('The builder gives a viewer.');
const session: SignInMutation = { signIn: { token: 'fresh', expiresAt: '2030-01-01T00:00:00.000Z', user } };

async function openAndFillIn(address: string) {
  const app = renderApp(address);
  await enterText(await screen.findByLabelText(/Email/), ' asha@example.com ');
  await enterText(screen.getByLabelText(/^Password/), 'Secret#12');
  return app;
}
const pressLogin = (app: Awaited<ReturnType<typeof openAndFillIn>>) =>
  app.user.click(screen.getByRole('button', { name: 'Log in' }));

describe('logging in', () => {
  it('says which fields are required and focuses the first of them', async () => {
    const app = renderApp(paths.candidate.login);
    await app.user.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/Email/)).toHaveFocus());
  });

  it('stores the session until the browser closes and opens the dashboard after 2 s', async () => {
    const requests = answerMutation(SignInDocument, session);
    answerQuery(ViewerDocument, { viewer: user });
    const app = await openAndFillIn(paths.candidate.login);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await pressLogin(app);

    await screen.findByText('Login successfully!');
    expect(requests).toEqual([
      {
        email: 'asha@example.com',
        password: 'Secret#12',
        rememberMe: false,
        userType: 'CANDIDATE',
        deviceToken: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
    expect(JSON.parse(sessionStorage.getItem('user') ?? '')).toMatchObject({ user_type: 'candidate', token: 'fresh' });
    expect(localStorage.getItem('token')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(await screen.findByRole('heading', { name: 'Candidate Dashboard' })).toBeVisible();
    expect(app.path()).toBe(paths.candidate.home);
  });

  it('disables the button while sending and stores the session permanently with Remember Me', async () => {
    const answer = pendingResponse(session);
    answerMutation(SignInDocument, () => answer.answer);
    const app = await openAndFillIn(paths.candidate.login);
    await app.user.click(screen.getByLabelText('Remember Me'));
    await pressLogin(app);
    expect(await screen.findByRole('button', { name: 'Logging in...' })).toHaveAttribute('aria-disabled', 'true');
    answer.release();
    await screen.findByText('Login successfully!');
    expect(localStorage.getItem('token')).toBe('fresh');
  });

  it('creates no session and keeps the password after an error or with an account of another type', async () => {
    const app = await openAndFillIn(paths.employer.login);
    const wrongPage = 'Please use the correct login page.';
    for (const [response, sentence] of [
      [errorResponse('WRONG_LOGIN_PAGE', wrongPage), wrongPage],
      [errorResponse('INVALID_CREDENTIALS', 'Invalid email or password.'), 'Invalid email or password.'],
      [errorResponse('INTERNAL', 'boom'), 'Server error. Try again.'],
      [networkFailure(), 'Network error. Please try again later.'],
      [session, wrongPage],
    ] as const) {
      answerMutation(SignInDocument, () => response);
      await pressLogin(app);
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
      expect(screen.getByLabelText(/^Password/)).toHaveValue('Secret#12');
      expect(sessionStorage.length + localStorage.length).toBe(0);
      expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
    }
  });

  describe('as an administrator with two-step login', () => {
    const admin = aViewer(aSession('admin')).viewer;
    const required = () => errorResponse('SECOND_FACTOR_REQUIRED', 'Enter the code from your authenticator app.');
    const invalid = () => errorResponse('SECOND_FACTOR_INVALID', 'That code is not valid. Please try again.');

    it('asks for a code on the same page, rejects an empty or wrong code and sends it with the password', async () => {
      const requests = answerMutation(SignInDocument, ({ input }) => {
        if (!input.code) return required();
        if (!admin) throw new Error('The builder gives a viewer.');
        return input.code === '123456' ? { signIn: { ...session.signIn, user: admin } } : invalid();
      });
      const app = await openAndFillIn(paths.admin.login);
      expect(screen.queryByLabelText(/^Code/)).toBeNull();
      await pressLogin(app);
      const code = await screen.findByLabelText(/^Code/);
      expect(await screen.findByRole('status')).toHaveTextContent('Enter the code from your authenticator app.');
      await waitFor(() => expect(code).toHaveFocus());
      expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      expect(screen.getByLabelText(/^Password/)).toHaveValue('Secret#12');

      await pressLogin(app);
      await waitFor(() => expect(code).toHaveAccessibleDescription(/Enter the code from your authenticator app/));
      await waitFor(() => expect(code).toHaveFocus());
      expect(requests).toHaveLength(1);

      await enterText(code, '000000');
      await pressLogin(app);
      expect(await screen.findByRole('alert')).toHaveTextContent('That code is not valid. Please try again.');
      expect(code).toHaveValue('');
      await waitFor(() => expect(code).toHaveFocus());
      expect(sessionStorage.length + localStorage.length).toBe(0);

      await enterText(code, '123456');
      await pressLogin(app);
      await screen.findByText('Login successfully!');
      expect(requests.at(-1)).toMatchObject({ password: 'Secret#12', userType: 'ADMIN', code: '123456' });
      expect(sessionStorage.getItem('token')).toBe('fresh');
    });
  });

  it('offers the matching sign-up to candidates and employers and none to administrators', async () => {
    const { router } = renderApp(paths.admin.login);
    await screen.findByRole('heading', { name: 'Admin Login' });
    expect(screen.queryByRole('link', { name: 'Sign Up' })).toBeNull();
    for (const { login, signUp } of [paths.candidate, paths.employer]) {
      await act(() => router.navigate(login));
      await waitFor(() => expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', signUp));
      expect(screen.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute('href', paths.forgotPassword);
    }
  });
});

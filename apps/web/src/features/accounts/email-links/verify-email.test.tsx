import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../config/paths';
import { ViewerDocument } from '../../../lib/graphql/viewer.generated';
import { type BrowserSession, readSession } from '../../../lib/session/session-storage';
import { aSession, aViewer } from '../../../testing/data/builders';
import { renderApp } from '../../../testing/render-app';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../../testing/server';
import {
  ResendVerificationDocument,
  VerifyEmailDocument,
  type VerifyEmailMutation,
} from './email-verification.public.generated';

type Outcome = VerifyEmailMutation['verifyEmail']['outcome'];
const LINK = `${paths.verifyEmail}?token=secret-token`;
const SENT = 'We have sent you a new link. It is valid for 7 days.';
const unverified: BrowserSession = { ...aSession('candidate'), emailVerified: false };

const answers = (outcome: Outcome, user: VerifyEmailMutation['verifyEmail']['user'] = null) =>
  answerMutation(VerifyEmailDocument, { verifyEmail: { outcome, user } });
const resends = (isEmailVerified = false) =>
  answerMutation(ResendVerificationDocument, { resendVerification: { user: { id: '7', isEmailVerified } } });

/** Opens the link of an email and presses its button. */
async function confirm(options?: Parameters<typeof renderApp>[1]) {
  const app = renderApp(LINK, options);
  await app.user.click(await screen.findByRole('button', { name: 'Confirm this address' }));
  return app;
}

describe('the link in a welcome email', () => {
  it('confirms nothing until its button is pressed', async () => {
    const requests = answers('VERIFIED');
    const { user } = renderApp(LINK);
    const button = await screen.findByRole('button', { name: 'Confirm this address' });
    expect(requests).toEqual([]);
    await user.click(button);
    expect(await screen.findByText('Your email address is confirmed.')).toBeVisible();
    expect(requests).toEqual([{ token: 'secret-token' }]);
  });

  it.each([
    ['VERIFIED', 'Your email address is confirmed.'],
    ['ALREADY_VERIFIED', 'Your email address is already confirmed.'],
  ] as const)('shows the result and links to the logins: %s', async (outcome, sentence) => {
    const requests = answerMutation(VerifyEmailDocument, { verifyEmail: { outcome, user: null } });
    await confirm();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Confirm Your Email' })).toBeVisible();
    expect(requests).toEqual([{ token: 'secret-token' }]);
    expect(screen.getByRole('link', { name: 'Candidate Login' })).toHaveAttribute('href', paths.candidate.login);
    expect(screen.getByRole('link', { name: 'Employer Login' })).toHaveAttribute('href', paths.employer.login);
  });

  it('offers the dashboard to its logged-in owner and marks the stored session as verified', async () => {
    answers('VERIFIED', { id: '7', isEmailVerified: true });
    await confirm({ as: unverified });
    const link = await screen.findByRole('link', { name: 'Go to your dashboard' });
    expect(link).toHaveAttribute('href', paths.candidate.home);
    expect(readSession()?.emailVerified).toBe(true);
  });

  it('can be replaced by a logged-in user when it has expired', async () => {
    answers('EXPIRED');
    resends();
    const { user } = await confirm({ as: unverified });
    expect(await screen.findByText('This link has expired.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText(SENT)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull();
  });

  it('asks a visitor to log in first when it has expired', async () => {
    answers('EXPIRED');
    const { user, path } = await confirm();
    expect(await screen.findByText(/Log in to send a new link/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull();
    const [login] = screen.getAllByRole('link', { name: 'Employer Login' }).slice(-1);
    if (!login) throw new Error('There is no link to the login.');
    await user.click(login);
    await waitFor(() => expect(path()).toBe(paths.employer.login));
  });

  it('can be retried after a network failure', async () => {
    answerMutation(VerifyEmailDocument, () => networkFailure());
    const { user } = await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    answers('VERIFIED');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Your email address is confirmed.')).toBeVisible();
  });
});

describe('the banner about an unconfirmed email address', () => {
  const please = 'Please confirm your email address with the link we sent to asha@example.com.';

  async function open(role: 'candidate' | 'employer', isEmailVerified: boolean, stored = isEmailVerified) {
    const session = { ...aSession(role), emailVerified: stored };
    answerQuery(ViewerDocument, aViewer(session, { isEmailVerified }));
    const app = renderApp(paths[role].home, { as: session });
    await screen.findByRole('heading', { level: 1, name: /Dashboard$/ });
    return app;
  }

  it.each(['candidate', 'employer'] as const)(
    'asks a %s to confirm the address and sends the link again on request',
    async (role) => {
      resends();
      const { user } = await open(role, false);
      expect(screen.getByRole('complementary', { name: 'Your email address' })).toHaveTextContent(please);
      await user.click(screen.getByRole('button', { name: 'Send again' }));
      expect(await screen.findByText(SENT)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
    },
  );

  it('says why no link was sent', async () => {
    const sentence = 'You can request a new link 5 times in 24 hours. Please try again after 23/11/2026 10:15 am.';
    answerMutation(ResendVerificationDocument, () => errorResponse('RATE_LIMITED', sentence));
    const { user } = await open('candidate', false);
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
  });

  it('says that the address is already confirmed when it was confirmed elsewhere', async () => {
    resends(true);
    const { user } = await open('candidate', false);
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Your email address is already confirmed.')).toBeVisible();
  });

  it('stays hidden on other pages after it is dismissed', async () => {
    const { user, router } = await open('candidate', false);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(please)).toBeNull();
    await act(() => router.navigate(paths.candidate.myData));
    await screen.findByRole('heading', { name: /Delete your account/ });
    expect(screen.queryByText(please)).toBeNull();
  });

  it('appears when the address is unconfirmed on the server but confirmed in the stored session', async () => {
    await open('candidate', false, true);
    expect(await screen.findByText(please)).toBeVisible();
    await waitFor(() => expect(readSession()?.emailVerified).toBe(false));
  });
});

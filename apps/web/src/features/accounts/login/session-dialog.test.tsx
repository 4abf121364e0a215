import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths, type RoleName } from '../../../config/paths';
import { ViewerDocument } from '../../../lib/graphql/viewer.generated';
import { endSession } from '../../../lib/session/session';
import { writeSession } from '../../../lib/session/session-storage';
import { aSession, aViewer } from '../../../testing/data/builders';
import { enterText } from '../../../testing/enter-text';
import { openAs } from '../../../testing/open-as';
import { press } from '../../../testing/press';
import { renderApp } from '../../../testing/render-app';
import { answerMutation, answerQuery, errorResponse, server } from '../../../testing/server';
import { ContactMessagesDocument, MarkContactMessageHandledDocument } from '../../contact/contact-messages.generated';
import { DeleteMyAccountDocument, RequestMyDataDocument } from '../../my-data/my-data.generated';
import { SignInDocument } from './sign-in.public.generated';

const dead = () => errorResponse('UNAUTHENTICATED', 'Please log in to continue.');
const dialog = () => screen.findByRole('dialog', { name: 'Your session has ended' });
const type = (label: RegExp, value: string) => enterText(screen.getByLabelText(label), value);

/** Serves the login with the password `Secret#12` and, if `code` is given, a required code. Returns the inputs. */
function serveLogin(role: RoleName, { id = '7', code = undefined as string | undefined } = {}) {
  return answerMutation(SignInDocument, ({ input }) => {
    if (input.password !== 'Secret#12') return errorResponse('INVALID_CREDENTIALS', 'Invalid email or password.');
    if (code && !input.code)
      return errorResponse('SECOND_FACTOR_REQUIRED', 'Enter the code from your authenticator app.');
    const { viewer } = aViewer(aSession(role, { id }));
    if (!viewer) throw new Error('The builder gives a viewer.');
    return { signIn: { token: 'fresh', expiresAt: '2030-01-01T00:00:00.000Z', user: viewer } };
  });
}

/** Opens My Data with a token that expires while the page is open. `tokens` collects the tokens of the requests. */
async function openMyData() {
  const tokens: (string | null)[] = [];
  answerMutation(RequestMyDataDocument, { requestMyData: { url: '/my-data.zip?signature=1' } });
  server.use(
    graphql.mutation('RequestMyData', ({ request }) => {
      tokens.push(request.headers.get('authorization'));
      return tokens.at(-1) === 'Token fresh' ? undefined : dead();
    }),
  );
  const app = openAs('candidate', `${paths.candidate.myData}?a=1`);
  await screen.findByRole('heading', { level: 1, name: 'My Data' });
  // The navigation appears with the first response of the server.
  await screen.findByRole('link', { name: 'Job Explorer' });
  return { ...app, tokens };
}

beforeEach(() => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
});

describe('a session that ends while a page is in use', () => {
  it('asks for the password in a dialog over the page, then repeats the request', async () => {
    const logins = serveLogin('candidate');
    const { tokens, path } = await openMyData();
    await press('Download My Data');
    const over = within(await dialog());
    expect(over.getByLabelText(/Email/)).toHaveValue('asha@example.com');
    expect(path()).toBe(paths.candidate.myData);
    await press('Log in');
    expect(await over.findByText(/^Password is required/)).toBeVisible();

    await type(/Your password/, 'wrong');
    await press('Log in');
    expect(await over.findByRole('alert')).toHaveTextContent('Invalid email or password.');
    await type(/Your password/, 'Secret#12');
    await press('Log in');
    expect(await screen.findByText('Your download has started.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Your session has ended')).toBeNull());
    expect(tokens).toEqual(['Token token-7', 'Token fresh']);
    // The login is remembered as before.
    expect(logins.at(-1)).toMatchObject({ email: 'asha@example.com', userType: 'CANDIDATE', rememberMe: true });
    expect(localStorage.getItem('token')).toBe('fresh');
  });

  it('keeps an open dialog and its input below the login dialog, even after Escape', async () => {
    serveLogin('candidate');
    const app = await openMyData();
    answerMutation(DeleteMyAccountDocument, dead);
    await press('Delete My Account');
    const below = await screen.findByLabelText(/^Password/);
    await enterText(below, 'Typed#12');
    await press('Delete for Good');
    await dialog();
    await app.user.keyboard('{Escape}');
    await type(/Your password/, 'Secret#12');
    answerMutation(DeleteMyAccountDocument, () => errorResponse('INTERNAL', 'boom'));
    await press('Log in');
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(below).toHaveValue('Typed#12');
  });

  it('also asks an administrator for the two-step code', async () => {
    const message = { id: '41', name: 'Asha Patel', email: 'a@example.com', phone: '9876543210', message: 'Hello?' };
    const nodes = [
      { ...message, userType: 'CANDIDATE', isHandled: false, createdAt: '2026-02-01T06:30:00.000Z' },
    ] as const;
    answerQuery(ContactMessagesDocument, {
      contactMessages: { nodes: [...nodes], pageInfo: { hasNextPage: false }, totalCount: 1 },
    });
    answerMutation(MarkContactMessageHandledDocument, dead);
    const logins = serveLogin('admin', { code: '123456' });
    openAs('admin', paths.admin.contactMessages);
    await userEvent.click(await screen.findByRole('button', { name: /handled/i }));
    const over = within(await dialog());
    await type(/Your password/, 'Secret#12');
    await press('Log in');
    const code = await over.findByLabelText(/^Code/);
    await waitFor(() => expect(code).toHaveFocus());
    answerMutation(MarkContactMessageHandledDocument, {
      markContactMessageHandled: { contactMessage: { id: '41', isHandled: true } },
    });
    await enterText(code, '123456');
    await press('Log in');
    await waitFor(() => expect(screen.queryByText('Your session has ended')).toBeNull());
    expect(logins.at(-1)).toMatchObject({ password: 'Secret#12', code: '123456', userType: 'ADMIN' });
  });

  it('repeats the request when the same account logs in in another tab', async () => {
    const { tokens } = await openMyData();
    await press('Download My Data');
    await dialog();
    writeSession(aSession('candidate', { token: 'fresh' }), true);
    window.dispatchEvent(new Event('storage'));
    expect(await screen.findByText('Your download has started.')).toBeVisible();
    expect(tokens).toEqual(['Token token-7', 'Token fresh']);
  });

  it('does not repeat the request when another account logs in in another tab', async () => {
    const { tokens } = await openMyData();
    await press('Download My Data');
    await dialog();
    const other = aSession('candidate', { id: '8', token: 'fresh', first_name: 'Meera' });
    answerQuery(ViewerDocument, aViewer(other));
    writeSession(other, true);
    window.dispatchEvent(new Event('storage'));
    expect(await screen.findByRole('button', { name: 'Account of Meera' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Download My Data' })).toBeEnabled();
    expect(tokens).toEqual(['Token token-7']);
  });

  it('leads to a login that gives the reason and returns to the page when the user chooses to leave', async () => {
    serveLogin('candidate');
    const { router, path } = await openMyData();
    await press('Download My Data');
    await dialog();
    await press('Leave this page');
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
    expect(path()).toBe(paths.candidate.login);
    await type(/Email/, 'asha@example.com');
    await type(/^Password/, 'Secret#12');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await press('Log in');
    await screen.findByText('Login successfully!');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await screen.findByRole('heading', { level: 1, name: 'My Data' });
    expect(router.state.location).toMatchObject({ pathname: paths.candidate.myData, search: '?a=1' });
  });

  it('is removed and leads to the login when the account has been deactivated', async () => {
    const { path } = await openMyData();
    answerMutation(SignInDocument, () =>
      errorResponse('ACCOUNT_INACTIVE', 'Your account is inactive. Please contact admin.'),
    );
    await press('Download My Data');
    await dialog();
    await type(/Your password/, 'Secret#12');
    await press('Log in');
    await screen.findByRole('heading', { name: 'Candidate Login' });
    expect(screen.getByText('Your account is inactive. Please contact admin.')).toBeVisible();
    expect(path()).toBe(paths.candidate.login);
    await waitFor(() => expect(localStorage.length + sessionStorage.length).toBe(0));
  });
});

describe('opening a page without a valid session', () => {
  it('leads to the login, which gives the reason and remembers the page', async () => {
    const address = `${paths.employer.myJobs}?status=ACTIVE`;
    server.use(graphql.operation(() => dead()));
    answerQuery(ViewerDocument, { viewer: null });
    const { path, router } = renderApp(address, { as: aSession('employer') });
    // The server has not accepted a session on this page, as after a reload.
    expect(await screen.findByRole('heading', { name: 'Employer Login' })).toBeVisible();
    expect(screen.getByText('Your session has ended. Please log in again.')).toBeVisible();
    expect(path()).toBe(paths.employer.login);
    expect(router.state.location.state).toEqual({ why: 'ended', from: address, account: '7' });
  });

  it('treats a stored user without a token as an ended session', async () => {
    writeSession(aSession('employer'), true);
    localStorage.removeItem('token');
    const { path } = renderApp(paths.employer.home);
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
    expect(path()).toBe(paths.employer.login);
  });

  it('asks a visitor to log in', async () => {
    endSession();
    renderApp(paths.employer.myJobs);
    expect(await screen.findByText('Please log in to continue.')).toBeVisible();
  });
});

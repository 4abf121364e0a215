import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../../config/paths';
import { aSession, aViewer } from '../../../testing/data/builders';
import { openingsAnswer } from '../../../testing/data/openings';
import { enterText } from '../../../testing/enter-text';
import { openAs } from '../../../testing/open-as';
import { press } from '../../../testing/press';
import { renderApp } from '../../../testing/render-app';
import { answerMutation, answerQuery, server } from '../../../testing/server';
import { answerUnsaved, unsavedQuestion } from '../../../testing/unsaved-question';
import { OpenJobsDocument } from '../../jobs/job-search/open-jobs.public.generated';
import { SignInDocument } from './sign-in.public.generated';

const type = (label: RegExp, value: string) => enterText(screen.getByLabelText(label), value);

describe('the login and sign-up pages for a logged-in user', () => {
  it.each([
    ['candidate', paths.candidate.signUp],
    ['employer', paths.candidate.login],
    ['admin', paths.admin.login],
  ] as const)('redirect an %s from %s to their own dashboard', async (role, address) => {
    // The test checks only the redirect, so the requests get no response.
    server.use(graphql.operation(() => new Promise<never>(() => undefined)));
    const { path } = renderApp(address, { as: aSession(role) });
    await waitFor(() => expect(path()).toBe(paths[role].home));
  });

  it('stay open with a link to the dashboard when an employer follows Launch Your Career', async () => {
    answerQuery(OpenJobsDocument, openingsAnswer([]));
    const { path } = openAs('employer', paths.openings);
    await userEvent.click(await screen.findByRole('link', { name: 'Launch Your Career' }));
    expect(await screen.findByText(/You are logged in as an employer \(asha@example.com\)/)).toBeVisible();
    expect(path()).toBe(paths.candidate.signUp);
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', paths.employer.home);
  });
});

describe('logging in', () => {
  it('returns to the requested page, and Back skips the login page', async () => {
    server.use(graphql.operation(() => new Promise<never>(() => undefined)));
    const { viewer: user } = aViewer(aSession('employer'));
    if (!user) throw new Error('The builder gives a viewer.');
    answerMutation(SignInDocument, { signIn: { token: 'fresh', expiresAt: '2030-01-01T00:00:00.000Z', user } });
    const app = renderApp(paths.about);
    await screen.findByRole('heading', { level: 1 });
    await act(() => app.router.navigate(`${paths.employer.myJobs}?search=loom`));
    await screen.findByText('Please log in to continue.');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await type(/Email/, 'asha@example.com');
    await type(/^Password/, 'Secret#12');
    await press('Log in');
    await screen.findByText('Login successfully!');
    await vi.advanceTimersByTimeAsync(2100);
    await waitFor(() => expect(app.path()).toBe(paths.employer.myJobs));
    expect(app.router.state.location.search).toBe('?search=loom');
    await act(() => app.router.navigate(-1));
    await waitFor(() => expect(app.path()).toBe(paths.about));
  });
});

describe('a form that is filled in and not sent', () => {
  it.each([
    [paths.employer.signUp, /Organization Name/],
    [paths.contact, /^Name/],
  ])('at %s asks for confirmation before it is left', async (address, label) => {
    const { path } = renderApp(address);
    await screen.findByLabelText(label);
    await type(label, 'Asha');
    const leave = () => userEvent.click(screen.getAllByRole('link', { name: 'About Us' })[0] as HTMLElement);
    await leave();
    expect(await unsavedQuestion()).toHaveTextContent('Leave without saving?');
    await answerUnsaved('Stay');
    expect(path()).toBe(address);
    expect(screen.getByLabelText(label)).toHaveValue('Asha');
    const reload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(reload);
    expect(reload.defaultPrevented).toBe(true);

    await type(label, '');
    await leave();
    await waitFor(() => expect(path()).not.toBe(address));
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../../config/paths';
import { aSession, aViewer } from '../../../testing/data/builders';
import { enterText } from '../../../testing/enter-text';
import { pendingResponse } from '../../../testing/pending-response';
import { press } from '../../../testing/press';
import { renderApp } from '../../../testing/render-app';
import { answerMutation, server } from '../../../testing/server';
import { SignInDocument, type SignInMutation } from '../login/sign-in.public.generated';
import { RegisterEmployerDocument } from '../sign-up/sign-up.public.generated';

const type = (label: RegExp, value: string) => enterText(screen.getByLabelText(label), value);

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

describe("the employer's sign-up", () => {
  const filledIn: readonly [RegExp, string][] = [
    [/Organization Name/, 'Rao & Sons'],
    [/Company Website/, 'https://rao.example.com'],
    [/GSTIN/, '24ABCDE1234F1Z5'],
    [/First Name/, 'Asha'],
    [/Last Name/, 'Patel'],
    [/Email/, 'asha@example.com'],
    [/Contact No/, '9876543210'],
    [/^Password/, 'Monsoon#2025'],
    [/Confirm Password/, 'Monsoon#2025'],
  ];

  it('shows Sending..., sends once despite repeated presses and opens the login 2 s after success', async () => {
    const done = pendingResponse({ registerEmployer: { user: { id: '8' } } });
    const sent = answerMutation(RegisterEmployerDocument, () => done.answer);
    const app = renderApp(paths.employer.signUp);
    await screen.findByLabelText(/Organization Name/);
    for (const [label, text] of filledIn) await type(label, text);
    await userEvent.click(screen.getByRole('checkbox', { name: /Privacy Policy/ }));
    await press('Sign Up');
    expect(screen.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
    await press('Sending...');
    await userEvent.type(screen.getByLabelText(/Organization Name/), '{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    done.release();
    const banner = await screen.findByText('Form submitted successfully!');
    expect(banner.closest('[data-tone]')).toHaveAttribute('data-tone', 'success');
    expect(screen.getByLabelText(/Organization Name/)).toHaveValue('');
    await vi.advanceTimersByTimeAsync(1500);
    expect(app.path()).toBe(paths.employer.signUp);
    await vi.advanceTimersByTimeAsync(600);
    await waitFor(() => expect(app.path()).toBe(paths.employer.login));
    expect(sent).toHaveLength(1);
  });
});

describe('the login', () => {
  it.each(['employer', 'admin'] as const)('of an %s shows success for 2 s, then opens the dashboard', async (role) => {
    const { viewer: user } = aViewer(aSession(role));
    if (!user) throw new Error('The builder gives a viewer.');
    const session: SignInMutation = { signIn: { token: 'fresh', expiresAt: '2030-01-01T00:00:00.000Z', user } };
    // The test checks only the redirect, so the other requests get no response.
    server.use(graphql.operation(() => new Promise<never>(() => undefined)));
    answerMutation(SignInDocument, session);
    const app = renderApp(paths[role].login);
    await screen.findByLabelText(/Email/);
    await type(/Email/, 'asha@example.com');
    await type(/^Password/, 'Secret#12');
    await press('Log in');
    await screen.findByText('Login successfully!');
    await vi.advanceTimersByTimeAsync(1500);
    expect(app.path()).toBe(paths[role].login);
    await vi.advanceTimersByTimeAsync(600);
    await waitFor(() => expect(app.path()).toBe(paths[role].home));
  });
});

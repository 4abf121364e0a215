import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paths, withQuery } from '../../../config/paths';
import { readSession } from '../../../lib/session/session-storage';
import { aSession } from '../../../testing/data/builders';
import { renderApp } from '../../../testing/render-app';
import { answerMutation, errorResponse, networkFailure } from '../../../testing/server';
import { ConfirmEmailDocument, type ConfirmEmailMutation } from './confirm-email.public.generated';

type Done = ConfirmEmailMutation['confirmEmail'];

const changed: Done = { outcome: 'CHANGED', email: 'asha@new.example', user: null };
const changedBack: Done = { outcome: 'CHANGED_BACK', email: 'asha@example.com', user: null };

/** Opens the link of an email and clicks its button. Returns the tokens that were sent. */
async function press(answer: Done, { undo, as }: { undo?: string; as?: ReturnType<typeof aSession> } = {}) {
  const tokens: unknown[] = [];
  answerMutation(ConfirmEmailDocument, ({ input }) => {
    tokens.push(input.token);
    return { confirmEmail: answer };
  });
  renderApp(withQuery(paths.confirmEmail, { token: 'secret', undo }), as ? { as } : {});
  const name = undo ? 'Change it back' : 'Use this address';
  const button = await screen.findByRole('button', { name });
  expect(tokens).toEqual([]);
  await userEvent.click(button);
  return tokens;
}

describe('the link that confirms a new email address', () => {
  it('changes nothing until its button is pressed, then names the address to log in with', async () => {
    const tokens = await press(changed);
    expect(await screen.findByText('From now on you log in with asha@new.example.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Candidate Login' })).toHaveAttribute('href', paths.candidate.login);
    expect(tokens).toEqual(['secret']);
  });

  it('updates the email address in the stored session of its logged-in owner', async () => {
    await press({ ...changed, user: { id: '7' } }, { as: aSession('candidate') });
    expect(await screen.findByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
    expect(readSession()?.user.email).toBe('asha@new.example');
  });

  it('says that it has expired', async () => {
    await press({ outcome: 'EXPIRED', email: null, user: null });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired or has been used.');
  });

  it.each([
    [
      'another account has the address',
      () => errorResponse('EMAIL_TAKEN', 'This email is already registered.'),
      'Another account now has this email address. Nothing has changed.',
    ],
    ['the network is down', () => networkFailure(), 'Network error. Please try again later.'],
  ])('shows the error and keeps its button enabled when %s', async (_why, answer, sentence) => {
    answerMutation(ConfirmEmailDocument, answer);
    renderApp(withQuery(paths.confirmEmail, { token: 'secret' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use this address' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use this address' })).toBeEnabled();
  });
});

describe('the link that undoes a change of email address', () => {
  it('ends the session in this browser and offers to set a new password', async () => {
    await press({ ...changedBack, user: { id: '7' } }, { undo: 'yes', as: aSession('candidate') });
    expect(await screen.findByText(/^Your account has its earlier email address again/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', paths.forgotPassword);
    expect(readSession()).toBeNull();
  });
});

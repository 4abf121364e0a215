import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../config/paths';
import { renderApp } from '../../../testing/render-app';

describe('the page of the yearly email about job preferences', () => {
  it('decides nothing until a button is pressed', async () => {
    renderApp(`${paths.confirmPreferences}?candidate=1&signature=abc`);
    for (const [name, value] of [
      ['Yes, still right', 'confirm'],
      ['Do not suggest openings to me', 'hide'],
    ] as const) {
      const button = await screen.findByRole('button', { name });
      expect(button).toHaveAttribute('value', value);
      expect(button.closest('form')).toHaveAttribute('method', 'post');
      expect(button.closest('form')).not.toHaveAttribute('action');
    }
  });

  it('asks an imported person whether to be removed', async () => {
    renderApp(`${paths.confirmPreferences}?candidate=1&signature=abc&ask=remove`);
    const button = await screen.findByRole('button', { name: 'Remove me' });
    expect(button).toHaveAttribute('value', 'hide');
    expect(button.closest('form')).toHaveAttribute('method', 'post');
    expect(screen.getByRole('button', { name: 'No, suggest openings to me' })).toHaveAttribute('value', 'confirm');
  });

  it('says how to delete the account after the removal', async () => {
    renderApp(`${paths.confirmPreferences}?saved=hidden`);
    expect(await screen.findByText(/To delete your account, log in and open My Data/)).toBeVisible();
  });

  it.each([
    ['confirmed', /We go on suggesting openings/],
    ['hidden', /We do not suggest openings to you any more/],
    ['no', /This link is not valid/],
  ])('shows the result %s', async (saved, text) => {
    renderApp(`${paths.confirmPreferences}?saved=${saved}`);
    expect(await screen.findByText(text)).toBeVisible();
  });
});

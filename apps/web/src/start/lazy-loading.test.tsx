import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { RootLayout } from '../app/layouts/root-layout';
import { Providers } from '../app/providers';
import { enterText } from '../testing/enter-text';
import { enableRetry, loadRouteModule } from './lazy-loading';

describe('a page whose code cannot be loaded', () => {
  it('leaves the current page and its input in place, shows an error, and opens after Retry', async () => {
    let offline = true;
    let attempts = 0;
    const load = async () => {
      attempts += 1;
      if (offline) throw new TypeError('Failed to fetch dynamically imported module');
      return { Component: () => <h1>About Us</h1> };
    };
    const home = (
      <>
        <Link to="/about">About</Link>
        <input aria-label="Name" />
      </>
    );
    const router = createMemoryRouter([
      {
        element: <RootLayout />,
        children: [
          { path: '/', element: home },
          { path: '/about', lazy: () => loadRouteModule(load) },
        ],
      },
    ]);
    enableRetry();
    render(
      <Providers test>
        <RouterProvider router={router} />
      </Providers>,
    );
    await enterText(screen.getByLabelText('Name'), 'Asha');
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    const follow = () => userEvent.click(screen.getByRole('link', { name: 'About' }));
    await follow();
    expect(await screen.findByRole('alert')).toHaveTextContent('The page could not be loaded.');
    expect(screen.getByLabelText('Name')).toHaveValue('Asha');

    await press('Stay here');
    expect(screen.queryByRole('alert')).toBeNull();
    await follow();
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    expect(attempts).toBe(2);

    offline = false;
    await press('Retry');
    expect(await screen.findByRole('heading', { name: 'About Us' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
